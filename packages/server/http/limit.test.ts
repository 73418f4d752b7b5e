import { expect, test } from 'vitest';
import { counted } from './address.ts';
import { budget } from './limit.ts';

function clocked(perMinute: number) {
  const clock = { now: 5000 };
  const take = budget(perMinute, () => clock.now);
  /** Takes units under one name, or under a network and one of its parts. */
  return { clock, take: (names: string | readonly string[], units?: number) => take(counted([names].flat()), units) };
}

test('a bucket holds the units of a minute, says how long to wait, and refills evenly', () => {
  const { clock, take } = clocked(60);
  take('ada', 50);
  expect(() => take('ada', 20)).toThrow('again in 10 seconds');
  take('bob', 60);
  clock.now += 10_000;
  take('ada', 20);
  expect(() => take('ada')).toThrow('again in 1 seconds');
  clock.now += 3_600_000;
  take('ada', 60);
  expect(() => take('ada')).toThrow('again in 1 seconds');
});

test('what is refused costs nothing', () => {
  const { take } = clocked(10);
  take('ada', 5);
  for (let tries = 0; tries < 100; tries++) expect(() => take('ada', 6)).toThrow('again');
  take('ada', 5);
});

test('a request that costs more than the whole budget takes all of it', () => {
  const { clock, take } = clocked(10);
  take('ada', 40);
  expect(() => take('ada')).toThrow('again in 6 seconds');
  clock.now += 60_000;
  take('ada', 40);
});

test('a name that is used all the time keeps its count while generations come and go', () => {
  const { clock, take } = clocked(10);
  take('ada', 10);
  for (let minute = 1; minute <= 5; minute++) {
    clock.now += 60_000;
    take('ada', 10);
    clock.now += 1;
    expect(() => take('ada'), `after ${minute} minutes`).toThrow('again in 6 seconds');
  }
});

test('a flood of names is forgotten, oldest first', () => {
  const { take } = clocked(1);
  take('ada');
  for (let number = 0; number < 30_000; number++) take(`10.0.${number}`);
  expect(() => take('10.0.29999')).toThrow();
  expect(() => take('10.0.15000')).toThrow();
  for (let number = 30_000; number < 60_000; number++) take(`10.0.${number}`);
  take('ada'); // pushed out, as everything but the last 40,000 names
});

test('a network has a larger budget than each of its parts; what one refuses, the other does not pay', () => {
  const { take } = clocked(10);
  take(['net', 'first'], 10);
  for (let tries = 0; tries < 50; tries++) expect(() => take(['net', 'first'], 5)).toThrow('again in 30 seconds');
  for (let part = 1; part < 16; part++) take(['net', `part ${part}`], 10);
  expect(() => take(['net', 'another'], 8)).toThrow('again in 3 seconds'); // 160 units come a minute
  take(['other net', 'another'], 10);
});
