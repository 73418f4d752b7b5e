import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { databaseFile } from '../config.ts';
import { secretOf } from '../secret.ts';
import { guest, moveOnce, startedTable, temporaryFolder } from '../testing/guests.ts';
import { startProcess } from '../testing/process.ts';
import { asked } from '../testing/signIn.ts';

test('even the most talkative log holds no cookie, token, secret, name, chat or move', async () => {
  const data = temporaryFolder();
  const server = await startProcess(data, { env: { OUTCRY_LOG: 'trace' } });
  const ada = await guest(server.url, 'Ada-by-name');
  const { token } = await ada.api('makeToken', { body: { label: 'robot' } });
  await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  const text = 'buy-everything-now';
  await ada.api('chat', { params: { id }, body: { text } });
  await moveOnce(ada, id);
  await fetch(`${server.url}/api/tables/${id}/moves`, {
    method: 'POST',
    headers: { cookie: ada.cookie, 'content-type': 'application/json' },
    body: '{"secret-move": ',
  });
  const password = 'a-password-of-ada';
  await ada.api('setPassword', { body: { password } });
  const { secret: link } = await ada.api('makeRecovery');
  const { secret: code } = await ada.api('makeDeviceCode');
  await asked(server.url, 'signInPassword', { name: 'Ada-by-name', password });
  await asked(server.url, 'signInPassword', { name: 'Ada-by-name', password: `${password}-wrong` });
  await asked(server.url, 'signInLink', { secret: link });
  const scanned = await asked(server.url, 'scanDevice', { secret: code });
  await server.stop();
  const log = server.said();
  expect(log).toContain(`/api/tables/${id}/chat`); // it does log
  const session = ada.cookie.split('=')[1]!;
  const secret = secretOf({ secret: null, data }, new Database(databaseFile(data), { readonly: true }));
  for (const hidden of [
    session,
    decodeURIComponent(session),
    token,
    secret,
    'Ada-by-name',
    text,
    'secret-move',
    '"card"',
    password,
    link,
    code,
    (scanned.body as { claim: string }).claim,
  ])
    expect(log, hidden).not.toContain(hidden);
});
