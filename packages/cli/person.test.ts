import { asked, signedInBy } from '../server/testing/signIn.ts';
import { withDatabase } from '../server/testing/database.ts';
import { guest, startServer, temporaryFolder } from '../server/testing/guests.ts';
import { expect, test } from 'vitest';
import { outcry, outcryHere } from './testing/outcry.ts';

test('outcry person link: works once beside a running server, is written down, and told to the person', async () => {
  const data = temporaryFolder();
  const { url } = await startServer({ data });
  const ada = await guest(url, 'Ada');
  const { stdout, code } = await outcry(['person', 'link', 'Ada', '--data', data]);
  expect(code).toBe(0);
  const secret = /\/back#([0-9A-Z-]{24})\n/.exec(stdout)![1]!;
  expect((await ada.api('account')).hostLinks).toMatchObject([{ by: null }]);
  expect((await signedInBy(url, 'signInLink', { secret })).id).toBe(ada.id);
  expect(await asked(url, 'signInLink', { secret })).toMatchObject({ status: 410 });
  const audit = withDatabase(data, (db) => db.prepare('select actor, what, person, body from audit').all());
  expect(audit).toMatchObject([{ actor: null, what: 'sign-in-link', person: ada.id }]);
  const kept = withDatabase(data, (db) => JSON.stringify(db.prepare('select * from sign_in_link').all()));
  expect(kept).not.toContain(secret);
});

test('outcry person link refuses in one line whom it cannot find, or finds twice', async () => {
  const data = temporaryFolder();
  const { url } = await startServer({ data });
  const [first] = [await guest(url, 'Ada'), await guest(url, 'Ada')];
  const link = (name: string, what = 'link') => outcryHere('person', what, name, '--data', data);
  expect(await link('Nobody')).toMatchObject({ code: 2, stderr: 'outcry: there is nobody called "Nobody"\n' });
  const twice = await link('Ada');
  expect(twice).toMatchObject({ code: 2, stdout: '' });
  expect(twice.stderr).toContain(first!.id);
  expect(await link(first!.id)).toMatchObject({ code: 0 });
  // An id is its person's, whoever calls themselves so.
  const eve = await guest(url, first!.id);
  await eve.api('setPassword', { body: { password: 'a long password' } });
  expect(await link(first!.id)).toMatchObject({ code: 0 });
  expect((await eve.api('account')).hostLinks).toEqual([]);
  expect(await link('Ada', 'ban')).toMatchObject({ code: 2 });
  expect(await outcryHere('person', 'link', 'Ada', '--data', `${data}/none`)).toMatchObject({ code: 2 });
});
