import { testGolden } from '../testing/golden.ts';
import { EVERYTHING } from './testing/fixture.ts';
import { module } from './index.ts';
import type { Options } from './options.ts';

const game = module.make(module.versions.at(-1)!);

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

GAMES.forEach(([name, seats, options], index) =>
  testGolden({ file: new URL(`playthroughs/${name}.jsonl`, import.meta.url), game, seats, options, seed: 600 + index }),
);
