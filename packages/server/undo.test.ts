import { expect, test } from 'vitest';
import type { ErrorCode, LogEntry } from './api.ts';
import { describe, position } from './tables/describe.ts';
import { makeMove } from './tables/play.ts';
import { answerUndo, askUndo } from './tables/undo.ts';
import { threeAtATable } from './testing/clocked.ts';
import type { Guest } from './testing/guests.ts';
import { guest, moveOnce, refused, startedTable, startServer, until } from './testing/guests.ts';

/** Three people, one move made; `mover` made it. */
async function afterOneMove() {
  const server = await startServer();
  const guests = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob'), await guest(server.url, 'Cem')];
  const table = await startedTable(guests);
  const { id } = table;
  const seat = table.actors[0]!;
  const before = await guests[seat]!.api('position', { params: { id } });
  await moveOnce(guests[seat]!, id);
  const others = [0, 1, 2].filter((other) => other !== seat);
  return { server, guests, id, at: { params: { id } }, seat, others, mover: guests[seat]!, before };
}

const no = (error: ErrorCode) => ({ body: { error } });

const kinds = (log: readonly LogEntry[]): string[] => log.map(({ kind }) => kind).filter((kind) => kind !== 'seat');

test('an undo happens when everybody agreed, as an entry of its own, and all are asked anew', async () => {
  const { guests, at, seat, others, mover, before } = await afterOneMove();
  const asking = await mover.api('askUndo', { ...at, body: { seat } });
  expect(asking.undo).toMatchObject({ seat, agreed: [seat], waiting: others });
  const [first, second] = others as [number, number];
  expect((await guests[first]!.api('answerUndo', { ...at, body: { seat: first, agree: true } })).undo?.waiting).toEqual(
    [second],
  );
  const undone = await guests[second]!.api('answerUndo', { ...at, body: { seat: second, agree: true } });
  expect(undone).toMatchObject({ undo: null, redo: seat, actors: [seat] });
  const again = await mover.api('position', at);
  expect(again.view).toEqual(before.view);
  expect(again.legal).toEqual(before.legal);
  expect(again.asked).toBe(undone.seq);
  const { entries: log } = await mover.api('log', at);
  expect(kinds(log)).toEqual(['start', 'move', 'undo-ask', 'undo-answer', 'undo-answer', 'undo-answer', 'undo']);
});

test('the decision that was open before an undo is closed, and a move made before it is not made again', async () => {
  const { guests, at, seat, others, mover, before } = await afterOneMove();
  const asked = (await guests[others[0]!]!.api('table', at)).seats.find(({ asked: open }) => open !== null)!;
  const waiting = await guests[asked.seat]!.api('position', at);
  await mover.api('askUndo', { ...at, body: { seat } });
  for (const other of others) await guests[other]!.api('answerUndo', { ...at, body: { seat: other, agree: true } });
  const stale = { seat: asked.seat, decision: asked.asked!, move: waiting.legal[0], key: 'stale-key-1' };
  await expect(guests[asked.seat]!.api('move', { ...at, body: stale })).rejects.toMatchObject(refused(409, 'closed'));
  const old = { seat, decision: before.asked!, move: before.legal[0], key: 'stale-key-2' };
  await expect(mover.api('move', { ...at, body: old })).rejects.toMatchObject(refused(409, 'closed'));
});

test('one who does not agree ends the asking, and nothing is taken back', async () => {
  const { guests, at, seat, others, mover } = await afterOneMove();
  await mover.api('askUndo', { ...at, body: { seat } });
  const answered = await guests[others[0]!]!.api('answerUndo', { ...at, body: { seat: others[0]!, agree: false } });
  expect(answered).toMatchObject({ undo: null, redo: null });
  await expect(
    guests[others[1]!]!.api('answerUndo', { ...at, body: { seat: others[1]!, agree: true } }),
  ).rejects.toMatchObject(refused(409, 'not-possible'));
  await expect(guests[others[0]!]!.api('answerUndo', { ...at, body: { seat, agree: true } })).rejects.toMatchObject(
    refused(403, 'not-your-seat'),
  );
});

test('who asked withdraws it, and may ask again', async () => {
  const { guests, at, seat, others, mover } = await afterOneMove();
  await mover.api('askUndo', { ...at, body: { seat } });
  await guests[others[0]!]!.api('answerUndo', { ...at, body: { seat: others[0]!, agree: true } });
  const withdrawn = await mover.api('answerUndo', { ...at, body: { seat, agree: false } });
  expect(withdrawn).toMatchObject({ undo: null, redo: null });
  const again = await mover.api('askUndo', { ...at, body: { seat } });
  expect(again.undo).toMatchObject({ agreed: [seat], waiting: others });
});

test('nobody is asked for an undo once the game has ended', async () => {
  const { guests, at, seat, mover } = await afterOneMove();
  await mover.api('askUndo', { ...at, body: { seat } });
  for (const [voter, { api }] of guests.entries()) await api('vote', { ...at, body: { seat: voter, end: true } });
  expect(await mover.api('table', at)).toMatchObject({ status: 'ended', undo: null });
});

test('redo makes the same moves again; a new move closes it', async () => {
  const { guests, at, seat, others, mover, server, id } = await afterOneMove();
  const played = await mover.api('position', at);
  const undo = async () => {
    await mover.api('askUndo', { ...at, body: { seat } });
    for (const other of others) await guests[other]!.api('answerUndo', { ...at, body: { seat: other, agree: true } });
  };
  await undo();
  await expect(guests[others[0]!]!.api('redo', { ...at, body: { seat: others[0]! } })).rejects.toMatchObject(
    refused(409, 'not-possible'),
  );
  await mover.api('redo', { ...at, body: { seat } });
  expect((await mover.api('position', at)).view).toEqual(played.view);
  await undo();
  server.tables.evictIdle(Infinity); // what can be redone is read from the entries, not remembered
  expect((await mover.api('table', at)).redo).toBe(seat);
  await moveOnce(mover, id, seat, (count) => count - 1);
  expect((await mover.api('table', at)).redo).toBeNull();
  await expect(mover.api('redo', { ...at, body: { seat } })).rejects.toMatchObject(refused(409, 'not-possible'));
});

test('two undos are redone one after the other, the last first, also from what is on disk', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] as const;
  const { id } = await startedTable([ada], [], { seats: [...seats] });
  const at = { params: { id } };
  const seen = async () => (await ada.api('position', { ...at, query: { seat: 'spectator' } })).view;
  const forget = () => server.tables.evictIdle(Infinity);
  const views = [await seen()];
  const movers: number[] = [];
  for (let move = 0; move < 2; move++) {
    const seat = (await ada.api('table', at)).actors[0]!;
    movers.push(seat);
    await moveOnce(ada, id, seat);
    views.push(await seen());
  }
  const [first, second] = movers as [number, number];
  expect(second).not.toBe(first);

  const undo = async (seat: number) => {
    await ada.api('askUndo', { ...at, body: { seat } });
    return ada.api('answerUndo', { ...at, body: { seat, agree: true } });
  };
  expect(await undo(second)).toMatchObject({ redo: second, actors: [second] });
  forget();
  expect(await undo(first)).toMatchObject({ redo: first, actors: [first] });
  expect(await seen()).toEqual(views[0]);
  forget();
  await expect(ada.api('redo', { ...at, body: { seat: second } })).rejects.toMatchObject(refused(409, 'not-possible'));
  expect(await ada.api('redo', { ...at, body: { seat: first } })).toMatchObject({ redo: second, actors: [second] });
  expect(await seen()).toEqual(views[1]);
  forget();
  expect(await ada.api('redo', { ...at, body: { seat: second } })).toMatchObject({ redo: null });
  expect(await seen()).toEqual(views[2]);
  forget();
  expect(await seen()).toEqual(views[2]);
  await expect(ada.api('redo', { ...at, body: { seat: second } })).rejects.toMatchObject(refused(409, 'not-possible'));
  const { entries } = await ada.api('log', at);
  const played = kinds(entries).filter((kind) => /^(move|undo|redo)$/.test(kind));
  expect(played.join(' ')).toBe('move move undo undo redo redo');
});

/** Plays on until the last move of a seat is one that no undo may pass. */
async function untilBarrier(ada: Guest, id: string): Promise<number> {
  for (let move = 0; move < 200; move++) {
    const { actors } = await ada.api('table', { params: { id } });
    const seat = actors[0]!;
    await moveOnce(ada, id, seat);
    const { undo } = await ada.api('position', { params: { id }, query: { seat: String(seat) } });
    if (undo === null) return seat;
  }
  throw new Error('no barrier in 200 moves');
}

test('no undo passes a move that used chance or showed something hidden', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  const seat = await untilBarrier(ada, id);
  const { entries: log } = await ada.api('log', { params: { id }, query: { seat: String(seat) } });
  const moves = log.filter((entry) => entry.kind === 'move' && entry.seat === seat);
  for (const { seq } of moves)
    await expect(ada.api('askUndo', { params: { id }, body: { seat, to: seq } })).rejects.toMatchObject(
      refused(409, 'not-possible'),
    );
});

test('alone with bots, an undo needs nobody’s leave', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  const undone = await until(async () => {
    await moveOnce(ada, id);
    return ada.api('askUndo', { params: { id }, body: { seat: 0 } }).catch((error: unknown) => {
      expect(error).toMatchObject(refused(409, 'not-possible')); // a bot has shown something since
      return null;
    });
  }, 'a move that can be taken back');
  expect(undone).toMatchObject({ undo: null, redo: 0 });
});

test('at one device the others are asked too; one answer is for all, and the views of the past are still there', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const at = {
    params: { id: (await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] })).id },
  };
  const { actors, seq } = await ada.api('table', at);
  const seat = actors[0]!;
  const query = { seat: String(seat) };
  const before = await ada.api('position', { ...at, query });
  await moveOnce(ada, at.params.id, seat);
  const after = await ada.api('position', { ...at, query });
  const others = [0, 1, 2].filter((other) => other !== seat);
  const asked = await ada.api('askUndo', { ...at, body: { seat } });
  expect(asked.undo).toMatchObject({ seat, agreed: [seat], waiting: others });
  const undone = await ada.api('answerUndo', { ...at, body: { seat: others[0]!, agree: true } });
  expect(undone.undo).toBeNull();
  const views = await ada.api('views', { ...at, query: { ...query, from: seq, to: undone.seq } });
  expect(views.at(0)!.view).toEqual(before.view);
  expect(views.at(1)!.view).toEqual(after.view);
  expect(views.at(-1)!.view).toEqual(before.view);
});

test('an undo happens, too, once who did not answer has left', async () => {
  const { guests, at, seat, others, mover, before } = await afterOneMove();
  await mover.api('askUndo', { ...at, body: { seat } });
  const [first, second] = others as [number, number];
  await guests[first]!.api('answerUndo', { ...at, body: { seat: first, agree: true } });
  await guests[second]!.api('leave', at);
  expect(await mover.api('table', at)).toMatchObject({ undo: null, redo: seat, actors: [seat] });
  expect((await mover.api('position', at)).view).toEqual(before.view);
});

test('who was refused waits a minute, or for the next move; nobody asks while another asks', async () => {
  const { time, tables, people, id } = await threeAtATable(null);
  const status = () => tables.read(id, (table) => describe(table, null, () => true, time.now));
  const ask = (seat: number) =>
    tables.change(
      id,
      (table) => askUndo(tables, table, people[seat]!.id, seat),
      ({ agreements }) => agreements.undo,
    );
  const answer = (seat: number, agree: boolean) =>
    tables.change(
      id,
      (table) => answerUndo(tables, table, people[seat]!.id, seat, agree),
      ({ agreements }) => agreements.undo,
    );
  const move = async () => {
    const { actors, seats } = await status();
    const seat = actors[0]!;
    const { legal } = await tables.read(id, (table) => position(table, seat));
    await makeMove(tables, id, {
      seat,
      decision: seats[seat]!.asked!,
      move: legal[0],
      key: null,
      person: people[seat]!.id,
    });
    return seat;
  };
  const seat = await move();
  const other = (seat + 1) % 3;
  await ask(seat);
  await expect(ask(seat)).rejects.toMatchObject(no('not-possible'));
  await answer(other, false);
  expect((await status()).undoRefused).toEqual({ seat, until: time.now + 60_000 });
  await expect(ask(seat)).rejects.toMatchObject(no('refused-lately'));
  tables.evictIdle(Infinity); // read from the entries, not remembered
  time.now += 59_000;
  await expect(ask(seat)).rejects.toMatchObject(no('refused-lately'));
  time.now += 1000;
  await ask(seat);
  await answer(other, false);
  await move();
  expect((await status()).undoRefused).toBeNull();
  await ask(seat);
  await answer(seat, false); // withdrawn: no wait
  await ask(seat);
});
