import { testLaws } from '../testing/laws.ts';
import { applyEvent } from './applyEvent.ts';
import { CLAIMS } from './testing/fixture.ts';
import { NEWEST } from './data.ts';
import { speculate } from './game.ts';
import { module } from './index.ts';
import { invariants, invariantsOf } from './invariants.ts';

testLaws(module, invariants, applyEvent);

testLaws(
  { versions: [NEWEST], make: (version) => speculate(version, CLAIMS) },
  invariantsOf(CLAIMS),
  applyEvent,
  5_000,
);
