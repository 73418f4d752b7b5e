import type { Effect } from '../../data.ts';
import { signed } from '../../words/common.ts';

const boxes = (count: number): string => `${signed(count)} ${Math.abs(count) === 1 ? 'box' : 'boxes'}`;
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** A card's name and, in a few words, what it does (T4). */
function effect(does: Effect): { readonly name: string; readonly does: string } {
  switch (does.kind) {
    case 'side-deal':
      return { name: 'Side Deal', does: 'take one card of the trick' };
    case 'reversal':
      return { name: 'Market Reversal', does: 'the lowest number wins' };
    case 'own-company':
      return { name: does.boxes < 0 ? 'Profit Taking' : 'Good Press', does: `this company ${boxes(does.boxes)}` };
    case 'other-company':
      return { name: does.boxes < 0 ? 'Bad Press' : 'Kind Word', does: `another company ${boxes(does.boxes)}` };
    case 'any-company':
      return { name: 'Insider Tip', does: `any company ${signed(does.boxes)} or ${signed(-does.boxes)}` };
    case 'acquisition':
      return { name: 'New Acqui\u00adsition', does: `if it wins, ${boxes(does.boxes)}` };
  }
}

/** What the board says in English; the other languages have the same shape. */
export const en = {
  effect,
  cards,
  where: (round: number, rounds: number, trick: number, tricks: number) =>
    `Round ${round} of ${rounds} · trick ${trick} of ${tricks}`,
  whereOver: (rounds: number) => `All ${rounds} rounds played`,
  round: (round: number) => `round ${round}`,
  roundPart: (round: number) => `Round ${round}`,
  players: 'Players',
  board: 'Board',
  place: 'Your place',
  hand: 'Your hand',
  you: 'You',
  youSmall: 'you',
  otto: 'plays for nobody',
  cardDoes: (name: string, does: string) => `${name}: ${does}.`,
  ottoNoEffect: 'its effect does not count',
  noMoney: 'no money',

  trick: 'The trick',
  trickOf: (trick: number, tricks: number) => `Trick ${trick} of ${tricks}`,
  lowestWins: 'Lowest number wins',
  highestWins: 'Highest number wins',
  higherWins: 'Equal: the higher company wins',
  lowerWins: 'Equal: the lower company wins',
  nobodyWins: 'Equal: nobody wins so far',
  aside: (count: number) => `${cards(count)} set aside`,
  led: { you: 'led', other: 'led' },
  played: { you: 'played', other: 'played' },
  winsSoFar: { you: 'win so far', other: 'wins so far' },
  wins: { you: 'win the trick', other: 'wins the trick' },
  winsHigher: { you: 'win: higher company', other: 'wins: higher company' },
  winsLower: { you: 'win: lower company', other: 'wins: lower company' },
  wouldWin: 'would win',
  wouldNotWin: 'would not win',
  next: { you: 'are next', other: 'is next' },
  leads: { you: 'lead', other: 'leads' },
  toPlay: { you: 'to play', other: 'to play' },
  afterYou: 'after you',
  yourTurn: 'your card',
  toCome: 'to come',
  taken: 'taken by Side Deal',

  prices: 'Prices',
  notInGame: (names: string, several: boolean) => `${names} ${several ? 'are' : 'is'} not in this game`,
  priceRow: (company: string, price: string, box: number, last: number) =>
    `${company}: ${price}, box ${box} of ${last}`,
  raise: (company: string, by: number) => `${company} up ${boxes(by)}`,
  lower: (company: string, by: number) => `${company} down ${boxes(by)}`,
  wouldStand: (box: number) => `would stand on box ${box}`,

  payouts: 'Payouts now',
  payoutsIf: 'If the trick ends like this',
  payoutsPaid: (round: number) => `Round ${round} pays`,
  sharesThenMoney: 'shares, then money',
  company: 'Company',
  rank: (rank: number) => ['1st', '2nd', '3rd'][rank]!,
  ifRoundEnded: 'If the round ended now',
  ifTrickEnded: 'Paid in all',
  roundPaid: 'Paid this round',
  none: 'none',
  shares: (count: number) => (count === 1 ? '1 share' : `${count} shares`),

  noShares: 'no shares yet',
  leftover: (count: number) => `your last ${count === 1 ? 'card joins' : `${count} cards join`} at payout`,
  money: (amounts: string) => `Money: ${amounts}`,

  chooseCard: 'Choose a card to see what it would do.',
  chooseCompany: 'Choose here or on the price board.',
  chooseTake: 'Choose a card of the trick; the winning one cannot be taken.',
  companies: 'Company it moves',
  direction: 'Up or down',
  up: 'Up',
  down: 'Down',
  goOn: 'Go on',
  goOnTo: (round: number) => `Go on to round ${round}`,

  reverses: 'The lowest number now wins.',
  moves: (company: string, price: string, box: number) => `${company} goes to ${price} (box ${box}).`,
  staysPut: (company: string) => `${company} stays at the end of its track.`,
  winTrick: (count: number, company: string, price: string, box: number) =>
    `You win ${cards(count)}; ${company} rises to ${price} (box ${box}).`,
  winSoFar: (count: number, company: string, price: string, box: number) =>
    `So far you win ${cards(count)}; ${company} rises to ${price} (box ${box}).`,
  theyWin: (name: string) => `${name} wins the trick.`,
  theyWinSoFar: (name: string) => `${name} still wins so far.`,
  nobody: 'Nobody wins: equal cards drop out.',
  nobodySoFar: 'Nobody would win so far: equal cards drop out.',
  beatenBy: (count: number, unseen: number) =>
    count === 0 ? 'No unseen card beats it.' : `${count} of ${unseen} unseen cards can beat it.`,
  thenDeal: 'Your Side Deal takes a card.',
  dealFirst: (names: string, several: boolean) => `${names} ${several ? 'take' : 'takes'} a card by Side Deal.`,
  payoutChange: (now: string, then: string) => `Your payout: ${now} → ${then}.`,
  payoutSame: (now: string) => `Your payout stays ${now}.`,
  leavesTo: (name: string, count: number) => `That leaves ${cards(count)} to ${name}.`,
  leavesToYou: (count: number) => `That leaves you ${cards(count)} as the winner.`,
  tiedOut: 'tied, drops out',
  equalHigher: 'Equal numbers: the company higher on the price board wins.',
  equalLower: 'Equal numbers: the company lower on the price board wins.',
  tiesWith: (names: string, several: boolean) =>
    `Same number on the same box as ${names}: ${several ? 'all' : 'both'} drop out.`,
  whichCompany: 'Which company does it move?',
  dropsOut: 'drops out',
  tied: (name: string, number: number) => `Tied cards drop out. ${name} wins with ${number}.`,
  tiedNobody: 'Tied cards drop out. Nobody wins.',
  tiedWhy: 'Same number, and their companies stand on the same box: neither is higher. The next card counts.',
};

/** One language's texts of the board. */
export type BoardText = typeof en;
