import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@outcry/games';
import { createClient } from '@outcry/server/client';
import { prepare } from '../../packages/server/testing/prepare.ts';
import { startProcess } from '../../packages/server/testing/process.ts';
import { median, say } from '../report.ts';
import type { Figure } from '../report.ts';

const WATCHED = fileURLToPath(new URL('watched.ts', import.meta.url));
const RUNS = 3;
/** How far every game is played. */
const MOVES = 60;
const MOST = 20;

/** The longest stretch of work between two turns of the event loop while bots play every game, in processor ms. */
async function longestStretch(folder: string): Promise<number> {
  mkdirSync(folder);
  const { guests } = await prepare(folder, { tables: 0, seats: 0, people: 0, guests: 1 });
  const server = await startProcess(folder, { main: WATCHED });
  const api = createClient(server.url, { cookie: guests[0]!.cookie });
  const start = (game: string, count: number) => {
    const seats = Array.from({ length: count }, () => ({ kind: 'bot', bot: 'trader' }) as const);
    return api('createTable', { body: { game, seats, start: true } });
  };
  const tables = await Promise.all(
    CATALOGUE.flatMap(({ id, seats: { min, max } }) => [start(id, min), start(id, max)]),
  );
  server.process.kill('SIGUSR2'); // the first run of any code is slow, so measure from here on
  for (let playing = true; playing;) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const seen = await Promise.all(tables.map(({ id }) => api('table', { params: { id } })));
    playing = seen.some(({ status, seq }) => status !== 'over' && seq <= MOVES);
  }
  await server.stop();
  const longest = /longest stretch: (\S+) ms/.exec(server.said())?.[1];
  if (longest === undefined) throw new Error(`the server printed no measurement: ${server.said()}`);
  return Number(longest);
}

/** How long requests may have to wait for the server's main thread while its bots think. */
export async function awake(folder: string): Promise<Figure[]> {
  const stretches: number[] = [];
  for (let run = 1; run <= RUNS; run++) {
    say(`bots play every game, run ${run} of ${RUNS}`);
    stretches.push(await longestStretch(join(folder, String(run))));
  }
  const value = median(stretches);
  return [
    {
      name: 'longest stretch of work while bots play, processor time',
      value,
      unit: 'ms',
      must: `below ${MOST}`,
      reached: value < MOST,
    },
  ];
}
