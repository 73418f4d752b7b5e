import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, Progress, saturate, steady } from '../packages/server/testing/load.ts';
import { Postgres } from '../packages/server/testing/postgres.ts';
import { prepare } from '../packages/server/testing/prepare.ts';
import type { Prepared, Preparing, Script } from '../packages/server/testing/prepare.ts';
import type { Running } from '../packages/server/testing/process.ts';
import { withNodes } from './cluster/nodes.ts';
import { singleRowRate } from './cluster/raw.ts';
import { median, report, say } from './report.ts';
import type { Figure } from './report.ts';
import { listenAll, openAll } from './server/streams.ts';

/** The sizes of a run; `--quick` takes small ones to see that it works. */
const quick = process.argv.includes('--quick');
const RUNS = quick ? 1 : 5;
const SECONDS = quick ? 1 : 5;
const TABLES = quick ? 200 : 1600;
const PAIRS = quick ? 60 : 1000;
const STREAMS = quick ? 150 : 3000;
/** Connections that send moves, and as many that insert single rows. */
const CONNECTIONS = 120;

const ports = (nodes: readonly Running[]): number[] => nodes.map(({ port }) => port);

/** Guests and tables in a database of their own, to make copies of. */
async function prepared(postgres: Postgres, name: string, how: Preparing): Promise<Prepared> {
  say(`preparing ${how.tables} tables of ${how.people} people`);
  const folder = mkdtempSync(join(tmpdir(), 'outcry-bench-'));
  const made = await prepare(folder, how, await postgres.createDatabase(name));
  rmSync(folder, { recursive: true, force: true });
  return made;
}

/** Where the moves of a table go: all to one node, or to all nodes in turn, as those of people who are at different ones. */
type Spread = 'apart' | 'in turn';

const WAYS: readonly { readonly name: string; readonly nodes: number; readonly spread: Spread }[] = [
  { name: 'one node', nodes: 1, spread: 'apart' },
  { name: 'two nodes', nodes: 2, spread: 'apart' },
  { name: 'three nodes', nodes: 3, spread: 'apart' },
  { name: 'three nodes, each table at all of them in turn', nodes: 3, spread: 'in turn' },
];

/** Moves a second, after a warm-up: each of three nodes gets a third of the moves, and its code is compiled as late. */
async function moveRate(nodes: readonly Running[], tables: readonly Script[], spread: Spread): Promise<number> {
  const ways = spread === 'in turn' ? [ports(nodes)] : ports(nodes).map((port) => [port]);
  const parts = ways.map((_, part) => new Progress(tables.filter((_table, number) => number % ways.length === part)));
  const play = (seconds: number) =>
    Promise.all(ways.map((way, part) => saturate(way, parts[part]!, CONNECTIONS / ways.length, seconds)));
  await play(SECONDS);
  const loads = await play(SECONDS);
  const refused = loads.reduce((sum, load) => sum + load.refused, 0);
  if (refused > 0) throw new Error(`${refused} moves were refused`);
  return loads.reduce((sum, load) => sum + load.moves / load.seconds, 0);
}

/** Durable moves a second beside single rows, one after the other in every run. */
async function moves(postgres: Postgres): Promise<Figure[]> {
  const { tables } = await prepared(postgres, 'moves', { tables: TABLES, seats: 5, people: 1, guests: 20 });
  const raw: number[] = [];
  const rates = WAYS.map((): number[] => []);
  for (let run = 0; run < RUNS; run++) {
    raw.push(await singleRowRate(postgres.url(), CONNECTIONS, SECONDS));
    for (const [index, { nodes: count, spread }] of WAYS.entries())
      rates[index]!.push(await withNodes(postgres, 'moves', count, (nodes) => moveRate(nodes, tables, spread)));
    const last = rates.map((rate) => rate.at(-1)!.toFixed(0));
    say(`run ${run + 1}: single rows ${raw.at(-1)!.toFixed(0)}, moves ${last.join(', ')}`);
  }
  const single = median(raw);
  const medians = rates.map(median);
  const [one, , three, inTurn] = medians as [number, number, number, number];
  return [
    {
      name: `PostgreSQL, single synced rows over ${CONNECTIONS} connections`,
      value: single,
      unit: 'rows/s',
      must: 'the yardstick',
      reached: true,
    },
    ...WAYS.map(({ name }, index) => ({
      name: `durable moves, ${name}`,
      value: medians[index]!,
      unit: 'moves/s',
      must: '',
      reached: true,
    })),
    {
      name: 'one node, as a part of single rows',
      value: one / single,
      unit: 'times',
      must: 'at least 0.5',
      reached: one >= 0.5 * single,
    },
    {
      name: 'three nodes, as a part of one',
      value: three / one,
      unit: 'times',
      must: 'at least 0.8',
      reached: three >= 0.8 * one,
    },
    {
      name: 'three nodes with each table at all of them, as a part of one',
      value: inTurn / one,
      unit: 'times',
      must: '',
      reached: true,
    },
  ];
}

/** From a move that is due at one node to another node's stream, at half of what three nodes can do with these streams. */
async function way(postgres: Postgres): Promise<Figure[]> {
  const how = { tables: PAIRS, seats: 2, people: 2, guests: 2 * PAIRS };
  const { tables, guests } = await prepared(postgres, 'pairs', how);
  const times: { rate: number; median: number; p99: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const time = await withNodes(postgres, 'pairs', 3, async (nodes) => {
      const due = new Map<string, { at: number; node: number }>();
      const lag: number[] = [];
      const ears = await openAll(nodes, guests, (table, seq, node) => {
        const sent = due.get(`${table} ${seq}`);
        if (sent && sent.node !== node) lag.push(performance.now() - sent.at);
      });
      const progress = new Progress(tables);
      await saturate(ports(nodes), progress, CONNECTIONS, SECONDS); // every node loads every table, and is compiled
      const most = await saturate(ports(nodes), progress, CONNECTIONS, SECONDS / 2);
      const rate = most.moves / most.seconds / 2;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await steady(ports(nodes), progress, rate, CONNECTIONS, SECONDS, ({ table, seq, number }, at) => {
        due.set(`${table} ${seq}`, { at, node: number % nodes.length });
      });
      await new Promise((resolve) => setTimeout(resolve, 2000)); // the last words
      for (const ear of ears) ear.close();
      if (lag.length < due.size) throw new Error(`${due.size} moves, and only ${lag.length} were told elsewhere`);
      const lags = Float64Array.from(lag);
      return { rate, median: percentile(lags, 0.5), p99: percentile(lags, 0.99) };
    });
    times.push(time);
    say(
      `run ${run + 1}: ${time.rate.toFixed(0)} moves/s, median ${time.median.toFixed(1)} ms, p99 ${time.p99.toFixed(1)} ms`,
    );
  }
  const p99 = median(times.map((time) => time.p99));
  const name = `from a node's POST to another node's stream, at ${Math.round(median(times.map(({ rate }) => rate)))} moves/s`;
  return [
    { name: `${name}, median`, value: median(times.map((time) => time.median)), unit: 'ms', must: '', reached: true },
    { name: `${name}, p99`, value: p99, unit: 'ms', must: 'below 150', reached: p99 < 150 },
  ];
}

/** Everybody at three nodes is told everything once and in order. */
async function streams(postgres: Postgres): Promise<Figure[]> {
  const how = { tables: STREAMS / 5, seats: 5, people: 5, guests: STREAMS };
  const { tables, guests } = await prepared(postgres, 'streams', how);
  return withNodes(postgres, 'streams', 3, (nodes) =>
    listenAll(`${STREAMS} streams at three nodes`, nodes, guests, tables, 5),
  );
}

const PARTS = { moves, way, streams };
const asked = process.argv.slice(2).filter((word) => word !== '--quick');
const unknown = asked.find((word) => !(word in PARTS));
if (unknown !== undefined) {
  console.error(`there is no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}, and --quick`);
  process.exit(2);
}

const postgres = await Postgres.start({
  fsync: true,
  settings: { max_wal_size: '4GB', shared_buffers: '256MB', max_connections: 300 },
});
const figures: Figure[] = [];
try {
  for (const [name, part] of Object.entries(PARTS))
    if (asked.length === 0 || asked.includes(name)) figures.push(...(await part(postgres)));
} finally {
  await postgres.stop();
}
report(figures, `PostgreSQL 18`, `file system type ${statfsSync(tmpdir()).type.toString(16)}`);
