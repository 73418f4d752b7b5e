import { Agent, request as httpRequest } from 'node:http';
import { PATHS } from '@outcry/server/api';
import type { RouteName } from '@outcry/server/api';
import { addressOf, createClient } from '@outcry/server/client';
import { databaseFile } from '../../packages/server/config.ts';
import { localBus } from '../../packages/server/bus/local.ts';
import { openDatabase } from '../../packages/server/store/open.ts';
import { sqliteStore } from '../../packages/server/store/sqlite.ts';
import { makeMove } from '../../packages/server/tables/play.ts';
import { Tables } from '../../packages/server/tables/tables.ts';
import { percentile } from '../../packages/server/testing/load.ts';
import { prepare } from '../../packages/server/testing/prepare.ts';
import type { Prepared } from '../../packages/server/testing/prepare.ts';
import { say } from '../report.ts';
import type { Figure } from '../report.ts';
import { copyTable } from './copies.ts';
import { startMeasured } from './measured.ts';
import type { Measured } from './measured.ts';
import { PROBES } from './probes.ts';
import type { Request, Sender } from './probes.ts';

const quick = process.argv.includes('--quick');
const RUNNING = quick ? 1000 : 10_000;
const MANY = quick ? 60 : 600;
const WAITING = 60;
const REQUESTS = quick ? 5 : 40;
/** How far the running games are played. */
const MOVES = 40;
/** How long a stream stays open after its hello, so that what it missed is looked up. */
const LISTEN = 50;
const MOST = 100;

/** What requests of one route by one sender cost. */
interface Cost {
  readonly route: RouteName;
  readonly who: string;
  readonly status: string;
  readonly bytes: number;
  readonly median: number;
  readonly p99: number;
}

/** Writes running tables: one of the seated person, some of the person with many, the rest of a crowd. */
async function writeStore(folder: string): Promise<Prepared> {
  const clock = { kind: 'move', seconds: 259_200 } as const;
  const prepared = await prepare(folder, { tables: 6, seats: 5, people: 1, guests: 3, clock });
  const db = openDatabase(databaseFile(folder));
  db.pragma('synchronous = OFF');
  const store = sqliteStore(db);
  const tables = new Tables({ store, bus: localBus(), now: Date.now, hotTables: 9 });
  for (const [number, { id, moves }] of prepared.tables.entries()) {
    const person = prepared.guests[number % 3]!.person.id;
    for (const { seat, decision, move } of number < 3 ? moves.slice(0, MOVES) : moves)
      await makeMove(tables, id, { seat, decision, move, key: null, person });
  }
  copyTable(db, prepared.tables[0]!.id, RUNNING - MANY - 2);
  copyTable(db, prepared.tables[2]!.id, MANY - 1);
  await store.close();
  return prepared;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request that is measured; a stream is closed after a moment. Returns the status and the size of the answer. */
function send({ port }: Measured, name: RouteName, { cookie, body, ...where }: Request & { cookie: string }) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const sent = httpRequest(
      {
        agent: name === 'stream' ? false : agent,
        host: '127.0.0.1',
        port,
        method: PATHS[name][0],
        path: addressOf(name, where),
        headers: {
          'x-measured': '1',
          'accept-encoding': 'gzip, br',
          ...(cookie === '' ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        const status = answer.statusCode!;
        let bytes = 0;
        const done = (): void => resolve({ status, bytes });
        answer.on('data', (chunk: Buffer) => {
          if (bytes === 0 && name === 'stream' && status === 200) setTimeout(() => answer.destroy(), LISTEN);
          bytes += chunk.length;
        });
        answer.on('close', done);
        answer.on('error', done); // a stream that was closed
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The costs of the requests so far, once all have been measured. */
async function costsOf(server: Measured, count: number): Promise<number[]> {
  const costs: number[] = [];
  while (costs.length < count) {
    costs.push(...(await server.costs()));
    if (costs.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return costs;
}

async function measure(server: Measured, route: RouteName, who: string, sender: Sender): Promise<Cost> {
  const next = await PROBES[route](sender);
  const statuses = new Set<number>();
  let bytes = 0;
  for (let turn = 0; turn < REQUESTS; turn++) {
    const answer = await send(server, route, { cookie: sender.cookie, ...(await next(turn)) });
    statuses.add(answer.status);
    bytes = Math.max(bytes, answer.bytes);
  }
  const costs = Float64Array.from(await costsOf(server, REQUESTS));
  const [median, p99] = [percentile(costs, 0.5), percentile(costs, 0.99)];
  return { route, who, status: [...statuses].join('/'), bytes, median, p99 };
}

const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell, place) => (place < 2 ? String(cell).padEnd(13) : String(cell).padStart(11))).join(' ');

function print(costs: readonly Cost[]): void {
  console.log(`processor time of requests in ms, over ${REQUESTS} each, with ${RUNNING} running tables`);
  console.log(line(['request', 'sent by', 'status', 'median', 'p99', 'bytes']));
  for (const { route, who, status, bytes, median, p99 } of costs)
    console.log(line([route, who, status, median.toFixed(2), p99.toFixed(2), bytes]));
}

/** The processor time of every route: for an anonymous visitor, a person at a table, and a person with many tables. */
export async function routes(folder: string): Promise<Figure[]> {
  const names = Object.keys(PATHS) as RouteName[];
  const missing = names.filter((name) => !Object.hasOwn(PROBES, name));
  if (missing.length > 0) throw new Error(`no probe in bench/server/probes.ts for ${missing.join(', ')}`);
  say(`writing ${RUNNING} running tables`);
  const { guests, tables } = await writeStore(folder);
  const server = await startMeasured(folder, { unlimited: true });
  const clients = guests.map(({ cookie }) => createClient(server.url, { cookie }));
  const [other] = clients;
  for (let count = 0; count < WAITING; count++)
    await other!('createTable', {
      body: { game: 'taking-stock', public: true, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
    });
  const newGuest = async (): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/session`, { method: 'POST', headers, body: '{"name":"Guest"}' });
    return answer.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
  };
  const sender = (guest: number, cookie = guests[guest]!.cookie): Sender => ({
    api: clients[guest]!,
    cookie,
    table: tables[guest]!.id,
    finished: tables[guest + 3]!.id,
    other: other!,
    otherId: guests[0]!.person.id,
    newGuest,
  });
  const senders = { anonymous: sender(1, ''), seated: sender(1), [`${MANY} tables`]: sender(2) };
  const costs: Cost[] = [];
  for (const route of names) {
    say(route);
    for (const [who, one] of Object.entries(senders)) costs.push(await measure(server, route, who, one));
  }
  await server.stop();
  agent.destroy();
  const asJson = process.argv.includes('--json');
  if (!asJson) print(costs);
  const broken = costs.filter(({ status }) => /5\d\d/.test(status)).length;
  const dearest = costs.toSorted((a, b) => b.p99 - a.p99);
  return [
    { name: 'requests that failed on the server', value: broken, unit: '', must: 'none', reached: broken === 0 },
    ...(asJson ? dearest : dearest.slice(0, 3)).map(({ route, who, p99 }) => ({
      name: `processor time of ${route}, ${who}, p99`,
      value: p99,
      unit: 'ms',
      must: `below ${MOST}`,
      reached: p99 < MOST,
    })),
  ];
}
