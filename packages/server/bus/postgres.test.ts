import { describe, expect, onTestFinished, test } from 'vitest';
import pg from 'pg';
import { append, entry, made } from '../store/law-rows.ts';
import { IDS } from '../store/postgresMigrations.ts';
import { databases, openShared } from '../testing/databases.ts';
import { until } from '../testing/guests.ts';
import { busLaws } from './bus-laws.ts';
import type { Notice } from './bus.ts';

const { make } = databases();

describe.each(['by notifications', 'by asking alone'])('the bus of all processes on a PostgreSQL, %s', (how) => {
  let opened: Awaited<ReturnType<typeof openShared>>[] = [];
  busLaws(
    async () => {
      const url = await make();
      const listenUrl = how === 'by asking alone' ? null : url;
      opened = [await openShared(url, listenUrl), await openShared(url, listenUrl)];
      return opened.map(({ bus }) => bus);
    },
    async () => {
      for (const { store } of opened) await store.fresh();
    },
  );
});

test.each([true, false])('others hear of a change by themselves (by a notification: %s)', async (isNotified) => {
  const url = await make();
  const one = await openShared(url);
  const two = await openShared(url, isNotified ? url : null);
  const heard: Notice[] = [];
  two.bus.subscribe((notice) => heard.push(notice));
  const row = await made(one.store, 'a');
  await append(one.store, { before: row, after: { ...row, version: 1, due: 5 }, entries: [] });
  const after = { ...row, version: 2, seq: 2 };
  await append(one.store, { before: { ...row, version: 1 }, after, entries: [entry(2)] });
  await one.bus.publish({ kind: 'pass-ended', pass: 'token t' });
  await until(() => heard.length >= 4, 'everything');
  expect(heard).toMatchObject([
    { kind: 'table', table: 'a', from: 1, to: 1, people: ['ada'], lobby: true },
    { kind: 'row', table: 'a', version: 1 },
    { kind: 'table', table: 'a', from: 2, to: 2 },
    { kind: 'pass-ended', pass: 'token t' },
  ]);
});

test('a notification says nothing but that there is something new', async () => {
  const url = await make();
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  onTestFinished(() => listener.end());
  const heard: unknown[] = [];
  listener.on('notification', ({ channel, payload }) => heard.push([channel, payload]));
  await listener.query('listen outcry');
  const { bus } = await openShared(url);
  await bus.publish({ kind: 'pass-ended', pass: 'session secret' });
  await until(() => heard.length > 0, 'a notification');
  expect(heard).toEqual([['outcry', '']]);
});

test('more notices than a transaction has ids, as after an outage, take none from others', async () => {
  const url = await make();
  const one = await openShared(url);
  const two = await openShared(url);
  const heard: Notice[] = [];
  two.bus.subscribe((notice) => heard.push(notice));
  const told = Array.from({ length: 10 * IDS }, (_, number) => ({ kind: 'gone', table: String(number) }) as const);
  await Promise.all(told.map((notice) => one.bus.publish(notice)));
  await made(one.store, 'a');
  await two.store.fresh();
  expect(heard).toMatchObject([...told, { kind: 'table', table: 'a' }]);
});

test('who publishes what cannot be written down now is told so, and the others hear of it later', async () => {
  const url = await make();
  const one = await openShared(url);
  const two = await openShared(url);
  const heard: Notice[] = [];
  two.bus.subscribe((notice) => heard.push(notice));
  await one.connections.query('alter table notice rename to hidden');
  await expect(one.bus.publish({ kind: 'pass-ended', pass: 'token t' })).rejects.toThrow('notice');
  expect(heard).toEqual([]);
  await one.connections.query('alter table hidden rename to notice');
  await until(() => heard.length > 0, 'the notice');
  expect(heard).toMatchObject([{ kind: 'pass-ended', pass: 'token t' }]);
});
