import { expect, test } from 'vitest';
import { guest, moveOnce, refused, startedTable, startServer } from './testing/guests.ts';
import type { Guest } from './testing/guests.ts';

/** Tables nobody needs to play: made, begun, and ended by a vote. */
async function ended(ada: Guest): Promise<string> {
  const { id } = await startedTable([ada], ['rookie']);
  await ada.api('vote', { params: { id }, body: { seat: 0, end: true } });
  return id;
}

const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

test('all of one’s tables are listed, page by page: those that go on first, then the finished ones', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const over = [await ended(ada), await ended(ada), await ended(ada)].toReversed();
  const going: string[] = [];
  for (let count = 0; count < 12; count++)
    going.unshift(
      (await ada.api('createTable', { body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] } })).id,
    );
  expect(ids(await ada.api('mine'))).toEqual([...going, ...over]);
  const seen: string[] = [];
  for (;;) {
    const query = { limit: 4, ...(seen.length > 0 ? { before: seen.at(-1)! } : {}) };
    const page = ids(await ada.api('mine', { query }));
    seen.push(...page);
    if (page.length < 4) break;
  }
  expect(seen).toEqual([...going, ...over]);
});

test('a table says whose turn it is, since when, until when, and how it ended', async () => {
  const { url } = await startServer();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const slow = await startedTable([ada, bob], [], { clock: { kind: 'move', seconds: 86_400 } });
  const quick = await startedTable([ada, bob], [], { clock: { kind: 'move', seconds: 3600 } });
  for (const { id, actors } of [slow, quick]) if (actors[0] === 1) await moveOnce(bob, id);
  const [first, second] = await ada.api('mine');
  expect([first!.id, second!.id]).toEqual([quick.id, slow.id]);
  expect(first).toMatchObject({ yourTurn: true, yours: [0] });
  expect(first!.actors).toContain(0);
  expect(first!.deadline! - first!.since!).toBe(3_600_000);
  const past = await ended(ada);
  expect((await ada.api('mine')).find((table) => table.id === past)).toMatchObject({
    status: 'ended',
    yourTurn: false,
    since: null,
    deadline: null,
    result: null,
  });
});

test('who drops a finished table does not see it in the list any more; others do, and it can be put back', async () => {
  const { url } = await startServer();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await startedTable([ada, bob]);
  const drop = ({ api }: Guest, dropped: boolean) => api('dropTable', { params: { id }, body: { dropped } });
  await expect(drop(ada, true)).rejects.toMatchObject(refused(409, 'not-possible'));
  for (const [seat, who] of [ada, bob].entries()) await who.api('vote', { params: { id }, body: { seat, end: true } });
  await expect(drop(await guest(url, 'Eve'), true)).rejects.toMatchObject(refused(404, 'not-found'));
  await drop(ada, true);
  expect(ids(await ada.api('mine'))).toEqual([]);
  expect(ids(await bob.api('mine'))).toEqual([id]);
  await drop(ada, false);
  expect(ids(await ada.api('mine'))).toEqual([id]);
});

test('games being played are listed for everybody where they are public and may be watched', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const make = async (more: object) => (await startedTable([ada], [], { seats: [...seats], ...more })).id;
  const older = await make({ public: true });
  await make({ public: false });
  await make({ public: true, spectators: false });
  await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }], public: true },
  });
  const newer = await make({ public: true });
  const answer = await fetch(`${url}/api/running`);
  const running = (await answer.json()) as { id: string }[];
  expect(ids(running)).toEqual([newer, older]);
  expect(Object.keys(running[0]!).toSorted()).toEqual(
    ['clock', 'code', 'created', 'game', 'id', 'open', 'rated', 'seats', 'status', 'updated', 'yourTurn'].toSorted(),
  );
});
