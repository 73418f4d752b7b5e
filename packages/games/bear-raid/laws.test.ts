import { testLaws } from '../testing/laws.ts';
import { applyEvent } from './applyEvent.ts';
import { module } from './index.ts';
import { invariants } from './invariants.ts';

testLaws(module, invariants, applyEvent);
