import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guest, startedTable, startServer, until } from '../testing/guests.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { askBots } from './players.ts';
import { BotPool } from './pool.ts';
import type { Job } from './pool.ts';

/** A decision of Taking Stock that costs a bot some thought. */
function job(table: string, name: string, question: Job['question'], done: (name: string) => void): Job {
  return {
    table,
    name,
    question,
    done: () => done(name),
    failed(error) {
      throw error;
    },
  };
}

async function aQuestion(): Promise<Job['question']> {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { id, actors } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  return server.tables.read(id, ({ match }) => {
    const { game, state } = match!;
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      data: null,
      bot: 'trader',
      view: game.view(state, actors[0]!),
      legal: game.legal(state, actors[0]!),
      seed: 1,
    };
  });
}

test('tables take turns: one with many decisions does not keep another waiting', async () => {
  const question = await aQuestion();
  const pool = new BotPool(1);
  onTestFinished(() => pool.close());
  const done: string[] = [];
  for (let number = 0; number < 6; number++)
    pool.ask(job('busy', `busy ${number}`, question, (name) => done.push(name)));
  pool.ask(job('other', 'other 0', question, (name) => done.push(name)));
  pool.ask(job('busy', 'busy 0', question, (name) => done.push(name))); // asked already: not thought about twice
  await until(() => done.length === 7, 'all decisions');
  expect(done.indexOf('other 0')).toBeLessThan(3);
  expect(done.filter((name) => name.startsWith('busy'))).toEqual(
    Array.from({ length: 6 }, (_, number) => `busy ${number}`),
  );
  expect(done).toHaveLength(7);
});

test('the same view, list and seed give the same decision', async () => {
  const question = await aQuestion();
  const { default: think } = await import('./worker.ts');
  expect(await think(question)).toBe(await think(question));
});

test('a move that could not be written is not replaced by another, and says so in the log', async () => {
  const server = await startServer();
  const { id } = await startedTable([await guest(server.url, 'Ada')], ['rookie', 'rookie']);
  const change = vi.fn(() => Promise.reject(new StoreUnavailable('no disk')));
  const lines: string[] = [];
  const jobs: Job[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const ask = askBots({ change } as unknown as Tables, { ask: (one) => void jobs.push(one) }, log);
  await server.tables.read(id, (table) => {
    const seats = table.row.seats.map((seat) => ({ ...seat, bot: 'rookie' }));
    ask({ ...table, row: { ...table.row, seats } });
  });
  jobs[0]!.done(0);
  await until(() => lines.length > 0, 'the log');
  expect(change).toHaveBeenCalledTimes(1);
  expect(lines[0]).toContain('no disk');
});
