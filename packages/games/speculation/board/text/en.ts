import { cardName, spaceName, TERMS } from '../../words/terms.ts';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const spaces = (count: number): string => (count === 1 ? '1 empty space' : `${count} empty spaces`);
const terms = TERMS.en;

/** What the board says in English; the other languages have the same shape. */
export const en = {
  actions: terms.actions,
  spaceName: (space: number) => spaceName(terms, space),
  cardName: (card: number) => cardName(terms, card),
  holidayTicker: 'BANK',
  where: (turn: number, action: string, movement: number) => `Turn ${turn} · ${action}, movement ${movement}`,
  whereOver: (turn: number) => `Over after ${turn} turns`,
  part: (turn: number) => `${turn}`,

  players: 'Players',
  board: 'Board',
  place: 'Your place',
  hand: 'Your cards',
  youSmall: 'you',
  youActive: 'you, active',
  active: 'active',
  cardLaid: 'card laid ✓',
  choosing: 'choosing…',
  laid: 'face down',
  plays: (card: string) => `Plays ${card}.`,
  playedBefore: (names: string) => `Played since the shuffle: ${names}.`,
  nothingPlayed: 'Nothing played since the shuffle',
  deck: (count: number) => `${cards(count)} in your deck`,
  worth: (amount: string) => `${amount} with shares`,

  track: 'Track of 60 spaces with eight bricks and seven price lists',
  space: (space: number) => `space ${space}`,
  brick: (company: string, where: string, rank: number, price: string) =>
    `${company}: ${where}, rank ${rank}, ${price}`,
  priceList: (name: string, prices: string) => `Prices on ${name} by rank: ${prices}`,
  anyShare: (price: string, named: boolean) => (named ? `START: ${price}` : `any share ${price}`),

  market: 'Shares: price, in the bank, yours',
  company: 'Company',
  price: 'Price',
  bank: 'Bank',
  you: 'You',
  buy: 'Buy',
  sell: 'Sell',
  buyShare: (company: string, price: string, left: number) => `Buy ${company}, ${price}, ${left} in the bank`,
  sellShare: (company: string, price: string, held: number) => `Sell ${company}, ${price}, you have ${held}`,

  actionBag: 'Action bag',
  movementBag: 'Movement bag',
  out: (count: number) => `${count} out`,
  thisTurn: '(this turn)',
  isOut: '(out)',

  bricks: 'Bricks',
  chooseCard: (movement: number) => `Choose a card to see where its brick would go with movement ${movement}.`,
  chooseBrick: 'Choose a lit brick, here or on the track, to see where it would go.',
  rankedTo: {
    up: 'It goes to the first empty space past the brick just ahead of it.',
    down: 'It goes to the first empty space behind the brick just after it.',
  },
  chooseTrade: (cash: string) => `You have ${cash}. Tap a share to buy, one of yours to sell, or both.`,
  walks: (company: string, count: number, from: string, to: string) =>
    `${company} walks ${spaces(count)}, ${from} to ${to}`,
  goes: (company: string, from: string, to: string) => `${company} goes from ${from} to ${to}`,
  rankAndPrice: (ranks: readonly [number, number], prices: readonly [string, string]) =>
    `: rank ${ranks[0]} → ${ranks[1]}, ${prices[0]} → ${prices[1]}.`,
  passes: (count: number) => (count === 1 ? ' (a taken one does not count)' : ` (${count} taken ones do not count)`),
  ifNobodyFirst: 'That is if nobody moves first or plays a Bank Holiday: all cards are turned at once.',
  youMoveFirst: 'You move first, if nobody plays a Bank Holiday.',
  endsGame: 'That ends the game.',
  staysHome: (company: string) => `${company} is on END and stays there.`,
  holidayStops: 'All bricks stay where they are this turn.',
  holidayHalves: (movement: number, steps: number) =>
    `Alone it halves the movement, ${movement} to ${steps}; with another one all bricks stay.`,
  worthChange: (now: string, then: string) => `You: ${now} → ${then}.`,
  worthSame: (now: string) => `You stay at ${now}.`,
  selling: (company: string, amount: string) => `${company} ${amount}`,
  cashChange: (parts: string, now: string, then: string) => `${parts}: ${now} → ${then} in cash.`,
  short: (missing: string, canSell: boolean) =>
    canSell ? `You are ${missing} short: sell a share, too.` : `You would be ${missing} short.`,
  newPrices: 'New prices, by rank and segment',
  others: 'Other shares',
  beginning: 'At the start',
  cardsUp: 'All cards up.',
  allWalk: (count: number, passes = '') => `Every brick walks ${spaces(count)}${passes}.`,
  actionMeans: {
    trade: (name: string) => `From ${name} on, everybody may buy a share, sell one, or both.`,
    up: (name: string) => `${name} moves a brick past the one ahead of it.`,
    down: (name: string) => `${name} moves a brick back behind the one after it.`,
    none: (_name: string) => 'Everybody plays a card at once.',
  },
  noneToRank: `All bricks are on ${terms.start}, so none is moved. Everybody plays a card at once.`,
  cardOf: (name: string) => `${name} played its card.`,
  firstToMove: (name: string) => `${name} moves first, then clockwise.`,
  holidayCalled: (names: string, steps: number) =>
    `Bank Holiday by ${names}. ${steps === 0 ? 'Nothing moves.' : `Every brick walks only ${spaces(steps)}.`}`,
};

/** One language's texts of the board. */
export type BoardText = typeof en;
