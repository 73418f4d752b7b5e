import { withDatabase } from '../server/testing/database.ts';
import { guest, moveOnce, startedTable, startServer, temporaryFolder, until } from '../server/testing/guests.ts';
import { expect, test } from 'vitest';
import { outcryHere } from './testing/outcry.ts';

test('outcry ratings recompute: the same ratings beside a running server, and a wrong one is put right', async () => {
  const data = temporaryFolder();
  const { url } = await startServer({ data });
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await startedTable([ada, bob], ['rookie'], { rated: true });
  await until(async () => {
    await Promise.all([moveOnce(ada, id), moveOnce(bob, id)]);
    return (await ada.api('table', { params: { id } })).status === 'over';
  }, 'the end of the game');
  await ada.api('tableRatings', { params: { id } });
  const recompute = () => outcryHere('ratings', 'recompute', '--data', data);
  const kept = () => withDatabase(data, (db) => db.prepare('select * from rating order by who').all());
  const before = kept();
  expect(before).toHaveLength(3);
  expect(await recompute()).toMatchObject({ code: 0, stdout: '1 game, 3 ratings: all were right\n' });
  expect(kept()).toEqual(before);
  withDatabase(data, (db) => db.prepare('update rating set mu = mu + 1 where bot = 1').run());
  expect((await recompute()).stdout).toContain('1 figure corrected');
  expect(kept()).toEqual(before);
  expect(await outcryHere('ratings', 'reset', '--data', data)).toMatchObject({ code: 2 });
});
