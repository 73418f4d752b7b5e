import { guest, refused, startServer, temporaryFolder } from '../server/testing/guests.ts';
import { expect, test } from 'vitest';
import { outcryHere } from './testing/outcry.ts';

test('outcry admin add, list, remove: a link for one person, which works once, beside a running server', async () => {
  const data = temporaryFolder();
  const { url } = await startServer({ data });
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const admin = (...args: string[]) => outcryHere('admin', ...args, '--data', data);
  expect((await admin('list')).stdout).toBe('There is no administrator.\n');
  const secret = /\/admin\/link#([0-9A-Z-]{24})\n/.exec((await admin('add', 'Ada')).stdout)![1]!;
  await expect(ada.api('adminPage')).rejects.toMatchObject(refused(404, 'not-found')); // the link is not the press
  const stolen = bob.api('becomeAdmin', { body: { secret } });
  await expect(stolen).rejects.toMatchObject(refused(409, 'not-possible'));
  await ada.api('becomeAdmin', { body: { secret } });
  expect((await ada.api('adminPage')).admins).toMatchObject([{ name: 'Ada' }]);
  expect((await admin('list')).stdout).toMatch(new RegExp(`^Ada  ${ada.id}  since \\d{4}-\\d\\d-\\d\\d\n$`));
  expect(await admin('remove', 'Ada')).toMatchObject({ code: 0 });
  await expect(ada.api('adminPage')).rejects.toMatchObject(refused(404, 'not-found'));
  expect((await ada.api('account')).told.map(({ what }) => what)).toContain('admin-removed');
  for (const args of [['add'], ['ban', 'Ada'], ['remove', 'Ada'], ['add', 'Nobody']])
    expect(await admin(...args)).toMatchObject({ code: 2, stdout: '' });
});
