import { verifyFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { gameOf } from '@outcry/games';
import { expect, test } from 'vitest';
import { guest, moveOnce, startedTable, startServer, until } from './testing/guests.ts';

test('a guest plays a whole game against two bots, and its file verifies', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id, fairness } = await startedTable([ada], ['rookie', 'trader']);
  expect(fairness.seed).toBeNull();
  await until(async () => {
    await moveOnce(ada, id);
    return (await ada.api('table', { params: { id } })).status === 'over';
  }, 'the game to end');
  const table = await ada.api('table', { params: { id } });
  expect(table.result?.places).toHaveLength(3);
  expect(table.fairness.commitment).toBe(fairness.commitment);
  const file = (await ada.api('file', { params: { id } })) as GameFile;
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
});
