import { testGolden } from '../testing/golden.ts';
import { speculate } from './game.ts';

const game = speculate(1);
const file = (name: string): URL => new URL(`playthroughs/v1-${name}.jsonl`, import.meta.url);

// Random play to the last survivor, for every player count.
for (const [seats, seed] of [
  [2, 102],
  [3, 88],
  [4, 57],
  [5, 31],
] as const)
  testGolden({ file: file(`${seats}-seats`), game, seats, seed });
testGolden({ file: file('closed-holdings'), game, seats: 3, options: { openHoldings: false }, seed: 33 });

// Players who look ahead: claims, late fees, all rounds to the end, and a bankruptcy among two.
testGolden({ file: file('4-seats-with-claims'), game, seats: 4, seed: 1 });
testGolden({ file: file('2-seats-with-claims'), game, seats: 2, seed: 6 });
