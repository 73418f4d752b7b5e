import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { percentile, Progress, saturate, steady } from '../packages/server/testing/load.ts';
import { prepare } from '../packages/server/testing/prepare.ts';
import { startProcess } from '../packages/server/testing/process.ts';
import type { Running } from '../packages/server/testing/process.ts';
import { median, report, say } from './report.ts';
import type { Figure } from './report.ts';
import { awake } from './server/awake.ts';
import { bots } from './server/bots.ts';
import { finishedTables } from './server/finished.ts';
import { lengthCost } from './server/length.ts';
import { pushes } from './server/pushes.ts';
import { routes } from './server/routes.ts';
import { soak } from './server/soak.ts';
import { listenAll } from './server/streams.ts';

/** The sizes of a run; `--quick` takes small ones to see that it works. */
const quick = process.argv.includes('--quick');
const TABLES = quick ? 200 : 2000;
const STREAMS = quick ? 250 : 5000;
const FINISHED = quick ? 1000 : 100_000;
const SECONDS = quick ? 2 : 8;
const CONNECTIONS = 256;

/** How many rows a second better-sqlite3 inserts one by one, each in a transaction of its own that is synced. */
function singleRowRate(folder: string): number {
  const db = new Database(join(folder, 'single.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table if not exists entry (id integer primary key, body text not null)');
  const insert = db.prepare('insert into entry (body) values (?)');
  const body = JSON.stringify({ move: { kind: 'play', card: 17, target: null, boxes: null }, bot: false });
  const end = performance.now() + (SECONDS / 4) * 1000;
  let rows = 0;
  const began = performance.now();
  while (performance.now() < end) {
    insert.run(body);
    rows++;
  }
  db.close();
  return rows / ((performance.now() - began) / 1000);
}

/** A number the server measures of itself. */
async function metric({ url }: Running, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

async function moves(folder: string): Promise<Figure[]> {
  say(`preparing ${TABLES} tables of five seats`);
  const { tables } = await prepare(folder, { tables: TABLES, seats: 5, people: 1, guests: 20 });
  const before = singleRowRate(folder);
  const server = await startProcess(folder, { env: { OUTCRY_IDLE_SECONDS: '5' } });
  const heapEmpty = await metric(server, 'nodejs_heap_size_used_bytes');
  const progress = new Progress(tables);
  say('warming up');
  await saturate([server.port], progress, CONNECTIONS, SECONDS / 4);
  say('as fast as it goes');
  const fast = await saturate([server.port], progress, CONNECTIONS, SECONDS);
  const rate = fast.moves / fast.seconds;
  const single = (before + singleRowRate(folder)) / 2;
  say('half as fast, steadily');
  const half = await steady([server.port], progress, rate / 2, CONNECTIONS, SECONDS);
  const hot = await metric(server, 'outcry_tables_in_memory');
  say('nobody plays');
  let idle = hot;
  for (let wait = 0; wait < 30 && idle > 0; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    idle = await metric(server, 'outcry_tables_in_memory');
  }
  const heapIdle = await metric(server, 'nodejs_heap_size_used_bytes');
  await server.stop();
  if (fast.refused + half.refused > 0) throw new Error(`${fast.refused + half.refused} moves were refused`);
  const p99 = percentile(half.latencies, 0.99);
  return [
    {
      name: 'better-sqlite3, single rows, synchronous=FULL',
      value: single,
      unit: 'rows/s',
      must: 'the yardstick',
      reached: true,
    },
    {
      name: `durable moves over ${TABLES} tables, saturated`,
      value: rate,
      unit: 'moves/s',
      must: 'at least 1.5 times the yardstick',
      reached: rate >= 1.5 * single,
    },
    {
      name: 'the same, as a multiple of single rows',
      value: rate / single,
      unit: 'times',
      must: 'at least 1.5',
      reached: rate >= 1.5 * single,
    },
    {
      name: 'answer to a move at half of that, open loop, median',
      value: percentile(half.latencies, 0.5),
      unit: 'ms',
      must: '',
      reached: true,
    },
    {
      name: 'answer to a move at half of that, open loop, p99',
      value: p99,
      unit: 'ms',
      must: 'below 100',
      reached: p99 < 100,
    },
    { name: 'tables in memory while all are played', value: hot, unit: 'tables', must: '', reached: true },
    { name: 'tables in memory once nobody plays', value: idle, unit: 'tables', must: '0', reached: idle === 0 },
    { name: 'heap before, in MB', value: heapEmpty / 1e6, unit: 'MB', must: '', reached: true },
    { name: 'heap once nobody plays, in MB', value: heapIdle / 1e6, unit: 'MB', must: '', reached: true },
  ];
}

async function streams(folder: string): Promise<Figure[]> {
  say(`preparing ${STREAMS / 5} tables of five people`);
  const { tables, guests } = await prepare(folder, { tables: STREAMS / 5, seats: 5, people: 5, guests: STREAMS });
  const server = await startProcess(folder);
  say(`opening ${STREAMS} streams`);
  const figures = await listenAll(`${STREAMS} open streams`, [server], guests, tables, 5);
  await server.stop();
  return figures;
}

async function ready(folder: string): Promise<Figure[]> {
  say(`writing ${FINISHED} finished tables`);
  const entries = await finishedTables(folder, FINISHED);
  const times: number[] = [];
  for (let start = 0; start < 3; start++) {
    const server = await startProcess(folder);
    times.push(server.readyAfter);
    await server.stop();
  }
  const time = median(times);
  return [
    {
      name: `ready with ${FINISHED} finished tables (${entries} entries) on disk`,
      value: time,
      unit: 'ms',
      must: 'below 2000',
      reached: time < 2000,
    },
  ];
}

/** Each part in a folder of its own, gone afterwards. */
async function inFolder(part: (folder: string) => Promise<Figure[]>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'outcry-bench-'));
  try {
    return await part(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const parts = [moves, lengthCost, streams, ready, awake, routes, pushes];
/** These take long, so they run only when they are named. */
const longParts = [soak, bots];
const wanted = process.argv.slice(2);
const chosen = [...parts, ...longParts].filter(({ name }) => wanted.includes(name));
const figures: Figure[] = [];
for (const part of chosen.length > 0 ? chosen : parts) figures.push(...(await inFolder(part)));
report(figures, `file system type ${statfsSync(tmpdir()).type.toString(16)}`);
