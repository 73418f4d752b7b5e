import { expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { guest, listen, moveOnce, startServer, until } from '../testing/guests.ts';
import { entries } from '../testing/listening.ts';

test('log and stream name the people that entries speak of, by the names they have now, and nobody else', async () => {
  const { url } = await startServer();
  const [ada, bob, eve] = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Eve')];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const at = { params: { id } };
  const stream = await listen(url, ada.cookie);
  const last = (kind: string) => entries(stream, id).findLast(({ entry }) => entry.kind === kind);
  const named = async ({ api }: typeof ada) => {
    const { people } = await api('log', at);
    return Object.fromEntries(people.map(({ person, name }) => [person, name]));
  };

  await bob.api('join', { ...at, body: {} });
  await until(() => last('seat'), 'Bob');
  expect(last('seat')).toMatchObject({
    entry: { what: 'joined', person: bob.id },
    people: [{ person: bob.id, name: 'Bob' }],
  });
  expect(await named(ada)).toEqual({ [ada.id]: 'Ada', [bob.id]: 'Bob' });

  await eve.api('chat', { ...at, body: { text: 'hello from the gallery' } });
  await until(() => last('chat'), 'Eve');
  expect(last('chat')).toMatchObject({
    entry: { seat: null, person: eve.id },
    people: [{ person: eve.id, name: 'Eve' }],
  });
  expect(last('chat')!.entry).not.toHaveProperty('name');

  const { actors } = await ada.api('start', at);
  await moveOnce([ada, bob][actors[0]!]!, id);
  await until(() => last('move'), 'a move');
  for (const kind of ['start', 'move']) expect(last(kind)).not.toHaveProperty('people');

  await createClient(url, { cookie: bob.cookie })('signIn', { body: { name: 'Robert' } });
  await bob.api('chat', { ...at, body: { text: 'I am Robert now' } });
  await until(() => last('chat')!.entry.seq > last('move')!.entry.seq, 'Robert');
  expect(last('chat')!.people).toEqual([{ person: bob.id, name: 'Robert' }]);
  // What happened before is told by the new name, too.
  expect(await named(ada)).toEqual({ [ada.id]: 'Ada', [bob.id]: 'Robert', [eve.id]: 'Eve' });
  // A page that speaks of nobody names nobody.
  const { people } = await ada.api('log', { ...at, query: { after: last('chat')!.entry.seq } });
  expect(people).toEqual([]);
});

test('who is forgotten is not named, and what they did stays', async () => {
  const server = await startServer();
  const [ada, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Eve')];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  await eve.api('chat', { params: { id }, body: { text: 'hello' } });
  await server.store.forgetGuests(Date.now() + 1000, 9);
  const { entries: log, people } = await ada.api('log', { params: { id } });
  expect(log.at(-1)).toMatchObject({ kind: 'chat', person: eve.id, text: 'hello' });
  expect(people).toEqual([{ person: ada.id, name: 'Ada' }]);
});
