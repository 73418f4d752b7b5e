import { testGolden } from '../testing/golden.ts';
import { EVERYTHING } from './testing/fixture.ts';
import { module } from './index.ts';
import type { Options } from './options.ts';

const GAMES: readonly (readonly [name: string, seats: number, options: Partial<Options>])[] = [
  ['base-2', 2, {}],
  ['base-3', 3, {}],
  ['base-4', 4, {}],
  ['base-5', 5, {}],
  ['advanced', 4, { board: 'advanced' }],
  ['bonds', 3, { bonds: true }],
  ['commodities', 4, { commodities: true }],
  ['forecast-dice', 3, { forecastDice: true }],
  ['first-player-card', 4, { firstPlayerCard: true }],
  ['investors', 4, { investors: 'choice' }],
  ['investors-2', 2, { investors: 'choice' }],
  ['auction', 5, { investors: 'auction' }],
  ['strategies', 4, { strategies: true }],
  ['promos', 3, { strategies: true, promos: true }],
  ['everything-2', 2, { ...EVERYTHING, investors: 'auction' }],
  ['everything-5', 5, EVERYTHING],
];

/** Games of version 2; in each something happens that version 1 plays otherwise. */
const GAMES_2: readonly (readonly [...(typeof GAMES)[number], seed: number])[] = [
  ['v2-barbara', 3, { investors: 'choice', invited: ['barbara', 'deborah', 'ana'] }, 742],
  ['v2-barbara-2', 2, { investors: 'choice', invited: ['barbara', 'donald', 'liliane', 'mitt'] }, 702],
  ['v2-quiet', 3, { investors: 'choice', invited: ['ivan', 'deborah', 'ana'], strategies: true, promos: true }, 839],
  ['v2-everything-2', 2, { ...EVERYTHING, investors: 'auction', invited: ['barbara', 'ivan', 'deborah', 'ana'] }, 735],
  ['v2-everything-5', 5, { ...EVERYTHING, invited: ['barbara', 'ivan', 'deborah', 'ana', 'talal', 'barack'] }, 1041],
];

const fileOf = (name: string): URL => new URL(`playthroughs/${name}.jsonl`, import.meta.url);

GAMES.forEach(([name, seats, options], index) =>
  testGolden({ file: fileOf(name), game: module.make(1), seats, options, seed: 600 + index }),
);
for (const [name, seats, options, seed] of GAMES_2)
  testGolden({ file: fileOf(name), game: module.make(2), seats, options, seed });
