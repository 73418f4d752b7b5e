import { expect, test } from 'vitest';
import type { NotifySettings } from '../api.ts';
import {
  closedAfter,
  guest,
  listen,
  moveOnce,
  NO_LIMITS,
  startedTable,
  startServer,
  until,
} from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import type { Server } from '../server.ts';
import { databases } from '../testing/databases.ts';
import { mailServer, pushBrowser, receiver } from '../testing/receivers.ts';
import { DEFAULT_SETTINGS } from './wants.ts';

const { make } = databases();

const AT_ONCE: NotifySettings = {
  ...DEFAULT_SETTINGS,
  when: 'now',
  quiet: { on: false, from: 0, until: 0 },
};

/** Two people at a table of Taking Stock; the second has told where messages go. */
async function table(hosts: readonly string[], more: object = {}) {
  const server = await startServer({ notifyHosts: hosts, ...more });
  const ann = await guest(server.url, 'Ann');
  const bob = await guest(server.url, 'Bob');
  await bob.api('setNotifications', { body: AT_ONCE });
  return { server, ann, bob };
}

/** Has the people at a table move until it is somebody's turn. */
async function playUntilTurnOf(person: Guest, others: readonly Guest[], id: string): Promise<void> {
  for (;;) {
    const { asked } = await person.api('position', { params: { id }, query: {} });
    if (asked !== null) return;
    for (const other of others) await moveOnce(other, id);
  }
}

/** Nothing is on its way any more, whenever it is due. */
const nothingLeft = ({ store }: Server) =>
  until(async () => (await store.dueOutbox(Number.MAX_SAFE_INTEGER, 9)).length === 0, 'an empty outbox', 30_000);

test('a turn reaches a browser, encrypted and signed, with public facts and a link, and once', async () => {
  const browser = await closedAfter(pushBrowser());
  const { server, ann, bob } = await table([browser.host]);
  const kept = await bob.api('addPush', { body: browser.subscription });
  expect(kept.channels).toMatchObject([{ kind: 'push', on: true, arrived: null }]);
  expect(JSON.stringify(kept)).not.toContain(browser.subscription.endpoint);
  const { id, code } = await startedTable([ann, bob]);
  await playUntilTurnOf(bob, [ann], id);
  await until(() => browser.received.length > 0, 'a push');
  const [message] = browser.messages();
  expect(message).toMatchObject({
    event: 'turn',
    title: 'Your turn in Taking Stock',
    url: `${server.url}/t/${code}`,
    table: id,
  });
  expect(message!['text']).toMatch(/^Round 1 of \d.*with Ann\..*/);
  const [{ headers }] = browser.received as [(typeof browser.received)[number]];
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(headers.authorization).toContain(`k=${kept.pushKey}`);
  await nothingLeft(server);
  expect(browser.received).toHaveLength(1);
  await until(async () => (await bob.api('notifications')).channels[0]!.arrived, 'it is noted', 30_000);
});

test('who looks at the table is told nothing, and who looked at it meanwhile neither', async () => {
  const browser = await closedAfter(pushBrowser());
  const { server, ann, bob } = await table([browser.host]);
  const { id } = await startedTable([ann, bob]);
  const stream = await listen(server.url, bob.cookie, `?watch=${id}`);
  await bob.api('addPush', { body: browser.subscription }); // not before: the first turn may be theirs
  await playUntilTurnOf(bob, [ann], id);
  await nothingLeft(server);
  expect(browser.received).toHaveLength(0);
  stream.close();
});

test('a subscription that is dead is dropped', async () => {
  const browser = await closedAfter(pushBrowser((_request, response) => response.writeHead(410).end()));
  const { ann, bob } = await table([browser.host]);
  await bob.api('addPush', { body: browser.subscription });
  const { id } = await startedTable([ann, bob]);
  await playUntilTurnOf(bob, [ann], id);
  await until(async () => (await bob.api('notifications')).channels.length === 0, 'the channel is gone');
});

test('a service that fails gets the message again, later', async () => {
  let fails = true;
  const hook = await closedAfter(receiver((_request, response) => response.writeHead(fails ? 503 : 200).end()));
  const { server, ann, bob } = await table([hook.host]);
  await bob.api('addHook', { body: { kind: 'json', url: `${hook.url}/bob` } });
  const { id } = await startedTable([ann, bob]);
  await playUntilTurnOf(bob, [ann], id);
  await until(() => hook.received.length === 1, 'the first try');
  fails = false;
  const later = await until(async () => {
    const [row] = await server.store.dueOutbox(Number.MAX_SAFE_INTEGER, 1);
    return (row?.body as { tries?: number } | undefined)?.tries === 1 && row;
  }, 'it is put off');
  expect(later.due).toBeGreaterThan(Date.now());
  await server.store.changeOutbox({ putOff: [{ id: later.id, due: 0 }] });
  await until(() => hook.received.length === 2, 'the second try');
  await nothingLeft(server);
  const [first, second] = hook.received.map(({ body }) => JSON.parse(body.toString()) as { id: string });
  expect(second!.id).toBe(first!.id);
});

test('from one address only so many messages can be had at once: those to a slow host keep others waiting', async () => {
  const hook = await closedAfter(receiver());
  const { ann, bob } = await table([hook.host], { limits: { ...NO_LIMITS, address: 600 } });
  const tries: Promise<unknown>[] = [];
  for (const { api } of [ann, bob]) for (let time = 0; time < 6; time++) tries.push(api('testChannels'));
  const refusals = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refusals.length).toBeGreaterThan(1); // a thousand may be under way, ten of each
});

test('a message that nobody took for a day is given up, and said to have failed', async () => {
  const hook = await closedAfter(receiver((_request, response) => response.writeHead(503).end()));
  const { server, ann, bob } = await table([hook.host]);
  await bob.api('addHook', { body: { kind: 'json', url: `${hook.url}/bob` } });
  const { id } = await startedTable([ann, bob]);
  await playUntilTurnOf(bob, [ann], id);
  const { store } = server;
  const later = await until(async () => {
    const [row] = await store.dueOutbox(Number.MAX_SAFE_INTEGER, 1);
    return (row?.body as { tries?: number } | undefined)?.tries === 1 && row;
  }, 'it is put off');
  const body = { ...(later.body as object), expires: Date.now() };
  await store.changeOutbox({ putOff: [{ id: later.id, due: 0, body }] });
  await nothingLeft(server);
  await until(async () => (await bob.api('notifications')).channels[0]!.failed, 'it is noted');
  expect((await bob.api('notifications')).channels).toMatchObject([{ on: true, arrived: null }]);
});

test('two nodes: what happens is told once, whoever notices it', async () => {
  const hook = await closedAfter(receiver());
  const databaseUrl = await make();
  const more = { databaseUrl, notifyHosts: [hook.host] };
  const [one, other] = [await startServer(more), await startServer(more)];
  const [ann, bob] = [await guest(one.url, 'Ann'), await guest(other.url, 'Bob')];
  await bob.api('setNotifications', { body: AT_ONCE });
  await bob.api('addHook', { body: { kind: 'json', url: hook.url } });
  await one.store.fresh(); // a move may be made there before it has heard what Bob wants
  for (let turn = 0; turn < 4; turn++) {
    const { id } = await startedTable([ann, bob]);
    await playUntilTurnOf(bob, [ann], id);
  }
  await until(() => hook.received.length >= 4, 'every message');
  await Promise.all([nothingLeft(one), nothingLeft(other)]);
  const tables = hook.received.map(({ body }) => (JSON.parse(body.toString()) as { table: string }).table);
  expect(new Set(tables).size).toBe(tables.length);
});

test('a mail server that refuses an address or does not answer: a sentence, and nothing is changed', async () => {
  const smtp = await closedAfter(
    mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 })),
    }),
  );
  for (const [smtpUrl, sentence] of [
    [smtp.url, 'the mail server did not take this address'],
    ['smtp://127.0.0.1:1', 'the mail server does not answer now'],
  ] as const) {
    const { bob } = await table([], { smtpUrl, mailFrom: 'outcry@example.org' });
    const refused = await bob.api('setMail', { body: { address: 'bob@example.org' } }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 409, body: { error: 'not-possible' } });
    expect(String(refused)).toContain(sentence);
    expect((await bob.api('account')).mail).toEqual({ address: null, wanted: null });
  }
});

test('mail: an address is confirmed by a press, gets turns, and signs in', async () => {
  const smtp = await closedAfter(mailServer());
  const { server, ann, bob } = await table([], { smtpUrl: smtp.url, mailFrom: 'Outcry <outcry@example.org>' });
  const wanted = await bob.api('setMail', { body: { address: 'Bob@example.org' } });
  expect(wanted.mail).toEqual({ address: null, wanted: 'Bob@example.org' });
  const secret = /\/mail#([0-9A-Z-]+)/.exec(smtp.mails[0]!.text)![1]!;
  expect(await ann.api('lookAtMail', { body: { secret } })).toEqual({ name: 'Bob', address: 'Bob@example.org' });
  expect((await bob.api('account')).mail!.address).toBeNull();
  await ann.api('confirmMail', { body: { secret } });
  expect(await bob.api('account')).toMatchObject({
    mail: { address: 'Bob@example.org', wanted: null },
    person: { guest: false },
  });
  await expect(ann.api('confirmMail', { body: { secret } })).rejects.toMatchObject({ status: 410 });

  const [mail] = (await bob.api('notifications')).channels;
  expect(mail).toMatchObject({ kind: 'mail', label: 'Bob@example.org', on: false });
  await bob.api('setChannel', { params: { channel: mail!.id }, body: { on: true } });
  const { id, code } = await startedTable([ann, bob]);
  await playUntilTurnOf(bob, [ann], id);
  await until(() => smtp.mails.length === 2, 'a mail');
  expect(smtp.mails[1]).toMatchObject({ to: ['Bob@example.org'] });
  expect(smtp.mails[1]!.text).toContain('Subject: Your turn in Taking Stock');
  expect(smtp.mails[1]!.text).toContain(`${server.url}/t/${code}`);

  await ann.api('signInMail', { body: { address: 'nobody@example.org' } });
  await ann.api('signInMail', { body: { address: 'bob@EXAMPLE.org' } });
  await until(() => smtp.mails.length === 3, 'the link');
  const link = /\/back#([0-9A-Z-]+)/.exec(smtp.mails[2]!.text)![1]!;
  const other = await guest(server.url, 'Other');
  expect(await other.api('signInLink', { body: { secret: link } })).toMatchObject({ id: bob.id, name: 'Bob' });
});
