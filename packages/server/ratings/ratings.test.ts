import { expect, test } from 'vitest';
import { guest, moveOnce, refused, startedTable, startServer, until } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';

/** Plays a table to its end. */
async function playOut(id: string, ...people: Guest[]): Promise<void> {
  await until(async () => {
    await Promise.all(people.map((one) => moveOnce(one, id)));
    return (await people[0]!.api('table', { params: { id } })).status === 'over';
  }, 'the end of the game');
}

const RATED = { rated: true } as const;

test('a rated game changes ratings, and the answer to the end says by how much', async () => {
  const { url } = await startServer();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await startedTable([ada, bob], ['rookie'], RATED);
  const at = { params: { id } };
  expect(await ada.api('table', at)).toMatchObject({ rated: true, unrated: false });
  await expect(ada.api('tableRatings', at)).rejects.toMatchObject(refused(409, 'not-possible'));
  await playOut(id, ada, bob);
  const after = await ada.api('tableRatings', at);
  expect(after).toMatchObject({ table: id, game: 'taking-stock', counts: 'yes' });
  expect(after.seats.map(({ who }) => who)).toMatchObject([
    { name: 'Ada', bot: null, guest: true },
    { name: 'Bob', bot: null },
    { person: null, bot: 'rookie', name: null },
  ]);
  // Nobody is shown a rating before five games.
  expect(after.seats.every(({ change, rating }) => change === null && rating === null)).toBe(true);
  expect(after.counted.map(({ games }) => games)).toEqual([1, 1, 1]);
  const { places, scores } = (await ada.api('table', at)).result!;
  expect(after.seats.map(({ place }) => place)).toEqual(places);
  expect(after.seats.map(({ wealth }) => wealth)).toEqual(scores);

  const [{ person }] = [await ada.api('me').then((me) => ({ person: me.id }))];
  const profile = await bob.api('profile', { params: { who: person } });
  expect(profile).toMatchObject({
    person: { person, name: 'Ada' },
    games: 1,
    stayed: 1,
    liveMove: expect.any(Number) as number,
    played: [{ game: 'taking-stock', games: 1, counted: 1, rating: null, month: null }],
    recent: [{ table: id, counts: 'yes' }],
  });
  expect(profile.against).toHaveLength(2);
  expect(await bob.api('company', { query: { people: `${person},nobody` } })).toMatchObject([
    { person, games: 1, stayed: 1, ratings: [{ game: 'taking-stock', rating: null, counted: 1 }] },
  ]);
  const { games } = await ada.api('results', { params: { who: person } });
  expect(games).toHaveLength(1);
  // Only who sat there is led back to the table.
  expect(games[0]!.code).toBe((await ada.api('table', at)).code);
  const eve = await guest(url, 'Eve');
  const ofAda = { params: { who: person }, query: { game: 'taking-stock' } };
  const results = await eve.api('results', ofAda);
  expect(results.games).toMatchObject([{ table: null, code: null, counts: 'yes' }]);
  const points = await eve.api('points', ofAda);
  expect(points).toMatchObject([{ rating: { rating: expect.any(Number) as number } }]);
  // By its id anybody could read the chat of a table that was never public.
  const told = [results, points, await eve.api('profile', ofAda), await eve.api('tableRatings', at)];
  expect(JSON.stringify(told)).not.toContain(id);
  const ladder = await eve.api('ladder', { params: { game: 'taking-stock' } });
  expect(ladder).toMatchObject({ lines: [], people: 0, bots: 0, you: null, next: null });
  expect(ladder.nearly.map(({ games: counted }) => counted)).toEqual([1, 1, 1]);
});

test('who leaves a rated game is last when bots have finished it, and cannot stop it alone', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie'], RATED);
  const at = { params: { id } };
  await expect(ada.api('vote', { ...at, body: { seat: 0, end: true } })).rejects.toMatchObject(
    refused(409, 'not-possible'),
  );
  await ada.api('leave', at);
  await until(async () => (await ada.api('table', at)).status === 'over', 'the end of the game');
  const { seats, counts } = await ada.api('tableRatings', at);
  expect(counts).toBe('yes');
  expect(seats[0]).toMatchObject({ part: 'left', place: 3 });
  expect(seats.slice(1).every(({ place }) => place < 3)).toBe(true);
  const { games, stayed } = await ada.api('profile', { params: { who: (await ada.api('me')).id } });
  expect([games, stayed]).toEqual([1, 0]);
});

test('whether a table is rated is settled before the start, and never with tables of one’s own', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id, rated } = await ada.api('createTable', { body: { game: 'taking-stock', seats } });
  expect(rated).toBe(false);
  const at = { params: { id } };
  expect(await ada.api('terms', { ...at, body: { rated: true } })).toMatchObject({ rated: true });
  const { entries } = await ada.api('log', at);
  expect(entries.at(-1)).toMatchObject({ kind: 'terms', rated: true });
  const bob = await guest(url, 'Bob');
  await bob.api('join', { params: { id }, body: {} });
  // Whoever sat down at a rated table finds it rated, and at another nobody's rating is at stake unasked.
  const turned = ada.api('terms', { ...at, body: { rated: false } });
  await expect(turned).rejects.toMatchObject(refused(409, 'not-possible'));
  expect(await ada.api('terms', { ...at, body: { rated: true, absence: 60 } })).toMatchObject({
    rated: true,
    absence: 60,
  });
  await bob.api('leave', at);
  expect(await ada.api('terms', { ...at, body: { rated: false } })).toMatchObject({ rated: false });
  const own = { game: 'taking-stock', seats, rated: true, data: {} };
  await expect(ada.api('createTable', { body: own })).rejects.toMatchObject(refused(409, 'not-possible'));
});

test('what is asked of nobody, or badly, is refused in a sentence', async () => {
  const { url } = await startServer();
  const { api } = await guest(url, 'Ada');
  await expect(api('profile', { params: { who: 'nobody' } })).rejects.toMatchObject(refused(404, 'not-found'));
  await expect(api('ladder', { params: { game: 'stockpile' }, query: { after: 'x' } })).rejects.toMatchObject(
    refused(400, 'bad-request'),
  );
  await expect(api('tableRatings', { params: { id: 'none' } })).rejects.toMatchObject(refused(404, 'not-found'));
  expect(await api('ladder', { params: { game: 'none' }, query: { who: 'known' } })).toMatchObject({ lines: [] });
});
