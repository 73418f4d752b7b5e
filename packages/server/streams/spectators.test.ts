import { expect, test } from 'vitest';
import { guest, listen, startServer, until } from '../testing/guests.ts';
import type { Listener } from '../testing/guests.ts';

/** The names that a stream was last told to look on. */
const lookingOn = ({ messages }: Listener, table: string): string[] | null => {
  const last = messages.findLast(({ message }) => message.kind === 'spectators' && message.table === table)?.message;
  return last?.kind === 'spectators' ? last.people.map(({ name }) => name).toSorted() : null;
};

test('who sits at a table sees who looks on, and everybody who looks on sees the others', async () => {
  const { url } = await startServer();
  const [ada, eve, kofi] = [await guest(url, 'Ada'), await guest(url, 'Eve'), await guest(url, 'Kofi')];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'me' }], start: true },
  });
  const told = (stream: Listener, ...names: string[]) =>
    until(() => JSON.stringify(lookingOn(stream, id)) === JSON.stringify(names), `news of ${names.join()}`);
  const atTable = await listen(url, ada.cookie, `?watch=${id}`);
  await told(atTable);
  const first = await listen(url, eve.cookie, `?watch=${id}`);
  await told(atTable, 'Eve');
  const again = await listen(url, eve.cookie, `?watch=${id}`);
  const second = await listen(url, kofi.cookie, `?watch=${id}`);
  await told(atTable, 'Eve', 'Kofi');
  await told(first, 'Eve', 'Kofi');
  second.close();
  await told(atTable, 'Eve');
  first.close();
  again.close();
  await told(atTable);
});

test('who may not look on is neither named nor told', async () => {
  const { url, hub } = await startServer();
  const [ada, eve] = [await guest(url, 'Ada'), await guest(url, 'Eve')];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'me' }], spectators: false, start: true },
  });
  const outside = await listen(url, eve.cookie, `?watch=${id}`);
  const atTable = await listen(url, ada.cookie, `?watch=${id}`);
  await until(() => lookingOn(atTable, id) !== null, 'the news');
  await hub.told();
  expect(lookingOn(atTable, id)).toEqual([]);
  expect(lookingOn(outside, id)).toBeNull();
});
