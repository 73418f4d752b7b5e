import { expect, test } from 'vitest';
import { append, made, tableRow } from './law-rows.ts';
import type { ChannelRow } from './notifyStore.ts';
import type { Store } from './store.ts';

const channel = (id: string, person: string, more: Partial<ChannelRow> = {}): ChannelRow => ({
  id,
  person,
  kind: 'json',
  label: 'example.org',
  target: { url: 'https://example.org/hook' },
  on: true,
  created: 10,
  arrived: null,
  failed: null,
  ...more,
});

/** What every store must do for notifications. */
export function notifyLaws(open: () => Promise<Store>): void {
  test('settings of a person and of single tables', async () => {
    const store = await open();
    expect(await store.notifySettings('ada')).toBeNull();
    await store.setNotifySettings('ada', { when: 'now' });
    await store.setNotifySettings('ada', { when: 'hour' });
    expect(await store.notifySettings('ada')).toEqual({ when: 'hour' });
    for (const [table, settings] of [
      ['t2', 'never'],
      ['t1', 'now'],
      ['t1', 'daily'],
      ['t3', 'now'],
      ['t3', null],
    ])
      await store.setTableSettings('ada', table!, settings);
    expect(await store.tableSettings('ada')).toEqual([
      { table: 't1', settings: 'daily' },
      { table: 't2', settings: 'never' },
    ]);
    expect(await store.tableSettings('bob')).toEqual([]);
  });

  test('channels: only their person changes them, one browser is one channel, and they are bounded', async () => {
    const store = await open();
    const [one, two] = [channel('c1', 'ada'), channel('c2', 'ada', { created: 20, on: false })];
    expect(await store.addChannel(one, 'h1', 2)).toBe(true);
    expect(await store.addChannel(two, 'h2', 2)).toBe(true);
    expect(await store.addChannel(channel('c3', 'ada'), 'h3', 2)).toBe(false);
    expect(await store.channels('ada')).toEqual([one, two]);
    expect(await store.setChannel('bob', 'c1', false)).toBe(false);
    expect(await store.dropChannel('bob', 'c1')).toBe(false);
    await store.noteChannels(['c1', 'c2'], 'arrived', 30);
    await store.noteChannels(['c2'], 'failed', 40);
    await store.noteChannels([], 'failed', 50);
    expect(await store.setChannel('ada', 'c2', true)).toBe(true);
    expect(await store.channel('c2')).toEqual({ ...two, on: true, arrived: 30, failed: 40 });
    expect(await store.addChannel(channel('c4', 'bob'), 'h2', 2)).toBe(true); // the browser is Bob's now
    expect((await store.channelOf('h2'))?.person).toBe('bob');
    expect(await store.channels('ada')).toEqual([{ ...one, arrived: 30 }]);
    expect(await store.dropChannel('ada', 'c1')).toBe(true);
    expect(await store.channel('c1')).toBeNull();
  });

  test('work is taken once: by nobody else before its time', async () => {
    const store = await open();
    const row = await made(store, 't1');
    const work = (kind: string, due: number) => ({ kind, body: { due }, due });
    const outbox = [work('a', 30), work('b', 10), work('other', 5), work('a', 20), work('a', 99)];
    await append(store, { before: row, after: { ...row, version: row.version + 1 }, entries: [], outbox });
    const [first, second] = await Promise.all([
      store.takeOutbox(['a', 'b'], 50, 100, 2),
      store.takeOutbox(['a', 'b'], 50, 100, 9),
    ]);
    const taken = [...first, ...second].map(({ due }) => due).toSorted((a, b) => a - b);
    expect(taken).toEqual([10, 20, 30]);
    expect(await store.takeOutbox(['a', 'b'], 98, 200, 9)).toEqual([]);
    const again = await store.takeOutbox(['a', 'b'], 100, 200, 9);
    expect(again).toHaveLength(4);
    const [gone, later] = again.map(({ id }) => id);
    const ids = await store.changeOutbox({
      drop: [gone!],
      putOff: [{ id: later!, due: 150, body: { tries: 1 } }],
      put: [work('c', 1), work('c', 2)],
    });
    expect((await store.takeOutbox(['c'], 5, 500, 9)).map(({ id }) => id)).toEqual(ids);
    expect(await store.takeOutbox(['a', 'b'], 160, 200, 9)).toMatchObject([{ id: later, body: { tries: 1 } }]);
    expect(await store.takeOutbox(['a', 'b'], 199, 300, 9)).toEqual([]);
    expect(await store.takeOutbox(['a', 'b'], 200, 300, 9)).toHaveLength(3);
  });

  test('what waits is one digest a person, due at the earliest time, and what comes meanwhile is another', async () => {
    const store = await open();
    const item = (id: string) => ({ id, body: { id } });
    await store.changeOutbox({
      gather: [
        { person: 'ada', due: 90, item: item('i1') },
        { person: 'ada', due: 50, item: item('i2') },
        { person: 'bob', due: 70, item: item('i3') },
        { person: 'ada', due: 60, item: item('i4') },
      ],
    });
    expect(await store.takeDigests(49, 100, 9)).toEqual([]);
    expect(await store.takeDigests(60, 100, 9)).toEqual(['ada']);
    expect(await store.takeDigests(60, 100, 9)).toEqual([]);
    const items = (await store.waitingFor('ada')).map(({ id }) => id).toSorted();
    expect(items).toEqual(['i1', 'i2', 'i4']);
    await store.changeOutbox({ gather: [{ person: 'ada', due: 99, item: item('i5') }] });
    await store.changeOutbox({ digests: [{ person: 'ada', items }] });
    expect(await store.waitingFor('ada')).toEqual([item('i5')]);
    expect((await store.takeDigests(200, 300, 9)).toSorted()).toEqual(['ada', 'bob']);
    await store.changeOutbox({ digests: [{ person: 'ada', items: ['i5'] }] });
    expect(await store.takeDigests(400, 500, 9)).toEqual(['bob']);
    // What a digest puts off is the next one, due later.
    await store.changeOutbox({
      digests: [{ person: 'bob', items: ['i3'] }],
      gather: [{ person: 'bob', due: 900, item: item('i6') }],
    });
    expect(await store.takeDigests(899, 999, 9)).toEqual([]);
    expect(await store.takeDigests(900, 999, 9)).toEqual(['bob']);
  });

  test('what a person was told and saw, and what is on their screens', async () => {
    const store = await open();
    expect(await store.toldOf('ada', 't1')).toBeNull();
    await store.setLooked('ada', 't1', 10);
    await store.changeOutbox({ told: [{ person: 'ada', table: 't1', turn: '1 0', at: 20 }] });
    await store.setLooked('ada', 't1', 30);
    expect(await store.toldOf('ada', 't1')).toEqual({ turn: '1 0', at: 20, looked: 30 });
    await store.forgetTold(30);
    expect(await store.toldOf('ada', 't1')).not.toBeNull();
    await store.forgetTold(31);
    expect(await store.toldOf('ada', 't1')).toBeNull();
    const lease = { stream: 's1', node: 'n', person: 'ada', looking: ['t1'], visible: true, until: 100 };
    await store.lease([lease, { ...lease, stream: 's2', visible: false, looking: ['t2'] }], [], 50);
    expect(await store.sightOf('ada', 60)).toEqual({ visible: true, looking: ['t1'] });
    expect(await store.sightOf('ada', 100)).toEqual({ visible: false, looking: [] });
  });

  test('the first process that keeps a value wins', async () => {
    const store = await open();
    const kept = await Promise.all(['a', 'b', 'c'].map((value) => store.keepMeta('law-value', value)));
    expect(new Set(kept).size).toBe(1);
    expect(await store.keepMeta('law-value', 'd')).toBe(kept[0]);
  });

  test('a mail address is its person’s once it is confirmed, and only one person’s', async () => {
    const store = await open();
    expect(await store.mailOf('ada')).toBeNull();
    await store.wantMail('ada', 'Ada@example.org', 'h1', 100);
    await store.wantMail('ada', 'ada@example.org', 'h2', 100);
    expect(await store.wantedMail('h1', 50)).toBeNull();
    expect(await store.wantedMail('h2', 50)).toEqual({ person: 'ada', address: 'ada@example.org' });
    expect(await store.wantedMail('h2', 100)).toBeNull();
    expect(await store.personOfMail('ada@example.org')).toBeNull();
    expect(await store.confirmMail('ada', 'h1', 'ada@example.org', 50)).toBe(false);
    expect(await store.confirmMail('ada', 'h2', 'ada@example.org', 50)).toBe(true);
    expect(await store.confirmMail('ada', 'h2', 'ada@example.org', 50)).toBe(false);
    expect(await store.mailOf('ada')).toEqual({ address: 'ada@example.org', wanted: null });
    expect(await store.personOfMail('ada@example.org')).toBe('ada');
    await store.wantMail('bob', 'ADA@example.org', 'h3', 100);
    expect(await store.confirmMail('bob', 'h3', 'ada@example.org', 50)).toBe(false);
    await store.addChannel(channel('c1', 'ada', { kind: 'mail' }), 'mail', 9);
    expect(await store.dropMail('ada', 50)).toBe(true);
    expect(await store.dropMail('ada', 50)).toBe(false);
    expect(await store.channels('ada')).toEqual([]);
    expect(await store.confirmMail('bob', 'h3', 'ada@example.org', 50)).toBe(true);
  });

  test('a person who is forgotten takes all of it along', async () => {
    const store = await open();
    const { id } = await store.personOfUser('u1', 'Ada', 10);
    await append(store, { before: null, after: tableRow('t9'), entries: [] });
    await store.setNotifySettings(id, {});
    await store.addChannel(channel('c1', id), 'h1', 9);
    await store.wantMail(id, 'a@example.org', 'h2', 100);
    await store.forgetPerson(id);
    expect(await store.notifySettings(id)).toBeNull();
    expect(await store.channels(id)).toEqual([]);
    expect(await store.wantedMail('h2', 50)).toBeNull();
  });
}
