import { cardName, spaceName, TERMS } from '../../words/terms.ts';
import type { BoardText } from './en.ts';

const terms = TERMS.nl;
const cards = (count: number): string => (count === 1 ? '1 kaart' : `${count} kaarten`);
const spaces = (count: number): string => (count === 1 ? '1 leeg vak' : `${count} lege vakken`);

/** What the board says in Dutch. */
export const nl: BoardText = {
  actions: terms.actions,
  spaceName: (space) => spaceName(terms, space),
  cardName: (card) => cardName(terms, card),
  holidayTicker: 'VRIJ',
  where: (turn, action, movement) => `Beurt ${turn} · ${action}, beweging ${movement}`,
  whereOver: (turn) => `Afgelopen na ${turn} beurten`,
  part: (turn) => `${turn}`,

  players: 'Spelers',
  board: 'Bord',
  place: 'Je plaats',
  hand: 'Je kaarten',
  youSmall: 'jij',
  youActive: 'jij, aan zet',
  active: 'aan zet',
  cardLaid: 'kaart ligt ✓',
  choosing: 'kiest…',
  laid: 'gedekt',
  plays: (card) => `Speelt ${card}.`,
  playedBefore: (names) => `Gespeeld sinds het schudden: ${names}.`,
  nothingPlayed: 'Niets gespeeld sinds het schudden',
  deck: (count) => `${cards(count)} in je stapel`,
  worth: (amount) => `${amount} met aandelen`,

  track: 'Baan van 60 vakken met acht stenen en zeven koerslijsten',
  space: (space) => `vak ${space}`,
  brick: (company, where, rank, price) => `${company}: ${where}, rang ${rank}, ${price}`,
  priceList: (name, prices) => `Koersen op ${name} per rang: ${prices}`,
  anyShare: (price, named) => (named ? `START: ${price}` : `elk aandeel ${price}`),

  market: 'Aandelen: koers, bij de bank, van jou',
  company: 'Bedrijf',
  price: 'Koers',
  bank: 'Bank',
  you: 'Jij',
  buy: 'Koop',
  sell: 'Verkoop',
  buyShare: (company, price, left) => `${company} kopen, ${price}, ${left} bij de bank`,
  sellShare: (company, price, held) => `${company} verkopen, ${price}, je hebt er ${held}`,

  actionBag: 'Actiezak',
  movementBag: 'Bewegingszak',
  out: (count) => `${count} eruit`,
  thisTurn: '(deze beurt)',
  isOut: '(eruit)',

  bricks: 'Stenen',
  chooseCard: (movement) => `Kies een kaart en zie waar die steen met beweging ${movement} zou komen.`,
  chooseBrick: 'Kies een verlichte steen, hier of op de baan, en zie waar hij zou komen.',
  rankedTo: {
    up: 'Hij gaat naar het eerste vrije vak voorbij de steen die net vóór hem lag.',
    down: 'Hij gaat naar het eerste vrije vak achter de steen die net na hem lag.',
  },
  chooseTrade: (cash) => `Je hebt ${cash}. Tik een aandeel aan om te kopen, een van jou om te verkopen, of allebei.`,
  walks: (company, count, from, to) => `${company} gaat ${spaces(count)} vooruit, van ${from} naar ${to}`,
  goes: (company, from, to) => `${company} gaat van ${from} naar ${to}`,
  rankAndPrice: (ranks, prices) => `: rang ${ranks[0]} → ${ranks[1]}, ${prices[0]} → ${prices[1]}.`,
  passes: (count) => (count === 1 ? ' (een bezet vak telt niet)' : ` (${count} bezette vakken tellen niet)`),
  ifNobodyFirst: `Als niemand eerst gaat of ${terms.holiday} speelt: alle kaarten gaan tegelijk open.`,
  youMoveFirst: `Jij gaat eerst, als niemand ${terms.holiday} speelt.`,
  endsGame: 'Daarmee eindigt het spel.',
  staysHome: (company) => `${company} staat op EINDE en blijft daar.`,
  holidayStops: 'Alle stenen blijven deze beurt staan.',
  holidayHalves: (movement, steps) =>
    `Als enige halveert deze kaart de beweging, van ${movement} naar ${steps}; met nog een erbij blijven alle stenen staan.`,
  worthChange: (now, then) => `Jij: ${now} → ${then}.`,
  worthSame: (now) => `Je blijft op ${now}.`,
  selling: (company, amount) => `${company} ${amount}`,
  cashChange: (parts, now, then) => `${parts}: ${now} → ${then} contant.`,
  short: (missing, canSell) =>
    canSell ? `Je komt ${missing} tekort: verkoop ook een aandeel.` : `Je zou ${missing} tekortkomen.`,
  newPrices: 'Nieuwe koersen, naar rang en stuk van de baan',
  others: 'Andere aandelen',
  beginning: 'Bij het begin',
  cardsUp: 'Alle kaarten liggen open.',
  allWalk: (count, passes = '') => `Elke steen gaat ${spaces(count)} vooruit${passes}.`,
  actionMeans: {
    trade: (name) => `Vanaf ${name} mag iedereen een aandeel kopen, een verkopen, of allebei.`,
    up: (name) => `${name} zet een steen voorbij de steen ervoor.`,
    down: (name) => `${name} zet een steen achter de steen erachter.`,
    none: () => 'Iedereen speelt meteen een kaart.',
  },
  noneToRank: `Alle stenen staan op ${terms.start}: geen wordt verplaatst. Iedereen speelt meteen een kaart.`,
  cardOf: (name) => `Kaart van ${name}.`,
  firstToMove: (name) => `${name} gaat eerst, dan met de klok mee.`,
  holidayCalled: (names, steps) =>
    `${terms.holiday} door ${names}. ${steps === 0 ? 'Niets beweegt.' : `Elke steen gaat maar ${spaces(steps)} vooruit.`}`,
};
