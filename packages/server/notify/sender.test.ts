import { expect, test } from 'vitest';
import { closedAfter, guest, startServer, until } from '../testing/guests.ts';
import type { ChannelKind, OutboxChange } from '../store/notifyStore.ts';
import type { Tables } from '../tables/tables.ts';
import { mailServer } from '../testing/receivers.ts';
import type { Ways } from './deliver.ts';
import { Sender, TAKEN } from './sender.ts';
import type { Delivery } from './sender.ts';
import { DEFAULT_SETTINGS } from './wants.ts';
import type { Wants } from './wants.ts';

/** A mail server that takes mails only once it is told to. */
async function slowMail() {
  const held: (() => void)[] = [];
  let waits = true;
  const smtp = await closedAfter(
    mailServer({ onRcptTo: (_address, _session, done) => void (waits ? held.push(() => done()) : done()) }),
  );
  const release = () => {
    waits = false;
    for (const go of held) go();
  };
  return { ...smtp, held, release };
}

test('a mail that waits for the mail server is sent once, though what was taken lapses meanwhile', async () => {
  const smtp = await slowMail();
  const server = await startServer({ smtpUrl: smtp.url, mailFrom: 'Outcry <outcry@example.org>' });
  const { store, tables, notifier } = server;
  const bob = await guest(server.url, 'Bob');
  const channel = {
    id: 'mail',
    person: bob.id,
    kind: 'mail',
    label: '',
    target: { address: 'bob@example.org' },
  } as const;
  await store.addChannel({ ...channel, on: true, created: 0, arrived: null, failed: null }, 'hash', 9);
  await notifier.wants.changed(bob.id);
  await bob.api('testChannels');
  await until(() => smtp.held.length === 1, 'the mail is under way');
  const [row] = await store.dueOutbox(Number.MAX_SAFE_INTEGER, 9);
  await store.changeOutbox({ putOff: [{ id: row!.id, due: 0 }] });
  await notifier.run();
  await until(async () => (await store.dueOutbox(tables.now(), 9)).length === 0, 'it was taken again');
  smtp.release();
  await until(async () => (await store.dueOutbox(Number.MAX_SAFE_INTEGER, 9)).length === 0, 'an empty outbox');
  await notifier.close();
  expect(smtp.mails).toHaveLength(1);
});

/** A sender whose mail server never answers, and what it notes in the outbox. */
function stuck() {
  const clock = { now: 0 };
  const noted: OutboxChange[] = [];
  const posted: string[] = [];
  const store = { changeOutbox: async (change: OutboxChange) => void noted.push(change), noteChannels: async () => {} };
  const wants = {
    of: async (person: string) => ({
      settings: DEFAULT_SETTINGS,
      tables: new Map(),
      channels: [
        { id: person, person, kind: person.split(' ')[0] as ChannelKind, on: true, target: { url: 'https://x.test' } },
      ],
    }),
  };
  const ways = {
    mailer: { send: () => new Promise(() => {}) },
    post: { send: async (to: string) => (posted.push(to), { status: 200, retryAfter: null }) },
    origin: () => '',
  };
  const tables = { now: () => clock.now, store } as unknown as Tables;
  const sender = new Sender(tables, wants as unknown as Wants, ways as unknown as Ways, null as never);
  const send = (row: number, kind: ChannelKind) => {
    const person = `${kind} ${row}`;
    const message = { event: 'test', title: '', text: '', path: '/', table: null, game: null } as const;
    const delivery: Delivery = {
      id: `m${row}`,
      person,
      channel: person,
      message,
      tries: 0,
      expires: 1e9,
      happening: null,
    };
    sender.send(row, delivery);
  };
  const putOff = () => noted.flatMap((change) => change.putOff ?? []);
  return { clock, noted, posted, sender, send, putOff };
}

test('what waits for the mail server is left alone by other processes for as long', async () => {
  const { clock, sender, send, putOff } = stuck();
  send(7, 'mail');
  clock.now = TAKEN / 2 - 1;
  sender.renew();
  clock.now = TAKEN / 2;
  sender.renew();
  sender.renew();
  await until(() => putOff().length > 0, 'it is noted');
  expect(putOff()).toEqual([{ id: 7, due: TAKEN / 2 + TAKEN }]);
});

test('a mail server that takes nothing keeps neither pushes nor webhooks waiting', async () => {
  const { sender, send, putOff, posted } = stuck();
  for (let row = 1; row <= 1500; row++) send(row, 'mail');
  send(1501, 'json');
  await sender.hasRoom();
  await until(() => posted.length === 1 && putOff().length === 1300, 'all but two hundred mails are put off');
});
