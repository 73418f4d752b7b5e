import { onTestFinished } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import type { Job, Thinking } from '../bots/pool.ts';
import type { Question } from '../bots/worker.ts';

/** What a bot of odd-worker.ts is told. */
export const question: Question = {
  game: '',
  rulesVersion: 1,
  data: null,
  bot: 'fine',
  name: null,
  view: { seat: 0 },
  legal: [],
  seed: 0,
};

/** A pool of one thread with odd bots, closed after the test. */
export function openPool(how: Thinking = {}): BotPool {
  const pool = new BotPool(1, { worker: new URL('./odd-worker.ts', import.meta.url), ...how });
  onTestFinished(() => pool.close());
  return pool;
}

/** A job whose outcomes are noted in `outcomes`. */
export const job = (account: string, table: string, outcomes: string[], more: Partial<Job> = {}): Job => ({
  table,
  name: table,
  pause: 0,
  kind: 'fine',
  accounts: [account],
  hasPerson: true,
  question: async () => question,
  done: ({ index }) => void outcomes.push(`${table}: ${index}`),
  failed: () => void outcomes.push(`${table} failed`),
  ...more,
});
