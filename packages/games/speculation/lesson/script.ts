import type { Lesson } from '../../lesson.ts';
import type { Move } from '../state.ts';

/** Companies, as data.ts counts them. */
const [ALHAMBRA, CARAT, COLONIA, METRO, SHOGUN, SHOW_MANAGER, TIMBUKTU] = [0, 1, 2, 4, 5, 6, 7] as const;
const [ADA, JULES] = [1, 2] as const;

const trade = (buy: number | null, sell: number | null = null): Move => ({ kind: 'trade', buy, sell });
const card = (company: number): Move => ({ kind: 'card', card: company });

/** Four turns: Trade, No Action, Trade, and Rank +1 when the learner is active again. */
export const lesson = {
  deal: 189,
  seats: 3,
  options: {},
  steps: [
    { name: 'goal', rules: ['S2', 'S14'], look: 'track' },
    { name: 'prices', rules: ['S3', 'S15'], look: 'track' },
    { name: 'buy', rules: ['S7', 'S8'], look: 'market', thing: { buy: TIMBUKTU }, move: trade(TIMBUKTU) },
    {
      name: 'card',
      rules: ['S10'],
      look: 'hand',
      thing: { held: TIMBUKTU },
      others: [
        [ADA, trade(SHOW_MANAGER)],
        [JULES, trade(SHOW_MANAGER)],
        [ADA, card(SHOW_MANAGER)],
        [JULES, card(SHOW_MANAGER)],
      ],
      move: card(TIMBUKTU),
    },
    { name: 'moved', rules: ['S3', 'S10'], look: 'market' },
    {
      name: 'quiet',
      rules: ['S7', 'S11', 'S13'],
      look: 'bags',
      others: [
        [ADA, card(SHOGUN)],
        [JULES, card(METRO)],
      ],
      move: card(COLONIA),
    },
    {
      name: 'swap',
      rules: ['S8'],
      look: 'market',
      thing: { buy: ALHAMBRA },
      others: [[JULES, trade(null)]],
      move: trade(ALHAMBRA, TIMBUKTU),
    },
    {
      name: 'push',
      rules: ['S10', 'S12'],
      look: 'hand',
      thing: { held: ALHAMBRA },
      others: [
        [ADA, trade(null)],
        [ADA, card(CARAT)],
        [JULES, card(COLONIA)],
      ],
      move: card(ALHAMBRA),
    },
    {
      name: 'rank',
      rules: ['S9'],
      look: 'track',
      thing: { brick: ALHAMBRA },
      move: { kind: 'rank', company: ALHAMBRA },
    },
    {
      name: 'free',
      rules: ['S10', 'S11'],
      look: 'hand',
      others: [
        [ADA, card(ALHAMBRA)],
        [JULES, card(TIMBUKTU)],
      ],
      move: 'any',
    },
    { name: 'end', rules: ['S14'], look: 'seats' },
  ],
} as const satisfies Lesson<Move>;
