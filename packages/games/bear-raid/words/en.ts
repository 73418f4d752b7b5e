import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

const die = (count: number): string => (count === 1 ? 'die' : 'dice');
const pips = (count: number): string => (count === 1 ? '1 pip' : `${count} pips`);
const many = (count: unknown, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export const words = wordsOf({
  locale: 'en',
  pitch: 'Spread rumors, buy low, and sell what you do not own.',
  parts: { cash: 'Cash', stocks: 'Stocks', shorts: 'Short positions', outlook: 'Price outlook' },
  styles: { bear: 'Goes short on everything, at full volume.' },
  companies: {
    label: 'Companies',
    help: 'As many as seats are in play. Those you do not choose are drawn at random.',
  },
  over: 'The game is over.',
  yourAction: 'Your action: buy, short, take dice, place dice on the Rumors card, or pass?',
  theirAction: (name) => `${name} is choosing an action.`,
  yourBag: 'Which of your dice do you put in the bag, in secret? At most five may stay.',
  theirBag: (names, several) => `${names} ${several ? 'are' : 'is'} choosing dice for the bag.`,
  pass: 'Pass',
  buy: (stocks, cost) => `Buy ${stocks} for ${cost}`,
  short: (stocks, proceeds) => `Short ${stocks} for ${proceeds}`,
  take: (company, taken, lost) => `Take ${company} ${die(taken.length)} ${taken.join(' ')} (−${pips(lost)})`,
  place: (dice) => `Place ${dice} on the Rumors card`,
  bag: (dice) => `Put ${dice} in the bag`,
  bagNothing: 'Put nothing in the bag',
  bought: (name, stocks, money) => say`${name} bought ${stocks} for ${money}.`,
  shorted: (name, stocks, money) => say`${name} shorted ${stocks} for ${money}.`,
  took: (name, dice, company, lost) => say`${name} took ${dice} ${company} ${die(dice)}: ${pips(lost)} gone.`,
  placed: (name, dice) => say`${name} placed dice on the Rumors card: ${dice}.`,
  passed: (name) => say`${name} passed.`,
  chose: (name) => say`${name} has chosen for the bag.`,
  bagged: (name, dice) => say`Only ${name} knows: ${dice ?? 'nothing'} went into the bag.`,
  drawn: (dice) => say`Drawn from the bag onto the Rumors card: ${dice}.`,
  noneDrawn: say`No dice were drawn from the bag.`,
  rolled: (company, faces) => say`${company} rolled ${faces}.`,
  priced: (company, change, price, count, market) =>
    say`${company} ${change ? say`${change} to` : 'stays at'} ${price}: ${pips(count)}, market ${market < 0 ? `bear −${-market}` : `bull ${market}`}.`,
  split: (company, price) => say`${company} split: every position in it doubled, the price is now ${price}.`,
  bankrupt: (company, price) =>
    say`${company} went bankrupt: every position in it is gone, the price is ${price} again.`,
  round: (round, first) => say`Round ${round}: new event cards, boards reset to five stocks, ${first} goes first.`,
  inCash: (money) => say`${money} in cash`,
  owned: (stocks) => say`${stocks} owned`,
  owed: (stocks) => say`${stocks} short`,
  semicolon: '; ',
  settled: (name, parts, money) => say`${name}: ${parts}; ${money} in all.`,
  wins: (names, several) => say`${names} ${several ? 'share the victory' : 'wins the game'}.`,
  refusals: {
    'not-in-play': ({ company }) => `${company} is not in this game.`,
    'too-few-stocks': ({ company, most }) => `The board of ${company} holds ${many(most, 'stock')}, no more.`,
    'too-few-spaces': ({ company, most }) =>
      `The board of ${company} has ${many(most, 'empty space')}: no more can be shorted.`,
    'too-little-cash': ({ cost, cash }, money) => `That costs ${money(cost)}; you have ${money(cash)}.`,
    'pips-not-rising': () => 'Name the pips of the dice in rising order.',
    'dice-not-there': ({ company }) => `Those dice do not lie at ${company}.`,
    'place-one-to-three': ({ count }) => `Place one to three dice on the Rumors card, not ${count}.`,
    'too-few-dice': ({ company, dice }) => `Behind your screen: ${dice} ${company} ${die(Number(dice))}, no more.`,
    'no-bag-now': () => 'Dice go into the bag in the roll phase; now take an action, or pass.',
    'bag-now': () => 'This is the roll phase: say which dice you put in the bag, if any.',
    'too-many-kept': ({ least }) => `At most five dice may stay behind your screen: put at least ${least} in the bag.`,
    'too-many-companies': ({ seats }) => `With ${seats} seats, name at most ${seats} companies.`,
  },
});
