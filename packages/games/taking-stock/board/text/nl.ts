import type { Effect } from '../../data.ts';
import { signed } from '../../words/common.ts';
import type { BoardText } from './en.ts';

const boxes = (count: number): string => `${signed(count)} ${Math.abs(count) === 1 ? 'vak' : 'vakken'}`;
const cards = (count: number): string => (count === 1 ? '1 kaart' : `${count} kaarten`);

function effect(does: Effect): { readonly name: string; readonly does: string } {
  switch (does.kind) {
    case 'side-deal':
      return { name: 'Onder\u00adonsje', does: 'pak een kaart van de slag' };
    case 'reversal':
      return { name: 'Omkering', does: 'het laagste nummer wint' };
    case 'own-company':
      return { name: does.boxes < 0 ? 'Winst\u00adneming' : 'Goede pers', does: `dit bedrijf ${boxes(does.boxes)}` };
    case 'other-company':
      return { name: does.boxes < 0 ? 'Slechte pers' : 'Goed woord', does: `een ander bedrijf ${boxes(does.boxes)}` };
    case 'any-company':
      return { name: 'Beurstip', does: `een bedrijf ${signed(does.boxes)} of ${signed(-does.boxes)}` };
    case 'acquisition':
      return { name: 'Overname', does: `als ze wint, ${boxes(does.boxes)}` };
  }
}

/** What the board says in Dutch. */
export const nl: BoardText = {
  effect,
  cards,
  where: (round, rounds, trick, tricks) => `Ronde ${round} van ${rounds} · slag ${trick} van ${tricks}`,
  whereOver: (rounds) => `Alle ${rounds} rondes gespeeld`,
  round: (round) => `ronde ${round}`,
  roundPart: (round) => `Ronde ${round}`,
  players: 'Spelers',
  board: 'Bord',
  place: 'Jouw plaats',
  hand: 'Je hand',
  you: 'Jij',
  youSmall: 'jij',
  otto: 'speelt voor niemand',
  cardDoes: (name, does) => `${name}: ${does}.`,
  ottoNoEffect: 'het effect telt niet',
  noMoney: 'geen geld',

  trick: 'De slag',
  trickOf: (trick, tricks) => `Slag ${trick} van ${tricks}`,
  lowestWins: 'Laagste nummer wint',
  highestWins: 'Hoogste nummer wint',
  higherWins: 'Gelijk: het hogere bedrijf wint',
  lowerWins: 'Gelijk: het lagere bedrijf wint',
  nobodyWins: 'Gelijk: nu wint niemand',
  aside: (count) => `${cards(count)} opzij`,
  led: { you: 'kwam uit', other: 'kwam uit' },
  played: { you: 'speelde', other: 'speelde' },
  winsSoFar: { you: 'staat voor', other: 'staat voor' },
  wins: { you: 'wint de slag', other: 'wint de slag' },
  winsHigher: { you: 'wint: hoger bedrijf', other: 'wint: hoger bedrijf' },
  winsLower: { you: 'wint: lager bedrijf', other: 'wint: lager bedrijf' },
  wouldWin: 'zou winnen',
  wouldNotWin: 'zou niet winnen',
  next: { you: 'bent aan de beurt', other: 'is aan de beurt' },
  leads: { you: 'komt uit', other: 'komt uit' },
  toPlay: { you: 'moet nog', other: 'moet nog' },
  afterYou: 'na jou',
  yourTurn: 'jouw kaart',
  toCome: 'komt nog',
  taken: 'genomen met Onderonsje',

  prices: 'Koersen',
  notInGame: (names, several) => `${names} ${several ? 'doen' : 'doet'} niet mee`,
  priceRow: (company, price, box, last) => `${company}: ${price}, vak ${box} van ${last}`,
  raise: (company, by) => `${company} omhoog, ${boxes(by)}`,
  lower: (company, by) => `${company} omlaag, ${boxes(by)}`,
  wouldStand: (box) => `zou op vak ${box} staan`,

  payouts: 'Uitbetaling nu',
  payoutsIf: 'Als de slag zo eindigt',
  payoutsPaid: (round) => `Ronde ${round} betaalt`,
  sharesThenMoney: 'aandelen, dan geld',
  company: 'Bedrijf',
  rank: (rank) => ['1e', '2e', '3e'][rank]!,
  ifRoundEnded: 'Als de ronde nu eindigde',
  ifTrickEnded: 'Samen betaald',
  roundPaid: 'Deze ronde betaald',
  none: 'geen',
  shares: (count) => (count === 1 ? '1 aandeel' : `${count} aandelen`),

  noShares: 'nog geen aandelen',
  leftover: (count) =>
    count === 1
      ? 'je laatste kaart komt er bij de uitbetaling bij'
      : `je laatste ${count} kaarten komen er bij de uitbetaling bij`,
  money: (amounts) => `Geld: ${amounts}`,

  chooseCard: 'Kies een kaart om te zien wat ze zou doen.',
  chooseCompany: 'Kies hier of op het koersbord.',
  chooseTake: 'Kies een kaart van de slag; de winnende kan niet.',
  companies: 'Bedrijf dat verplaatst wordt',
  direction: 'Omhoog of omlaag',
  up: 'Omhoog',
  down: 'Omlaag',
  goOn: 'Verder',
  goOnTo: (round) => `Verder naar ronde ${round}`,

  reverses: 'Nu wint het laagste nummer.',
  moves: (company, price, box) => `${company} gaat naar ${price} (vak ${box}).`,
  staysPut: (company) => `${company} blijft aan het eind van de baan.`,
  winTrick: (count, company, price, box) => `Je wint ${cards(count)}; ${company} stijgt naar ${price} (vak ${box}).`,
  winSoFar: (count, company, price, box) =>
    `Zoals het nu ligt win je ${cards(count)}; ${company} stijgt naar ${price} (vak ${box}).`,
  theyWin: (name) => `${name} wint de slag.`,
  theyWinSoFar: (name) => `${name} staat nog steeds voor.`,
  nobody: 'Niemand wint: gelijke kaarten vallen af.',
  nobodySoFar: 'Nu zou niemand winnen: gelijke kaarten vallen af.',
  beatenBy: (count, unseen) =>
    count === 0
      ? 'Geen enkele verborgen kaart verslaat haar.'
      : `${count} van de ${unseen} verborgen kaarten ${count === 1 ? 'kan' : 'kunnen'} haar verslaan.`,
  thenDeal: 'Je Onderonsje pakt een kaart.',
  dealFirst: (names, several) => `${names} ${several ? 'pakken' : 'pakt'} een kaart met een Onderonsje.`,
  payoutChange: (now, then) => `Jouw uitbetaling: ${now} → ${then}.`,
  payoutSame: (now) => `Jouw uitbetaling blijft ${now}.`,
  leavesTo: (name, count) => `Dan blijven er ${cards(count)} over voor ${name}.`,
  leavesToYou: (count) => `Dan blijven er ${cards(count)} over voor jou als winnaar.`,
  tiedOut: 'gelijk, valt af',
  equalHigher: 'Gelijke nummers: het bedrijf dat hoger op het koersbord staat, wint.',
  equalLower: 'Gelijke nummers: het bedrijf dat lager op het koersbord staat, wint.',
  tiesWith: (names, several) => `Zelfde getal op hetzelfde vak als ${names}: ${several ? 'alle' : 'beide'} vallen af.`,
  whichCompany: 'Welk bedrijf verplaatst ze?',
  dropsOut: 'valt af',
  tied: (name, number) => `Gelijke kaarten vallen af. ${name} wint met ${number}.`,
  tiedNobody: 'Gelijke kaarten vallen af. Niemand wint.',
  tiedWhy: 'Zelfde nummer, en hun bedrijven staan op hetzelfde vak: geen van beide is hoger. De volgende kaart telt.',
};
