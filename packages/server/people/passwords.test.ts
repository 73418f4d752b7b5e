import { expect, test, vi } from 'vitest';
import { looksOf } from '../names.ts';
import { guest, startServer } from '../testing/guests.ts';
import { asked } from '../testing/signIn.ts';

test('a wrong password is worth a hash whoever it is for: the time tells nothing', async () => {
  const { url, store, library } = await startServer();
  const [ada, eve] = [await guest(url, 'Ada'), await guest(url, 'Eve')];
  await ada.api('setPassword', { body: { password: 'a long password' } });
  await store.keepPerson(eve.id, 'Eve', looksOf('Eve')); // an account with other ways in
  const [checked, pretended] = [vi.spyOn(library, 'checkPassword'), vi.spyOn(library, 'pretendToCheck')];
  for (const name of ['Ada', 'Eve', 'Nobody'])
    expect(await asked(url, 'signInPassword', { name, password: 'a wrong password' })).toMatchObject({ status: 403 });
  expect([checked.mock.calls.length, pretended.mock.calls.length]).toEqual([1, 2]);
});
