import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../packages/server/testing/load.ts';
import { Postgres } from '../packages/server/testing/postgres.ts';
import { startProcess } from '../packages/server/testing/process.ts';
import type { Running } from '../packages/server/testing/process.ts';
import { personId, tokenOf } from './people/crowd.ts';
import type { Size } from './people/crowd.ts';
import { fillDatabase, fillFolder } from './people/fill.ts';
import { processorTime } from './people/processor.ts';
import { report, say } from './report.ts';
import type { Figure } from './report.ts';

/*
 * A profile, a page of games, the ladders and the next table of a large installation, on both stores: at 100 requests a
 * second, beside /healthz at the same rate in the same run. `--quick` takes a small installation to see that it works.
 */

const quick = process.argv.includes('--quick');
const PEOPLE = quick ? 1000 : 100_000;
const GAMES = quick ? 2500 : 250_000;
const PLAYING = quick ? 500 : 50_000;
const SECONDS = quick ? 2 : 15;
const RATE = 100;
const MOST = 50;

/** Who asks for what, at each moment. */
type Asking = (at: number) => { readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** Requests begin at their time, whether those before are answered or not; yields how long each took from then. */
async function steadily(server: Running, asking: Asking): Promise<Float64Array> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let at = 0; at < RATE * SECONDS; at++) {
    const due = began + (at * 1000) / RATE;
    await sleep(Math.max(0, Math.ceil(due - performance.now())));
    const { path, headers } = asking(at);
    answers.push(ask(`${server.url}${path}`, headers, agent).then(() => performance.now() - due));
  }
  const latencies = Float64Array.from(await Promise.all(answers)).toSorted();
  agent.destroy();
  return latencies;
}

function ask(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { agent, headers }, (answer) => {
    answer.resume();
    answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}: ${url}`))));
  }).on('error', reject);
  return promise;
}

/** People in another order each time, most of them seldom, some often. */
const someoneAt = (at: number): number => Math.floor(PEOPLE * (((at * 7919) % 10_007) / 10_007) ** 2);
const someone = (at: number): string => personId(someoneAt(at));
const LADDERS = ['', '?who=people', '?when=week', '?who=people&when=week&limit=50'];
const games = ['taking-stock', 'speculation', 'bear-raid', 'speculate', 'stockpile'];

const ROUTES: readonly (readonly [name: string, path: (at: number) => string])[] = [
  ['/healthz, before', () => '/healthz'],
  ['a profile', (at) => `/api/people/${someone(at)}`],
  ['a page of games', (at) => `/api/people/${someone(at)}/results`],
  ['the points of a chart', (at) => `/api/people/${someone(at)}/points?game=${games[at % 5]}`],
  ['a ladder', (at) => `/api/ladders/${games[at % 5]}${LADDERS[(at >> 3) % LADDERS.length]}`],
  [
    'how reliable ten people are',
    (at) => `/api/company?people=${Array.from({ length: 10 }, (_, other) => someone(at + other)).join()}`,
  ],
  ['/healthz, after', () => '/healthz'],
];

/** Asked as the person themselves; everything else as a guest who has nothing to do with it. */
const OWN: Asking = (at) => ({ path: '/api/next', headers: { authorization: `Bearer ${tokenOf(someone(at))}` } });

/** `others`: the processes that work for the server. */
async function measured(
  store: string,
  folder: string,
  env: Record<string, string>,
  others: () => readonly number[],
): Promise<Figure[]> {
  const server = await startProcess(folder, { env });
  const session = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench' }),
  });
  const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!;
  const figures: Figure[] = [];
  const asGuest = ROUTES.map(
    ([name, path]) => [name, (at: number) => ({ path: path(at), headers: { cookie } })] as const,
  );
  for (const [name, asking] of [...asGuest.slice(0, -1), ['the next table', OWN] as const, asGuest.at(-1)!]) {
    say(`${store}: ${name}`);
    const spent = () => processorTime([server.process.pid!, ...others()]);
    const before = spent();
    const latencies = await steadily(server, asking);
    const each = (spent() - before) / latencies.length;
    const must = name.startsWith('/') ? '' : `< ${MOST}`;
    const p99 = percentile(latencies, 0.99);
    figures.push({
      name: `${store}: ${name}, median`,
      value: percentile(latencies, 0.5),
      unit: 'ms',
      must: '',
      reached: true,
    });
    figures.push({ name: `${store}: ${name}, p99`, value: p99, unit: 'ms', must, reached: must === '' || p99 < MOST });
    figures.push({ name: `${store}: ${name}, processor`, value: each, unit: 'ms each', must: '', reached: true });
  }
  await server.stop();
  return figures;
}

const SIZE: Size = {
  people: PEOPLE,
  games: GAMES,
  playing: PLAYING,
  tokens: [...new Set(Array.from({ length: RATE * SECONDS }, (_, at) => someoneAt(at)))],
};
const folder = mkdtempSync(join(tmpdir(), 'outcry-bench-'));
const figures: Figure[] = [];
try {
  say(`filling SQLite with ${PEOPLE} people and ${GAMES * 4} results`);
  fillFolder(folder, SIZE);
  figures.push(...(await measured('SQLite', folder, {}, () => [])));
  const postgres = await Postgres.start({ fsync: true });
  const url = await postgres.createDatabase('people');
  say('filling PostgreSQL');
  await fillDatabase(url, SIZE);
  const env = { OUTCRY_DATABASE_URL: url };
  figures.push(...(await measured('PostgreSQL', join(folder, 'node'), env, () => postgres.pids)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report(figures, `${PEOPLE} people, ${GAMES * 4} results, ${RATE} requests a second`);
