import { expect, test } from 'vitest';
import { stopClocks } from './stopClocks.ts';

const seat = (clock: { deadline: number | null; left: number | null } | null) => ({
  name: 'Ada',
  bot: false,
  away: false,
  you: false,
  asked: true,
  clock,
});

test('clocks that run stop where they were and say so; the others are left alone', () => {
  const seats = [seat({ deadline: 90_000, left: null }), seat({ deadline: null, left: 5000 }), seat(null)];
  const [running, ...others] = stopClocks(seats, 60_000);
  expect(running!.clock).toEqual({ deadline: null, left: 30_000, stopped: true });
  expect(others).toEqual(seats.slice(1));
  expect(stopClocks(seats, 99_000)[0]!.clock!.left).toBe(0);
});
