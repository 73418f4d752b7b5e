import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@outcry/games';
import { expect, test } from 'vitest';
import { guest, temporaryFolder, until } from '../testing/guests.ts';
import { startProcess } from '../testing/process.ts';

const WATCHED = fileURLToPath(new URL('../testing/watched.ts', import.meta.url));
/** The longest that the server may work without looking up, in milliseconds of its own. */
const MOST = 20;
const MOVES = 60;

test('while bots of all games think and play, the server never works long without looking up', async () => {
  const server = await startProcess(temporaryFolder(), { main: WATCHED });
  const ada = await guest(server.url, 'Ada');
  const start = (game: string, seats: number) =>
    ada.api('createTable', {
      body: {
        game,
        seats: Array.from({ length: seats }, () => ({ kind: 'bot', bot: 'trader' }) as const),
        start: true,
      },
    });
  const tables = await Promise.all(
    CATALOGUE.flatMap(({ id, seats: { min, max } }) => [start(id, min), start(id, max)]),
  );
  server.process.kill('SIGUSR2'); // what runs for the first time is slow once: watch from here on
  await until(
    async () => {
      const seen = await Promise.all(tables.map(({ id }) => ada.api('table', { params: { id } })));
      return seen.every(({ status, seq }) => status === 'over' || seq > MOVES);
    },
    'the games to go on',
    100_000,
  );
  await server.stop();
  const longest = Number(/longest stretch: (\S+) ms/.exec(server.said())?.[1]);
  expect(longest).toBeGreaterThan(0); // it was watched
  expect(longest).toBeLessThan(MOST);
}, 120_000);
