import { expect, test } from 'vitest';
import { accounts } from './auth.ts';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/local.ts';
import { Commits } from './store/commits.ts';
import { keeping } from './people/keeping.ts';
import { loginLibrary } from './people/library.ts';
import { sqliteLogin } from './store/login.ts';
import type { LoginDatabase } from './store/login.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { StoreUnavailable } from './store/store.ts';
import type { Store } from './store/store.ts';
import { temporaryFolder } from './testing/guests.ts';

function accountsOn(login: LoginDatabase, store: Store, bus: Bus = localBus()) {
  const library = loginLibrary(login, { secret: 'x'.repeat(32), publicUrl: null });
  return accounts(library, keeping(library, store, bus), store, bus);
}

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
  const people = accountsOn(sqliteLogin(db, commits), slow);
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

test('a session that cannot be read because the database is away is no fault of the server', async () => {
  const db = openDatabase(`${temporaryFolder()}/outcry.db`);
  const commits = new Commits(db);
  const store = sqliteStore(db, commits);
  let isAway = false;
  const prepare = db.prepare.bind(db) as (sql: string) => never;
  db.prepare = (sql: string) => {
    if (isAway) throw new StoreUnavailable('away');
    return prepare(sql);
  };
  const people = accountsOn(sqliteLogin(db, commits), store);
  const { cookies } = await people.signIn({}, 'Ada');
  isAway = true;
  const cookie = cookies[0]!.split(';')[0]!;
  await expect(people.pass({ cookie })).rejects.toBeInstanceOf(StoreUnavailable);
  isAway = false;
  expect(await people.pass({ cookie })).toMatchObject({ person: { name: 'Ada' } });
  await store.close();
});
