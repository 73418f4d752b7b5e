import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Een race van acht stenen',
    text: 'Acht stenen racen van START naar EINDE, en hun plaats bepaalt de koers van de aandelen. Zodra de eerste binnen is, eindigt het spel: geld en aandelen worden opgeteld, en de rijkste wint.',
  },
  prices: {
    title: 'Stuk en rang',
    text: 'Een aandeel kost wat de lijst zegt van het stuk waar zijn steen staat, bij de rang van die steen. Voorop is het duur, en verderop steeds duurder; achteraan is het goedkoop, later zelfs minder dan niets waard. Op START kost elk aandeel $\u00a020.',
  },
  buy: {
    title: 'Handel',
    text: 'De tegel zegt Handel: om de beurt mag ieder een aandeel kopen, er een verkopen, of allebei. Je hebt $\u00a020, een aandeel Alhambra, en de kaart van Timbuktu in je hand. Koop Timbuktu: dat kun je meteen vooruit duwen.',
    why: 'Elk aandeel kost nu $\u00a020, maar jij hebt de kaart die Timbuktu verzet: koop Timbuktu.',
  },
  card: {
    title: 'Een kaart in het geheim',
    text: 'Iedereen legt een kaart gedekt neer. Zijn ze allemaal open, dan gaat elke steen zoveel lege vakken vooruit als de bewegingstegel zegt: 4 deze beurt. Speel Timbuktu.',
    why: 'Van Colonia heb je niets. Timbuktu is van jou: speel die kaart.',
  },
  moved: {
    title: 'Kijk naar de koersen',
    text: (who) =>
      `${who(1)} en ${who(2)} duwden allebei Show Manager: die ging twee keer vooruit en staat eerste, op $\u00a080. Jouw Timbuktu is tweede en $\u00a070 waard in plaats van $\u00a020. Bezette vakken worden overgeslagen en tellen niet.`,
  },
  quiet: {
    title: 'Geen actie',
    text: (who) =>
      `${who(1)} is aan zet en trok Geen actie, dus er worden alleen kaarten gespeeld. Van geen van je kaarten heb je een aandeel; Colonia is van niemand en helpt dus geen rivaal. Speel die. (Een Feestdag zou alle stenen laten staan.)`,
    why: (who) => `Metro zou ${who(2)} helpen, die er een aandeel van heeft. Colonia is van niemand: speel die.`,
  },
  swap: {
    title: 'Verkopen en kopen in één keer',
    text: 'Weer Handel. Timbuktu brengt $\u00a040 op, twee keer wat je betaalde, en je trok de kaart van Alhambra. Verkoop Timbuktu en koop een tweede Alhambra voor $\u00a020, allebei tegelijk.',
    why: 'Je gaat zo Alhambra vooruit duwen, dus zorg dat je er meer van hebt: verkoop Timbuktu en koop Alhambra.',
  },
  push: {
    title: 'Duw je eigen steen',
    text: 'Twee aandelen Alhambra, en de kaart in je hand: speel die. Na elke beurt trek je een nieuwe kaart; zijn ze alle negen gespeeld, dan worden ze weer geschud.',
    why: 'Twee van je aandelen zijn van Alhambra: speel die kaart.',
  },
  rank: {
    title: 'Rang +1',
    text: 'Jij bent aan zet en trok Rang +1: kies een steen, en hij gaat naar het eerste lege vak vóór de steen die net boven hem staat. Alhambra springt voorbij Carat en, omdat het volgende vak bezet is, ook voorbij Timbuktu.',
    why: 'Elke steen behalve de eerste mag; Alhambra is die van jou: verzet die.',
  },
  free: {
    title: 'Nu kies jij',
    text: 'Nu gaan de stenen 6 vooruit, een heel eind. Van geen van beide kaarten heb je een aandeel: bedenk wie zo’n kaart helpt, en of die steen Alhambra zou inhalen. Speel welke je wilt.',
  },
  end: {
    title: 'Nu speel je verder',
    text: (who) =>
      `${who(1)} duwde uitgerekend Alhambra. Bof jij even! Vanaf nu denken de anderen zelf na. Gespeelde kaarten liggen open, dus je kunt weten wat er nog kan komen. Twijfel je? Tip laat zien wat een goede handelaar zou doen.`,
  },
};
