import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorCode } from './api.ts';
import { localBus } from './bus/local.ts';
import { ApiError, createClient } from './client.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { position } from './tables/describe.ts';
import { makeMove } from './tables/play.ts';
import { createTable } from './tables/making.ts';
import { Tables } from './tables/tables.ts';
import { guest, moveOnce, newKey, startedTable, startServer, temporaryFolder } from './testing/guests.ts';
import type { Guest } from './testing/guests.ts';

/** What a request is refused with. */
async function refusal(
  request: Promise<unknown>,
): Promise<{ status: number; error: ErrorCode; body: ApiError['body'] }> {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('it was not refused');
  return { status: error.status, error: error.body.error, body: error.body };
}

async function threeAtTable() {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')];
  const { id, actors } = await startedTable(guests);
  const actor = guests[actors[0]!]!;
  const other = guests.find((each) => each !== actor)!;
  return { url, guests, id, actor, other, seat: actors[0]! };
}

test('200: a legal move, with its number; then it is another’s turn', async () => {
  const { id, actor, seat } = await threeAtTable();
  const { asked, legal, seq } = await actor.api('position', { params: { id } });
  const made = await actor.api('move', {
    params: { id },
    body: { seat, decision: asked!, move: legal[0], key: newKey() },
  });
  expect(made.seq).toBe(seq + 1);
  expect((await actor.api('table', { params: { id } })).actors).not.toContain(seat);
});

test('the same key again gets the same answer, whatever has happened since, and is made once', async () => {
  const { id, actor, seat, guests } = await threeAtTable();
  const { asked, legal } = await actor.api('position', { params: { id } });
  const body = { seat, decision: asked!, move: legal[0], key: newKey() };
  const [first, together] = await Promise.all([
    actor.api('move', { params: { id }, body }),
    actor.api('move', { params: { id }, body }),
  ]);
  expect(together).toEqual(first);
  for (const each of guests) await moveOnce(each, id);
  expect(await actor.api('move', { params: { id }, body })).toEqual(first);
  const moves = (await actor.api('log', { params: { id } })).entries.filter(
    ({ kind, seq }) => kind === 'move' && seq === first.seq,
  );
  expect(moves).toHaveLength(1);
});

test('the same key of two seats is two keys', async () => {
  const { id, actor, guests } = await threeAtTable();
  const key = newKey();
  const play = async ({ api }: typeof actor) => {
    const { asked, legal, seat } = await api('position', { params: { id } });
    return api('move', { params: { id }, body: { seat: seat!, decision: asked!, move: legal[0], key } });
  };
  const { seq } = await play(actor);
  const [next] = (await actor.api('table', { params: { id } })).actors;
  expect((await play(guests[next!]!)).seq).toBe(seq + 1);
});

test('409: a decision that is closed, with the one that is open', async () => {
  const { id, actor, seat, other } = await threeAtTable();
  const { asked, legal } = await actor.api('position', { params: { id } });
  const move = (decision: number) => ({ params: { id }, body: { seat, decision, move: legal[0], key: newKey() } });
  expect(await refusal(actor.api('move', move(asked! - 1)))).toMatchObject({
    status: 409,
    error: 'closed',
    body: { asked },
  });
  await actor.api('move', move(asked!));
  expect(await refusal(actor.api('move', move(asked!)))).toMatchObject({ status: 409, error: 'closed' });
  const theirs = await other.api('position', { params: { id } });
  if (theirs.asked === null) expect(theirs.legal).toEqual([]);
});

test('422: an illegal move says its rule and its reason, a malformed one what is allowed; nothing changes', async () => {
  const { id, actor, seat } = await threeAtTable();
  const before = await actor.api('position', { params: { id } });
  const all = (before.view as { hand?: number[] }).hand ?? [];
  const attempt = (move: unknown) =>
    refusal(actor.api('move', { params: { id }, body: { seat, decision: before.asked!, move, key: newKey() } }));
  const missing = Array.from({ length: 60 }, (_, card) => card).find((card) => !all.includes(card))!;
  const illegal = await attempt({ ...(before.legal[0] as object), card: missing });
  expect(illegal).toMatchObject({ status: 422, error: 'illegal' });
  expect(illegal.body.refusal?.rule).toMatch(/^T\d+/);
  expect(illegal.body.message).toContain(illegal.body.refusal!.rule);
  for (const move of [null, 'play', {}, { kind: 'nothing' }, [[[[]]]]])
    expect(await attempt(move)).toMatchObject({ status: 422, error: 'malformed' });
  expect(await actor.api('position', { params: { id } })).toEqual(before);
});

test('403 another’s seat, 404 no such table or seat, 401 nobody', async () => {
  const { url, id, other, seat } = await threeAtTable();
  const body = { seat, decision: 4, move: {}, key: newKey() };
  expect(await refusal(other.api('move', { params: { id }, body }))).toMatchObject({
    status: 403,
    error: 'not-your-seat',
  });
  const eve = await guest(url, 'Eve');
  expect(await refusal(eve.api('move', { params: { id }, body }))).toMatchObject({
    status: 403,
    error: 'not-your-seat',
  });
  expect(await refusal(eve.api('position', { params: { id }, query: { seat: '0' } }))).toMatchObject({ status: 403 });
  expect(await refusal(other.api('move', { params: { id: 'nowhere' }, body }))).toMatchObject({ status: 404 });
  expect(await refusal(other.api('move', { params: { id }, body: { ...body, seat: 7 } }))).toMatchObject({
    status: 404,
  });
  const nobody = await fetch(`${url}/api/tables/${id}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(nobody.status).toBe(401);
});

test('409 before the start, 410 after the end', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const body = { seat: 0, decision: 4, move: {}, key: newKey() };
  const waiting = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
  });
  expect(await refusal(ada.api('move', { params: { id: waiting.id }, body }))).toMatchObject({
    status: 409,
    error: 'not-started',
  });
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  await ada.api('vote', { params: { id }, body: { seat: 0, end: true } });
  expect(await refusal(ada.api('move', { params: { id }, body }))).toMatchObject({ status: 410, error: 'over' });
});

test('two processes at one table: whoever is slower loads anew, and every move is made once', async () => {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'shared.db')));
  onTestFinished(() => store.close());
  const nodes = [0, 1].map(() => new Tables({ store, bus: localBus(), now: Date.now, hotTables: 9 }));
  const ada = await store.personOfUser('u', 'Ada', 0);
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] as const;
  const id = await createTable(nodes[0]!, ada, { game: 'taking-stock', seats: [...seats], start: true });
  for (let turn = 0; turn < 20; turn++) {
    // Both play the same decision at the same time; each has seen only its own moves in memory.
    const [seat, { asked, legal }] = await nodes[turn % 2]!.change(
      id,
      () => null,
      (table) =>
        [
          table.row.turn.asked.findIndex((seq) => seq !== null),
          position(
            table,
            table.row.turn.asked.findIndex((seq) => seq !== null),
          ),
        ] as const,
    );
    const answer = { seat, decision: asked!, move: legal[0], person: ada.id };
    const results = await Promise.allSettled(
      nodes.map((node, index) => makeMove(node, id, { ...answer, key: `k-${turn}-${index}` })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await nodes[(turn + 1) % 2]!.change(
      id,
      () => ({ entries: [] }),
      () => null,
    );
  }
  const moves = (await store.entries(id)).filter(({ kind }) => kind === 'move');
  expect(moves).toHaveLength(20);
});

test('a table that was dropped from memory plays on as if it had not been', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  for (let move = 0; move < 70; move++) {
    const { actors, status } = await ada.api('table', { params: { id } });
    if (status !== 'playing') break;
    const kept = await ada.api('position', { params: { id }, query: { seat: String(actors[0]) } });
    server.tables.evictIdle(Infinity);
    expect(server.tables.size).toBe(0);
    expect(await ada.api('position', { params: { id }, query: { seat: String(actors[0]) } })).toEqual(kept);
    await moveOnce(ada, id, actors[0]);
  }
});

test('a message sent twice with one key is said once; the same key of another person is another message', async () => {
  const data = temporaryFolder();
  const first = await startServer({ data });
  const guests = [await guest(first.url, 'Ada'), await guest(first.url, 'Bob'), await guest(first.url, 'Cem')];
  const [ada, bob] = guests as [Guest, Guest];
  const { id } = await startedTable(guests);
  const at = { params: { id } };
  const body = { text: 'Sell!', key: newKey() };
  const said = await ada.api('chat', { ...at, body });
  await bob.api('chat', { ...at, body });
  await bob.api('chat', { ...at, body: { text: 'Sell!' } });
  expect(await ada.api('chat', { ...at, body })).toEqual(said);
  await first.close();
  const second = await startServer({ data });
  const again = createClient(second.url, { cookie: ada.cookie });
  expect(await again('chat', { ...at, body })).toEqual(said);
  const { entries } = await again('log', at);
  const lines = entries.filter(({ kind }) => kind === 'chat');
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toContain(body.key);
});
