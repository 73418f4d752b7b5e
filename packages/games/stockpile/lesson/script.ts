import type { Lesson } from '../../lesson.ts';
import { BOOM } from '../cards.ts';
import type { Move } from '../moves.ts';

/** Companies, as cards.ts counts them. */
const [BOTTOMLINE, AMERICAN, STANFORD, EPIC] = [1, 3, 4, 5] as const;
const [ADA, JULES] = [1, 2] as const;

const up = (card: number, pile: number): Move => ({ kind: 'place', card, pile, up: true });
const down = (card: number, pile: number): Move => ({ kind: 'place', card, pile, up: false });
const bid = (pile: number, space: number): Move => ({ kind: 'bid', pile, space });
const show = (count: number): Move => ({ kind: 'show', count });
const DONE: Move = { kind: 'done' };

/** The whole first round of the base game. */
export const lesson = {
  deal: 2438,
  seats: 3,
  options: {},
  steps: [
    { name: 'goal', rules: ['K8', 'K19'], look: 'place' },
    { name: 'secret', rules: ['K7', 'K9'], look: 'info' },
    { name: 'faceUp', rules: ['K10'], look: 'piles', thing: { facet: `hand ${EPIC}` }, move: up(EPIC, 1) },
    { name: 'faceDown', rules: ['K10', 'K13'], look: 'piles', thing: { facet: `hand ${BOOM}` }, move: down(BOOM, 1) },
    {
      name: 'bid',
      rules: ['K3', 'K11'],
      look: 'piles',
      others: [
        [ADA, up(BOTTOMLINE, 0)],
        [ADA, down(EPIC, 0)],
        [JULES, up(EPIC, 2)],
        [JULES, down(BOOM, 2)],
      ],
      thing: { facet: 'bid 1 1' },
      move: bid(1, 1),
    },
    {
      name: 'outbid',
      rules: ['K11'],
      look: 'piles',
      others: [
        [ADA, bid(0, 2)],
        [JULES, bid(1, 2)],
      ],
      thing: { facet: 'bid 1 3' },
      move: bid(1, 3),
    },
    {
      name: 'boom',
      rules: ['K12', 'K13'],
      look: 'tracks',
      thing: { facet: `company ${EPIC}` },
      others: [[JULES, bid(2, 0)]],
      move: { kind: 'action', card: BOOM, company: EPIC },
    },
    {
      name: 'sell',
      rules: ['K14'],
      look: 'place',
      thing: { facet: `share ${AMERICAN}` },
      others: [[JULES, { kind: 'action', card: BOOM, company: STANFORD }]],
      move: { kind: 'sell', from: 'portfolio', company: AMERICAN, short: false },
    },
    { name: 'keep', rules: ['K14'], look: 'place', move: DONE },
    {
      name: 'dividend',
      rules: ['K15'],
      look: 'info',
      others: [
        [ADA, DONE],
        [JULES, DONE],
        [ADA, show(1)],
        [JULES, show(1)],
      ],
      move: show(2),
    },
    { name: 'moved', rules: ['K4', 'K15', 'K16', 'K17'], look: 'tracks' },
    { name: 'end', rules: ['K6', 'K18', 'K19'], look: 'seats' },
  ],
} as const satisfies Lesson<Move>;
