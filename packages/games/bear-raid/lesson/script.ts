import type { Lesson } from '../../lesson.ts';
import type { Company, Counts, Move } from '../state.ts';

/** Companies of this deal, as data.ts counts them. */
const [NILE, BANANA, GAMESTART] = [1, 3, 5] as const;
const [ADA, JULES] = [1, 2] as const;

const dice = (...companies: readonly Company[]): Counts =>
  [0, 1, 2, 3, 4, 5].map((company) => companies.filter((other) => other === company).length);
const place = (...companies: readonly Company[]): Move => ({ kind: 'place', dice: dice(...companies) });
const bag = (...companies: readonly Company[]): Move => ({ kind: 'bag', dice: dice(...companies) });

/** Two rounds: buy and push in the first; take dice and short in the second, when the cards turn against Nile. */
export const lesson = {
  deal: 11_346,
  seats: 3,
  options: { companies: ['nile', 'banana', 'gamestart'] },
  steps: [
    { name: 'goal', rules: ['B6', 'B13'], look: 'screen' },
    { name: 'event', rules: ['B5', 'B10'], look: 'event', thing: { company: NILE } },
    {
      name: 'buy',
      rules: ['B3', 'B7'],
      look: 'ladder',
      thing: { company: NILE },
      move: { kind: 'buy', company: NILE, count: 2 },
    },
    {
      name: 'market',
      rules: ['B4', 'B5'],
      look: 'event',
      thing: { company: BANANA },
      others: [
        [ADA, { kind: 'buy', company: GAMESTART, count: 2 }],
        [JULES, { kind: 'short', company: BANANA, count: 1 }],
      ],
    },
    {
      name: 'rumor',
      rules: ['B7', 'B9'],
      look: 'dice',
      others: [
        [JULES, place(BANANA)],
        [ADA, place(BANANA)],
      ],
      move: place(NILE, NILE),
    },
    {
      name: 'bag',
      rules: ['B9'],
      look: 'dice',
      others: [
        [ADA, bag()],
        [JULES, bag()],
      ],
      move: bag(BANANA, GAMESTART),
    },
    { name: 'priced', rules: ['B4', 'B10'], look: 'event', thing: { company: NILE } },
    {
      name: 'take',
      rules: ['B7', 'B11'],
      look: 'lying',
      thing: { company: NILE },
      others: [
        [ADA, { kind: 'buy', company: GAMESTART, count: 1 }],
        [JULES, { kind: 'buy', company: GAMESTART, count: 1 }],
      ],
      move: { kind: 'take', company: NILE, pips: [5, 6] },
    },
    {
      name: 'short',
      rules: ['B7', 'B8'],
      look: 'ladder',
      thing: { company: BANANA },
      move: { kind: 'short', company: BANANA, count: 2 },
    },
    {
      name: 'free',
      rules: ['B9', 'B10'],
      look: 'dice',
      others: [
        [JULES, place(BANANA)],
        [ADA, { kind: 'pass' }],
        [ADA, bag()],
        [JULES, bag()],
      ],
      move: 'any',
    },
    { name: 'end', rules: ['B10', 'B13'], look: 'seats' },
  ],
} as const satisfies Lesson<Move>;
