import type { Refusal, Who, Words } from '@outcry/engine';
import { rankDown, rankUp } from '../board.ts';
import { NAMES } from '../companies.ts';
import { BANK_HOLIDAY, END, START } from '../data.ts';
import type { Action } from '../data.ts';
import { movementNow } from '../state.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';

/** The tiles as the rules call them. */
export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  trade: 'Trade',
  up: 'Rank +1',
  down: 'Rank −1',
  none: 'No Action',
};

/** A card by its name. */
export const cardName = (card: number): string => (card === BANK_HOLIDAY ? 'Bank Holiday' : NAMES[card]!);

/** Dollars, with a true minus. */
export const dollars = (sum: number): string => `${sum < 0 ? '−' : ''}$${Math.abs(sum)}`;

/** A space by its number, the ends by their names. */
export const spaceName = (space: number): string => {
  if (space === START) return 'START';
  return space === END ? 'END' : `${space}`;
};

const list = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

function question(view: View, who: Who): string {
  const { phase, seat, players, chosen, hand } = view;
  if (phase.kind === 'over') return 'The game is over.';
  if (phase.kind === 'trade')
    return phase.seat === seat ? 'Trade: buy a share, sell a share, both, or pass?' : `${who(phase.seat)} is trading.`;
  if (phase.kind === 'rank') {
    const tile = ACTION_NAMES[phase.action];
    return phase.seat === seat
      ? `${tile}: which brick do you move?`
      : `${who(phase.seat)} is choosing a brick for ${tile}.`;
  }
  if (hand && chosen === null)
    return `Which card do you play, face down? It will move its brick by ${movementNow(view)}.`;
  const late = players.flatMap((player, other) => (player.hasChosen ? [] : [who(other)]));
  return `${list(late)} ${late.length > 1 ? 'are' : 'is'} choosing a card.`;
}

const buying = (company: number, price: number): string =>
  price < 0 ? `buy ${NAMES[company]} and receive ${dollars(-price)}` : `buy ${NAMES[company]} for ${dollars(price)}`;
const selling = (company: number, price: number): string =>
  price < 0 ? `sell ${NAMES[company]} and pay ${dollars(-price)}` : `sell ${NAMES[company]} for ${dollars(price)}`;

function move(choice: Move, { bricks, prices, phase }: View): string {
  if (choice.kind === 'card') return `Play ${cardName(choice.card)}`;
  if (choice.kind === 'rank') {
    const { company } = choice;
    const to = phase.kind === 'rank' && phase.action === 'down' ? rankDown(bricks, company) : rankUp(bricks, company);
    return `Move ${NAMES[company]} from ${spaceName(bricks[company]!)}${to === null ? '' : ` to ${spaceName(to)}`}`;
  }
  const { buy, sell } = choice;
  const parts = [
    ...(sell === null ? [] : [selling(sell, prices[sell]!)]),
    ...(buy === null ? [] : [buying(buy, prices[buy]!)]),
  ];
  const said = parts.join(', ') || 'pass';
  return said[0]!.toUpperCase() + said.slice(1);
}

function traded({ buy, sell, cost, proceeds }: Extract<Event, { kind: 'traded' }>, name: string): string {
  const parts: string[] = [];
  if (sell !== null)
    parts.push(
      proceeds < 0
        ? `paid ${dollars(-proceeds)} to be rid of ${NAMES[sell]}`
        : `sold ${NAMES[sell]} for ${dollars(proceeds)}`,
    );
  if (buy !== null)
    parts.push(
      cost < 0 ? `was paid ${dollars(-cost)} to take ${NAMES[buy]}` : `bought ${NAMES[buy]} for ${dollars(cost)}`,
    );
  return parts.length === 0 ? `${name} passed.` : `${name} ${list(parts)}.`;
}

function event(told: Event, who: Who): string {
  switch (told.kind) {
    case 'turn':
      return `Turn ${told.turn}, ${who(told.seat)} drew: ${ACTION_NAMES[told.action]}, movement ${told.movement}.`;
    case 'traded':
      return traded(told, who(told.seat));
    case 'ranked': {
      const way = told.action === 'up' ? 'up' : 'down';
      return `${who(told.seat)} moved ${NAMES[told.company]} ${way} a rank, from ${spaceName(told.from)} to ${spaceName(told.to)}.`;
    }
    case 'chose':
      return `${who(told.seat)} laid a card face down.`;
    case 'revealed':
      return `The cards: ${told.cards.map((card, seat) => `${who(seat)} ${cardName(card)}`).join(', ')}.`;
    case 'holiday':
      return told.steps === 0 ? 'Bank Holiday: no brick moves.' : `Bank Holiday: bricks move only ${told.steps}.`;
    case 'moved':
      return told.path.length === 0
        ? `${NAMES[told.company]} stays on END.`
        : `${NAMES[told.company]} moved from ${spaceName(told.from)} to ${spaceName(told.to)}.`;
    case 'priced':
      return '';
    case 'drew':
      return `${who(told.seat)} drew ${list(told.cards.map(cardName))}.`;
    case 'shuffled':
      return 'Everybody shuffled the nine cards and drew two.';
    case 'bagged':
      return 'All tiles went back into their bags.';
    case 'ended': {
      const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
      const best = dollars(Math.max(...told.scores));
      return `${list(winners)} ${winners.length > 1 ? 'share the victory' : 'wins the game'} with ${best}.`;
    }
  }
}

const REFUSALS: Readonly<Record<string, (args: Readonly<Record<string, string | number>>) => string>> = {
  'trade-now': () => 'This is a Trade: buy a share, sell one, both, or pass.',
  'same-company': ({ company }) => `Buying and selling ${NAMES[Number(company)]} in one trade would change nothing.`,
  'no-share': ({ company }) => `You have no share of ${NAMES[Number(company)]} to sell.`,
  'bank-empty': ({ company }) => `The bank has no share of ${NAMES[Number(company)]} left.`,
  short: ({ missing }) => `You would be ${dollars(Number(missing))} short.`,
  'rank-now': () => 'Move a brick by one rank first.',
  'first-brick': ({ company }) => `${NAMES[Number(company)]} is first already.`,
  'last-brick': ({ company }) => `${NAMES[Number(company)]} is last already.`,
  'on-start': ({ company }) => `${NAMES[Number(company)]} is still on START and cannot go back.`,
  'choose-now': () => 'Choose one of your two cards.',
  'not-in-hand': ({ card }) => `You do not hold ${cardName(Number(card))}.`,
};

export const words: Words<Move, View, Event> = {
  name: 'Speculation',
  pitch: 'Eight bricks race along a winding road. Their order sets the price.',
  options: {
    side: {
      label: 'Side of the board',
      help: 'The star side has lower and steeper prices, for those who know the game.',
      values: { plain: 'Plain', star: 'Star' },
    },
  },
  question,
  move,
  event,
  refusal: ({ reason, args }: Refusal) => REFUSALS[reason]!(args ?? {}),
};
