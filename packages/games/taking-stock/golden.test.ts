import { testGolden } from '../testing/golden.ts';
import { takingStock } from './game.ts';

for (const seats of [2, 3, 4, 5])
  testGolden({
    file: new URL(`playthroughs/v1-${seats}-seats.jsonl`, import.meta.url),
    game: takingStock(),
    seats,
    seed: 1800 + seats,
  });
testGolden({
  file: new URL('playthroughs/v1-companies-named.jsonl', import.meta.url),
  game: takingStock(),
  seats: 3,
  options: { leftOut: ['blue-moon', 'purple-prose'] },
  seed: 77,
});
