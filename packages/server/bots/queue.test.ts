import { expect, test } from 'vitest';
import { FairQueue } from './queue.ts';
import type { Place } from './queue.ts';

const place = (account: string, table: string, hasPerson = true): Place => ({
  accounts: [account],
  table,
  hasPerson,
  kind: account.split(' ')[0]!,
});

/** Begins decisions one at a time, each with the cost of its account; returns the accounts in their order. */
function serve(queue: FairQueue<Place>, turns: number, cost: (account: string) => number = () => 1): string[] {
  return Array.from({ length: turns }, () => {
    const item = queue.take()!;
    queue.done(item, cost(item.accounts[0]!));
    return item.accounts[0]!;
  });
}

/** A queue in which each of these accounts waits at so many tables. */
function waiting(tables: number, ...accounts: string[]): FairQueue<Place> {
  const queue = new FairQueue<Place>(10_000);
  for (const account of accounts)
    for (let table = 0; table < tables; table++) queue.push(place(account, `${account} ${table}`));
  return queue;
}

test('a newcomer comes next, however many decisions of somebody else wait', () => {
  const queue = waiting(500, 'crowd');
  serve(queue, 100);
  queue.push(place('stranger', 'theirs'));
  expect(serve(queue, 1)).toEqual(['stranger']);
});

test('a newcomer comes next while every thread thinks for somebody else', () => {
  const queue = waiting(500, 'crowd');
  const thinking = [queue.take()!, queue.take()!, queue.take()!];
  queue.push(place('stranger', 'theirs'));
  queue.done(thinking[0]!, 5);
  expect(queue.take()!.accounts).toEqual(['stranger']);
});

test('accounts get the same thinking time, not the same number of decisions', () => {
  const queue = waiting(500, 'slow', 'quick');
  const served = serve(queue, 220, (account) => (account === 'slow' ? 10 : 1));
  const slow = served.filter((account) => account === 'slow').length;
  expect(slow).toBeGreaterThan(15);
  expect(slow).toBeLessThan(25);
});

test('quick decisions wait for one slow thought at most, however many people have slow bots', () => {
  const queue = waiting(50, ...Array.from({ length: 20 }, (_, person) => `oracle ${person}`));
  const cost = (account: string) => (account === 'quick' ? 5 : 1000);
  serve(queue, 60, cost);
  for (let decision = 0; decision < 50; decision++) {
    queue.push(place('quick', 'theirs'));
    expect(serve(queue, 2, cost)[0]).toBe('quick');
  }
});

test('an account that was idle has no credit: it does not keep the others waiting for long', () => {
  const queue = waiting(500, 'steady');
  queue.push(place('rare', 'once'));
  serve(queue, 200);
  for (let table = 0; table < 100; table++) queue.push(place('rare', `rare ${table}`));
  expect(serve(queue, 20).filter((account) => account === 'rare').length).toBeLessThanOrEqual(11);
});

test('tables of one account take turns, one decision at a time', () => {
  const queue = new FairQueue<Place>(9);
  const [first, second, other] = [place('ada', 'a'), place('ada', 'a'), place('ada', 'b')];
  for (const item of [first, second, other]) queue.push(item);
  expect([queue.take(), queue.take(), queue.take()]).toEqual([first, other, null]);
  queue.done(first, 1);
  expect(queue.take()).toBe(second);
});

test('tables with a person come before tables of bots alone', () => {
  const queue = new FairQueue<Place>(9);
  queue.push(place('ada', 'alone', false));
  queue.push(place('bob', 'first'));
  queue.push(place('bob', 'second'));
  expect(serve(queue, 3)).toEqual(['bob', 'bob', 'ada']);
});

test('a table of several people is charged to the one whose bots have thought the least', () => {
  const queue = waiting(100, 'crowd');
  serve(queue, 50);
  queue.push({ accounts: ['crowd', 'friend'], table: 'both', hasPerson: true, kind: 'any' });
  expect(queue.take()!.table).toBe('both');
});

test('a full queue drops the newest decision of the account that waits the most', () => {
  const queue = new FairQueue<Place>(3);
  const items = ['a', 'b', 'c'].map((table) => place('crowd', table));
  for (const item of items) expect(queue.push(item)).toBeNull();
  expect(queue.push(place('stranger', 'theirs'))).toBe(items[2]);
  expect(queue.size).toBe(3);
  expect(serve(queue, 3).toSorted()).toEqual(['crowd', 'crowd', 'stranger']);
});
