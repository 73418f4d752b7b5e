import { expect, test } from 'vitest';
import { accounts } from './auth.ts';
import { localBus } from './bus/local.ts';
import { Commits } from './store/commits.ts';
import { sqliteLogin } from './store/login.ts';
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
    async tokenOf(hash: string) {
      const found = await store.tokenOf(hash);
      await held;
      return found;
    },
  };
  const settings = { secret: 'x'.repeat(32), publicUrl: null };
  const people = accounts(sqliteLogin(db, commits), slow, localBus(), settings);
  const ada = await store.personOfUser('user', 'Ada', 1);
  const { id, token } = await people.makeToken(ada, { label: 'a program' });
  const sender = { authorization: `Bearer ${token}` };
  const looked = people.pass(sender);
  await people.dropToken(ada, id);
  letGo();
  expect(await looked).toMatchObject({ person: ada });
  await expect(people.pass(sender)).rejects.toThrow('no such token');
  await store.close();
});
