import type { RequestListener } from 'node:http';
import type { Move } from '@outcry/games/speculate/state.ts';
import { expect, test } from 'vitest';
import type { Body, NotifyEvent, NotifySettings } from '../api.ts';
import type { Server } from '../server.ts';
import { closedAfter, guest, moveOnce, newKey, refused, startedTable, startServer, until } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { receiver } from '../testing/receivers.ts';
import { DEFAULT_SETTINGS } from './wants.ts';

/** Bob has a webhook and hears of this alone, at once by default. */
async function hearing(event: NotifyEvent, when: NotifySettings['when'] = 'now', answer?: RequestListener) {
  const hook = await closedAfter(receiver(answer));
  const server = await startServer({ notifyHosts: [hook.host] });
  const ann = await guest(server.url, 'Ann');
  const bob = await guest(server.url, 'Bob');
  const events = { turn: false, invited: false, over: false, mentioned: false, [event]: true };
  const quiet = { on: false, from: 0, until: 0 };
  await bob.api('setNotifications', { body: { ...DEFAULT_SETTINGS, events, when, quiet } });
  await bob.api('addHook', { body: { kind: 'json', url: hook.url } });
  const messages = () => hook.received.map(({ body }) => JSON.parse(body.toString()) as Record<string, string>);
  return { server, ann, bob, messages };
}

/** All that is due now is dealt with. */
const settled = ({ store }: Server) =>
  until(async () => (await store.dueOutbox(Date.now(), 9)).length === 0, 'nothing that is due', 30_000);

const turnAt = (server: Server, id: string): Promise<string> =>
  server.tables.read(id, ({ rules, match }) => rules!.game.turnName!(match!.state)!);

/** Makes the move that a person would rather make; false: none is asked. */
async function moveRather({ api }: Guest, id: string, kinds: readonly Move['kind'][]): Promise<boolean> {
  const { asked, legal, seat } = await api('position', { params: { id }, query: {} });
  if (asked === null) return false;
  const moves = legal as Move[];
  const move = kinds.flatMap((kind) => moves.find((one) => one.kind === kind) ?? [])[0] ?? moves.at(-1)!;
  await api('move', { params: { id }, body: { seat: seat!, decision: asked, move, key: newKey() } });
  return true;
}

test('all that is asked in one turn of Speculate is one message', async () => {
  const { server, ann, bob, messages } = await hearing('turn');
  const { id } = await startedTable([ann, bob], [], { game: 'speculate' });
  const asked: string[] = [];
  while (asked.length < 12) {
    const { asked: decision } = await bob.api('position', { params: { id }, query: {} });
    if (decision === null) {
      await moveRather(ann, id, ['offer']);
      continue;
    }
    asked.push(await turnAt(server, id));
    await settled(server);
    await moveRather(bob, id, ['pass', 'done']);
  }
  await settled(server);
  const turns = new Set(asked);
  expect(turns.size).toBeLessThan(asked.length); // else it tells nothing
  await until(() => messages().length >= turns.size, 'every message');
  expect(messages()).toHaveLength(turns.size);
});

test('a message is in the language of its person', async () => {
  const { ann, bob, messages } = await hearing('over');
  const { settings } = await bob.api('notifications');
  await bob.api('setNotifications', { body: { ...settings, locale: 'fr' } });
  const { id } = await startedTable([ann, bob]);
  while ((await moveOnce(ann, id)) || (await moveOnce(bob, id)));
  await until(() => messages().length > 0, 'the message');
  expect(messages()[0]!['title']).toBe('Partie terminée : Taking Stock');
});

test('the end of a game is told with who won, and nothing before it', async () => {
  const { server, ann, bob, messages } = await hearing('over');
  const { id, code } = await startedTable([ann, bob]);
  while ((await moveOnce(ann, id)) || (await moveOnce(bob, id)));
  await until(() => messages().length > 0, 'the message');
  await settled(server);
  expect(messages()).toMatchObject([{ event: 'over', title: 'Taking Stock is over', url: `${server.url}/t/${code}` }]);
  expect(messages()[0]!['text']).toMatch(/ won\. You: place [12] of 2, with \d/);
});

test('of one table one may hear of other things than of all others, until it is as the others again', async () => {
  const { server, ann, bob, messages } = await hearing('over');
  const { id } = await startedTable([ann, bob]);
  const wish = (body: Body<'notifyTable'>) => bob.api('notifyTable', { params: { id }, body });
  const say = () => ann.api('chat', { params: { id }, body: { text: 'Hello @Bob', key: newKey() } });
  const events = { turn: false, invited: false, over: false, mentioned: true };
  expect((await wish({ events })).tables).toMatchObject([{ id, when: null, events }]);
  expect((await wish({ when: 'never' })).tables).toMatchObject([{ id, when: 'never', events }]);
  await say();
  await wish({ when: null });
  await say();
  await until(() => messages().length > 0, 'the message');
  expect((await wish({ events: null })).tables).toMatchObject([{ id, when: null, events: null }]);
  expect(await server.store.tableSettings(bob.id)).toEqual([]);
  await say();
  await settled(server);
  expect(messages()).toMatchObject([{ event: 'mentioned' }]);
});

test('one table may have quiet hours of its own, and another none: the first waits, also while a digest is due', async () => {
  const { server, ann, bob, messages } = await hearing('turn');
  const { store, notifier } = server;
  const minute = Math.floor(Date.now() / 60_000) % 1440;
  const now = { on: true, from: (minute + 1430) % 1440, until: (minute + 60) % 1440 };
  const none = { on: false, from: 0, until: 0 };
  const settings = { ...(await bob.api('notifications')).settings, quiet: now };
  await bob.api('setNotifications', { body: settings });
  const [calm, loud] = [await startedTable([ann, bob]), await startedTable([ann, bob])];
  const quiet = async (id: string, hours: typeof now | null) =>
    (await bob.api('notifyTable', { params: { id }, body: { quiet: hours } })).tables.find((one) => one.id === id);
  const turnOfBob = async (id: string) => {
    while ((await bob.api('position', { params: { id }, query: {} })).asked !== null) await moveOnce(bob, id);
    while ((await bob.api('position', { params: { id }, query: {} })).asked === null) await moveOnce(ann, id);
  };
  expect(await quiet(loud.id, none)).toMatchObject({ when: null, events: null, quiet: none });
  await turnOfBob(loud.id);
  await until(() => messages().some(({ table }) => table === loud.id), 'it is quiet but at this table');

  await quiet(calm.id, now);
  await bob.api('setNotifications', { body: { ...settings, quiet: none } });
  await turnOfBob(calm.id);
  const waits = async () => (await store.waitingFor(bob.id)).map(({ body }) => (body as { table: string }).table);
  await until(async () => (await waits()).includes(calm.id), 'it is quiet at this table alone');

  const dueNow = async () => {
    const [item] = await store.waitingFor(bob.id);
    await store.changeOutbox({ gather: [{ person: bob.id, due: 0, item: { ...item!, id: newKey() } }] });
    await notifier.run();
  };
  await dueNow();
  expect(new Set(await waits())).toEqual(new Set([calm.id]));
  expect(await store.takeDigests(Date.now(), Date.now(), 9)).toEqual([]);
  expect(messages().filter(({ table }) => table === calm.id)).toEqual([]);
  await quiet(calm.id, none);
  await dueNow();
  await until(() => messages().some(({ table }) => table === calm.id), 'the hours are over');
  expect(await waits()).toEqual([]);
  expect(await quiet(calm.id, null)).toMatchObject({ when: null, events: null, quiet: null });
  const wrong = quiet(calm.id, { on: true, from: 1440, until: 0 });
  await expect(wrong).rejects.toMatchObject(refused(400, 'bad-request'));
});

test('who is named in a chat is told by whom, without what was written, and not by somebody they do not hear', async () => {
  const { server, ann, bob, messages } = await hearing('mentioned');
  const { id } = await startedTable([ann, bob]);
  const say = (text: string) => ann.api('chat', { params: { id }, body: { text, key: newKey() } });
  await say('Bobby is not @Bobby');
  await say('@bob, the secret word is teapot');
  await until(() => messages().length > 0, 'the message');
  await bob.api('mute', { params: { person: ann.id }, body: { muted: true } });
  await say('@Bob, again');
  await settled(server);
  expect(messages()).toMatchObject([{ event: 'mentioned', title: 'Ann named you' }]);
  expect(JSON.stringify(messages())).not.toContain('teapot');
});

test('once a day all tables that still wait are one message, which leads to the one that has waited longest', async () => {
  const { server, ann, bob, messages } = await hearing('turn', 'daily');
  const ids: string[] = [];
  for (let table = 0; table < 3; table++) {
    const { id } = await startedTable([ann, bob]);
    while ((await bob.api('position', { params: { id }, query: {} })).asked === null) await moveOnce(ann, id);
    ids.push(id);
  }
  const waiting = await until(async () => {
    const items = await server.store.waitingFor(bob.id);
    return items.length === 3 && items;
  }, 'what is gathered');
  expect(messages()).toEqual([]);
  await moveOnce(bob, ids[0]!); // what was done needs no message
  await server.store.changeOutbox({ gather: [{ person: bob.id, due: 0, item: { ...waiting[0]!, id: 'due-now' } }] });
  server.notifier.kick();
  await until(() => messages().length > 0, 'the digest');
  await settled(server);
  expect(messages()).toMatchObject([{ event: 'digest', url: `${server.url}/next` }]);
  expect(messages()[0]!['title']).toMatch(/Two tables wait$/);
  expect(messages()[0]!['text']).toMatch(/^(Taking Stock: .*\n?){2}$/);
  expect(await server.store.waitingFor(bob.id)).toEqual([]);
});

test('what waits for a digest, or for another try, is not told once its person wants to hear no more of it', async () => {
  const { server, ann, bob, messages } = await hearing('mentioned', 'daily');
  const { id } = await startedTable([ann, bob]);
  const say = () => ann.api('chat', { params: { id }, body: { text: '@Bob, again', key: newKey() } });
  await say();
  const [item] = await until(async () => {
    const items = await server.store.waitingFor(bob.id);
    return items.length > 0 && items;
  }, 'what is gathered');
  await bob.api('block', { params: { person: ann.id }, body: { blocked: true } });
  const tellNow = async () => {
    await server.store.changeOutbox({ gather: [{ person: bob.id, due: 0, item: { ...item!, id: newKey() } }] });
    server.notifier.kick();
    await until(async () => (await server.store.waitingFor(bob.id)).length === 0, 'the digest is done');
    await settled(server);
  };
  await tellNow();
  expect(messages()).toEqual([]);
  await bob.api('block', { params: { person: ann.id }, body: { blocked: false } });
  await bob.api('notifyTable', { params: { id }, body: { when: 'never' } });
  await tellNow();
  expect(messages()).toEqual([]);
  await bob.api('notifyTable', { params: { id }, body: { when: null } });
  await tellNow();
  await until(() => messages().length > 0, 'the message');
});

test('a message that failed is not sent again once its person has blocked whom it comes from', async () => {
  const fails: RequestListener = (_request, response) => void response.writeHead(503).end();
  const { server, ann, bob, messages } = await hearing('mentioned', 'now', fails);
  const { id } = await startedTable([ann, bob]);
  await ann.api('chat', { params: { id }, body: { text: 'what now, @Bob?' } });
  const later = await until(async () => {
    const [row] = await server.store.dueOutbox(Number.MAX_SAFE_INTEGER, 1);
    return (row?.body as { tries?: number } | undefined)?.tries === 1 && row;
  }, 'it is put off');
  await bob.api('block', { params: { person: ann.id }, body: { blocked: true } });
  await server.store.changeOutbox({ putOff: [{ id: later.id, due: 0 }] });
  await until(async () => {
    const [row] = await server.store.dueOutbox(Number.MAX_SAFE_INTEGER, 1);
    return (row?.body as { tries?: number } | undefined)?.tries !== 1;
  }, 'it is dealt with');
  expect(messages()).toHaveLength(1);
});

test('of an invitation one hears once, however often it is made again, and not when it is gone', async () => {
  const { server, ann, bob, messages } = await hearing('invited');
  await bob.api('setPassword', { body: { password: 'a long password' } });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id } = await ann.api('createTable', { body: { game: 'taking-stock', seats } });
  const ask = () => ann.api('invite', { params: { id }, body: { name: 'Bob' } });
  const decline = async () => {
    const [invitation] = await bob.api('invitations');
    await bob.api('dropInvitation', { params: { invitation: invitation!.id } });
  };
  await ask();
  await until(() => messages().length > 0, 'the message');
  for (let time = 0; time < 3; time++) {
    await decline();
    await ask();
    await settled(server);
  }
  expect(messages()).toMatchObject([{ event: 'invited', title: 'Ann invites you to Taking Stock' }]);
  await decline();
  const other = await ann.api('createTable', { body: { game: 'taking-stock', seats } });
  await bob.api('setNotifications', { body: { ...(await bob.api('notifications')).settings, when: 'ten-minutes' } });
  await ann.api('invite', { params: { id: other.id }, body: { name: 'Bob' } });
  await decline();
  const [waiting] = await server.store.dueOutbox(Number.MAX_SAFE_INTEGER, 9);
  await bob.api('setNotifications', { body: { ...(await bob.api('notifications')).settings, when: 'now' } });
  await server.store.changeOutbox({ putOff: [{ id: waiting!.id, due: 0 }] });
  server.notifier.kick();
  await until(async () => (await server.store.dueOutbox(Number.MAX_SAFE_INTEGER, 9)).length === 0, 'an empty outbox');
  expect(messages()).toHaveLength(1);
});
