import { countIn, encodingOf, forEach, isTrue, places, seatFrom } from '@outcry/engine/encoding';
import type { Encoding, Field, Section } from '@outcry/engine/encoding';
import { ACTIONS, CARDS, COMPANIES } from './data.ts';
import { actionNow, movementNow } from './state.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

const SEATS = 6;
/** A company to buy or sell, or none. */
const OR_NONE = COMPANIES.length + 1;
const PHASES = ['trade', 'rank', 'choose'] as const;

const cardName = (card: number): string => COMPANIES[card] ?? 'bank holiday';
const playerAt = (view: View, place: number) => view.players[seatFrom(view, place, view.players.length) ?? SEATS];

const FIELDS: readonly Field<View>[] = [
  ['seats', ({ players }) => players.length],
  ['star side', ({ side }) => isTrue(side === 'star')],
  ['turn', ({ turn }) => turn],
  ['cards played', ({ played }) => played],
  ['movement', movementNow],
  ...forEach<string, View>(PHASES, (kind) => [[`is ${kind}`, ({ phase }) => isTrue(phase.kind === kind)]]),
  ...forEach<string, View>(ACTIONS, (action) => [[`tile is ${action}`, (view) => isTrue(actionNow(view) === action)]]),
  ...forEach<string, View>(COMPANIES, (name, company) => [
    [`space of ${name}`, ({ bricks }) => bricks[company]!],
    [`price of ${name}`, ({ prices }) => prices[company]!],
    [`bank's shares of ${name}`, ({ bank }) => bank[company]!],
  ]),
  ...forEach<number, View>(places(CARDS), (card) => [
    [`hand has ${cardName(card)}`, ({ hand }) => countIn(hand ?? [], card)],
    [`chose ${cardName(card)}`, ({ chosen }) => isTrue(chosen === card)],
  ]),
  ...forEach<number, View>(places(SEATS), (place) => [
    [`cash of place ${place}`, (view) => playerAt(view, place)?.cash ?? 0],
    [`place ${place} has chosen`, (view) => isTrue(playerAt(view, place)?.hasChosen ?? false)],
    ...COMPANIES.map((name, company): Field<View> => [
      `${name} shares of place ${place}`,
      (view) => playerAt(view, place)?.shares[company] ?? 0,
    ]),
    ...places(CARDS).map((card): Field<View> => [
      `place ${place} has played ${cardName(card)}`,
      (view) => countIn(playerAt(view, place)?.discard ?? [], card),
    ]),
  ]),
];

const SECTIONS: readonly Section<Move, View>[] = [
  {
    kind: 'trade',
    size: OR_NONE * OR_NONE,
    at: ({ buy, sell }: Extract<Move, { kind: 'trade' }>) =>
      (buy === null ? 0 : buy + 1) * OR_NONE + (sell === null ? 0 : sell + 1),
  },
  { kind: 'rank', size: COMPANIES.length, at: ({ company }: Extract<Move, { kind: 'rank' }>) => company },
  { kind: 'card', size: CARDS, at: ({ card }: Extract<Move, { kind: 'card' }>) => card },
];

export const encodingFor = (): Encoding<View, Move> => encodingOf(1, FIELDS, SECTIONS);
