import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'en',
  pitch: 'Eight bricks race along a winding road. Their order sets the price.',
  parts: {
    cash: 'Cash',
    shares: 'Shares now',
    ranks: 'Expected ranks',
    holders: 'Others with the same',
    seconds: 'Several of one company',
  },
  styles: { hoarder: 'Buys early, keeps everything, sells last.' },
  side: {
    label: 'Side of the board',
    help: 'The star side has lower and steeper prices, for those who know the game.',
    values: { plain: 'Plain', star: 'Star' },
  },
  over: 'The game is over.',
  yourTrade: 'Trade: buy a share, sell a share, both, or pass?',
  theirTrade: (name) => `${name} is trading.`,
  yourRank: (tile) => `${tile}: which brick do you move?`,
  theirRank: (name, tile) => `${name} is choosing a brick for ${tile}.`,
  yourCard: (movement) => `Which card do you play, face down? It will move its brick by ${movement}.`,
  choosing: (names, several) => `${names} ${several ? 'are' : 'is'} choosing a card.`,
  play: (card) => `Play ${card}`,
  moveBrick: (company, from, to) => `Move ${company} from ${from}${to === null ? '' : ` to ${to}`}`,
  pass: 'Pass',
  buying: ({ company, price, negative }) =>
    negative ? `buy ${company} and receive ${price}` : `buy ${company} for ${price}`,
  selling: ({ company, price, negative }) =>
    negative ? `sell ${company} and pay ${price}` : `sell ${company} for ${price}`,
  turn: (turn, name, tile, movement) => say`Turn ${turn}, ${name} drew: ${tile}, movement ${movement}.`,
  passed: (name) => say`${name} passed.`,
  bought: ({ company, price, negative }) =>
    negative ? say`was paid ${price} to take ${company}` : say`bought ${company} for ${price}`,
  sold: ({ company, price, negative }) =>
    negative ? say`paid ${price} to be rid of ${company}` : say`sold ${company} for ${price}`,
  ranked: (name, company, up, from, to) =>
    say`${name} moved ${company} ${up ? 'past the next brick' : 'behind the next brick'}, from ${from} to ${to}.`,
  chose: (name) => say`${name} laid a card face down.`,
  revealed: (cards) => say`The cards: ${cards}.`,
  holiday: (steps) =>
    steps === 0 ? say`Bank Holiday: no brick moves.` : say`Bank Holiday: bricks move only ${steps}.`,
  moved: (company, from, to) => say`${company} moved from ${from} to ${to}.`,
  stays: (company) => say`${company} stays on END.`,
  drew: (name, cards) => say`${name} drew ${cards}.`,
  shuffled: say`That was everybody’s last card, played without a choice. All shuffled their nine cards and drew two.`,
  bagged: say`All tiles went back into their bags.`,
  wins: (names, several, score) => say`${names} ${several ? 'share the victory' : 'wins the game'} with ${score}.`,
  refusals: {
    'trade-now': () => 'This is a Trade: buy a share, sell one, both, or pass.',
    'same-company': ({ company }) => `Buying and selling ${company} in one trade would change nothing.`,
    'no-share': ({ company }) => `You have no share of ${company} to sell.`,
    'bank-empty': ({ company }) => `The bank has no share of ${company} left.`,
    short: ({ missing }) => `You would be ${missing} short.`,
    'rank-now': () => 'Move a brick by one rank first.',
    'first-brick': ({ company }) => `${company} is first already.`,
    'last-brick': ({ company }) => `${company} is last already.`,
    'on-start': ({ company }) => `${company} is still on START and cannot go back.`,
    'choose-now': () => 'Choose one of your two cards.',
    'not-in-hand': ({ card }) => `You do not hold ${card}.`,
  },
});
