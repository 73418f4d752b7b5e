import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { guest, listen, moveOnce, startedTable, startServer, until } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { botsAsked } from '../testing/bots.ts';
import type { Job } from './pool.ts';
import { askBots } from './players.ts';

const example = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
const COMMAND = `node "${example}" --kept-secret`;
const programs = { magpie: COMMAND, broken: 'node -e "process.exit(3)" kept-secret' };
const shared = databases();

/** Plays a person's moves until the game is over; yields the moves in the log. */
async function played(person: Guest, id: string) {
  const at = { params: { id } };
  await until(async () => {
    while (await moveOnce(person, id));
    return (await person.api('table', at)).status === 'over';
  }, 'the end of the game');
  const { entries } = await person.api('log', at);
  return entries.filter((entry) => entry.kind === 'move');
}

test('programs of the host are bots of a table by their names, play it to its end unrated, and nobody reads a command', async () => {
  const server = await startServer({ programs });
  const ada = await guest(server.url, 'Ada');
  const stream = await listen(server.url, ada.cookie);
  const bots = await ada.api('bots');
  expect(bots.slice(-2).map(({ id, name }) => [id, name])).toEqual([
    ['program:magpie', 'magpie'],
    ['program:broken', 'broken'],
  ]);
  const { id } = await startedTable([ada], ['program:magpie', 'program:broken'], { rated: true });
  const moves = await played(ada, id);
  const table = await ada.api('table', { params: { id } });
  expect(table.seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ada', null],
    ['magpie', 'program:magpie'],
    ['broken', 'program:broken'],
  ]);
  const faultsOf = (of: number) => new Set(moves.filter(({ seat }) => seat === of).map(({ fault }) => fault));
  expect(faultsOf(1)).toEqual(new Set([undefined]));
  expect(faultsOf(2)).toContain('crashed');
  expect(faultsOf(2)).toContain('absent');
  const file = await ada.api('file', { params: { id } });
  expect(JSON.stringify([bots, table, moves, file, stream.messages])).not.toMatch(/kept-secret|bot\.mjs|exit/);
});

test('a program that the host did not set up is refused, with those there are', async () => {
  const server = await startServer({ programs: { magpie: COMMAND } });
  const ada = await guest(server.url, 'Ada');
  for (const bot of ['program:other', 'node x.mjs', 'exec:node x.mjs']) {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot }, { kind: 'open' }] as const;
    await expect(ada.api('createTable', { body: { game: 'taking-stock', seats: [...seats] } })).rejects.toMatchObject({
      body: { error: 'malformed', message: expect.stringContaining('oracle, program:magpie') as unknown },
    });
  }
});

test('where no server has the program any more, a Trader plays and the move says so', async () => {
  const server = await startServer({ programs: { magpie: COMMAND } });
  const ada = await guest(server.url, 'Ada');
  const jobs: Job[] = [];
  const ask = askBots(
    server.tables,
    botsAsked((job) => void jobs.push(job)),
    pino({ level: 'silent' }),
  );
  server.tables.onTurn = () => {};
  const { id } = await startedTable([ada], ['program:magpie', 'program:magpie']);
  server.tables.bots = [];
  await until(async () => {
    await moveOnce(ada, id);
    await server.tables.read(id, (table) => ask(table));
    return jobs.length > 0;
  }, 'a decision of the program');
  const question = (await jobs[0]!.question())!;
  expect(question).toMatchObject({ bot: 'trader', name: null });
  jobs[0]!.done({ index: 0, cost: 0, halvings: 0, warnings: [] }, question);
  await until(async () => {
    const { entries } = await ada.api('log', { params: { id } });
    return entries.some((entry) => entry.kind === 'move' && entry.fault === 'missing');
  }, 'the move');
});

test('a server without the program leaves its seat to one that has it', async () => {
  const databaseUrl = await shared.make();
  const without = await startServer({ databaseUrl });
  await startServer({ databaseUrl, programs: { magpie: COMMAND } });
  without.tables.bots = [...without.tables.bots, { id: 'program:magpie', name: 'magpie', description: '' }];
  const ada = await guest(without.url, 'Ada');
  const { id } = await startedTable([ada], ['program:magpie', 'program:magpie']);
  without.tables.bots = without.tables.bots.slice(0, -1);
  const moves = await played(ada, id);
  expect(moves.some(({ seat }) => seat > 0)).toBe(true);
  expect(moves.every(({ fault }) => fault === undefined)).toBe(true);
});
