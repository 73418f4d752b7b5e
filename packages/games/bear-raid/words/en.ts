import type { Refusal, Who, Words } from '@outcry/engine';
import { COMPANIES } from '../data.ts';
import type { Counts, Event, Move } from '../state.ts';
import type { View } from '../view.ts';

const COMPANY = ['Edison', 'Nile', 'Gazillioon', 'Banana', 'Unusual Oil', 'GameStart'];
const list = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);
const money = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);
const signed = (change: number): string => (change < 0 ? `−${-change}` : change > 0 ? `+${change}` : 'unchanged');
const stocks = (count: number, company: number): string => `${count} ${COMPANY[company]}`;
const total = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);

/** "2 Edison and 1 Nile", for dice and for positions. */
const amounts = (counts: Counts): string =>
  list(counts.flatMap((count, company) => (count === 0 ? [] : [stocks(count, company)])));
const die = (count: number): string => (count === 1 ? 'die' : 'dice');

function question({ phase, seat }: View, who: Who): string {
  if (phase.kind === 'over') return 'The game is over.';
  if (phase.kind === 'action')
    return phase.seat === seat
      ? 'Your action: buy, short, take dice, place dice on the Rumors card, or pass?'
      : `${who(phase.seat)} is choosing an action.`;
  if (seat !== null && phase.waiting.includes(seat))
    return 'Which of your dice do you put in the bag, in secret? At most five may stay.';
  return `${list(phase.waiting.map(who))} ${phase.waiting.length > 1 ? 'are' : 'is'} choosing dice for the bag.`;
}

function move(choice: Move, view: View): string {
  switch (choice.kind) {
    case 'pass':
      return 'Pass';
    case 'buy': {
      const cost = view.costs[choice.company]![choice.count - 1]!;
      return `Buy ${stocks(choice.count, choice.company)} for ${money(cost)}`;
    }
    case 'short': {
      const proceeds = view.proceeds[choice.company]![choice.count - 1]!;
      return `Short ${stocks(choice.count, choice.company)} for ${money(proceeds)}`;
    }
    case 'take':
      return `Take ${COMPANY[choice.company]} ${die(choice.pips.length)} ${choice.pips.join(' ')} (−${total(choice.pips)} pips)`;
    case 'place':
      return `Place ${amounts(choice.dice)} on the Rumors card`;
    case 'bag':
      return total(choice.dice) === 0 ? 'Put nothing in the bag' : `Put ${amounts(choice.dice)} in the bag`;
  }
}

function event(told: Event, who: Who): string {
  switch (told.kind) {
    case 'bought':
      return `${who(told.seat)} bought ${stocks(told.count, told.company)} for ${money(told.money)}.`;
    case 'shorted':
      return `${who(told.seat)} shorted ${stocks(told.count, told.company)} for ${money(told.money)}.`;
    case 'took':
      return `${who(told.seat)} took ${told.pips.length} ${COMPANY[told.company]} ${die(told.pips.length)}: ${total(told.pips)} pips gone.`;
    case 'placed':
      return `${who(told.seat)} placed ${amounts(told.dice)} ${die(total(told.dice))} on the Rumors card.`;
    case 'passed':
      return `${who(told.seat)} passed.`;
    case 'chose':
      return `${who(told.seat)} has chosen for the bag.`;
    case 'bagged':
      return `Only ${who(told.seat)} knows: ${total(told.dice) === 0 ? 'nothing' : amounts(told.dice)} went into the bag.`;
    case 'drawn':
      return total(told.dice) === 0
        ? 'No dice were drawn from the bag.'
        : `Drawn from the bag onto the Rumors card: ${amounts(told.dice)}.`;
    case 'rolled':
      return `${COMPANY[told.company]} rolled ${told.pips.join(', ')}.`;
    case 'priced':
      return `${COMPANY[told.company]} ${signed(told.change)} to ${money(told.price)}: ${told.pips} pips, market ${told.market < 0 ? `bear −${-told.market}` : `bull ${told.market}`}.`;
    case 'split':
      return `${COMPANY[told.company]} split: every position in it doubled, the price is now ${money(told.price)}.`;
    case 'bankrupt':
      return `${COMPANY[told.company]} went bankrupt: every position in it is gone, the price is ${money(told.price)} again.`;
    case 'round':
      return `Round ${told.round}: new event cards, boards reset to five stocks, ${who(told.first)} goes first.`;
    case 'settled': {
      const owned = told.positions.map((count) => Math.max(0, count));
      const owed = told.positions.map((count) => Math.max(0, -count));
      const parts = [`${money(told.cash)} in cash`];
      if (total(owned) > 0) parts.push(`${amounts(owned)} owned`);
      if (total(owed) > 0) parts.push(`${amounts(owed)} short`);
      return `${who(told.seat)}: ${parts.join('; ')}; ${money(told.money)} in all.`;
    }
    case 'over': {
      const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
      return `${list(winners)} ${winners.length > 1 ? 'share the victory' : 'wins the game'}.`;
    }
  }
}

const REFUSALS: Record<string, (args: Readonly<Record<string, string | number>>) => string> = {
  'not-in-play': ({ company }) => `${COMPANY[Number(company)]} is not in this game.`,
  'too-few-stocks': ({ company, most }) => `The board of ${COMPANY[Number(company)]} holds ${most} stocks, no more.`,
  'too-few-spaces': ({ company, most }) =>
    `The board of ${COMPANY[Number(company)]} has ${most} empty spaces: no more can be shorted.`,
  'too-little-cash': ({ cost, cash }) => `That costs ${money(Number(cost))}; you have ${money(Number(cash))}.`,
  'pips-not-rising': () => 'Name the pips of the dice in rising order.',
  'dice-not-there': ({ company }) => `Those dice do not lie at ${COMPANY[Number(company)]}.`,
  'place-one-to-three': ({ count }) => `Place one to three dice on the Rumors card, not ${count}.`,
  'too-few-dice': ({ company, dice }) =>
    `Behind your screen: ${dice} ${COMPANY[Number(company)]} ${die(Number(dice))}, no more.`,
  'no-bag-now': () => 'Dice go into the bag in the roll phase; now take an action, or pass.',
  'bag-now': () => 'This is the roll phase: say which dice you put in the bag, if any.',
  'too-many-kept': ({ least }) => `At most five dice may stay behind your screen: put at least ${least} in the bag.`,
  'too-many-companies': ({ seats }) => `With ${seats} seats, name at most ${seats} companies.`,
};

export const words: Words<Move, View, Event> = {
  name: 'Bear Raid',
  pitch: 'Spread rumours, buy low, and sell what you do not own.',
  options: {
    companies: {
      label: 'Companies',
      help: 'As many as seats are in play. Those you do not choose are drawn at random.',
      values: Object.fromEntries(COMPANIES.map((id, company) => [id, COMPANY[company]!])),
    },
  },
  question,
  move,
  event,
  refusal: ({ reason, args }: Refusal) => REFUSALS[reason]!(args ?? {}),
};
