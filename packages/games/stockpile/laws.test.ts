import { testLaws } from '../laws.ts';
import { module } from './index.ts';
import { witness } from './witness.ts';

testLaws(module, witness);
