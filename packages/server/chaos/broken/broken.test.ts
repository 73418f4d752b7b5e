import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/guests.ts';
import type { FaultKind } from '../history.ts';
import { judge, play } from '../run.ts';
import type { Breakage } from './store.ts';

/** What breaks with each mistake, and what the checker must say then. */
const NOTICED: readonly [broken: Breakage, kinds: readonly FaultKind[], problem: RegExp][] = [
  ['naive-cursor', ['lose-notices', 'kill-node'], /went back from cursor|no stream told/],
  ['early-answer', ['kill-node', 'kill-database'], /was acknowledged as \d+, and the log has|two entries have number/],
  ['duplicate-bot', ['same-turn', 'stop-node'], /cannot be played|has not ended/],
];

// Three clusters that break: only in the long form. What the checker says of each kind of mistake: check.test.ts.
test.runIf(process.env.OUTCRY_LONG).each(NOTICED)('the checker notices a %s', async (broken, kinds, problem) => {
  const folder = temporaryFolder();
  const run = { seed: 14, nodes: 3, tables: 24, games: 1, duration: 30_000, rounds: 4, patience: 30_000 };
  await play({ ...run, kinds, folder, broken });
  expect((await judge(folder)).problems.join('\n')).toMatch(problem);
});
