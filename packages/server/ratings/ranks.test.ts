import { expect, test } from 'vitest';
import { RankCounts, Ranks } from './ranks.ts';

const at = (low: number, people: number, bots = 0) => ({ low, people, bots });

test('a rank counts those above; movement compares it with the places when the week began', () => {
  // Ann rose from 1500 over Bob and Cem, Dee is new at the top; Bob and Cem did not play.
  const ranks = new Ranks(
    [at(1600, 1), at(1550, 1), at(1520, 0, 1), at(1510, 1)],
    [
      { low: 1600, weekLow: null, count: 1 },
      { low: 1550, weekLow: 1500, count: 1 },
    ],
    9,
  );
  expect(ranks).toMatchObject({ people: 3, bots: 1 });
  expect([1600, 1550, 1520, 1510].map((low) => ranks.rank(low))).toEqual([1, 2, 3, 4]);
  const up = (low: number, week: number, weekLow: number | null) => ranks.up({ low, week, weekLow }, ranks.rank(low));
  expect(up(1600, 9, null)).toBeNull();
  expect(up(1550, 9, 1500)).toBe(1);
  expect(up(1520, 8, 1400)).toBe(-2);
  expect(up(1510, 8, null)).toBe(-2);
});

test('a small ladder is counted for every look, a large one once for a while', async () => {
  let size = 999;
  let looks = 0;
  const store = {
    levels: async () => {
      looks++;
      return [at(1500, size)];
    },
    moved: async () => [],
  };
  const counts = new RankCounts(store);
  const ladder = { game: 'stockpile', people: false, week: null };
  const people = async (now: number) => (await counts.of(ladder, 9, now)).people;
  expect(await people(0)).toBe(999);
  size = 1000;
  expect(await people(1)).toBe(1000);
  size = 2000;
  expect(await people(9000)).toBe(1000);
  expect((await counts.of({ ...ladder, people: true }, 9, 9000)).people).toBe(2000);
  expect(await people(10_001)).toBe(2000);
  expect(looks).toBe(4);
});
