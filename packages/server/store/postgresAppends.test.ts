import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { databases, openShared } from '../testing/databases.ts';
import { append, entry, made } from './law-rows.ts';
import { postgresStore } from './postgres.ts';
import { MOST } from './postgresConnections.ts';

const { make } = databases();

test('moves do not wait for reads, however many there are', async () => {
  const { connections, feed } = await openShared(await make());
  const store = await postgresStore(connections, feed, { writing: connections.apart(2) });
  onTestFinished(() => store.close());
  const row = await made(store, 'a');
  const reading = await Promise.all(Array.from({ length: MOST }, () => connections.connect()));
  onTestFinished(() => reading.forEach((client) => client.release()));
  const after = { ...row, seq: 2, version: 1 };
  expect(await append(store, { before: row, after, entries: [entry(2)] })).toHaveLength(1);
});

test('a failure says nothing of what was to be written, and takes no other change with it', async () => {
  const { store } = await openShared(await make());
  const rows = [await made(store, 'a'), await made(store, 'b')];
  const [failed, written] = await Promise.allSettled(
    rows.map((before, index) => {
      const said = { kind: 'chat', seat: 0, person: 'ada', text: 'hidden', key: index === 0 ? 'no\0text' : 'text' };
      return append(store, { before, after: { ...before, seq: 2, version: 1 }, entries: [entry(2, said)] });
    }),
  );
  expect(written).toMatchObject({ status: 'fulfilled' });
  const logged: string[] = [];
  pino({}, { write: (line) => void logged.push(line) }).error({ err: (failed as PromiseRejectedResult).reason });
  expect(logged[0]).toContain('22P05');
  expect(logged[0]).not.toContain('hidden');
  expect(await store.entries('a')).toHaveLength(1);
});
