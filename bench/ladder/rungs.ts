import { newestGame, GAME_IDS } from '../../packages/games/registry.ts';
import { EVERYTHING } from '../../packages/games/stockpile/testing/fixture.ts';

/** One bot against others of one kind, on duplicate deals. */
export interface Rung {
  readonly game: string;
  readonly bot: string;
  /** Who has all other seats. */
  readonly rivals: string;
  readonly seats: number;
  readonly deals: number;
  readonly seed: number;
  /** Ends as soon as a sequential test is sure. */
  readonly untilSure?: true;
  readonly options?: unknown;
  /** Says what the options are, where they are not the game's own. */
  readonly variant?: string;
}

const SEATS = 4;
const FOUR = { seats: SEATS, seed: 808 };

const each = (rung: Omit<Rung, 'game'>): Rung[] => GAME_IDS.map((game) => ({ game, ...rung }));

/** At the fewest and the most seats a game has. */
const atTheEnds = (rung: Omit<Rung, 'game' | 'seats'>): Promise<Rung[]> =>
  Promise.all(
    GAME_IDS.map(async (game) => {
      const { min, max } = (await newestGame(game)).seats;
      return [min, max].map((seats) => ({ game, seats, ...rung }));
    }),
  ).then((found) => found.flat());

/** The ladder of docs/bots.md, what says most first. */
export const rungs: readonly Rung[] = [
  ...each({ bot: 'shark', rivals: 'trader-0', deals: 200, ...FOUR }),
  ...each({ bot: 'trader', rivals: 'rookie', deals: 100, untilSure: true, ...FOUR }),
  ...each({ bot: 'rookie', rivals: 'random', deals: 100, untilSure: true, ...FOUR }),
  ...each({ bot: 'shark', rivals: 'trader', deals: 100, untilSure: true, ...FOUR }),
  ...each({ bot: 'shark', rivals: 'careful', deals: 50, ...FOUR }),
  {
    game: 'stockpile',
    bot: 'shark',
    rivals: 'trader-0',
    deals: 50,
    ...FOUR,
    options: EVERYTHING,
    variant: 'everything',
  },
  ...(await atTheEnds({ bot: 'shark', rivals: 'trader-0', deals: 50, seed: FOUR.seed })),
  ...each({ bot: 'cheat:shark', rivals: 'trader-0', deals: 50, ...FOUR }),
  ...each({ bot: 'oracle', rivals: 'trader-0', deals: 50, ...FOUR }),
  ...each({ bot: 'oracle', rivals: 'shark', deals: 100, untilSure: true, ...FOUR }),
];

/** The name of a rung and of its file of records. */
export const nameOf = ({ game, bot, rivals, seats, variant }: Rung): string =>
  [game, variant, `${seats} seats`, bot, 'against', rivals].filter(Boolean).join(' ').replaceAll(/[ :]/g, '-');
