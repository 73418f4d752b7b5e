import { testGolden } from '../testing/golden.ts';
import { module } from './index.ts';

const game = module.make(module.versions.at(-1)!);

for (const seats of [3, 4, 5, 6])
  testGolden({ file: new URL(`playthroughs/${seats}.jsonl`, import.meta.url), game, seats, seed: 500 + seats });

testGolden({
  file: new URL('playthroughs/3-named.jsonl', import.meta.url),
  game,
  seats: 3,
  options: { companies: ['gamestart', 'unusual-oil', 'nile'] },
  seed: 510,
});
