import { pino } from 'pino';
import { expect, test } from 'vitest';
import { quickBots } from '../testing/bots.ts';
import { guest, moveOnce, startedTable, startServer, until } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { job, openPool, question } from '../testing/pool.ts';
import { askBots } from './players.ts';

// A thought whose answer nobody wants any more is given up, and its thread is free.

const NOTHING = new Set<string>();
const hangs = async () => ({ ...question, bot: 'hangs' });

test('a thought that is given up frees its thread and is told to nobody', async () => {
  const pool = openPool();
  const outcomes: string[] = [];
  let asked = false;
  pool.ask(job('ada', 'hangs', outcomes, { question: () => ((asked = true), hangs()) }));
  pool.ask(job('bob', 'next', outcomes));
  await until(() => asked, 'the question');
  pool.keep('hangs', NOTHING);
  await until(() => outcomes.length > 0, 'the next decision');
  expect(outcomes).toEqual(['next: 0']);
});

test('what waits or pauses is given up, too; what is named is kept', async () => {
  const over = Promise.withResolvers<void>();
  const pool = openPool({ passed: () => over.promise });
  const outcomes: string[] = [];
  const at = (name: string, more = {}) =>
    job('ada', 'table', outcomes, { name, done: () => outcomes.push(name), ...more });
  pool.ask(at('pauses', { pause: 1 }));
  pool.ask(at('waits', { question: () => expect.unreachable('nobody thinks about it') }));
  pool.ask(at('stays'));
  pool.keep('table', new Set(['pauses', 'stays']));
  await until(() => outcomes.length > 0, 'the one that stays');
  pool.keep('table', NOTHING);
  over.resolve();
  pool.ask(at('last'));
  await until(() => outcomes.includes('last'), 'the last');
  expect(outcomes).toEqual(['stays', 'last']);
});

test('a decision that was given up can be asked anew', async () => {
  const pool = openPool();
  const outcomes: string[] = [];
  let asked = 0;
  const decision = job('ada', 'a', outcomes, { question: () => (asked++ === 0 ? hangs() : Promise.resolve(question)) });
  pool.ask(decision);
  await until(() => asked > 0, 'the question');
  pool.keep('a', NOTHING);
  pool.ask(decision);
  await until(() => outcomes.length > 0, 'an answer');
  expect(outcomes).toEqual(['a: 0']);
});

/** A table with bots that answer at once, or think on while `isSlow`; which decisions are open is noted at every change. */
async function thinking(guests: readonly string[], bots: readonly string[]) {
  const server = await startServer();
  const thoughts = { isSlow: false, asked: '', open: [] as string[] };
  server.tables.onTurn = askBots(
    server.tables,
    {
      ask(one) {
        thoughts.asked = one.name;
        if (!thoughts.isSlow) quickBots.ask(one);
      },
      keep: (_table, open) => void (thoughts.open = [...open]),
    },
    pino({ level: 'silent' }),
  );
  const people: Guest[] = [];
  for (const name of guests) people.push(await guest(server.url, name));
  const { id } = await startedTable(people, bots);
  return { server, people, thoughts, id, at: { params: { id } } };
}

test('an undo ends the thought about what came after, and the end of a game every thought', async () => {
  const { server, people, thoughts, id, at } = await thinking(['Ada'], ['shark', 'shark']);
  const [ada] = people;
  await until(async () => {
    thoughts.isSlow = false;
    await server.tables.read(id, (table) => server.tables.onTurn(table));
    if ((await ada!.api('position', at)).asked === null) return false;
    thoughts.isSlow = true;
    await moveOnce(ada!, id);
    return (await ada!.api('position', at)).undo !== null && thoughts.open.length > 0;
  }, 'a move that can be taken back while a bot thinks');
  const before = thoughts.asked;
  expect(thoughts.open).toContain(before);
  await ada!.api('askUndo', { ...at, body: { seat: 0 } });
  expect(thoughts.open).not.toContain(before);
  await moveOnce(ada!, id);
  expect(thoughts.open).toHaveLength(1);
  await ada!.api('vote', { ...at, body: { seat: 0, end: true } });
  expect(thoughts.open).toEqual([]);
});

test('a person who takes their seat back ends what the bot thinks there', async () => {
  const { people, thoughts, at } = await thinking(['Ada', 'Bob', 'Cem'], []);
  thoughts.isSlow = true;
  const [seat] = (await people[0]!.api('table', at)).actors;
  await people[seat!]!.api('leave', at);
  expect(thoughts.open).toEqual([thoughts.asked]);
  await people[seat!]!.api('takeBack', { ...at, body: { seat: seat! } });
  expect(thoughts.open).toEqual([]);
});
