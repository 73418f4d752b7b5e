import { testLaws } from '../laws.ts';
import { CLAIMS } from './fixture.ts';
import { speculate } from './game.ts';
import { module } from './index.ts';
import { witness, witnessOf } from './witness.ts';

testLaws(module, witness);

testLaws({ ...module, make: () => speculate(CLAIMS) }, witnessOf(CLAIMS), 5_000);
