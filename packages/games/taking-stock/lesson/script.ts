import type { Lesson } from '../../lesson.ts';
import type { Card, Company, Move } from '../state.ts';

/** Companies of this deal, as data.ts counts them. */
const [BLUE, GREEN, PURPLE] = [0, 1, 3] as const;
const [ADA, JULES] = [1, 2] as const;

const card = (company: Company, number: number): Card => company * 7 + number - 1;
const play = (company: Company, number: number, target: Company | null = null, boxes: number | null = null): Move => ({
  kind: 'play',
  card: card(company, number),
  target,
  boxes,
});

/** The whole first round: every effect but Profit Taking is played by the learner or against them. */
export const lesson = {
  deal: 5,
  seats: 3,
  options: {},
  steps: [
    { name: 'goal', rules: ['T3', 'T13'], look: 'payouts' },
    { name: 'hand', rules: ['T4', 'T6'], look: 'hand' },
    { name: 'lead', rules: ['T4', 'T7'], look: 'hand', thing: { held: card(GREEN, 6) }, move: play(GREEN, 6) },
    {
      name: 'won',
      rules: ['T9'],
      look: 'payouts',
      others: [
        [ADA, play(BLUE, 4, PURPLE, -1)],
        [JULES, play(BLUE, 5, BLUE, 1)],
      ],
    },
    { name: 'tip', rules: ['T4'], look: 'hand', thing: { held: card(PURPLE, 5) }, move: play(PURPLE, 5, GREEN, 1) },
    {
      name: 'tie',
      rules: ['T2', 'T7'],
      look: 'prices',
      others: [
        [ADA, play(PURPLE, 7)],
        [JULES, play(GREEN, 7)],
      ],
    },
    {
      name: 'deal',
      rules: ['T4', 'T9'],
      look: 'hand',
      thing: { held: card(PURPLE, 1) },
      others: [[JULES, play(PURPLE, 6)]],
      move: play(PURPLE, 1),
    },
    {
      name: 'take',
      rules: ['T4', 'T9'],
      look: 'trick',
      thing: { card: card(GREEN, 5) },
      others: [[ADA, play(GREEN, 5, BLUE, 1)]],
      move: { kind: 'take', card: card(GREEN, 5) },
    },
    {
      name: 'reversal',
      rules: ['T4', 'T7'],
      look: 'hand',
      thing: { held: card(GREEN, 2) },
      others: [[JULES, play(BLUE, 7)]],
      move: play(GREEN, 2),
    },
    { name: 'free', rules: ['T6', 'T10'], look: 'hand', others: [[ADA, play(BLUE, 6)]], move: 'any' },
    {
      name: 'paid',
      rules: ['T10', 'T11'],
      look: 'payouts',
      others: [
        [ADA, play(PURPLE, 4, BLUE, -1)],
        [JULES, play(PURPLE, 2)],
      ],
    },
    { name: 'end', rules: ['T13'], look: 'seats' },
  ],
} as const satisfies Lesson<Move>;
