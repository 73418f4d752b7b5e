import { parseGameFile } from '@outcry/engine';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { botsAsked } from '../testing/bots.ts';
import { withDatabase } from '../testing/database.ts';
import { guest, listen, moveOnce, startedTable, startServer, temporaryFolder, until } from '../testing/guests.ts';
import { entries as told } from '../testing/listening.ts';
import { lowered } from './lowered.ts';
import { askBots } from './players.ts';
import type { Thought } from './worker.ts';
import think from './worker.ts';

// Under load bots think less. What that is, and how it is told.

test('a budget falls by halves down to the Trader’s look, and never rises', () => {
  const shark = { states: 16, playouts: 300 };
  expect([0, 1, 2, 12].map((halvings) => lowered(shark, halvings))).toEqual([
    shark,
    { states: 16, playouts: 150 },
    { states: 16, playouts: 75 },
    { states: 16, playouts: 0 },
  ]);
  expect(lowered({ states: 64, playouts: 3000 }, 1)).toEqual({ states: 32, playouts: 1500 });
  expect(lowered({ states: 64, playouts: 3000 }, 9)).toEqual({ states: 16, playouts: 5 });
  expect(lowered({ states: 2, playouts: 0 }, 5)).toEqual({ states: 2, playouts: 0 });
});

test('how often a budget was halved follows from the level, not from the list of moves', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { id, actors } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  const [view, legal] = await server.tables.read(id, ({ match }) => {
    const { game, state } = match!;
    return [game.view(state, actors[0]!), [...game.legal(state, actors[0]!)]] as const;
  });
  expect(legal.length).toBeGreaterThan(1);
  const halvingsOf = async (bot: string, moves: readonly unknown[]) => {
    const asked = { game: 'taking-stock', rulesVersion: 1, data: null, bot, name: null, view, legal: moves, seed: 1 };
    return (await think({ ...asked, halvings: 3, givenUp: new Int32Array(1) }))!.halvings;
  };
  expect(await halvingsOf('shark', legal)).toBe(3);
  expect(await halvingsOf('shark', legal.slice(0, 1))).toBe(3);
  expect(await halvingsOf('trader', legal)).toBe(0);
  expect(await halvingsOf('rookie', legal.slice(0, 1))).toBe(0);
});

/** A table of Ada and two bots that think in no time, with budgets halved so often. */
async function busyTable(thought: Pick<Thought, 'halvings'>, data = temporaryFolder()) {
  const server = await startServer({ data });
  const think = botsAsked(({ question, done }) => {
    void question().then((asked) => asked && done({ index: 0, cost: 0, warnings: [], ...thought }, asked));
  });
  server.tables.onTurn = askBots(server.tables, think, pino({ level: 'silent' }));
  const ada = await guest(server.url, 'Ada');
  const stream = await listen(server.url, ada.cookie);
  const { id } = await startedTable([ada], ['shark', 'shark']);
  return { server, ada, stream, id, at: { params: { id } } };
}

test('a move with a lowered budget says so in the log, in the stream and in the file, and marks its game', async () => {
  const { server, ada, stream, id, at } = await busyTable({ halvings: 2 });
  await until(async () => {
    while (await moveOnce(ada, id));
    return (await ada.api('table', at)).status === 'over';
  }, 'the end of the game');
  const { entries } = await ada.api('log', at);
  const moves = entries.filter((entry) => entry.kind === 'move');
  expect(moves.some(({ bot }) => bot)).toBe(true);
  for (const { bot, halvings } of moves) expect(halvings).toBe(bot ? 2 : undefined);
  await until(() => told(stream, id).length === entries.length, 'all entries');
  expect(told(stream, id).map(({ entry }) => entry)).toEqual(entries);
  expect(await ada.api('table', at)).toMatchObject({ unrated: true });
  const file = parseGameFile(JSON.stringify(await ada.api('file', at)));
  expect(file.halvings).toEqual(moves.flatMap(({ bot }, index) => (bot ? [[index + 1, 2]] : [])));
  server.tables.evictIdle(Infinity);
  expect(await ada.api('table', at)).toMatchObject({ unrated: true });
});

test('a game in which bots think as their level does is not marked; nor is one of before there were such marks', async () => {
  const data = temporaryFolder();
  const { server, ada, id, at } = await busyTable({ halvings: 0 }, data);
  await until(() => moveOnce(ada, id), 'a move of Ada');
  await until(async () => (await ada.api('position', at)).asked !== null, 'the moves of the bots');
  expect(await ada.api('table', at)).toMatchObject({ unrated: false });
  const { entries } = await ada.api('log', at);
  for (const entry of entries) expect(entry).not.toHaveProperty('halvings');
  withDatabase(data, (db) => db.prepare(`update game_table set body = json_remove(body, '$.unrated')`).run());
  server.tables.evictIdle(Infinity);
  expect(await ada.api('table', at)).toMatchObject({ unrated: false });
});
