import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRng } from '@outcry/engine';
import type { Rng } from '@outcry/engine';
import type { Breakage } from './broken/store.ts';
import { check } from './check/check.ts';
import { Cluster } from './cluster.ts';
import { Crowd } from './crowd.ts';
import { FAULT } from './faults.ts';
import { Gate } from './gate.ts';
import { FAULTS, History } from './history.ts';
import type { FaultKind, Line, Struck } from './history.ts';
import { Requests } from './requests.ts';
import { setTables } from './setting.ts';

/** A run. The same seed gives the same faults in the same order, and the same choices to everybody. */
export interface Run {
  readonly seed: number;
  readonly nodes: number;
  readonly tables: number;
  /** How many kinds of games. */
  readonly games: number;
  /** About so many milliseconds long, until nothing breaks any more. */
  readonly duration: number;
  /** Faults of each kind. */
  readonly rounds: number;
  readonly kinds?: readonly FaultKind[];
  /** The folder for what happened. */
  readonly folder: string;
  /** How every node is broken on purpose; absent: not at all. */
  readonly broken?: Breakage;
  /** Nobody waits longer than this, in milliseconds, once nothing breaks any more and nobody gets on. */
  readonly patience?: number;
  readonly say?: (line: string) => void;
}

/** What came of it. */
export interface Outcome {
  readonly problems: readonly string[];
  /** By kind: how many faults, and how many moves they hit that were under way. */
  readonly faults: Readonly<Record<string, { readonly faults: number; readonly hits: number }>>;
  readonly tables: number;
  readonly requests: number;
  readonly acknowledged: number;
  readonly told: number;
}

const PATIENCE = 90_000;
/** Moves are held back for so long at most before a fault, as a part of the time between two of them. */
const HELD = 0.4;
/** ... or until somebody wants to move at so many of the tables. */
const MOST = 0.8;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Holds moves back until somebody waits at most of the tables, but not for long; then all are sent at once. */
async function gather(gate: Gate, tables: number, pace: number): Promise<void> {
  const end = performance.now() + HELD * pace;
  gate.close();
  while (gate.waiting < tables * MOST && performance.now() < end) await wait(10);
  gate.open();
}

/** Plays while everything breaks; what happened is in the folder then. */
export async function play(run: Run): Promise<void> {
  const { say = () => {}, seed, duration, rounds, patience = PATIENCE } = run;
  const history = new History(run.folder);
  const cluster = await Cluster.start(run.nodes, run.broken);
  try {
    const requests = new Requests(cluster.nodes, history, fastRng(seed));
    const gate = new Gate();
    const tables = await setTables(cluster.nodes, history, run);
    say(`${tables.length} tables are set`);
    const manner = { requests, gate, rng: fastRng(seed + 1), dawdle: 20 };
    const crowd = new Crowd(cluster.nodes, history, manner, tables, duration);
    const playing = crowd.play();
    const scene = { cluster, rng: fastRng(seed + 2) };
    const kinds = shuffled(Array.from({ length: rounds }, () => run.kinds ?? FAULTS).flat(), scene.rng);
    const pace = duration / kinds.length;
    const began = performance.now();
    for (const [number, kind] of kinds.entries()) {
      await wait(began + number * pace - performance.now());
      const fault = FAULT[kind](scene);
      const nodes = fault.nodes.map((node) => node.number);
      await gather(gate, tables.length - crowd.over, pace);
      await wait(scene.rng.below(40));
      const hit = requests.movesAt(nodes);
      history.struck({ fault: kind, nodes, hit });
      say(`${kind} at node ${nodes.join(', ')}, ${hit.length} moves under way, ${crowd.over} games over`);
      await fault.strike();
      await fault.mend();
    }
    await requests.within(patience, () => playing);
    say(`${crowd.over} games are over`);
    await requests.within(patience, () => crowd.leave());
  } finally {
    history.close();
    for (const { number, said } of cluster.nodes) writeFileSync(join(run.folder, `node-${number}.log`), said);
    await cluster.close();
  }
}

function shuffled<Each>(list: readonly Each[], rng: Rng): Each[] {
  const all = [...list];
  for (let last = all.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

/** Looks at everything that happened. */
export async function judge(folder: string): Promise<Outcome> {
  const faults: Record<string, { faults: number; hits: number }> = {};
  const problems: string[] = [];
  let [tables, requests, acknowledged, told] = [0, 0, 0, 0];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
    if (file === 'faults.jsonl') {
      for (const line of lines) {
        const { fault, hit } = JSON.parse(line) as Struck;
        const sum = (faults[fault] ??= { faults: 0, hits: 0 });
        sum.faults++;
        sum.hits += hit.length;
      }
      continue;
    }
    const history = lines.map((line) => JSON.parse(line) as Line);
    problems.push(...(await check(history)));
    tables++;
    const moves = new Set(history.flatMap((line) => (line.kind === 'asked' && line.route === 'move' ? [line.id] : [])));
    for (const line of history) {
      if (line.kind === 'asked') requests++;
      if (line.kind === 'answered' && line.status === 200 && moves.has(line.id)) acknowledged++;
      if (line.kind === 'told' && line.message.kind === 'entry') told++;
    }
  }
  return { problems, faults, tables, requests, acknowledged, told };
}
