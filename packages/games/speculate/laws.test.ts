import { testLaws } from '../testing/laws.ts';
import { CLAIMS } from './testing/fixture.ts';
import { speculate } from './game.ts';
import { module } from './index.ts';
import { invariants, witnessOf } from './invariants.ts';

testLaws(module, invariants);

testLaws({ ...module, make: () => speculate(CLAIMS) }, witnessOf(CLAIMS), 5_000);
