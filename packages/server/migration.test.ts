import { readFileSync } from 'node:fs';
import { verifyFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { gameOf } from '@outcry/games';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { databaseFile } from './config.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { openDatabase } from './store/open.ts';
import { withDatabase } from './testing/database.ts';
import type { Guest } from './testing/guests.ts';
import { moveOnce, startServer, temporaryFolder } from './testing/guests.ts';

/** What the old server said of its database: testing/version-2.sql. */
const PLAYED = 'bbho5null3d4invhl7sx';
const FINISHED = 'blhviqex2hzgexta2st3';
const REMATCH = 'fovl5bvro277bwwexuli';
const ADA = '5fx54v4iqj4mxdg2dwvu';
const BOB = 'cewkgu4npwlgeoyamr2o';
const CEM = '4s5wrn43botdggj77txd';

/** A data folder as the old code left it. */
function oldFolder(): string {
  const data = temporaryFolder();
  const db = openDatabase(databaseFile(data), MIGRATIONS.slice(0, 2));
  db.exec(readFileSync(new URL('./testing/version-2.sql', import.meta.url), 'utf8'));
  // A state the old code kept, made recognizable: whoever plays on from it has other prices.
  expect(
    db.prepare(`update snapshot set state = json_set(state, '$.prices', json('[0,0,0,0,0,0]'))`).run().changes,
  ).toBe(1);
  // What a browser had sent for a table that waits.
  db.exec(`update game_table set body = json_set(body, '$.seats[1].entropy', 'dice') where status = 'waiting'`);
  db.close();
  return data;
}

async function openOld() {
  const data = oldFolder();
  const server = await startServer({ data });
  const known = async (id: string): Promise<Guest> => {
    const person = (await server.store.person(id))!;
    const { token } = await server.accounts.makeToken(person, { label: 'test' });
    return { id, name: person.name, cookie: '', api: createClient(server.url, { authorization: `Bearer ${token}` }) };
  };
  return { data, server, ada: await known(ADA), bob: await known(BOB) };
}

test('a database of the code before versions: a game goes on by version 1, from its moves and not from the old states', async () => {
  const { data, server, ada, bob } = await openOld();
  const at = { params: { id: PLAYED } };
  expect(await ada.api('table', at)).toMatchObject({ rulesVersion: 1, playable: true, status: 'playing', seq: 93 });
  expect(await server.store.table(PLAYED)).toMatchObject({ rulesVersion: 1 });
  expect((await server.store.table(PLAYED))!.terms).not.toHaveProperty('rulesVersion');
  expect(withDatabase(data, (db) => db.prepare('select count(*) as n from snapshot').get())).toEqual({ n: 0 });
  // As the old server told it before it stopped.
  const position = await ada.api('position', at);
  expect(position).toMatchObject({ asked: 92, actors: [0], view: { round: 4, prices: [8, 6, 6, 4, 2, 6] } });
  expect(position.legal).toHaveLength(16);
  expect(position.view).toMatchObject({ players: [{ cash: 26 }, {}] });

  const guests = [ada, bob];
  for (let turn = 0; (await ada.api('table', at)).status === 'playing'; turn++) {
    const [seat] = (await ada.api('table', at)).actors;
    await moveOnce(guests[seat!]!, PLAYED, seat, (count) => (turn * 5) % count);
    if (turn % 20 === 0) server.tables.evictIdle(Infinity);
  }
  const file = (await ada.api('file', at)) as GameFile;
  expect(file).toMatchObject({ rulesVersion: 1, version: 3, seats: [{ name: 'Ada' }, { name: 'Bobby' }] });
  expect(file.moves.length).toBeGreaterThan(128);
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
  // States kept now are of version 1, too.
  const kept = withDatabase(data, (db) => db.prepare('select distinct rules_version as v from snapshot').all());
  expect(kept).toEqual([{ v: 1 }]);
});

test('a database of the code before versions: entries name people by id, chat without names', async () => {
  const { data, ada } = await openOld();
  const { entries, people } = await ada.api('log', { params: { id: PLAYED } });
  expect(entries.filter(({ kind }) => kind === 'seat')).toMatchObject([
    { seq: 1, seat: 0, what: 'joined', person: ADA },
    { seq: 2, seat: 1, what: 'opened', person: null },
    { seq: 3, seat: 1, what: 'joined', person: CEM },
    { seq: 4, seat: 1, what: 'removed', person: CEM },
    { seq: 5, seat: 1, what: 'joined', person: BOB },
  ]);
  expect(entries.filter(({ kind }) => kind === 'chat')).toEqual([
    { seq: 7, at: expect.any(Number), kind: 'chat', seat: 0, person: ADA, text: 'hello from long ago' },
    { seq: 93, at: expect.any(Number), kind: 'chat', seat: 1, person: BOB, text: 'until tomorrow' },
  ]);
  expect(entries.find(({ kind }) => kind === 'undo')).toMatchObject({ seq: 33, seat: 1, to: 29, moves: 1 });
  for (const entry of entries) if (entry.kind === 'move') expect(entry.events).not.toEqual([]);
  expect(people.map(({ person, name }) => [person, name]).toSorted()).toEqual([
    [CEM, 'Cem'],
    [ADA, 'Ada'],
    [BOB, 'Bobby'], // as their seat is called
  ]);
  const names = withDatabase(data, (db) => db.prepare(`select 1 from entry where body like '%"name"%'`).all());
  expect(names).toEqual([]);
});

test('a database of the code before versions: a finished game gives its file, and its rematch is known', async () => {
  const { ada } = await openOld();
  const at = { params: { id: FINISHED } };
  const file = (await ada.api('file', at)) as GameFile;
  expect(file).toMatchObject({ game: 'taking-stock', rulesVersion: 1, result: { places: [2, 1], scores: [22, 23] } });
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
  const { entries } = await ada.api('log', at);
  expect(entries.at(-1)).toMatchObject({ kind: 'rematch', next: REMATCH, person: BOB });
  const { games } = await ada.api('history', {});
  expect(games.map(({ id }) => id)).toEqual([FINISHED]);
});

test('a database of the code before deals: a finished game keeps its shuffle, a waiting table gets a new one', async () => {
  const { data, ada, bob } = await openOld();
  const { fairness } = await ada.api('table', { params: { id: FINISHED } });
  expect(fairness.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(fairness).toMatchObject({
    contributions: [
      { commitment: null, missing: null },
      { commitment: null, missing: null },
    ],
    voided: [],
  });
  const at = { params: { id: REMATCH } };
  expect(await bob.api('table', at)).toMatchObject({
    status: 'waiting',
    dealing: null,
    fairness: { commitment: null },
  });
  const kept = withDatabase(data, (db) => db.prepare('select terms from terms').all());
  expect(JSON.stringify(kept)).not.toMatch(/seed|commitment/);
  const bodies = withDatabase(data, (db) => db.prepare('select body from game_table').all());
  expect(JSON.stringify(bodies)).not.toContain('dice');
  await ada.api('rematch', { params: { id: FINISHED } });
  const begun = await bob.api('start', at);
  expect(begun).toMatchObject({ status: 'playing', fairness: { contributions: [{ missing: 'not-connected' }, {}] } });
});
