import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guest, listen, moveOnce, startedTable, startServer, until } from '../testing/guests.ts';
import { botsAsked } from '../testing/bots.ts';
import { job, openPool, question } from '../testing/pool.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { drawPause } from './pause.ts';
import { askBots } from './players.ts';
import { BotPool } from './pool.ts';
import type { Job } from './pool.ts';

test('a stranger’s bot answers after the decision under way, however many tables somebody else has', async () => {
  const pool = openPool();
  const outcomes: string[] = [];
  let asked = Infinity;
  const stranger = job('stranger', 'theirs', outcomes);
  for (let table = 0; table < 200; table++)
    pool.ask(
      job('crowd', `table ${table}`, outcomes, {
        done() {
          outcomes.push('crowd');
          if (outcomes.length < 20 || asked < Infinity) return;
          asked = outcomes.length;
          pool.ask(stranger);
        },
      }),
    );
  await until(() => outcomes.includes('theirs: 0'), 'the stranger’s bot');
  expect(outcomes.indexOf('theirs: 0') - asked).toBeLessThanOrEqual(1);
});

test('a decision that waits already is not thought about twice', async () => {
  const pool = openPool();
  const outcomes: string[] = [];
  for (const table of ['a', 'b', 'b', 'c']) pool.ask(job('ada', table, outcomes));
  await until(() => outcomes.includes('c: 0'), 'the last decision');
  expect(outcomes).toEqual(['a: 0', 'b: 0', 'c: 0']);
});

test('an answer waits for its pause, which began when it was asked, and nobody’s thought waits for it', async () => {
  const events: string[] = [];
  const over = Promise.withResolvers<void>();
  const passed = (pause: number) => {
    events.push(`pause of ${pause}`);
    return over.promise;
  };
  const pool = openPool({ passed });
  const read = (legal: readonly unknown[]) => async () => {
    events.push(`list of ${legal.length}`);
    return { ...question, legal };
  };
  pool.ask(job('ada', 'a', events, { pause: 700, question: read([1]) }));
  pool.ask(job('ada', 'b', events, { pause: 500, question: read([1, 2, 3]) }));
  pool.ask(job('ada', 'c', events));
  await until(() => events.includes('c: 0'), 'the answer without a pause');
  expect(events).toEqual(['pause of 700', 'list of 1', 'pause of 500', 'list of 3', 'c: 0']);
  pool.ask(job('ada', 'a', events, { pause: 1 })); // asked already
  over.resolve();
  await until(() => events.length === 7, 'the others');
  expect(events.slice(5)).toEqual(['a: 0', 'b: 0']);
});

test('a pause is drawn from the level and the generator alone, between half of the longest and the whole', () => {
  const ends: number[] = [];
  const last = (end: number) => {
    ends.push(end);
    return end - 1;
  };
  for (const level of ['rookie', 'trader', 'shark']) {
    expect(drawPause(1200, level, last)).toBe(1200);
    expect(drawPause(1200, level, () => 0)).toBe(600);
  }
  expect(ends).toEqual([601, 601, 601]);
  expect(drawPause(1200, 'oracle', () => 0)).toBe(1500);
  expect(drawPause(1200, 'oracle', last)).toBe(3000);
  expect(drawPause(0, 'oracle')).toBe(0);
});

test('a stale decision is dropped before anybody thinks about it', async () => {
  const pool = openPool();
  const outcomes: string[] = [];
  pool.ask(job('ada', 'stale', outcomes, { question: async () => null }));
  pool.ask(job('ada', 'next', outcomes));
  await until(() => outcomes.length > 0, 'the next decision');
  expect(outcomes).toEqual(['next: 0']);
});

test('a thread that dies is replaced, and its decision is asked again', async () => {
  const pool = openPool();
  const outcomes: string[] = [];
  let asks = 0;
  pool.ask(job('ada', 'a', outcomes, { question: async () => ({ ...question, bot: asks++ === 0 ? 'dies' : 'fine' }) }));
  await until(() => outcomes.length > 0, 'a decision');
  expect(outcomes).toEqual(['a: 0']);
});

test('a warning of a thread, such as of a broken net, is told once', async () => {
  const warned: string[] = [];
  const pool = openPool({ warn: (line) => warned.push(line) });
  const outcomes: string[] = [];
  for (const table of ['a', 'b', 'c'])
    pool.ask(job('ada', table, outcomes, { question: async () => ({ ...question, bot: 'warns' }) }));
  await until(() => outcomes.length === 3, 'three decisions');
  expect(warned).toEqual(['the net is broken']);
});

test('a thread that hangs is replaced; a decision that always hangs fails, and others are made', async () => {
  const limits: AbortController[] = [];
  const limit = (): AbortSignal => {
    const controller = new AbortController();
    limits.push(controller);
    return controller.signal;
  };
  const pool = openPool({ limit });
  const outcomes: string[] = [];
  pool.ask(job('crowd', 'hangs', outcomes, { question: async () => ({ ...question, bot: 'hangs' }) }));
  pool.ask(job('stranger', 'fine', outcomes));
  for (const attempt of [1, 2]) {
    await until(() => limits.length === attempt, 'the limit');
    limits.at(-1)!.abort();
  }
  await until(() => outcomes.length === 2, 'both outcomes');
  expect(outcomes).toEqual(['hangs failed', 'fine: 0']);
});

test('on a server, too, a stranger waits for no queue of somebody else’s tables', async () => {
  const decisions: string[] = [];
  /** By decision of the stranger's bots: how many decisions of others were made while it waited. */
  const between: number[] = [];
  let asked: number | null = null;
  let stranger = '';
  const { ask } = BotPool.prototype;
  const spy = vi.spyOn(BotPool.prototype, 'ask').mockImplementation(function watched(this: BotPool, one) {
    if (one.table === stranger) asked ??= decisions.length;
    const done: Job['done'] = (...answer) => {
      decisions.push(one.table);
      if (one.table === stranger) {
        between.push(decisions.length - 1 - asked!);
        asked = null;
      }
      one.done(...answer);
    };
    ask.call(this, { ...one, done });
  });
  onTestFinished(() => spy.mockRestore());

  const server = await startServer({ botThreads: 1 });
  const crowd = await guest(server.url, 'Crowd');
  const trader = { kind: 'bot', bot: 'trader' } as const;
  const body = { game: 'taking-stock', seats: [trader, trader, trader], start: true };
  const tables: string[] = [];
  for (let count = 0; count < 60; count++) tables.push((await crowd.api('createTable', { body })).id);
  for (let first = 0; first < 60; first += 10)
    await listen(server.url, crowd.cookie, `?watch=${tables.slice(first, first + 10).join()}`);
  const ada = await guest(server.url, 'Ada');
  const rookie = { kind: 'bot', bot: 'rookie' } as const;
  const seats = [{ kind: 'me' } as const, rookie, rookie];
  stranger = (await ada.api('createTable', { body: { game: 'taking-stock', seats } })).id;
  await ada.api('start', { params: { id: stranger } });
  await until(async () => (await moveOnce(ada, stranger), between.length >= 6), 'six decisions of their bots');
  expect(decisions.length - between.length).toBeGreaterThan(0);
  expect(Math.max(...between)).toBeLessThanOrEqual(1);
});

test('the same view, list and seed give the same decision', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { id, actors } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  const asked = await server.tables.read(id, ({ match }) => {
    const { game, state } = match!;
    const [seat] = actors;
    const { id: name, rulesVersion } = game;
    const [view, legal] = [game.view(state, seat!), game.legal(state, seat!)];
    return {
      game: name,
      rulesVersion,
      data: null,
      bot: 'trader',
      name: null,
      view,
      legal,
      seed: 1,
      halvings: 0,
      givenUp: new Int32Array(1),
    };
  });
  const { default: think } = await import('./worker.ts');
  expect((await think(asked))!.index).toBe((await think(asked))!.index);
  expect(await think({ ...asked, givenUp: new Int32Array([1]) })).toBeNull();
});

/** The jobs that the bots of a table of Ada and two rookies give to the pool. */
async function jobsOf(change: Tables['change'], log = pino({ level: 'silent' })) {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  const jobs: Job[] = [];
  const { tables: real } = server;
  const tables = { change, read: real.read.bind(real), isPaused: () => false, bots: [] } as unknown as Tables;
  const levels: string[] = [];
  const pauseOf = (level: string) => levels.push(level);
  const ask = askBots(
    tables,
    botsAsked((one) => void jobs.push(one)),
    log,
    { pauseOf },
  );
  return { server, ada, id, jobs, ask, levels };
}

test('a table’s bots think at the expense of its people, or of its host where only bots play', async () => {
  const { server, ada, id, jobs, ask } = await jobsOf(vi.fn());
  const bob = await guest(server.url, 'Bob');
  await server.tables.read(id, (table) => {
    const asked = table.row.seats.map(() => 9);
    const row = { ...table.row, due: 1, host: bob.id, turn: { ...table.row.turn, asked } };
    ask({ ...table, row });
    ask({ ...table, row: { ...row, seats: row.seats.map((seat, index) => (index === 0 ? row.seats[1]! : seat)) } });
  });
  expect(jobs.map(({ accounts, hasPerson }) => [accounts[0], hasPerson])).toEqual([
    [ada.id, true],
    [ada.id, true],
    [bob.id, false],
    [bob.id, false],
    [bob.id, false],
  ]);
});

test('every decision of a bot has a pause drawn for its level, without a look at the game', async () => {
  const { server, id, jobs, ask, levels } = await jobsOf(vi.fn());
  const unseen = new Proxy({}, { get: () => expect.unreachable('the pause must not depend on the game') });
  await server.tables.read(id, (table) => {
    const seats = table.row.seats.map((seat, at) => ({ ...seat, bot: ['oracle', 'rookie', null][at]! }));
    const row = { ...table.row, due: 1, seats, turn: { ...table.row.turn, asked: [9, 9, 9] } };
    ask({ ...table, row, match: unseen as typeof table.match });
  });
  expect(levels).toEqual(['oracle', 'rookie']);
  expect(jobs.map(({ pause }) => pause)).toEqual([1, 2]);
});

test('a decision that was taken back or answered while it waited is stale', async () => {
  const { server, id, jobs, ask } = await jobsOf(vi.fn());
  await server.tables.read(id, (table) => {
    const row = { ...table.row, due: 1, turn: { ...table.row.turn, asked: table.row.seats.map(() => 2) } };
    ask({ ...table, row });
  });
  expect(jobs).toHaveLength(2);
  for (const { question: read } of jobs) expect(await read()).toBeNull();
});

test('a move that could not be written is not replaced by another, and says so in the log', async () => {
  const change = vi.fn(() => Promise.reject(new StoreUnavailable('no disk')));
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const { server, id, jobs, ask } = await jobsOf(change, log);
  await server.tables.read(id, (table) => {
    const seats = table.row.seats.map((seat) => ({ ...seat, bot: 'rookie' }));
    ask({ ...table, row: { ...table.row, due: 1, seats } });
  });
  jobs[0]!.done({ index: 0, cost: 0, halvings: 0, warnings: [] }, { ...question, legal: [{}] });
  await until(() => lines.length > 0, 'the log');
  expect(change).toHaveBeenCalledTimes(1);
  expect(lines[0]).toContain('no disk');
});
