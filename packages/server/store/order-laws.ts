import { expect, test } from 'vitest';
import { append, entry, made, SEAT } from './law-rows.ts';
import type { Act, BanRow } from './orderStore.ts';
import type { Store } from './store.ts';

const act = (what: string, more: Partial<Act> = {}): Act => ({
  at: 50,
  actor: null,
  what,
  person: null,
  body: {},
  tells: false,
  ...more,
});
const ban = (id: string, more: Partial<BanRow> = {}): BanRow => ({
  id,
  person: null,
  network: null,
  shown: '',
  reason: 'insults',
  at: 50,
  ends: 100,
  by: null,
  ...more,
});

/** What every store must do to keep order. */
export function orderLaws(open: () => Promise<Store>): void {
  const two = async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 10), await store.personOfUser('u2', 'Bob', 20)];
    return { store, ada: ada.id, bob: bob.id };
  };

  test("the first administrator's link is made once, and used once", async () => {
    const { store, ada, bob } = await two();
    const link = { id: '', person: null, made: 1, ends: 100 };
    const firsts = await Promise.all(['h1', 'h2'].map((hash) => store.addFirstAdminLink(link, hash)));
    expect(firsts.filter(Boolean)).toHaveLength(1);
    const hash = firsts[0] ? 'h1' : 'h2';
    expect(await store.adminLink(hash)).toMatchObject({ person: null, used: null });
    const use = (person: string, at: number) => store.useAdminLink(hash, person, act('admin-added', { at, person }));
    expect(await use(ada, 100)).toBe(false);
    expect((await Promise.all([use(ada, 50), use(bob, 50)])).filter(Boolean)).toHaveLength(1);
    const [admin] = await store.admins();
    expect(await store.isAdmin(admin!.id)).toBe(true);
    expect(await store.isAdmin(admin!.id === ada ? bob : ada)).toBe(false);
    expect(await store.addFirstAdminLink({ ...link, id: 'x' }, 'h3')).toBe(false);
  });

  test('a link for one person serves nobody else; rights can be taken away, which is written down', async () => {
    const { store, ada, bob } = await two();
    await store.addAdminLink({ id: 'l1', person: ada, made: 1, ends: 100 }, 'h1', act('admin-link', { person: ada }));
    expect(await store.useAdminLink('h1', bob, act('admin-added', { person: bob }))).toBe(false);
    expect(await store.useAdminLink('h1', ada, act('admin-added', { person: ada, actor: ada, tells: true }))).toBe(
      true,
    );
    expect(await store.setAdmin(ada, false, act('admin-removed', { at: 60, person: ada }))).toBe(true);
    expect(await store.setAdmin(ada, false, act('admin-removed', { at: 70, person: ada }))).toBe(false);
    expect(await store.admins()).toEqual([]);
    const audit = await store.audit(null, 9);
    expect(audit[0]).toMatchObject({ what: 'admin-removed', personName: 'Ada', actorName: null });
    expect(audit.map(({ what }) => what).toSorted()).toEqual(['admin-added', 'admin-link', 'admin-removed']);
    expect(await store.audit(60, 9)).toHaveLength(2);
    expect(await store.told(ada)).toMatchObject([{ what: 'admin-added', by: 'Ada', body: {} }]);
    await store.seeTold(ada);
    expect(await store.told(ada)).toEqual([]);
  });

  test('bans of people and networks end by themselves or are lifted; a new one takes the place of the old', async () => {
    const { store, ada } = await two();
    await store.addBan(ban('b1', { person: ada }), act('ban', { person: ada, tells: true }));
    await store.addBan(ban('b2', { person: ada, ends: null }), act('ban', { person: ada }));
    await store.addBan(ban('b3', { network: 'n', shown: '203.0.*' }), act('ban'));
    expect((await store.bans(99)).map(({ id, name }) => [id, name])).toEqual([
      ['b2', 'Ada'],
      ['b3', null],
    ]);
    expect((await store.bans(100)).map(({ id }) => id)).toEqual(['b2']);
    expect(await store.liftBan('b2', act('unban'))).toMatchObject({ person: ada, ends: null });
    expect(await store.liftBan('b2', act('unban'))).toBeNull();
    expect(await store.bans(100)).toEqual([]);
    expect(await store.told(ada)).toHaveLength(1);
    await store.setSilence(ada, { reason: 'r', at: 1, ends: 100 }, act('mute', { person: ada }));
    expect(await store.silence(ada, 99)).toEqual({ person: ada, reason: 'r', at: 1, ends: 100 });
    expect(await store.silence(ada, 100)).toBeNull();
    await store.setSilence(ada, null, act('unmute', { person: ada }));
    expect(await store.silence(ada, 1)).toBeNull();
    await store.noteNetwork(ada, 'n1', 1);
    await store.noteNetwork(ada, 'n2', 2);
    expect(await store.networkOf(ada)).toBe('n2');
  });

  test('blocks are known in both directions', async () => {
    const { store, ada, bob } = await two();
    await store.setBlock(ada, bob, true);
    await store.setBlock(ada, bob, true);
    expect(await store.blocks(ada)).toEqual([{ person: bob, name: 'Bob' }]);
    expect(await store.blocksBetween(ada, [bob, 'x'])).toEqual({ mine: [bob], theirs: [] });
    expect(await store.blocksBetween(bob, [ada])).toEqual({ mine: [], theirs: [ada] });
    expect(await store.blocksBetween(bob, [])).toEqual({ mine: [], theirs: [] });
    await store.setBlock(ada, bob, false);
    expect(await store.blocks(ada)).toEqual([]);
  });

  test('a report is made once until it is closed, and forgotten some time after', async () => {
    const { store, ada, bob } = await two();
    const report = { id: 'r1', at: 5, by: ada, about: bob, table: 't', seq: 3, reason: 'rude', chat: [{ text: 'x' }] };
    expect(await store.addReport(report, act('report', { actor: ada, person: bob }))).toBe(true);
    expect(await store.addReport({ ...report, id: 'r2' }, act('report'))).toBe(false);
    expect(await store.addReport({ ...report, id: 'r3', seq: null }, act('report'))).toBe(true);
    expect(await store.addReport({ ...report, id: 'r4', seq: null }, act('report'))).toBe(false);
    expect((await store.openReports(9))[0]).toEqual({ ...report, closed: null, byName: 'Ada', aboutName: 'Bob' });
    expect(await store.closeReport('r1', act('report-closed'))).toBe(true);
    expect(await store.closeReport('r1', act('report-closed'))).toBe(false);
    expect((await store.openReports(9)).map(({ id }) => id)).toEqual(['r3']);
    expect([await store.reportsAbout(bob), await store.closedReports(50), await store.closedReports(51)]).toEqual([
      2, 1, 0,
    ]);
    await store.forgetReports(51);
    expect(await store.report('r1')).toBeNull();
    expect(await store.report('r3')).toMatchObject({ id: 'r3' });
  });

  test('somebody is invited to a table once, and may decline', async () => {
    const { store, ada, bob } = await two();
    const invitation = { id: 'i1', table: 't', person: bob, by: ada, at: 5 };
    expect(await store.addInvitation(invitation, 2)).toBe(true);
    expect(await store.addInvitation({ ...invitation, id: 'i2' }, 2)).toBe(false);
    expect(await store.addInvitation({ ...invitation, id: 'i3', person: 'x' }, 1)).toBe(false);
    expect(await store.invitations(bob)).toEqual([{ ...invitation, byName: 'Ada' }]);
    expect(await store.dropInvitation('i1', 'x')).toBe(false);
    expect(await store.dropInvitation('i1', bob)).toBe(true);
    await store.addInvitation(invitation, 2);
    await store.answered(bob, 't');
    expect(await store.invitations(bob)).toEqual([]);
  });

  test('an announcement takes the place of the one before, and ends', async () => {
    const store = await open();
    const row = { id: 'a1', begins: 60, minutes: 10, text: null, made: 50, ends: 90 };
    await store.addAnnouncement(row, act('announce'));
    await store.addAnnouncement({ ...row, id: 'a2', text: 'Hello' }, act('announce'));
    expect(await store.announcement(89)).toEqual({ ...row, id: 'a2', text: 'Hello' });
    expect(await store.announcement(90)).toBeNull();
    await store.liftAnnouncements(act('announce-lifted'));
    expect(await store.announcement(60)).toBeNull();
  });

  test('a message is emptied and stays in its place', async () => {
    const { store, ada } = await two();
    const row = await made(store, 'a');
    const chat = entry(2, { kind: 'chat', seat: null, person: ada, text: 'rude' });
    await append(store, { before: row, after: { ...row, seq: 2, version: 1 }, entries: [chat] });
    expect(await store.emptyMessage('a', 1, act('message-deleted'))).toBe(false);
    expect(await store.emptyMessage('a', 2, act('message-deleted', { tells: true }))).toBe(true);
    expect((await store.entries('a'))[1]).toMatchObject({ ...chat, text: '' });
    expect(await store.told(ada)).toMatchObject([{ what: 'message-deleted' }]);
  });

  test('everything of one person goes to another in one transaction, unless both were at one table', async () => {
    const { store, ada, bob } = await two();
    const seat = (person: string) => ({ ...SEAT, person });
    const row = await made(store, 'a', { host: ada, seats: [seat(ada), seat('x')] });
    const said = { kind: 'chat', seat: 0, person: ada, text: `"${ada}"` };
    const written = { before: row, after: { ...row, seq: 2, version: 1 }, entries: [entry(2, said)] };
    await append(store, written);
    await store.putSolo(ada, { id: 'g', finished: 1, summary: {} }, 'f', { games: 9, bytes: 99 });
    await made(store, 'b', { seats: [seat(ada), seat('y')] });
    for (const [person, text] of [
      [ada, 'sell at 40'],
      [bob, 'an old note'],
    ] as const) {
      await store.putNote(person, 'a', text, 5);
      await store.setTableSettings(person, 'a', { when: text });
    }
    await store.putNote(ada, 'b', 'buy', 6);
    expect(await store.takeAlong(ada, 'y')).toBe('same-table');
    expect((await store.table('a'))!.host).toBe(ada);
    expect(await store.takeAlong(ada, bob)).toBe('taken');
    const after = (await store.table('a'))!;
    expect(after).toMatchObject({ host: bob, seats: [{ person: bob }, { person: 'x' }] });
    expect((await store.entries('a'))[1]).toMatchObject({ ...said, person: bob });
    expect(await store.tablesOf(bob, null, 9)).toEqual(['a', 'b']);
    expect(await store.tablesOf(ada, null, 9)).toEqual([]);
    expect(await store.soloGames(bob)).toHaveLength(1);
    const notes = (await store.privateNotes(bob)).map(({ table, text }) => [table, text]);
    expect(notes).toEqual([
      ['a', 'sell at 40'],
      ['b', 'buy'],
    ]);
    expect(await store.privateNotes(ada)).toEqual([]);
    expect(await store.tableSettings(bob)).toEqual([{ table: 'a', settings: { when: 'sell at 40' } }]);
    await expect(append(store, { ...written, before: written.after })).rejects.toThrow(); // who knew the old one
  });

  test('people are found by a part of their name, with what is known of them', async () => {
    const { store, ada, bob } = await two();
    await store.setAdmin(ada, true, act('admin-added'));
    await store.addReport(
      { id: 'r1', at: 5, by: ada, about: bob, table: 't', seq: 3, reason: '', chat: [] },
      act('report'),
    );
    await made(store, 'a', { seats: [{ ...SEAT, person: ada }] });
    const plain = { guest: true, passkey: false, password: false, mail: false, paper: false, silenced: false };
    const lines = [
      { ...plain, id: bob, name: 'Bob', seen: 20, admin: false, reports: 1, tables: 0 },
      { ...plain, id: ada, name: 'Ada', seen: 10, admin: true, reports: 0, tables: 1 },
    ];
    expect(await store.peopleLike('', null, 9, 50)).toEqual(lines);
    expect(await store.peopleLike('DA', null, 9, 50)).toEqual([lines[1]]);
    expect(await store.peopleLike('%', null, 9, 50)).toEqual([]);
    expect(await store.peopleLike(bob, null, 9, 50)).toEqual([lines[0]]);
    expect(await store.peopleLike('', [bob], 9, 50)).toEqual([lines[0]]);
    expect(await store.peopleLike('', [], 9, 50)).toEqual([]);
    await store.wantMail(bob, 'bob@example.org', 'hash', 99);
    expect(await store.peopleLike(bob, null, 9, 50)).toEqual([lines[0]]); // it is not theirs yet
    await store.confirmMail(bob, 'hash', 'bob@example.org', 50);
    expect(await store.peopleLike(bob, null, 9, 50)).toEqual([{ ...lines[0], mail: true }]);
    expect(await store.counts()).toEqual({ accounts: 0, guests: 2, waiting: 1, playing: 0, slow: 0 });
    await made(store, 'p', { status: 'playing', updated: 5 });
    expect(await store.counts()).toMatchObject({ playing: 1, slow: 1 });
    expect(await store.stalest(6, 9)).toEqual(['p']);
    expect(await store.stalest(5, 9)).toEqual([]);
    await store.notePulse(1, 5, 0);
    await store.notePulse(2, 6, 0);
    await store.notePulse(2, 7, 2);
    expect(await store.pulse(0)).toEqual([{ at: 2, people: 6 }]);
  });

  test('a forgotten person leaves no block, report or right behind', async () => {
    const { store, ada, bob } = await two();
    await store.setAdmin(ada, true, act('admin-added'));
    await store.setBlock(bob, ada, true);
    await store.addReport({ id: 'r1', at: 5, by: bob, about: ada, table: 't', seq: 1, reason: '', chat: [] }, act('r'));
    const said = { seq: 1, at: 5, person: ada, name: 'Ada', text: 'me too' };
    const chat = [said, { ...said, seq: 2, person: bob, name: 'Bob', text: 'get out' }];
    await store.addReport({ id: 'r2', at: 5, by: ada, about: bob, table: 't', seq: 2, reason: '', chat }, act('r'));
    await store.forgetPerson(ada);
    expect(await store.isAdmin(ada)).toBe(false);
    expect(await store.blocks(bob)).toEqual([]);
    expect(await store.openReports(9)).toMatchObject([{ id: 'r2', by: null, byName: null, chat: [chat[1]] }]);
  });
}
