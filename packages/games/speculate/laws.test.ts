import { testLaws } from '../laws.ts';
import type { Data } from './data.ts';
import { PRINTED } from './data.ts';
import { speculate } from './game.ts';
import { module } from './index.ts';
import { witness, witnessOf } from './witness.ts';

testLaws(module, witness);

/** Random play hardly ever meets an objective: with few shares, little money and low figures it does, and cannot pay. */
const CLAIMS: Data = {
  ...PRINTED,
  start: { cash: 60, shares: 1, bankCash: 20, bankShares: 0 },
  fees: { usual: 5, late: 10 },
  objectives: PRINTED.objectives.map(({ amount, cards }) => ({
    amount,
    cards: cards.map((figures) => figures.map((figure) => Math.min(figure, 1))),
  })),
};
testLaws({ ...module, make: () => speculate(CLAIMS) }, witnessOf(CLAIMS), 5_000);
