import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Geld en aandelen',
    text: 'Na 16 rondes wint wie het meeste aan geld en aandelen heeft. Je begint met 250 en 8 aandelen van elke sector. Elke beurt begint met 50 kosten, en die heb je net betaald: wie zonder geld zit, kan failliet gaan.',
  },
  objective: {
    title: 'Jouw geheime doel',
    text: 'Het vraagt voor 150 aan Mijnen, voor 125 aan Winkels en voor 175 aan Transport, en niets van de andere twee. Opgeëist brengt het 25 op van elke speler en 125 van de bank, en er volgt een hoger doel.',
  },
  card: {
    title: 'Duw een koers',
    text: 'Een beurt gaat verder met een marktkaart. Techniek heb je niet nodig, dus maak het duur voor je het verkoopt: speel de kaart die Techniek 3 omhoog brengt.',
    why: 'Je gaat Techniek verkopen, dus duw eerst de koers omhoog: speel Techniek 3 omhoog.',
  },
  sell: {
    title: 'Roep een bod',
    text: 'Handel zo vaak je wilt, maar in de eerste en de laatste ronde in maar twee sectoren. Kies Techniek, Verkopen, en alle 8. De anderen antwoorden om de beurt, te beginnen links van je.',
    why: 'Je doel staat geen Techniek toe: bied alle 8 te koop aan.',
  },
  bank: {
    title: 'De bank neemt de rest',
    text: (who) =>
      `${who(1)} kocht er 3, ${who(2)} 2. Wat over is mag je aan de bank verkopen voor 1 minder dan de koers; van de bank kopen kost 1 meer. Verkoop alle 3.`,
    why: 'Je wilt van Techniek af: verkoop alle 3 aan de bank.',
  },
  buy: {
    title: 'Nu kopen',
    text: 'Je 8 Transport zijn 80 waard, je doel wil 175. Bied aan er 6 te kopen voor 10.',
    why: 'Van Transport vraagt je doel het meest: bied aan er 6 te kopen.',
  },
  done: {
    title: 'Genoeg voor nu',
    text: (who) =>
      `${who(1)} verkocht je er 4 en ${who(2)} 2: je hebt nu 14 Transport. Je handelde in twee sectoren, dus deze ronde geen derde. Houd geld over voor de volgende kosten, en stop met handelen.`,
    why: 'Meer dan twee sectoren mag deze ronde niet, en geld houden is wijs: stop met handelen.',
  },
  dividend: {
    title: 'Een tweede kaart',
    text: 'Dan volgt een tweede marktkaart. Een dividend betaalt iedereen voor elk aandeel van de sector: 3 zolang de koers 6 tot 20 is. Niemand heeft zoveel Transport als jij, dus speel het.',
    why: 'Jij hebt 14 Transport, de anderen samen 10: het dividend betaalt jou het meest. Speel het.',
  },
  claim: {
    title: 'Nog niet',
    text: 'Nu, en alleen nu, mag een doel worden opgeëist. Dat van jou is niet gehaald, dus beëindig je beurt. Het wordt ieder elke keer gevraagd: zo weet niemand hoever je bent.',
    why: 'Je doel is nog niet gehaald: beëindig je beurt.',
  },
  answer: {
    title: 'Jou wordt iets gevraagd',
    text: (who) =>
      `${who(1)} duwde Vastgoed naar 13 en wil er 4 kopen. Je doel staat geen Vastgoed toe, dus verkoop er 4. Als je anderen antwoordt geldt de grens van twee sectoren niet.`,
    why: 'Je wilt van Vastgoed af, en 13 is een goede prijs: verkoop er 4.',
  },
  end: {
    title: 'Nu speel je verder',
    text: (who) =>
      `Kosten, kaart, handel, kaart, doel: dat is een beurt. Die van ${who(1)} gaat verder, en de anderen denken nu zelf na. Houd 50 over voor elke beurt. Twijfel je? Tip laat zien wat een goede handelaar zou doen.`,
  },
};
