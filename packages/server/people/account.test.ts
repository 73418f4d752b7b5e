import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { databases } from '../testing/databases.ts';
import { guest, listen, NO_LIMITS, refused, startedTable, startServer, until } from '../testing/guests.ts';
import { asked, signedInBy } from '../testing/signIn.ts';
import { makeHostLink } from './links.ts';

const { make } = databases();
const PASSWORD = 'a long password';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(['SQLite', 'PostgreSQL'] as const)('accounts in %s', (kind) => {
  const start = async (more: Partial<Config> = {}) =>
    startServer(kind === 'SQLite' ? more : { databaseUrl: await make(), ...more });

  test('a guest who adds a password keeps person, tables and tokens, and signs in with it elsewhere', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    const { id } = await startedTable([ada], ['rookie']);
    await ada.api('makeToken', { body: { label: 'robot' } });
    const before = await ada.api('account');
    expect(before).toMatchObject({ person: { guest: true }, password: false, goingOn: 1, recovery: null });
    const after = await ada.api('setPassword', { body: { password: PASSWORD } });
    expect(after).toMatchObject({ person: { id: ada.id, name: 'Ada', guest: false }, password: true });
    expect(await ada.api('me')).toEqual({ id: ada.id, name: 'Ada', guest: false });
    await ada.api('signOut');
    const back = await signedInBy(url, 'signInPassword', { name: ' ada ', password: PASSWORD });
    expect(back).toMatchObject({ id: ada.id, name: 'Ada' });
    expect((await back.api('mine')).map((table) => table.id)).toEqual([id]);
    expect(await back.api('tokens')).toHaveLength(1);
    const wrong = await asked(url, 'signInPassword', { name: 'Ada', password: 'a wrong password' });
    expect(wrong).toMatchObject({ status: 403, cookie: '', body: { error: 'wrong-password' } });
    const nobody = await asked(url, 'signInPassword', { name: 'Nobody', password: PASSWORD });
    expect(nobody.body).toEqual(wrong.body);
  });

  test('a password is twelve characters at least, and changed only by who knows it', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    const short = await ada.api('setPassword', { body: { password: 'elevenchars' } }).catch((error: unknown) => error);
    expect(short).toMatchObject(refused(400, 'bad-request'));
    expect(String(short)).not.toContain('elevenchars');
    expect(await ada.api('me')).toMatchObject({ guest: true });
    await ada.api('setPassword', { body: { password: PASSWORD } });
    for (const current of [undefined, 'not the password'])
      await expect(
        ada.api('setPassword', { body: { password: 'another password', ...(current && { current }) } }),
      ).rejects.toMatchObject(refused(403, 'wrong-password'));
    await ada.api('setPassword', { body: { password: 'another password', current: PASSWORD } });
    await signedInBy(url, 'signInPassword', { name: 'Ada', password: 'another password' });
    // Without any way back in they are a guest again, and the name is free.
    const drop = (current: string) => ada.api('dropPassword', { body: { current } });
    await expect(drop(PASSWORD)).rejects.toMatchObject(refused(403, 'wrong-password'));
    expect(await drop('another password')).toMatchObject({ person: { guest: true }, password: false });
    await (await guest(url, 'Ada')).api('setPassword', { body: { password: PASSWORD } });
    await expect(drop('another password')).rejects.toMatchObject(refused(404, 'not-found'));
  });

  test('a new password or passkey of an account renames nobody: somebody banned could write by their name', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    await ada.api('setPassword', { body: { password: PASSWORD, name: 'Adah' } });
    const body = { password: 'another password', current: PASSWORD, name: 'Something rude' };
    expect(await ada.api('setPassword', { body })).toMatchObject({ person: { name: 'Adah' } });
    await signedInBy(url, 'signInPassword', { name: 'Adah', password: 'another password' });
  });

  test('a name that an account has, or that looks like it, is refused with a free one, and nothing changes', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    await ada.api('setPassword', { body: { password: PASSWORD } });
    for (const name of ['Ada', 'ADA', 'Аda']) {
      const other = await guest(url, name);
      const taken = await other.api('setPassword', { body: { password: PASSWORD } }).catch((error: unknown) => error);
      expect(taken).toMatchObject({ status: 409, body: { error: 'name-taken', free: `${name}-2` } });
      expect(await other.api('account')).toMatchObject({ person: { name, guest: true }, password: false });
    }
    const bob = await guest(url, 'Ada');
    const { id } = await startedTable([bob], ['rookie']);
    await bob.api('setPassword', { body: { password: PASSWORD, name: 'Ada-2' } });
    expect(await bob.api('me')).toMatchObject({ name: 'Ada-2', guest: false });
    expect((await bob.api('table', { params: { id } })).seats[0]).toMatchObject({ name: 'Ada-2' });
    await expect(bob.api('signIn', { body: { name: 'aDa' } })).rejects.toMatchObject({
      status: 409,
      body: { error: 'name-taken', free: 'aDa-2' },
    });
    expect(await bob.api('me')).toMatchObject({ name: 'Ada-2' });
    await bob.api('signIn', { body: { name: 'Bob' } });
    await signedInBy(url, 'signInPassword', { name: 'bob', password: PASSWORD });
  });

  test('guessing a password is slowed down by account and by address, the right one included', async () => {
    const { url } = await start({ limits: { ...NO_LIMITS, passwords: 3 } });
    const ada = await guest(url, 'Ada');
    await ada.api('setPassword', { body: { password: PASSWORD } });
    const guess = (name: string, password: string) => asked(url, 'signInPassword', { name, password });
    for (let tried = 0; tried < 3; tried++)
      expect(await guess('Ada', `guess number ${tried}`)).toMatchObject({ status: 403 });
    expect(await guess('ADA', PASSWORD)).toMatchObject({ status: 429, cookie: '', body: { error: 'too-many' } });
    expect(await guess('Bob', PASSWORD)).toMatchObject({ status: 403 }); // others are not held up
    const narrow = await start({ limits: { ...NO_LIMITS, signIns: 2 } });
    const tries = [1, 2, 3].map((n) => asked(narrow.url, 'signInPassword', { name: `N${n}`, password: PASSWORD }));
    expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([403, 403, 429]);
  });

  test('an account has one allowance, in whatever letters its name is written', async () => {
    const { url } = await start({ limits: { ...NO_LIMITS, passwords: 3 } });
    const mimi = await guest(url, 'Mimi');
    await mimi.api('setPassword', { body: { password: PASSWORD } });
    const tries = ['Mimi', 'MIMI', 'mImi', 'miMi', 'm imI'].map(
      async (name) => (await asked(url, 'signInPassword', { name, password: 'a wrong password' })).status,
    );
    expect((await Promise.all(tries)).toSorted()).toEqual([403, 403, 403, 429, 429]);
    // Whoever is signed in can change it all the same.
    await mimi.api('setPassword', { body: { password: 'another password', current: PASSWORD } });
  });

  test('a recovery link: shown once, looked at without being used, used once', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    const { secret } = await ada.api('makeRecovery');
    expect(secret).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
    expect(await ada.api('account')).toMatchObject({ recovery: { used: null }, person: { guest: true } });
    for (let turn = 0; turn < 2; turn++)
      expect(await ada.api('lookAtLink', { body: { secret } })).toEqual({ state: 'open', since: null, name: 'Ada' });
    // As somebody may copy it from paper.
    const typed = secret.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const back = await signedInBy(url, 'signInLink', { secret: typed });
    expect(back.id).toBe(ada.id);
    const again = await asked(url, 'signInLink', { secret });
    expect(again).toMatchObject({ status: 410, cookie: '', body: { error: 'link-gone' } });
    const look = await asked(url, 'lookAtLink', { secret });
    expect(look.body).toMatchObject({ state: 'used', name: null });
    const first = await ada.api('makeRecovery');
    await ada.api('makeRecovery'); // which withdraws the one before
    expect(await ada.api('lookAtLink', { body: { secret: first.secret } })).toMatchObject({ state: 'withdrawn' });
    await ada.api('dropRecovery');
    expect(await ada.api('account')).toMatchObject({ recovery: null });
    await expect(ada.api('dropRecovery')).rejects.toMatchObject(refused(404, 'not-found'));
    const wrong = await asked(url, 'signInLink', { secret: '0000-0000-0000-0000-0000' });
    expect(wrong).toMatchObject({ status: 404, cookie: '', body: { error: 'not-found' } });
  });

  test('sessions are listed with what they are, and ended with all they opened', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    const { secret } = await ada.api('makeRecovery');
    const phone = await signedInBy(url, 'signInLink', { secret }, { 'user-agent': SAFARI });
    const [own, other] = await ada.api('sessions');
    expect(own).toMatchObject({ current: true });
    expect(other).toMatchObject({ current: false, agent: { browser: 'Safari', system: 'iPhone', form: 'phone' } });
    const stream = await listen(url, phone.cookie);
    const bob = await guest(url, 'Bob');
    await expect(bob.api('endSession', { params: { session: other!.id } })).rejects.toMatchObject(
      refused(404, 'not-found'),
    );
    await ada.api('endSession', { params: { session: other!.id } });
    await until(() => stream.ended(), 'the stream of the ended session is cut');
    await expect(phone.api('me')).rejects.toMatchObject(refused(401, 'signed-out'));
    expect(await ada.api('sessions')).toHaveLength(1);
  });

  test('a second device signs in by a code, after a yes on the first', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    const { id, secret } = await ada.api('makeDeviceCode');
    const device = { device: id };
    expect(await ada.api('deviceCode', { params: device })).toMatchObject({ state: 'shown', scanned: null });
    const scan = () => asked(url, 'scanDevice', { secret }, { 'user-agent': SAFARI });
    const { claim, figures } = (await scan()).body as { claim: string; figures: string };
    expect(await scan()).toMatchObject({ status: 410, body: { error: 'link-gone' } }); // another who scans it later
    expect(figures).toMatch(/^\d\d$/);
    const waiting = await asked(url, 'claimDevice', { claim });
    expect(waiting).toMatchObject({ status: 200, cookie: '', body: { state: 'scanned', person: null } });
    expect(await ada.api('deviceCode', { params: device })).toMatchObject({
      state: 'scanned',
      scanned: { figures, agent: { system: 'iPhone' } },
    });
    const bob = await guest(url, 'Bob');
    await expect(bob.api('answerDevice', { params: device, body: { agree: true } })).rejects.toMatchObject(
      refused(410, 'link-gone'),
    );
    await ada.api('answerDevice', { params: device, body: { agree: true } });
    const phone = await signedInBy(url, 'claimDevice', { claim }, { 'user-agent': SAFARI });
    expect(phone.id).toBe(ada.id);
    expect(await asked(url, 'claimDevice', { claim })).toMatchObject({ status: 410, cookie: '' });
  });

  test('a code that is stopped is worthless', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    const first = await ada.api('makeDeviceCode');
    const { claim } = (await asked(url, 'scanDevice', { secret: first.secret })).body as { claim: string };
    await ada.api('answerDevice', { params: { device: first.id }, body: { agree: false } });
    expect((await asked(url, 'claimDevice', { claim })).body).toEqual({ state: 'stopped', person: null });
  });

  test('a link that a host made is written down, told to its person until they read it, and works once', async () => {
    const { url, store } = await start();
    const [noor, ada] = [await guest(url, 'Noor'), await guest(url, 'Ada')];
    const host = await store.person(noor.id);
    const { secret, made } = await makeHostLink(store, (await store.person(ada.id))!, host, Date.now());
    expect((await ada.api('account')).hostLinks).toMatchObject([{ by: 'Noor', made }]);
    expect((await ada.api('seeHostLinks')).hostLinks).toEqual([]);
    expect((await signedInBy(url, 'signInLink', { secret })).id).toBe(ada.id);
    expect(await asked(url, 'signInLink', { secret })).toMatchObject({ status: 410 });
    const before = Date.now() - 30 * 86_400_000;
    const old = await makeHostLink(store, (await store.person(ada.id))!, host, before);
    expect(await ada.api('lookAtLink', { body: { secret: old.secret } })).toMatchObject({ state: 'ended', name: null });
    const late = await asked(url, 'signInLink', { secret: old.secret });
    expect(late).toMatchObject({ status: 410, cookie: '', body: { error: 'link-gone' } });
  });

  test('a guest who signs in as somebody else is not lost: login, person and table are still there', async () => {
    const { url, store } = await start();
    const ada = await guest(url, 'Ada');
    await ada.api('setPassword', { body: { password: PASSWORD } });
    const bob = await guest(url, 'Bob');
    const { id } = await startedTable([bob], ['rookie']);
    const back = await signedInBy(url, 'signInPassword', { name: 'Ada', password: PASSWORD }, { cookie: bob.cookie });
    expect(back.id).toBe(ada.id);
    expect(await bob.api('me')).toMatchObject({ id: bob.id, guest: true });
    expect((await bob.api('mine')).map((table) => table.id)).toEqual([id]);
    expect(await store.userOf(bob.id)).not.toBeNull();
  });

  test('a deleted account signs out everywhere; signing in brings all back, also its programs', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    await ada.api('setPassword', { body: { password: PASSWORD } });
    const { token } = await ada.api('makeToken', { body: { label: 'robot' } });
    const robot = () => fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect((await robot()).status).toBe(200);
    const { until: end } = await ada.api('deleteAccount');
    expect(end - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await expect(ada.api('me')).rejects.toMatchObject(refused(401, 'signed-out'));
    expect((await robot()).status).toBe(401);
    const back = await signedInBy(url, 'signInPassword', { name: 'Ada', password: PASSWORD });
    expect(back.id).toBe(ada.id);
    expect(await back.api('tokens')).toHaveLength(1);
  });
});
