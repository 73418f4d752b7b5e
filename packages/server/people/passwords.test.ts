import type * as Crypto from 'better-auth/crypto';
import { expect, test, vi } from 'vitest';
import { looksOf } from '../names.ts';
import { guest, startServer } from '../testing/guests.ts';
import { asked } from '../testing/signIn.ts';

const work = vi.hoisted(() => ({ hashes: 0 }));
vi.mock('better-auth/crypto', async (original) => {
  const real = await original<typeof Crypto>();
  const counting =
    <Given extends readonly unknown[], Result>(hash: (...given: Given) => Result) =>
    (...given: Given): Result => {
      work.hashes++;
      return hash(...given);
    };
  return { ...real, hashPassword: counting(real.hashPassword), verifyPassword: counting(real.verifyPassword) };
});

test('a wrong password costs the same hash whoever it is for: the time tells nothing', async () => {
  const { url, store } = await startServer();
  const [ada, eve] = [await guest(url, 'Ada'), await guest(url, 'Eve')];
  await ada.api('setPassword', { body: { password: 'a long password' } });
  await store.keepPerson(eve.id, 'Eve', looksOf('Eve')); // an account with other ways in
  for (const name of ['Ada', 'Eve', 'Nobody']) {
    work.hashes = 0;
    expect(await asked(url, 'signInPassword', { name, password: 'a wrong password' })).toMatchObject({ status: 403 });
    expect({ name, ...work }).toEqual({ name, hashes: 1 });
  }
});
