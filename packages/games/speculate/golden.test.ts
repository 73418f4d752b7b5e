import { testGolden } from '../testing/golden.ts';
import { speculate } from './game.ts';

const game = speculate(1);
const fileOf = (name: string): URL => new URL(`playthroughs/${name}.jsonl`, import.meta.url);
const file = (name: string): URL => fileOf(`v1-${name}`);

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

// Version 2, with 20 market cards and dividends that pay more. Random play with five seats, where the pile runs out in
// the middle of a round, and with three; then Traders, whose games of two and of four last to the end.
const game2 = speculate(2);
testGolden({ file: fileOf('v2-3-seats'), game: game2, seats: 3, seed: 11 });
testGolden({ file: fileOf('v2-5-seats'), game: game2, seats: 5, seed: 12 });
testGolden({ file: fileOf('v2-2-seats-with-claims'), game: game2, seats: 2, seed: 2 });
testGolden({ file: fileOf('v2-4-seats-with-claims'), game: game2, seats: 4, seed: 4 });
