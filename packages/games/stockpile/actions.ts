import { isTrue } from '@outcry/engine/encoding';
import type { Section } from '@outcry/engine/encoding';
import { COMPANY_COUNT, GOODS, INVESTORS, KINDS, STRATEGIES } from './cards.ts';
import { CHOICES } from './moves.ts';
import type { Move, MoveOf } from './moves.ts';
import type { View } from './view.ts';

const SEATS = 5;
const PILES = 5;
const SPACES = 20;
const PAIRS = 6;
const BONDS = 10;
const MOST_SHOWN = 100;
/** Values of a step of an effect: companies, pairs, commodities, cards, seats. */
const VALUES = 12;
/** Forecasts are −4 to 4, and 11 to 13. */
const LOWEST_FORECAST = -4;
const FORECASTS = 18;
const SHIFTS = ['card', 'goods', 'first-card'] as const;
const SOURCES = ['portfolio', 'split', 'half'] as const;

const pairsOf = (count: number): number => (count * (count - 1)) / 2;
/** The place of two different things among all pairs. */
function pairAt([a, b]: readonly number[]): number {
  const [low, high] = [Math.min(a!, b!), Math.max(a!, b!)];
  return pairsOf(high) + low;
}
const within = (at: number, size: number): number | null => (at >= 0 && at < size ? at : null);
const single = (kind: Move['kind']): Section<Move, View> => ({ kind, size: 1, at: () => 0 });

/** The actions of Stockpile, by kind of move. */
export const SECTIONS: readonly Section<Move, View>[] = [
  {
    kind: 'keep',
    size: INVESTORS.length + pairsOf(INVESTORS.length),
    at: ({ investors }: MoveOf<'keep'>) =>
      investors.length === 1 ? investors[0]! : INVESTORS.length + pairAt(investors),
  },
  { kind: 'drop', size: pairsOf(STRATEGIES.length), at: ({ strategies }: MoveOf<'drop'>) => pairAt(strategies) },
  { kind: 'bonds', size: BONDS, at: ({ count }: MoveOf<'bonds'>) => within(count, BONDS) },
  {
    kind: 'take',
    size: COMPANY_COUNT + FORECASTS,
    at: ({ what, value }: MoveOf<'take'>) =>
      what === 'company' ? value : within(COMPANY_COUNT + value - LOWEST_FORECAST, COMPANY_COUNT + FORECASTS),
  },
  {
    kind: 'place',
    size: KINDS * PILES * 2,
    at: ({ card, pile, up }: MoveOf<'place'>) => (card * PILES + pile) * 2 + isTrue(up),
  },
  { kind: 'goods', size: GOODS * PILES, at: ({ goods, pile }: MoveOf<'goods'>) => goods * PILES + pile },
  { kind: 'lay-first-card', size: PILES, at: ({ pile }: MoveOf<'lay-first-card'>) => pile },
  { kind: 'give-first-card', size: SEATS, at: ({ to }: MoveOf<'give-first-card'>) => to },
  { kind: 'look-pile', size: PILES, at: ({ pile }: MoveOf<'look-pile'>) => pile },
  {
    kind: 'shift',
    size: SHIFTS.length * PILES * PILES,
    at: ({ what, from, to }: MoveOf<'shift'>) => (SHIFTS.indexOf(what) * PILES + from) * PILES + to,
  },
  { kind: 'look-pair', size: PAIRS, at: ({ pair }: MoveOf<'look-pair'>) => pair },
  {
    kind: 'bid',
    size: PILES * SPACES * 2,
    at: ({ pile, space, printed }: MoveOf<'bid'>) => (pile * SPACES + space) * 2 + isTrue(printed ?? false),
  },
  {
    kind: 'action',
    size: 2 * COMPANY_COUNT,
    at: ({ card, company }: MoveOf<'action'>) => (card - COMPANY_COUNT) * COMPANY_COUNT + company,
  },
  {
    kind: 'nudge',
    size: 2 * COMPANY_COUNT,
    at: ({ company, steps }: MoveOf<'nudge'>) => isTrue(steps < 0) * COMPANY_COUNT + company,
  },
  single('restructure'),
  { kind: 'strategy', size: STRATEGIES.length, at: ({ card }: MoveOf<'strategy'>) => card },
  {
    kind: 'choose',
    size: CHOICES.length * VALUES,
    at: ({ what, value }: MoveOf<'choose'>) => (value < VALUES ? CHOICES.indexOf(what) * VALUES + value : null),
  },
  {
    kind: 'sell',
    size: SOURCES.length * COMPANY_COUNT * 2,
    at: ({ from, company, short }: MoveOf<'sell'>) =>
      (SOURCES.indexOf(from) * COMPANY_COUNT + company) * 2 + isTrue(short),
  },
  { kind: 'buy', size: COMPANY_COUNT, at: ({ company }: MoveOf<'buy'>) => company },
  { kind: 'show', size: MOST_SHOWN + 1, at: ({ count }: MoveOf<'show'>) => within(count, MOST_SHOWN + 1) },
  {
    kind: 'redistribute',
    size: SEATS * (SEATS + 1),
    at: ({ from, to }: MoveOf<'redistribute'>) => from * (SEATS + 1) + (to === null ? 0 : to + 1),
  },
  {
    kind: 'gift',
    size: SEATS * (SEATS + 1),
    at: ({ to, also }: MoveOf<'gift'>) => to * (SEATS + 1) + (also === null ? 0 : also + 1),
  },
  single('done'),
];
