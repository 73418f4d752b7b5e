import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../packages/server/testing/load.ts';
import { Postgres } from '../packages/server/testing/postgres.ts';
import { startProcess } from '../packages/server/testing/process.ts';
import type { Running } from '../packages/server/testing/process.ts';
import { personId } from './people/crowd.ts';
import { fillDatabase, fillFolder } from './people/fill.ts';
import { report, say } from './report.ts';
import type { Figure } from './report.ts';

/*
 * A profile, a page of games and the ladders of a large installation, on both stores: at 100 requests a second, beside
 * /healthz at the same rate in the same run. `--quick` takes a small installation to see that it works.
 */

const quick = process.argv.includes('--quick');
const PEOPLE = quick ? 1000 : 100_000;
const GAMES = quick ? 2500 : 250_000;
const SECONDS = quick ? 2 : 15;
const RATE = 100;
const MOST = 50;

/** Requests begin at their time, whether those before are answered or not; yields how long each took from then. */
async function steadily(server: Running, cookie: string, path: (at: number) => string): Promise<Float64Array> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let at = 0; at < RATE * SECONDS; at++) {
    const due = began + (at * 1000) / RATE;
    await sleep(Math.max(0, due - performance.now()));
    answers.push(ask(`${server.url}${path(at)}`, cookie, agent).then(() => performance.now() - due));
  }
  const latencies = Float64Array.from(await Promise.all(answers)).toSorted();
  agent.destroy();
  return latencies;
}

function ask(url: string, cookie: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { agent, headers: { cookie } }, (answer) => {
    answer.resume();
    answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}: ${url}`))));
  }).on('error', reject);
  return promise;
}

/** People in another order each time, most of them seldom, some often. */
const someone = (at: number): string => personId(Math.floor(PEOPLE * (((at * 7919) % 10_007) / 10_007) ** 2));
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

async function measured(store: string, folder: string, env: Record<string, string>): Promise<Figure[]> {
  const server = await startProcess(folder, { env });
  const session = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench' }),
  });
  const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!;
  const figures: Figure[] = [];
  for (const [name, path] of ROUTES) {
    say(`${store}: ${name}`);
    const latencies = await steadily(server, cookie, path);
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
  }
  await server.stop();
  return figures;
}

const folder = mkdtempSync(join(tmpdir(), 'outcry-bench-'));
const figures: Figure[] = [];
try {
  say(`filling SQLite with ${PEOPLE} people and ${GAMES * 4} results`);
  fillFolder(folder, PEOPLE, GAMES);
  figures.push(...(await measured('SQLite', folder, {})));
  const postgres = await Postgres.start({ fsync: true });
  const url = await postgres.createDatabase('people');
  say('filling PostgreSQL');
  await fillDatabase(url, PEOPLE, GAMES);
  figures.push(...(await measured('PostgreSQL', join(folder, 'node'), { OUTCRY_DATABASE_URL: url })));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report(figures, `${PEOPLE} people, ${GAMES * 4} results, ${RATE} requests a second`);
