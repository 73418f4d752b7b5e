import type { Side } from '../../state.ts';

/** What the board says in English; the other languages have the same shape. */
export const en = {
  sectors: ['Mines', 'Stores', 'Property', 'Transport', 'Engineering'],
  where: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  whereOver: (round: number) => `Over in round ${round}`,

  players: 'Players',
  board: 'Board',
  place: 'Your place',
  hand: 'Your market cards',
  cash: 'Cash',
  /** Parts of the account at the end. */
  beginning: 'At the start',
  fees: 'Fees',
  objectives: 'Objectives',
  you: 'you',
  bankrupt: 'bankrupt',
  owes: (fee: string) => `owes ${fee}`,
  objectiveOf: (amount: string) => `objective ${amount}`,
  heldAgain: (figures: string) => `holds a card shown before: ${figures}`,
  worth: (amount: string) => `${amount} with shares`,
  fee: (amount: string) => `a turn costs ${amount}`,
  owed: (amount: string) => `you owe ${amount} when you end dealing`,

  prices: 'Prices',
  pays: (each: number) => `pays ${each}`,
  sector: (name: string, price: number, each: number) => `${name}: price ${price}, dividend ${each} a share`,
  held: (count: number, worth: string) => `you hold ${count}, worth ${worth}`,
  yours: (count: number) => `${count} yours`,
  worthOf: (amount: string) => `= ${amount}`,
  goesTo: (price: number) => `would go to ${price}`,
  deal: (name: string) => `Deal in ${name}`,
  take: (name: string) => `Take a share of ${name}`,

  turn: (name: string) => `${name}’s turn`,
  yourTurn: 'Your turn',
  steps: ['fee', 'card', 'deals', 'card', 'claim'],
  twoSectors: 'deals in two sectors only',
  offersMade: (made: number, most: number) => `${made} of ${most} offers`,
  stillOpen: (side: Side, left: number) => (side === 'buy' ? `${left} still wanted` : `${left} still to sell`),
  allDone: 'all dealt',
  nobody: 'nobody deals',
  round: 'The offer goes round',
  answers: (side: Side, number: number) => `${side === 'buy' ? 'sells' : 'buys'} ${number}`,
  no: 'no',
  asked: 'asked now',
  waits: 'waits',
  answered: 'has answered',
  notNeeded: 'not needed',
  bank: 'Bank',
  bankDeals: (side: Side, price: number) => `${side === 'buy' ? 'sells' : 'buys'} at ${price}`,
  noOffer: 'No offer on the table.',
  laid: 'Last card',
  before: 'Before it',
  dividend: 'dividend',
  dividends: 'Dividend of a share, by price',
  band: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  inBand: (names: string) => `now: ${names}`,

  objective: (amount: string) => `Objective ${amount}`,
  objectiveMet: 'met',
  figure: (worth: string, figure: string) => `${worth} of ${figure}`,
  none: 'none',
  toSell: (count: number) => `${count} to sell`,

  choices: 'Sectors',
  side: 'Buy or sell',
  buy: 'Buy',
  sell: 'Sell',
  number: 'Number of shares',
  most: (most: number) => `All ${most}`,
  noTo: { sector: (name: string) => `No to ${name}`, turn: 'No this turn', round: 'No this round' },
  chooseCard: 'Choose a card to see where its price would go.',
  chooseSector: 'Choose a sector here or on the board to make an offer.',
  chooseShare: 'Choose a lit share.',
  atMost: (most: number) => `At most ${most}.`,
  goes: (sector: string, from: number, to: number) => `${sector} goes from ${from} to ${to}.`,
  stays: (sector: string, price: number) => `${sector} stays at ${price}.`,
  worthChange: (now: string, then: string) => `With your shares: ${now} → ${then}.`,
  paysEach: (sector: string, each: number, yours: string) => `${sector} pays ${each} a share, ${yours} to you.`,
  paysNobody: (sector: string) => `The bank cannot pay everybody: ${sector} pays nobody.`,
  cashChange: (now: string, then: string) => `Cash ${now} → ${then}.`,
  ifAll: (now: string, then: string) => `If all are dealt: cash ${now} → ${then}.`,
  setsBack: (what: string) => `Sets your objective back: ${what}.`,
  belowFee: (late: string) => `Below the ${late} you owe when dealing ends.`,
  goesBankrupt: (late: string) => `You cannot pay the ${late} you owe: you go bankrupt.`,
  /** Why something happens that is being told. */
  why: {
    passed: (name: string) => `${name} claimed nothing.`,
    fee: 'Every turn begins with the fee. Then come a card, deals, a second card and the claim.',
    feeOwed: (usual: string, late: string) =>
      `With less than ${usual} nothing is paid now, but ${late} when dealing ends.`,
    lateFee: 'Dealing is over: now the late fee is due.',
    played: (second: boolean, offered: boolean): string => {
      if (!second) return 'The first of two cards in a turn, before the deals.';
      return `${offered ? 'Dealing' : 'No offer was made, and dealing'} is over: the second of two cards in a turn.`;
    },
    moved: (by: number) => `The card ${by > 0 ? 'lifts' : 'lowers'} the price by ${Math.abs(by)}.`,
    stopped: (by: number, limit: number) =>
      `The card says ${by > 0 ? 'up' : 'down'} ${Math.abs(by)}, but no price goes ${by > 0 ? 'above' : 'below'} ${limit}.`,
    dividend: (price: number, each: number) =>
      `At a price of ${price} the bank pays ${each} for each share, whoever holds it.`,
    noDividend: 'The bank pays everybody or nobody.',
    offer: (side: Side, bank: number, number: number, can: number): string => {
      if (side === 'buy')
        return can === 0
          ? 'At the price on the board. The bank has none.'
          : `At the price on the board. What nobody sells may come from the bank, at ${bank}${can < number ? `: it has ${can}` : ''}.`;
      return can === 0
        ? 'At the price on the board. The bank has no cash for one.'
        : `At the price on the board. What nobody buys may go to the bank, at ${bank}${can < number ? `: it has cash for ${can}` : ''}.`;
    },
    bank: (side: Side, total: string, othersDealt: boolean): string => {
      const dealt = side === 'buy' ? 'sold' : 'bought';
      return `${othersDealt ? `Nobody ${dealt} more of` : `Nobody else ${dealt}`} them: ${total} in all.`;
    },
    remain: (side: Side, left: number, isBankOut: boolean): string => {
      const remain = `${left} ${left === 1 ? 'remains' : 'remain'} ${side === 'buy' ? 'unbought' : 'unsold'}.`;
      if (!isBankOut) return remain;
      return `${side === 'buy' ? 'It was all the bank had' : 'The bank had no cash for more'}: ${remain}`;
    },
    noBank: (side: Side, bank: number) =>
      side === 'buy'
        ? `They would cost ${bank} each, 1 more than the price.`
        : `They would bring ${bank} each, 1 less than the price.`,
    noneAtBank: (side: Side, isLeft: boolean): string => {
      if (side === 'sell') return ', but the bank has no cash for one.';
      return isLeft ? ', but the cash does not reach for one of the bank’s.' : ', but the bank has none.';
    },
    free: 'At a price of 0 shares of the bank are free.',
    nothing: 'The bank never pays less than nothing.',
    claimed: (worth: string, each: string, bank: string) =>
      `Their worth: ${worth}. No other shares are held. Each player pays ${each}, the bank ${bank}.`,
    took: (each: string, most: string) => `Without ${each} in cash one gives shares, worth up to ${most}.`,
    tookFromBank: 'The bank is short of cash, so it gives shares.',
    tookAll: (most: string) => `All shares together are worth less than ${most}: they all go.`,
    next: 'The next one asks for more. It is hidden again.',
    unpaidFee: (late: string) => `The ${late} for the fee were not there when dealing ended.`,
    unpaidPrize: 'There was not enough to pay for the objective.',
  },
  prize: (each: string, bank: string) => `Each player pays you ${each}, the bank ${bank}.`,
  missing: (what: string) => `Missing: ${what}.`,
};

/** One language's texts of the board. */
export type BoardText = typeof en;
