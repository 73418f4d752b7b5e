import { expect, test } from 'vitest';
import { guest, refused, startedTable, startServer } from './testing/guests.ts';
import { playedGame } from './testing/played.ts';

test('what one has played, page by page, and nothing of others', async () => {
  const { url } = await startServer();
  const [ada, bob, eve] = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Eve')];
  const first = await playedGame(ada, bob);
  await startedTable([ada], ['rookie', 'rookie']);
  const last = await playedGame(ada, bob);
  const whole = await ada.api('history');
  expect(whole.games.map(({ id }) => id)).toEqual([last, first]);
  expect(whole.next).toBeNull();
  const table = await ada.api('table', { params: { id: last } });
  expect(whole.games[0]).toMatchObject({
    code: table.code,
    game: 'taking-stock',
    ownData: false,
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Bob', bot: null },
      { name: 'Jules', bot: 'rookie' },
    ],
    yours: [0],
    result: table.result,
  });
  expect(whole.games[0]!.finished).toBeGreaterThan(whole.games[0]!.started);
  expect((await bob.api('history')).games[0]!.yours).toEqual([1]);

  const page = await ada.api('history', { query: { limit: 1 } });
  expect(page).toEqual({ games: [whole.games[0]], next: last });
  expect(await ada.api('history', { query: { limit: 1, before: last } })).toEqual({
    games: [whole.games[1]],
    next: null,
  });
  expect((await ada.api('history', { query: { game: 'speculate' } })).games).toEqual([]);
  expect((await eve.api('history')).games).toEqual([]);
});

test('who is nobody has no history', async () => {
  const { url } = await startServer();
  const { api } = await guest(url, 'Ada');
  expect((await fetch(`${url}/api/history`)).status).toBe(401);
  await expect(api('history', { query: { limit: 0 } })).rejects.toMatchObject(refused(400, 'bad-request'));
});
