import { expect, test } from 'vitest';
import { Effort } from './effort.ts';
import { FairQueue } from './queue.ts';
import type { Place } from './queue.ts';

const place = (person: number | string, table = `of ${person}`, hasPerson = true): Place => ({
  accounts: [`${person}`],
  table,
  hasPerson,
  kind: 'shark',
});

/** What a Shark costs: a short look of 5 ms, and playouts. */
const costOf = (halvings: number): number => 5 + 95 / 2 ** halvings;

/** A queue of two threads with a clock of its own, and decisions at full budget measured. */
function measured() {
  const clock = { now: 0 };
  const queue = new FairQueue<Place>(10_000, 2, () => clock.now);
  const serve = (): number | null => {
    const item = queue.take();
    if (!item) return null;
    const { halvings } = queue;
    queue.done(item, costOf(halvings));
    return halvings;
  };
  queue.push(place('first'));
  serve();
  return { clock, queue, serve };
}

test('a wait that people do not notice changes no budget', () => {
  const { queue, serve } = measured();
  for (let person = 0; person < 20; person++) queue.push(place(person));
  for (let decision = 0; decision < 20; decision++) expect(serve()).toBe(0);
});

test('when many people’s decisions wait, budgets are halved until the wait is short, and again if that was not enough', () => {
  const { queue, serve } = measured();
  for (let person = 0; person < 200; person++) queue.push(place(person));
  expect(serve()).toBe(4); // 199 decisions of about 100 / 2 ** 4 ms on two threads are less than a second
  expect(serve()).toBe(5); // it was 11 ms, not 6
});

test('budgets rise by one step a second once fewer wait, not at once, and are whole again on a quiet server', () => {
  const { clock, queue, serve } = measured();
  const wait = (people: number) => Array.from({ length: people }, (_, person) => queue.push(place(person)));
  wait(200);
  while (serve() !== null);
  const most = queue.halvings;
  expect(most).toBeGreaterThan(3);
  clock.now += 999;
  wait(2);
  expect(serve()).toBe(most);
  clock.now += 1;
  expect(serve()).toBe(most - 1);
  clock.now += 60_000;
  wait(1);
  expect(serve()).toBe(0);
});

test('between the two bounds a budget stays as it is', () => {
  const clock = { now: 0 };
  const effort = new Effort(() => clock.now);
  const waits = (wait: number) => (halvings: number) => wait / 2 ** halvings;
  effort.adapt(waits(1500));
  expect(effort.halvings).toBe(1);
  for (clock.now = 1000; clock.now < 20_000; clock.now += 1000) effort.adapt(waits(700));
  expect(effort.halvings).toBe(1);
});

test('somebody’s many tables, and their own Oracles, halve nobody’s budget', () => {
  const { queue, serve } = measured();
  for (let table = 0; table < 500; table++) queue.push(place('crowd', `table ${table}`));
  for (let decision = 0; decision < 100; decision++) expect(serve()).toBe(0);
  queue.push(place('stranger'));
  expect(serve()).toBe(0);
});

test('tables of bots alone halve the budgets of no person', () => {
  const { queue, serve } = measured();
  for (let host = 0; host < 200; host++) queue.push(place(host, `alone ${host}`, false));
  queue.push(place('ada'));
  expect(serve()).toBe(0);
  expect(serve()).toBe(4);
});

test('bots that cost little whatever their budget is do not make the others think less', () => {
  const effort = new Effort(() => 0);
  effort.measure('trader', 0, 5);
  effort.measure('trader', 3, 5);
  expect(effort.expectedOf('trader', 3)).toBe(5);
  expect(effort.expectedOf('unmet', 3)).toBe(1);
  effort.measure('late', 3, 10);
  expect(effort.expectedOf('late', 1)).toBe(40);
});

test('a decision that is not wanted any more is taken out and counted no longer', () => {
  const queue = new FairQueue<Place>(9);
  const [first, second] = [place('ada'), place('ada')];
  queue.push(first);
  queue.push(second);
  expect(queue.drop(first)).toBe(true);
  expect(queue.drop(first)).toBe(false);
  expect(queue.size).toBe(1);
  expect(queue.take()).toBe(second);
  expect(queue.drop(second)).toBe(false);
});
