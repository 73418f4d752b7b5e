import type { Lesson } from '../../lesson.ts';
import { cardOf } from '../box.ts';
import type { Move } from '../state.ts';

/** Sectors, as data.ts counts them. */
const [PROPERTY, TRANSPORT, ENGINEERING] = [2, 3, 4] as const;
const [ADA, JULES] = [1, 2] as const;

const answer = (number: number): Move => ({ kind: 'answer', number });

/** The learner's whole first turn, and an answer in the one that follows. */
export const lesson = {
  deal: 2113,
  seats: 3,
  options: {},
  steps: [
    { name: 'goal', rules: ['P6', 'P16'], look: 'place' },
    { name: 'objective', rules: ['P5', 'P12'], look: 'objective' },
    {
      name: 'card',
      rules: ['P7', 'P8'],
      look: 'hand',
      thing: { held: cardOf(ENGINEERING, 3, 0) },
      move: { kind: 'play', card: cardOf(ENGINEERING, 3, 0) },
    },
    {
      name: 'sell',
      rules: ['P9', 'P10'],
      look: 'prices',
      thing: { sector: ENGINEERING },
      move: { kind: 'offer', side: 'sell', sector: ENGINEERING, number: 8 },
    },
    {
      name: 'bank',
      rules: ['P9'],
      look: 'floor',
      others: [
        [ADA, answer(3)],
        [JULES, answer(2)],
      ],
      move: { kind: 'bank', number: 3 },
    },
    {
      name: 'buy',
      rules: ['P9', 'P10'],
      look: 'prices',
      thing: { sector: TRANSPORT },
      move: { kind: 'offer', side: 'buy', sector: TRANSPORT, number: 6 },
    },
    {
      name: 'done',
      rules: ['P7', 'P9'],
      look: 'place',
      others: [
        [ADA, answer(4)],
        [JULES, answer(2)],
      ],
      move: { kind: 'done' },
    },
    {
      name: 'dividend',
      rules: ['P4', 'P11', 'P13'],
      look: 'dividends',
      move: { kind: 'play', card: cardOf(TRANSPORT, 0, 0) },
    },
    { name: 'claim', rules: ['P12'], look: 'objective', move: { kind: 'pass' } },
    {
      name: 'answer',
      rules: ['P9', 'P10'],
      look: 'floor',
      others: [
        [ADA, { kind: 'play', card: cardOf(PROPERTY, 3, 0) }],
        [ADA, { kind: 'offer', side: 'buy', sector: PROPERTY, number: 4 }],
        [JULES, answer(0)],
      ],
      move: answer(4),
    },
    { name: 'end', rules: ['P7', 'P14', 'P16'], look: 'seats' },
  ],
} as const satisfies Lesson<Move>;
