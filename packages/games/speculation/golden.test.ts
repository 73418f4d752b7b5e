import { testGolden } from '../testing/golden.ts';
import { module } from './index.ts';

const game = module.make(module.versions.at(-1)!);

for (const seats of [3, 4, 5, 6])
  for (const side of ['plain', 'star'])
    testGolden({
      file: new URL(`playthroughs/${seats}-${side}.jsonl`, import.meta.url),
      game,
      seats,
      options: { side },
      seed: 100 + seats,
    });
