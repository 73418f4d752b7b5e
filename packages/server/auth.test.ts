import { expect, test } from 'vitest';
import { accounts } from './auth.ts';
import { Commits } from './store/commits.ts';
import { loginDatabase } from './store/login.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { temporaryFolder } from './testing/guests.ts';

test('a token that is dropped while a request with it is looked at is not believed afterwards', async () => {
  const db = openDatabase(`${temporaryFolder()}/outcry.db`);
  const commits = new Commits(db);
  const store = sqliteStore(db, commits);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const slow = {
    ...store,
    async personOfToken(hash: string) {
      const person = await store.personOfToken(hash);
      await held;
      return person;
    },
  };
  const people = accounts(loginDatabase(db, commits), slow, 'x'.repeat(32), null);
  const ada = await store.personOfUser('user', 'Ada', 1);
  const { id, token } = await people.makeToken(ada, 'a program');
  const sender = { authorization: `Bearer ${token}` };
  const looked = people.person(sender);
  await people.dropToken(ada, id);
  letGo();
  expect(await looked).toEqual(ada);
  expect(await people.person(sender)).toBeNull();
  await store.close();
});
