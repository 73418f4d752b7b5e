import { fastRng } from '@outcry/engine';
import { expect, test } from 'vitest';
import { until } from '../testing/guests.ts';
import { job, openPool, question } from '../testing/pool.ts';
import { drawPause } from './pause.ts';

// The time of an answer must not tell how many moves a bot could choose from.

/** Has a bot decide with lists of these lengths, one after the other; yields how long each answer took by a clock of its own. */
async function answerTimes(lengths: readonly number[]): Promise<readonly number[]> {
  const rng = fastRng(7);
  const time = { now: 0 };
  const pauses: { readonly end: number; readonly over: () => void }[] = [];
  const passed = (pause: number) => new Promise<void>((over) => pauses.push({ end: time.now + pause, over }));
  const pool = openPool({ passed });
  const times: number[] = [];
  for (const [index, length] of lengths.entries()) {
    const asked = time.now;
    const thought: string[] = [];
    const legal = Array.from({ length }, (_, move) => ({ move }));
    pool.ask(
      job('ada', `table ${index}`, [], {
        pause: drawPause(1200, 'shark', (end) => rng.below(end)),
        question: async () => ({ ...question, legal }),
        done: () => void times.push(time.now - asked),
      }),
    );
    pool.ask(job('ada', `next ${index}`, thought)); // the one thread thinks about it after the other
    await until(() => thought.length > 0, 'the thought');
    expect(times).toHaveLength(index);
    const { end, over } = pauses.pop()!;
    time.now = end;
    over();
    await until(() => times.length > index, 'the answer');
  }
  return times;
}

test('bots that think within their pause answer at the same times, however many moves they have, one included', async () => {
  const ofOne = await answerTimes([1, 1, 1, 1, 1, 1]);
  expect(await answerTimes([2, 400, 1, 30, 7, 5000])).toEqual(ofOne);
  expect(new Set(ofOne).size).toBeGreaterThan(3);
});
