import { canonical, fastRng } from '@outcry/engine';
import { loadGame } from '@outcry/games';
import { workerData } from 'piscina';
import { programFor } from '../programs/index.ts';
import type { Program } from '../programs/index.ts';
import type { Fault } from '../schemas/entries.ts';
import type { Task, Thought } from './worker.ts';

/** So many programs run in a thread at most; the one not asked for longest is ended. */
const MOST_RUNNING = 8;

const running = new Map<string, Program>();

/** The program for a game and its tables: one that runs already, or a new one. */
async function runningFor({ game, rulesVersion, data }: Task, name: string): Promise<Program> {
  const key = canonical([name, game, rulesVersion, data]);
  const command = (workerData as { programs: Readonly<Record<string, string>> }).programs[name]!;
  const program =
    running.get(key) ?? (await programFor(await loadGame(game, rulesVersion, data ?? undefined), command));
  running.delete(key);
  running.set(key, program);
  for (const [oldest, old] of running) {
    if (running.size <= MOST_RUNNING) break;
    old.end();
    running.delete(oldest);
  }
  return program;
}

/** Has a program of the host decide. It costs the time it takes, since nobody else's bot thinks in this thread meanwhile. */
export async function askProgram(task: Task, name: string): Promise<Thought> {
  const { view, legal, seed } = task;
  if (legal.length === 1) return { index: 0, cost: 0, halvings: 0, warnings: [] };
  const began = performance.now();
  const program = await runningFor(task, name);
  const [best] = program.decide(view, legal, fastRng(seed), { states: 0, playouts: 0 });
  const move = canonical(best!.move);
  const index = legal.findIndex((one) => canonical(one) === move);
  const [fault] = Object.keys(program.takeFaults()) as Fault[];
  // Neither the command nor what the program wrote: a host finds out with "exec:" on the command line.
  const warnings = fault === undefined ? [] : [`the program "${name}" lost a decision at ${task.game}: ${fault}`];
  return { index, cost: performance.now() - began, halvings: 0, ...(fault === undefined ? {} : { fault }), warnings };
}
