import type { EventCard } from './data.ts';

/** How the cards are written below: a character a band, in steps of 5: a, b, c, d down, 0 none, 1 to 4 up. */
const STEPS = 'dcba01234';
const STEP = 5;
const MOST = 20;

const single = [
  'cba00123',
  'dcba1234',
  'ccbb2233',
  'cbb00234',
  'cb0231ac',
  '12320abc',
  'a01123cd',
  '2b2b3b2c',
  'cbba1223',
];

/** Bear, then Bull. */
const bearBull = [
  ['cbbaa001', 'a0011223'],
  ['210aabcd', '432110ab'],
  ['cba00abc', '01233210'],
  ['dcba0124', 'a0011122'],
  ['bbaaaa00', '00111122'],
] as const;
const twice = [
  ['32100abc', 'cba00123'],
  ['cba00123', '32100abc'],
] as const;

/** Steps added in each of the five columns, from bear to bull. */
const WITH_THE_MARKET = [-2, -1, 0, 1, 2];
const AGAINST_THE_MARKET = [2, 1, 0, -1, -2];
const multi = [
  ['baa00112', WITH_THE_MARKET],
  ['baa00112', AGAINST_THE_MARKET],
  ['cb0231ac', WITH_THE_MARKET],
  ['cba00123', AGAINST_THE_MARKET],
] as const;

const changes = (text: string): number[] => [...text].map((step) => (STEPS.indexOf(step) - 4) * STEP);
/** Without -0, which JSON does not know. */
const flipped = (column: readonly number[]): number[] => column.map((change) => 0 - change);
const shifted = (base: readonly number[], offsets: readonly number[]): number[][] =>
  offsets.map((offset) => base.map((change) => Math.max(-MOST, Math.min(MOST, change + offset * STEP))));

const card = (...columns: number[][]): EventCard => ({ columns });

/** The 42 event cards (B5): 18 with one column, 14 with Bear and Bull, 10 with five columns. */
export const EVENTS: readonly EventCard[] = [
  ...single.flatMap((text) => [card(changes(text)), card(flipped(changes(text)))]),
  ...bearBull.flatMap(([bear, bull]) => [
    card(changes(bear), changes(bull)),
    card(flipped(changes(bull)), flipped(changes(bear))),
  ]),
  ...twice.flatMap(([bear, bull]) => [card(changes(bear), changes(bull)), card(changes(bear), changes(bull))]),
  ...multi.flatMap(([text, offsets]) => [
    card(...shifted(changes(text), offsets)),
    card(...shifted(flipped(changes(text)), offsets)),
  ]),
  card(...shifted(changes('00000000'), WITH_THE_MARKET)),
  card(...shifted(changes('00000000'), AGAINST_THE_MARKET)),
];
