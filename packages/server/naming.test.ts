import { expect, test } from 'vitest';
import { guest, refused, startedTable, startServer } from './testing/guests.ts';

const TWO = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'rookie' }] as const;

test('nobody sits down under a name that looks like another’s', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const other = await guest(url, '\u0410nn'); // a Cyrillic A
  const { id } = await ann.api('createTable', { body: { game: 'taking-stock', seats: [...TWO] } });
  const { seats } = await other.api('join', { params: { id }, body: {} });
  expect(seats.map(({ name }) => name)).toEqual(['Ann', '\u0410nn 2', 'Rookie']);
});

test('a spectator who chats is not taken for somebody with a seat, even after changing their name', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const spectator = await guest(url, 'Cleo');
  const { id } = await startedTable([ann], ['rookie', 'rookie']);
  const at = { params: { id } };
  await spectator.api('chat', { ...at, body: { text: 'good luck' } });
  await spectator.api('signIn', { body: { name: 'ANN' } });
  await ann.api('chat', { ...at, body: { text: 'thanks' } });
  const { entries, people } = await ann.api('log', { ...at, query: {} });
  expect(entries.flatMap((entry) => (entry.kind === 'chat' ? [entry.seat] : []))).toEqual([null, 0]);
  expect(people).toEqual(
    expect.arrayContaining([
      { person: ann.id, name: 'Ann' },
      { person: spectator.id, name: 'ANN 2' },
    ]),
  );
});

test('a new name is the name at the tables that wait and go on; names chosen for a table stay', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const { id } = await startedTable([ann], ['rookie', 'rookie']);
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Grandma' }, { kind: 'me' }] as const;
  const hotSeat = await ann.api('createTable', { body: { game: 'taking-stock', seats: [...seats] } });
  await ann.api('signIn', { body: { name: 'Bea' } });
  const names = async (table: string) =>
    (await ann.api('table', { params: { id: table } })).seats.map(({ name }) => name);
  expect(await names(id)).toEqual(['Bea', expect.any(String), expect.any(String)]);
  expect(await names(hotSeat.id)).toEqual(['Bea', 'Grandma', 'Bea 2']);
});

test('a code leads to tables that wait and go on; once the game is over only to those who were at it', async () => {
  const { url, tables } = await startServer();
  const ann = await guest(url, 'Ann');
  const stranger = await guest(url, 'Cleo');
  const { id, code } = await startedTable([ann], ['rookie', 'rookie']);
  expect((await stranger.api('byCode', { params: { code } })).id).toBe(id);
  await ann.api('vote', { params: { id }, body: { seat: 0, end: true } });
  expect(await tables.read(id, ({ row }) => row.status)).toBe('ended');
  await expect(stranger.api('byCode', { params: { code } })).rejects.toMatchObject(refused(404, 'not-found'));
  expect((await ann.api('byCode', { params: { code } })).id).toBe(id);
  expect((await stranger.api('table', { params: { id } })).id).toBe(id);
});

test('a mistyped code is called mistyped', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const { code } = await startedTable([ann], ['rookie', 'rookie']);
  const wrong = code.slice(0, -1) + (code.endsWith('B') ? 'C' : 'B');
  await expect(ann.api('byCode', { params: { code: wrong } })).rejects.toMatchObject({
    body: { error: 'not-found', message: expect.stringContaining('mistyped') },
  });
});
