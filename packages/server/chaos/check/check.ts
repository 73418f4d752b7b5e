import type { Line } from '../history.ts';
import { checkAnswers, checkEnd } from './answers.ts';
import { checkMoves } from './moves.ts';
import { checkNumbers } from './numbers.ts';
import { checkSecrets } from './secrets.ts';
import { checkStreams } from './streams.ts';
import { tableHistory } from './table.ts';
import { checkViews } from './views.ts';

const CHECKS = [checkEnd, checkAnswers, checkNumbers, checkMoves, checkViews, checkStreams, checkSecrets];

/** Everything that must not have happened at a table, a line each. It knows only what people asked and were told. */
export async function check(lines: readonly Line[]): Promise<string[]> {
  const history = tableHistory(lines);
  const problems = await Promise.all(CHECKS.map((one) => one(history)));
  return problems.flat().map((problem) => `table ${history.id}: ${problem}`);
}
