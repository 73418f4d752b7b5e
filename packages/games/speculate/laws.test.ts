import { testLaws } from '../testing/laws.ts';
import { applyEvent } from './applyEvent.ts';
import { CLAIMS } from './testing/fixture.ts';
import { NEWEST, printedFor, VERSIONS } from './data.ts';
import { speculate } from './game.ts';
import { invariantsOf } from './invariants.ts';

for (const version of VERSIONS)
  testLaws({ versions: [version], make: speculate }, invariantsOf(printedFor(version)), applyEvent);

testLaws(
  { versions: [NEWEST], make: (version) => speculate(version, CLAIMS) },
  invariantsOf(CLAIMS),
  applyEvent,
  5_000,
);
