import { expect, test } from 'vitest';
import type { Lease, Store } from './store.ts';
import { append, tableRow } from './law-rows.ts';

const lease = (stream: string, person: string, more: Partial<Lease> = {}): Lease => ({
  stream,
  node: 'n1',
  person,
  looking: [],
  visible: true,
  until: 1040,
  ...more,
});

const byStream = (leases: readonly Lease[]): Lease[] => leases.toSorted((a, b) => a.stream.localeCompare(b.stream));

/** What every store must do for people: who they are, their tokens, and who is here. */
export function peopleLaws(open: () => Promise<Store>): void {
  test('people and mutes', async () => {
    const store = await open();
    const ada = await store.personOfUser('user-1', 'Ada', 10);
    expect(await store.personOfUser('user-1', 'Other', 11)).toEqual(ada);
    const bob = await store.personOfUser('user-2', 'Bob', 10);
    await store.renamePerson(ada.id, 'Countess');
    expect(await store.person(ada.id)).toEqual({ ...ada, name: 'Countess' });
    await store.setMute(ada.id, bob.id, true);
    await store.setMute(ada.id, bob.id, true);
    expect(await store.mutes(ada.id)).toEqual([{ person: bob.id, name: 'Bob' }]);
    await store.setMute(ada.id, bob.id, false);
    expect(await store.mutes(ada.id)).toEqual([]);
  });

  test('tokens: found by their hash, used, dropped by their own person, forgotten when they end', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Bob', 10)];
    const token = { id: 't', label: 'robot', scope: 'read', created: 5, ends: 100 } as const;
    expect(await store.addToken(ada.id, token, 'hash', 2)).toBe(true);
    expect(await store.addToken(ada.id, { ...token, id: 'u', ends: 200 }, 'hash 2', 2)).toBe(true);
    expect(await store.addToken(ada.id, { ...token, id: 'v' }, 'hash 3', 2)).toBe(false);
    expect(await store.tokenOf('hash 3')).toBeNull();
    expect(await store.tokenOf('hash')).toEqual({ person: ada, token: { ...token, used: null } });
    await store.useTokens(['t', 'none'], 50);
    expect(await store.tokens(ada.id)).toEqual([
      { ...token, used: 50 },
      { ...token, id: 'u', ends: 200, used: null },
    ]);
    expect(await store.dropToken(bob.id, 't')).toBe(false);
    expect(await store.dropEndedTokens(99)).toBe(0);
    expect(await store.dropEndedTokens(100)).toBe(1);
    expect(await store.tokenOf('hash')).toBeNull();
    expect(await store.dropToken(ada.id, 'u')).toBe(true);
    expect(await store.tokens(ada.id)).toEqual([]);
  });

  test('a lease is there until it is dropped or ends; renewed, it says what was said last', async () => {
    const store = await open();
    await store.lease([lease('s1', 'ada', { looking: ['t1', 't2'] }), lease('s2', 'bob', { until: 1020 })], [], 1000);
    expect(byStream(await store.leases(1019))).toEqual([
      lease('s1', 'ada', { looking: ['t1', 't2'] }),
      lease('s2', 'bob', { until: 1020 }),
    ]);
    expect((await store.leases(1020)).map(({ stream }) => stream)).toEqual(['s1']);
    const renewed = lease('s1', 'ada', { visible: false, until: 1080 });
    await store.lease([renewed], [], 1010);
    await store.lease([], ['s2', 'none'], 1011);
    expect(await store.leases(1011)).toEqual([renewed]);
    expect(await store.leases(1080)).toEqual([]);
  });

  test('a person was last seen when their last lease was dropped or ended', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Bob', 10)];
    expect(await store.lastSeen(ada.id)).toBe(10);
    await store.lease([lease('s1', ada.id), lease('s2', ada.id), lease('s3', bob.id)], [], 1000);
    expect(await store.lastSeen(ada.id)).toBe(1040);
    await store.lease([], ['s1', 's2'], 1015);
    expect(await store.lastSeen(ada.id)).toBe(1015);
    await store.lease([], [], 5000); // nobody renewed the third
    expect(await store.lastSeen(bob.id)).toBe(1040);
    expect(await store.lastSeen('nobody')).toBe(0);
    await store.seen([ada.id, bob.id, 'nobody'], 1030);
    expect([await store.lastSeen(ada.id), await store.lastSeen(bob.id)]).toEqual([1030, 1040]);
  });

  test('while no server runs no lease ends, and nobody at a table is absent', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Bob', 10)];
    const seat = { kind: 'person', name: '', bot: null, standIn: null, entropy: '' } as const;
    const seats = [ada, bob].map(({ id: person }) => ({ ...seat, person }));
    await append(store, { before: null, after: tableRow('a', { seats }), entries: [] });
    await store.lease([lease('s1', ada.id), lease('s2', bob.id)], [], 1000);
    await store.lease([], ['s2'], 1005);
    await store.beat(1010);
    await store.wake(91_010);
    expect(await store.leases(91_010)).toEqual([lease('s1', ada.id, { until: 91_040 })]);
    expect(await store.lastSeen(ada.id)).toBe(91_040);
    expect(await store.lastSeen(bob.id)).toBe(91_005);
  });

  test('housekeeping forgets nobody who is here, and with a person their tokens', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Bob', 10)];
    const token = { label: '', scope: 'play', created: 5, ends: 1e9 } as const;
    await store.addToken(ada.id, { ...token, id: 't1' }, 'h1', 9);
    await store.addToken(bob.id, { ...token, id: 't2' }, 'h2', 9);
    await store.lease([lease('s1', ada.id, { until: 9000 })], [], 100);
    expect(await store.forgetGuests(1000, 9)).toBe(1);
    expect(await store.person(ada.id)).toEqual(ada);
    expect(await store.tokens(ada.id)).toHaveLength(1);
    expect(await store.person(bob.id)).toBeNull();
    expect(await store.tokens(bob.id)).toEqual([]);
  });
}
