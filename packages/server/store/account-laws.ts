import { expect, test } from 'vitest';
import type { LinkRow } from './accountStore.ts';
import { append, entry, made, tableRow } from './law-rows.ts';
import type { Store } from './store.ts';

const link = (id: string, person: string, more: Partial<LinkRow> = {}): LinkRow => ({
  id,
  person,
  kind: 'recovery',
  madeBy: null,
  created: 10,
  ends: null,
  used: null,
  withdrawn: null,
  seen: null,
  ...more,
});

/** What every store must do for accounts. */
export function accountLaws(open: () => Promise<Store>): void {
  test('a name belongs to one account, by every look it has; a guest may be called the same', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Ada', 10)];
    expect(await store.keepPerson(ada.id, 'Ada', ['ada', 'a-da'])).toBe(true);
    expect(await store.person(ada.id)).toEqual({ ...ada, guest: false });
    expect(await store.keepPerson(bob.id, 'Adą', ['other', 'a-da'])).toBe(false);
    expect(await store.person(bob.id)).toEqual(bob);
    expect(await store.takenLooks(['ada', 'other'], bob.id)).toEqual(['ada']);
    expect(await store.takenLooks(['ada'], ada.id)).toEqual([]);
    expect(await store.accountNamed(['a-da'])).toEqual({ person: { ...ada, guest: false }, user: 'u1' });
    expect(await store.keepPerson(ada.id, 'Countess', ['countess'])).toBe(true);
    expect(await store.keepPerson(bob.id, 'Ada', ['ada', 'a-da'])).toBe(true);
    await store.releasePerson(ada.id);
    expect(await store.person(ada.id)).toEqual({ ...ada, name: 'Countess' });
    expect(await store.accountNamed(['countess'])).toBeNull();
    expect(await store.userOf(ada.id)).toBe('u1');
    expect(await store.userOf('nobody')).toBeNull();
  });

  test('two who take a name in the same moment: one gets it', async () => {
    const store = await open();
    const people = await Promise.all(['u1', 'u2', 'u3'].map((user) => store.personOfUser(user, 'Ada', 10)));
    const got = await Promise.allSettled(people.map(({ id }) => store.keepPerson(id, 'Ada', ['ada'])));
    expect(got.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1);
  });

  test('people are found by their name or their id', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Ada', 20)];
    expect(await store.peopleNamed('Ada', 9)).toEqual([
      { ...bob, seen: 20 },
      { ...ada, seen: 10 },
    ]);
    expect(await store.peopleNamed(ada.id, 9)).toEqual([{ ...ada, seen: 10 }]);
    expect(await store.peopleNamed('ada', 9)).toEqual([]);
  });

  test('links: used once, withdrawn by the next, ended by time', async () => {
    const store = await open();
    const ada = await store.personOfUser('u1', 'Ada', 10);
    await store.addLink(link('l1', ada.id), 'h1', null);
    expect(await store.linkOf('h1')).toEqual({ link: link('l1', ada.id), name: 'Ada' });
    expect(await store.linkOf('h2')).toBeNull();
    await store.addLink(link('l2', ada.id, { created: 20 }), 'h2', null);
    expect(await store.links(ada.id)).toEqual([
      link('l2', ada.id, { created: 20 }),
      link('l1', ada.id, { withdrawn: 20 }),
    ]);
    expect(await store.useLink('l1', 21)).toBe(false);
    expect(await Promise.all([store.useLink('l2', 21), store.useLink('l2', 22)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(await store.withdrawRecovery(ada.id, 30)).toBe(false);
    const audit = { at: 40, actor: null, what: 'sign-in-link', person: ada.id, body: { link: 'l3' } };
    await store.addLink(link('l3', ada.id, { kind: 'host', created: 40, ends: 50 }), 'h3', audit);
    expect(await store.useLink('l3', 50)).toBe(false);
    await store.seeLinks(ada.id, 60);
    expect((await store.links(ada.id)).map(({ seen }) => seen)).toEqual([60, 60, 60]);
    await store.addLink(link('l4', ada.id), 'h4', null);
    expect(await store.withdrawRecovery(ada.id, 70)).toBe(true);
  });

  test('codes for a second device: scanned once, confirmed by their person, claimed once', async () => {
    const store = await open();
    const by = { claim: 'c1', figures: '47', agent: 'Safari' };
    await store.addCode({ id: 'x', person: 'ada', ends: 100 }, 'h1');
    await store.addCode({ id: 'y', person: 'ada', ends: 100 }, 'h2');
    expect(await store.code('ada', 'x')).toBeNull();
    expect(await store.scanCode('h1', by, 50)).toBe(false);
    expect(await store.answerCode('ada', 'y', true, 50)).toBe(false); // nobody has scanned it
    expect(await store.scanCode('h2', by, 100)).toBe(false);
    expect(await store.scanCode('h2', by, 50)).toBe(true);
    expect(await store.scanCode('h2', { ...by, claim: 'c2' }, 51)).toBe(false);
    expect(await store.code('bob', 'y')).toBeNull();
    expect(await store.claimCode('c1', 60)).toMatchObject({ code: { state: 'scanned', figures: '47' }, isUsed: false });
    expect(await store.answerCode('bob', 'y', true, 60)).toBe(false);
    expect(await store.answerCode('ada', 'y', true, 60)).toBe(true);
    expect(await store.answerCode('ada', 'y', false, 60)).toBe(false);
    expect(await store.claimCode('c1', 61)).toMatchObject({ code: { person: 'ada' }, isUsed: true });
    expect(await store.claimCode('c1', 62)).toMatchObject({ isUsed: false });
    expect(await store.claimCode('c2', 62)).toBeNull();
    await store.addCode({ id: 'z', person: 'ada', ends: 200 }, 'h3');
    expect(await store.answerCode('ada', 'z', false, 150)).toBe(true);
    expect(await store.scanCode('h3', { ...by, claim: 'c3' }, 160)).toBe(false);
  });

  test('solo games: listed without their files, the last first; the oldest make room', async () => {
    const store = await open();
    const most = { games: 3, bytes: 100 };
    for (const finished of [1, 2, 3])
      await store.putSolo('ada', { id: `g${finished}`, finished, summary: { n: finished } }, `file ${finished}`, most);
    await store.putSolo('ada', { id: 'g3', finished: 9, summary: {} }, 'another', most);
    expect(await store.soloGames('ada')).toEqual([3, 2, 1].map((n) => ({ id: `g${n}`, finished: n, summary: { n } })));
    expect(await store.soloFile('ada', 'g2')).toBe('file 2');
    expect(await store.soloFile('bob', 'g2')).toBeNull();
    await store.putSolo('ada', { id: 'g4', finished: 4, summary: {} }, 'x'.repeat(90), most);
    expect((await store.soloGames('ada')).map(({ id }) => id)).toEqual(['g4', 'g3']);
  });

  test('a forgotten person takes everything along; what they wrote is empty, and the table stays', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Bob', 10)];
    const seats = [ada, bob].map(({ id: person }) => ({
      kind: 'person' as const,
      person,
      name: 'x',
      bot: null,
      standIn: null,
    }));
    const row = await made(store, 'a', { seats });
    const said = (seq: number, person: string, text: string) =>
      ({ seq, at: 5, kind: 'chat', seat: null, person, text }) as const;
    const entries = [said(row.seq + 1, ada.id, 'hello'), said(row.seq + 2, bob.id, 'hi')];
    const after = { ...row, seq: row.seq + 2, version: row.version + 1 };
    await append(store, { before: row, after, entries });
    await store.keepPerson(ada.id, 'Ada', ['ada']);
    await store.addLink(link('l1', ada.id), 'h1', null);
    expect(await store.messages(ada.id)).toEqual([{ table: 'a', at: 5, text: 'hello' }]);
    expect(await store.tablesOf(ada.id, null, 9)).toEqual(['a']);
    expect(await store.tablesOf(ada.id, 'a', 9)).toEqual([]);
    await store.setLeaving(ada.id, 100);
    expect([await store.leaving(99, 9), await store.leaving(100, 9)]).toEqual([[], [ada.id]]);
    await store.setLeaving(ada.id, null);
    expect(await store.leaving(100, 9)).toEqual([]);
    await store.forgetPerson(ada.id);
    expect(await store.person(ada.id)).toBeNull();
    expect(await store.linkOf('h1')).toBeNull();
    expect(await store.keepPerson(bob.id, 'Ada', ['ada'])).toBe(true);
    const texts = (await store.entries('a')).flatMap((one) => (one.kind === 'chat' ? [one.text] : []));
    expect(texts).toEqual(['', 'hi']);
    expect((await store.table('a'))?.seats).toHaveLength(2);
  });

  test('a program of somebody who is leaving is refused, until they stay', async () => {
    const store = await open();
    const ada = await store.personOfUser('u1', 'Ada', 10);
    const token = { id: 't', label: 'robot', scope: 'read', created: 5, ends: 1e9 } as const;
    await store.addToken(ada.id, token, 'hash', 2);
    await store.setLeaving(ada.id, 100);
    expect(await store.tokenOf('hash')).toBeNull();
    await store.setLeaving(ada.id, null);
    expect(await store.tokenOf('hash')).not.toBeNull();
  });

  test('a guest with a recovery link on paper is not forgotten', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Bob', 10)];
    await store.addLink(link('l1', ada.id), 'h1', null);
    await store.addLink(link('l2', bob.id), 'h2', null);
    await store.withdrawRecovery(bob.id, 20);
    expect(await store.forgetGuests(1000, 9)).toBe(1);
    expect(await store.person(ada.id)).toEqual(ada);
    expect(await store.linkOf('h2')).toBeNull();
  });

  test('what somebody played is counted', async () => {
    const store = await open();
    const ada = await store.personOfUser('u1', 'Ada', 10);
    const seats = [{ kind: 'person' as const, person: ada.id, name: 'Ada', bot: null, standIn: null }];
    for (const [id, status] of Object.entries({ a: 'over', b: 'playing', c: 'waiting', d: 'ended' } as const))
      await append(store, { before: null, after: tableRow(id, { seats, status }), entries: [entry(1)] });
    expect(await store.playedBy(ada.id)).toEqual({ finished: 1, goingOn: 2 });
  });
}
