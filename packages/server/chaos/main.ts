// npm run chaos: real nodes on a real PostgreSQL with a standby, four hundred games, and everything breaks for ten minutes.
// What people asked and were told is written down and checked afterwards. Says what is wrong; 1 if anything is.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Breakage } from './broken/store.ts';
import { FAULTS } from './history.ts';
import type { FaultKind } from './history.ts';
import { report } from './report.ts';
import { judge, play } from './run.ts';

/** Faults must strike so many moves that are under way, of each kind. */
const HITS = 100;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '400' },
    nodes: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '8' },
    /** Only these kinds of faults, by commas. */
    faults: { type: 'string', default: FAULTS.join() },
    /** To see that the checker notices: naive-cursor, early-answer or duplicate-bot. */
    broken: { type: 'string' },
    /** Where to leave what happened; without it, it is left only where something is wrong. */
    folder: { type: 'string' },
  },
});
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'outcry-chaos-history-'));
const kinds = values.faults.split(',') as FaultKind[];
const say = (line: string): void => void process.stderr.write(`${line}\n`);
say(`seed ${values.seed}, what happens is written to ${folder}`);
await play({
  seed: Number(values.seed),
  nodes: Number(values.nodes),
  tables: Number(values.tables),
  games: 4,
  duration: Number(values.minutes) * 60_000,
  rounds: Number(values.rounds),
  kinds,
  folder,
  say,
  ...(values.broken ? { broken: values.broken as Breakage, patience: 30_000 } : {}),
});
say('checking');
const outcome = await judge(folder);
for (const line of report(outcome)) process.stdout.write(`${line}\n`);
const few = kinds.filter((kind) => (outcome.faults[kind]?.hits ?? 0) < HITS);
if (few.length > 0) process.stdout.write(`fewer than ${HITS} moves under way were struck by: ${few.join(', ')}\n`);
if (outcome.problems.length + few.length > 0) process.exitCode = 1;
else if (values.folder === undefined) rmSync(folder, { recursive: true });
