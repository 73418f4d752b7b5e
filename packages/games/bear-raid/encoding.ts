import { encodingOf, forEach, isTrue, placeOf, places, seatFrom } from '@outcry/engine/encoding';
import type { Encoding, Field, Section } from '@outcry/engine/encoding';
import { COMPANIES, DICE, FACES, MOST_KEPT, MOST_PLACED } from './data.ts';
import { diceAt, sum } from './state.ts';
import type { Counts, Move, MoveOf } from './state.ts';
import type { View } from './view.ts';

const SEATS = 6;
const MOST_TRADED = 10;
const MOST_PIPS = DICE * FACES;
/** No card of an event. */
const NONE = -1;

/** Every way to have at most so many dice of the companies in all, in order. */
function waysUpTo(most: number): string[] {
  const found: string[] = [];
  const choose = (counts: readonly number[], left: number): void => {
    if (counts.length === COMPANIES.length) return void found.push(counts.join());
    for (let count = 0; count <= left; count++) choose([...counts, count], left - count);
  };
  choose([], most);
  return found;
}

const placed = new Map(waysUpTo(MOST_PLACED).map((way, at) => [way, at]));
const kept = new Map(waysUpTo(MOST_KEPT).map((way, at) => [way, at]));

const screenAt = (view: View, place: number) => view.screens[seatFrom(view, place, view.screens.length) ?? SEATS];
const own = (view: View, of: 'positions' | 'dice'): Counts => view.screens[view.seat ?? 0]![of] ?? [];

const FIELDS: readonly Field<View>[] = [
  ['seats', ({ screens }) => screens.length],
  ['round', ({ round }) => round],
  ['rounds', ({ rounds }) => rounds],
  ['is the roll', ({ phase }) => isTrue(phase.kind === 'roll')],
  ['turn of the round', ({ phase }) => (phase.kind === 'action' ? phase.turn : 0)],
  ['place of the first', (view) => placeOf(view, view.first, view.screens.length)],
  ...forEach<string, View>(COMPANIES, (name, company) => [
    [`${name} is in play`, ({ inPlay }) => isTrue(inPlay.includes(company))],
    [`price of ${name}`, ({ prices }) => prices[company]!],
    [`stocks on the board of ${name}`, ({ tokens }) => tokens[company]!],
    [`market number of ${name}`, ({ market }) => market[company]!],
    [`pips at ${name}`, ({ pips }) => pips[company]!],
    [`dice at ${name}`, ({ faces }) => diceAt(faces, company)],
    [`rumors of ${name}`, ({ rumors }) => rumors[company]!],
    [`active event of ${name}`, ({ cards, round }) => cards[company]?.[round - 1] ?? NONE],
    [`next event of ${name}`, ({ cards, round }) => cards[company]?.[round] ?? NONE],
    [`own position in ${name}`, (view) => own(view, 'positions')[company] ?? 0],
    [`own dice of ${name}`, (view) => own(view, 'dice')[company] ?? 0],
  ]),
  ...forEach<number, View>(places(SEATS), (place) => [
    [`cash of place ${place}`, (view) => screenAt(view, place)?.cash ?? 0],
    ...COMPANIES.map((name, company): Field<View> => [
      `${name} traded by place ${place}`,
      (view) => screenAt(view, place)?.traded[company] ?? 0,
    ]),
  ]),
];

const traded = ({ company, count }: MoveOf<'buy'> | MoveOf<'short'>): number => company * MOST_TRADED + count - 1;

const SECTIONS: readonly Section<Move, View>[] = [
  { kind: 'pass', size: 1, at: () => 0 },
  { kind: 'buy', size: COMPANIES.length * MOST_TRADED, at: traded },
  { kind: 'short', size: COMPANIES.length * MOST_TRADED, at: traded },
  {
    kind: 'take',
    size: COMPANIES.length * MOST_PIPS,
    at: ({ company, pips }: MoveOf<'take'>) => company * MOST_PIPS + sum(pips) - 1,
  },
  { kind: 'place', size: placed.size, at: ({ dice }: MoveOf<'place'>) => placed.get(dice.join()) ?? null },
  {
    kind: 'bag',
    size: kept.size,
    at: ({ dice }: MoveOf<'bag'>, view) =>
      kept.get(
        own(view, 'dice')
          .map((count, company) => count - dice[company]!)
          .join(),
      ) ?? null,
  },
];

export const encodingFor = (): Encoding<View, Move> => encodingOf(1, FIELDS, SECTIONS);
