import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { closedAfter } from '../testing/guests.ts';
import { mailServer } from '../testing/receivers.ts';
import { deliver } from './deliver.ts';
import type { Ways } from './deliver.ts';
import { hookOf } from './hooks.ts';
import { Mailer, MailRefused } from './mail.ts';
import { WORDS } from './words/index.ts';

const MESSAGE = {
  id: 'm1',
  event: 'turn',
  title: 'Your turn in Stockpile',
  text: 'Round 3 of 6, with @everyone, <b>Ada</b> & *Jules*.',
  path: '/t/CODE',
  url: 'https://games.example.org/t/CODE',
  table: 't1',
  game: 'stockpile',
} as const;

const sent = (kind: Parameters<typeof hookOf>[0], target = 'https://hooks.example/x?key=1') =>
  hookOf(kind, target, MESSAGE);
const bodyOf = (kind: Parameters<typeof hookOf>[0]) =>
  JSON.parse(sent(kind).body.toString()) as Record<string, unknown>;

test('each format says the same, and no name becomes markup or rings a bell', () => {
  const { path: _path, ...told } = MESSAGE;
  expect(bodyOf('json')).toEqual(told);
  expect(bodyOf('discord')).toEqual({
    content: `**Your turn in Stockpile**\nRound 3 of 6, with \\@everyone, \\<b\\>Ada\\</b\\> & \\*Jules\\*.\n<${MESSAGE.url}>`,
    allowed_mentions: { parse: [] },
  });
  expect(bodyOf('slack')['text']).toBe(
    `*Your turn in Stockpile*\nRound 3 of 6, with @everyone, &lt;b&gt;Ada&lt;/b&gt; &amp; *Jules*.\n<${MESSAGE.url}>`,
  );
  expect(bodyOf('matrix')['html']).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  const { address, body } = sent('ntfy');
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    key: '1',
    title: MESSAGE.title,
    click: MESSAGE.url,
  });
  expect(body).toBe(MESSAGE.text);
  expect(sent('json').address).toBe('https://hooks.example/x?key=1');
});

test('a mail server that refuses is told by its figure, never by its words', async () => {
  const smtp = await closedAfter(
    mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 })),
    }),
  );
  const mailer = new Mailer(smtp.url, 'Outcry <outcry@example.org>');
  const failed = await mailer.send({ to: 'ada@example.org', subject: 's', text: 't' }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(MailRefused);
  expect(failed).toMatchObject({ status: 550 });
  expect(String(failed)).not.toContain('ada');
  mailer.close();
  const nobody = new Mailer('smtp://127.0.0.1:1', 'outcry@example.org');
  await expect(nobody.send({ to: 'ada@example.org', subject: 's', text: 't' })).rejects.toMatchObject({ status: null });
  nobody.close();
});

test('a mail server that hangs is given up, before its greeting and after it, and the mail is tried again later', async () => {
  const taken: Socket[] = [];
  for (const greeting of ['', '220 here\r\n']) {
    const silent = createServer((socket) => void taken.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
    silent.on('connection', (socket) => socket.write(greeting));
    await once(silent, 'listening');
    const mailer = new Mailer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 'outcry@example.org', 200);
    const ways = { mailer, origin: () => 'https://games.example.org' } as Ways;
    const channel = { kind: 'mail', target: { address: 'ada@example.org' } } as const;
    expect(await deliver(ways, channel, MESSAGE, WORDS.en)).toEqual({ kind: 'again', after: null });
    mailer.close();
    silent.close();
  }
  expect(taken.length).toBeGreaterThanOrEqual(2);
  for (const socket of taken) socket.destroy();
});
