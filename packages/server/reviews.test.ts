import { REVIEW_VERSION } from '@outcry/bots/review/index.ts';
import type { GameFile } from '@outcry/engine';
import { expect, onTestFinished, test } from 'vitest';
import { Reviewer } from './bots/reviewer.ts';
import { deleteTable } from './order/sanctions.ts';
import { guest, refused, startedTable, startServer } from './testing/guests.ts';
import { playedGame } from './testing/played.ts';

const WORKER = new URL('./testing/review-worker.ts', import.meta.url);
const FILE = { game: 'taking-stock' } as GameFile;
const file = async () => FILE;

const DAY = 86_400_000;

function openReviewer(most: number) {
  const kept: string[] = [];
  const warned: string[] = [];
  const clock = { now: 0 };
  const store = { putReview: async (table: string, seat: number) => void kept.push(`${table}/${seat}`) };
  const log = { warn: (_: unknown, line: string) => void warned.push(line) };
  const reviewer = new Reviewer(most, store, () => clock.now, log as never, WORKER);
  onTestFinished(() => reviewer.close());
  return { reviewer, kept, warned, clock };
}

test('the server keeps what its own thread worked out, once for each game and seat', async () => {
  const { reviewer, kept, warned } = openReviewer(10);
  expect([reviewer.ask('a', 0, file), reviewer.ask('a', 0, file), reviewer.ask('b', 3, file)]).toEqual([
    true,
    true,
    true,
  ]);
  await reviewer.settled();
  expect(kept).toEqual(['a/0', 'b/3']);
  expect(warned).toEqual([]);
});

test('what fails is said, what is too large is not kept', async () => {
  const { reviewer, kept, warned } = openReviewer(10);
  for (const seat of [1, 2]) reviewer.ask('a', seat, file);
  await reviewer.settled();
  expect(kept).toEqual([]);
  expect(warned).toEqual(['a review could not be worked out', 'a review is too large to keep']);
});

test('a host allows so many an hour, or none', async () => {
  const { reviewer, clock } = openReviewer(1);
  expect([reviewer.ask('a', 0, file), reviewer.ask('b', 0, file)]).toEqual([true, false]);
  clock.now = 3_600_001;
  expect(reviewer.ask('b', 0, file)).toBe(true);
  expect(openReviewer(0).reviewer.ask('a', 0, file)).toBe(false);
});

test('a finished game’s review is everybody’s who may look; only who sat there asks for it, and it goes with the table', async () => {
  const server = await startServer({ reviews: 0 });
  const [ada, bob, eve] = [
    await guest(server.url, 'Ada'),
    await guest(server.url, 'Bob'),
    await guest(server.url, 'Eve'),
  ];
  const running = await startedTable([ada, bob], ['rookie']);
  const early = { params: { id: running.id, seat: 0 } };
  await expect(ada.api('review', early)).rejects.toMatchObject(refused(409, 'not-possible'));
  await expect(ada.api('askReview', early)).rejects.toMatchObject(refused(409, 'not-possible'));
  const id = await playedGame(ada, bob);
  const at = { params: { id, seat: 0 } };
  expect(await eve.api('review', at)).toEqual({ review: null });
  await expect(eve.api('askReview', at)).rejects.toMatchObject(refused(403, 'not-your-seat'));
  await expect(ada.api('review', { params: { id, seat: 3 } })).rejects.toMatchObject(refused(404, 'not-found'));
  expect(await ada.api('askReview', at)).toEqual({ asked: false });
  await server.store.putReview(id, 0, { body: '{"version":1}', made: 0, cost: 0 });
  expect(await eve.api('review', at)).toEqual({ review: { version: 1 } });
  await deleteTable(server, (await server.store.person(ada.id))!, id);
  expect(await server.store.review(id, 0)).toBeNull();
});

test('the position of the day is yesterday’s dearest decision of a public game, without names and what came after', async () => {
  const server = await startServer({ reviews: 0 });
  const [ada, bob] = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob')];
  const ofDay = (game: string) => ada.api('positionOfDay', { params: { game } });
  const day = new Date().toISOString().slice(0, 10);
  expect(await ofDay('taking-stock')).toEqual({ day, position: null });
  const id = await playedGame(ada, bob);
  const mistake = { at: 7, better: { move: 'better' } };
  const body = JSON.stringify({ version: REVIEW_VERSION, seat: 1, mistakes: [mistake, { at: 9 }] });
  const yesterday = Math.floor(Date.now() / DAY) * DAY - 1;
  await server.store.putReview(id, 1, { body, made: yesterday, cost: 0.2 });
  expect(await ofDay('taking-stock'), 'a private table').toEqual({ day, position: null });
  await ada.api('settings', { params: { id }, body: { public: true } });
  const whole = (await ada.api('file', { params: { id } })) as GameFile;
  const { position } = await ofDay('taking-stock');
  const nobody = { name: '', kind: 'bot', level: null };
  const file = { ...whole, seats: whole.seats.map(() => nobody), moves: whole.moves.slice(0, 7), result: null };
  expect(position).toEqual({ seat: 1, mistake, file });
  expect(await ofDay('stockpile')).toEqual({ day, position: null });
  await ada.api('settings', { params: { id }, body: { spectators: false } });
  expect(await ofDay('taking-stock'), 'nobody may look on').toEqual({ day, position: null });
});
