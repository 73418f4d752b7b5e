import { wordsOf } from './common.ts';
import { texts } from './nl-cards.ts';
import { events } from './nl-events.ts';
import { moves } from './nl-moves.ts';

const doing =
  (one: string, more: string, what: string) =>
  (names: string, several: boolean): string =>
    `${names} ${several ? more : one} ${what}.`;

const lays = (what: string) => doing('legt', 'leggen', what);
const chooses = (what: string) => doing('kiest', 'kiezen', what);
const thinks = (what: string) => doing('denkt', 'denken', `na over ${what}`);

export const words = wordsOf({
  cards: texts,
  pitch: 'Ken één geheim van de markt, raad de andere, en bied op wat niemand ziet.',
  parts: {
    cash: 'Geld',
    shares: 'Aandelen',
    majorities: 'Meerderheden',
    pending: 'Biedingen en dividenden',
    actions: 'Boom en Bust',
    bonds: 'Obligaties',
    commodities: 'Grondstoffen',
    strategies: 'Strategieën',
    investors: 'Investeerders',
    turnOrder: 'Beurtvolgorde',
    fees: 'Kosten',
  },
  foreknown: (company, dividend, steps) =>
    dividend === null
      ? `${company} ${Math.abs(steps)} ${steps < 0 ? 'daalt' : 'stijgt'}`
      : `${company} dividend betaalt (${dividend})`,
  styles: {
    haggler: 'Weet wat het waard is en biedt net iets minder.',
  },
  options: {
    board: {
      label: 'Bord',
      help: 'Op het gevorderde bord heeft elk bedrijf een eigen koersbaan.',
      values: { standard: 'Standaard', advanced: 'Gevorderd' },
    },
    bonds: { label: 'Obligaties', help: 'Tot drie per ronde, elk $ 1K rente, aan het eind je geld terug.' },
    commodities: {
      label: 'Grondstoffen en belastingen',
      help: 'Series brengen aan het eind geld op, belastingen kosten geld.',
    },
    forecastDice: {
      label: 'Voorspellingsdobbelstenen',
      help: 'Zes dobbelstenen kiezen de voorspellingen van elke ronde.',
    },
    firstPlayerCard: { label: 'Startspelerkaart', help: 'Het begin van de volgende ronde ligt op een stapel.' },
    investors: {
      label: 'Investeerders',
      help: 'Startgeld en een gave.',
      values: { none: 'Geen', choice: 'Kiezen uit wat je krijgt', auction: 'Erop bieden' },
    },
    invited: { label: 'Uitgenodigde investeerders', help: 'Worden in elk geval gedeeld.' },
    strategies: { label: 'Investeringsstrategieën', help: 'Een hand geheime kaarten, één per ronde.' },
    promos: { label: 'Promostrategieën', help: 'Nog acht strategieën.' },
  },
  questions: {
    over: 'Het spel is afgelopen.',
    asked: {
      drop: ['Welke twee strategieën leg je weg?', lays('strategieën weg')],
      bonds: ['Hoeveel obligaties koop je?', thinks('obligaties')],
      phil: ['Forecast Phil: welke kaart neem je voor je paar?', chooses('een kaart voor een paar')],
      opening: [
        'Royal Robins: waar komen de eerste kaarten? De eerste komt dicht.',
        lays('de eerste kaarten van de stapels'),
      ],
      commerce: ['Waar komt je handelskaart?', lays('een handelskaart')],
      'lay-first-card': ['Waar komt de startspelerkaart?', lays('de startspelerkaart')],
      'before-bidding': [
        'Vóór het bieden: gebruik je je investeerder?',
        doing('gebruikt', 'gebruiken', 'een investeerder'),
      ],
      'give-first-card': ['Wie begint de volgende ronde?', doing('geeft', 'geven', 'de startspelerkaart weg')],
      action: ['Je actiebeurt: wat speel je?', doing('speelt', 'spelen', 'acties')],
      selling: ['Verkoop je aandelen?', doing('verkoopt', 'verkopen', 'aandelen')],
      barack: ['Bailout Barack: koop je een afgelegd aandeel?', thinks('een afgelegd aandeel')],
      deborah: [
        'Dividend Deborah: welk bedrijf betaalt iedereen $ 1K per aandeel?',
        chooses('een bedrijf dat uitbetaalt'),
      ],
      ana: ['Agile Ana: welk bedrijf toon je voor $ 1K?', doing('toont', 'tonen', 'aandelen')],
      sharing: ['Er wisselt geld van eigenaar: van wie naar wie?', doing('verschuift', 'verschuiven', 'geld')],
    },
    investor: ['Welke investeerder houd je?', chooses('een investeerder')],
    investors: ['Welke twee investeerders houd je?', chooses('investeerders')],
    supplyUp: ['Welke kaart leg je open, en waar?', lays('kaarten')],
    supplyDown: ['Waar komt je andere kaart, dicht?', lays('kaarten')],
    bidding: ['Waar bied je, en hoeveel?', doing('doet', 'doen', 'een bod')],
    auction: ['Op welke investeerder bied je, en hoeveel?', doing('doet', 'doen', 'een bod')],
    strategy: (name) => [`${name}: wat kies je?`, doing('speelt', 'spelen', name)],
    giveUp: ['Chanda: welk aandeel sta je af?', doing('herschikt', 'herschikken', 'aandelen')],
    toSplit: ['Chanda: welk aandeel komt bij de gesplitste?', doing('herschikt', 'herschikken', 'aandelen')],
    dividend: (company, each, none) => [
      `${company} betaalt ${each} per aandeel: ${none ? 'je hebt er geen om te tonen.' : 'hoeveel toon je er?'}`,
      doing('beslist', 'beslissen', `wat te tonen van ${company}`),
    ],
  },
  moves,
  events,
  modules: { bonds: 'obligaties', commodities: 'grondstoffen', strategies: 'strategieën' },
  refusals: {
    'not-now': () => 'Dat kan nu niet.',
    'not-in-hand': () => 'Die kaart heb je niet in je hand.',
    'no-such-pile': ({ piles }) => `Er zijn ${piles} stapels.`,
    'first-face-up': () => 'De eerste kaart komt open.',
    'second-face-down': () => 'De tweede kaart komt dicht.',
    'different-piles': () => 'Je twee handelskaarten komen op verschillende stapels.',
    'too-many-bonds': ({ most, price }) => `Je kunt er nu hoogstens ${most} kopen, voor ${price} per stuk.`,
    'own-meeple': () => 'Je andere meeple staat op die baan.',
    'no-such-space': ({ spaces }) => `Een baan heeft ${spaces} vakken.`,
    'one-value': () => 'Dat vak heeft voor jou maar één waarde.',
    'blocked-space': () => 'Cunning Carlos verspert dat vak: hij moet met minstens twee vakken overboden worden.',
    'closed-track': () => 'Die baan is gesloten: hoger bieden kan niet.',
    'too-low': ({ lowest }) => `Bied meer dan de meeple die er staat: ${lowest} of hoger.`,
    'above-cash': ({ mostMoney }) => `Je kunt niet meer bieden dan je hebt: ${mostMoney}.`,
    'above-investor': ({ mostMoney }) => `Je kunt niet meer bieden dan het geld van die investeerder: ${mostMoney}.`,
    'no-look': () => 'Er is nu geen paar dat je mag bekijken.',
    'actions-first': () => 'Booms en Busts moeten gespeeld worden in de ronde waarin ze gewonnen zijn.',
    'no-such-action': () => 'Zo’n actiekaart heb je niet.',
    'no-more-strategies': () => 'Je hebt je strategieën van deze ronde gespeeld.',
    'strategy-cost': () => 'Je kunt niet betalen wat die strategie kost.',
    'strategy-bond': () => 'Die strategie kost een obligatie, en je hebt er geen.',
    'strategy-condition': () => 'Aan de voorwaarde van die strategie is niet voldaan.',
    'strategy-quiet': () => 'Je speelde Quiet Period: je verkoopt deze ronde niets meer.',
    'strategy-target': () => 'Er is niets waarop die strategie zou werken.',
    'not-a-target': () => 'Dat kan hier niet gekozen worden.',
    'no-short-sale': () => 'Alleen Shorting Soros verkoopt voor zijn prijs, één keer per ronde.',
    'short-one-half': () => 'Shorting Soros verkoopt één helft van een gesplitst aandeel.',
    'no-such-share': () => 'Zo’n aandeel heb je niet.',
    'cannot-pay': () => 'Dat kun je niet betalen.',
    'not-discarded': () => 'Er ligt geen aandeel van dat bedrijf op de aflegstapel.',
    'too-many-shown': ({ most }) => `Je hebt er ${most} om te tonen.`,
    'not-dealt': ({ count }) =>
      `Houd ${Number(count) === 1 ? 'een van de twee' : 'twee van de vier'} investeerders die je kreeg.`,
    'promos-without-strategies': () => 'De promokaarten zijn strategieën: zet ook strategieën aan.',
    'invited-without-investors': () =>
      'Er zijn investeerders uitgenodigd, maar het spel heeft er geen: kies ze of bied erop.',
    'investor-without-module': ({ investor, module }) =>
      `${investor} heeft ${module} nodig: zet die aan, of laat die investeerder weg.`,
  },
});
