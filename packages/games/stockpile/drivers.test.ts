import { fastRng } from '@outcry/engine';
import { expect, test } from 'vitest';
import { drivers } from './drivers.ts';
import { sellingStage } from './phases/selling.ts';
import type { Event } from './events.ts';
import { AMERICAN, begin, EPIC, game, make, PAIRS, rules, sell, STANFORD, table } from './testing/fixture.ts';
import { words } from './words/en.ts';

/** Seat 0 alone knows that Epic falls by 3, and holds three of it; it is asked what to sell. */
const selling = () => {
  const state = table({
    shares: { 0: { [EPIC]: 3 }, 1: { [EPIC]: 2 }, 2: { [STANFORD]: 1 }, 3: { [STANFORD]: 1 } },
    pairs: [...PAIRS].reverse(),
  });
  begin(state, sellingStage);
  return state;
};

const ofForecast = (root: ReturnType<typeof selling>, future: typeof root, seat: number) =>
  drivers(rules, root, future, [], seat).find(({ cause, company }) => cause === 'forecast' && company === EPIC)!.amount;

test('K15: a fall that the seat knows of is its own cause, for the shares it still has', () => {
  const root = selling();
  expect(ofForecast(root, root, 0)).toBe(-9);
  const sold = game.clone(root);
  make(sold, 0, sell(EPIC));
  expect(ofForecast(root, sold, 0)).toBe(-6);
  expect(ofForecast(root, root, 1)).toBe(0); // seat 1 holds two, and does not know
});

test('K15: a dividend that the seat knows of is the same cause, before it is paid and after', () => {
  const root = table({
    shares: { 3: { [AMERICAN]: 2 }, 1: { [STANFORD]: 1 }, 2: { [STANFORD]: 1 }, 0: { [STANFORD]: 1 } },
  });
  begin(root, sellingStage); // seat 3 holds the pair: American pays $$
  const parts = (future: typeof root, events: Event[]) =>
    Object.fromEntries(
      drivers(rules, root, future, events, 3).flatMap(({ cause, company, amount }) =>
        company === AMERICAN ? [[cause, amount]] : [],
      ),
    );
  expect(parts(root, [])).toMatchObject({ forecast: 4, dividend: 0 });
  const paid = game.clone(root);
  const events: Event[] = [];
  for (let seat = 0; seat < 4; seat++)
    game.apply(paid, seat, { kind: 'done' }, fastRng(1), (event) => void events.push(event));
  while (paid.phase.kind === 'dividend')
    game.apply(
      paid,
      game.actors(paid)[0]!,
      game.legal(paid, game.actors(paid)[0]!).at(-1)!,
      fastRng(1),
      (event) => void events.push(event),
    );
  expect(parts(paid, events)).toMatchObject({ forecast: 4, dividend: 0 });
});

test('K15: the parts add up to the same, known or not', () => {
  const root = selling();
  const sum = (seat: number): number =>
    drivers(rules, root, root, [], seat).reduce((all, { company, amount }) => all + (company === EPIC ? amount : 0), 0);
  const unknown = game.clone(root);
  for (const pair of unknown.pairs) pair.forecastKnown = 0;
  expect(drivers(rules, unknown, root, [], 0).find(({ cause }) => cause === 'forecast')!.amount).toBe(0);
  expect(sum(0)).toBeCloseTo(
    drivers(rules, unknown, root, [], 0).reduce((all, { company, amount }) => all + (company === EPIC ? amount : 0), 0),
  );
});

test('K9: what a seat knew is said, whatever was hidden; what it did not know is not', () => {
  const state = selling();
  const view = structuredClone(game.view(state, 0));
  const said = (seen: typeof view) => [0, 1, 2, 3, 4, 5].map((company) => words.foreknown!(company, seen));
  expect(said(view)[EPIC]).toBe('Epic Electric falls by 3');
  expect(said(view).filter((each) => each !== null)).toHaveLength(2); // one's own pair and the open one
  expect(said(game.view(state, 1))[EPIC]).toBeNull();
  let replaced = 0;
  for (let seed = 1; seed <= 5; seed++) {
    const other = game.imagine(view, fastRng(seed));
    if (JSON.stringify(other.pairs) !== JSON.stringify(state.pairs)) replaced++;
    expect(said(game.view(other, 0))).toEqual(said(view));
    expect(ofForecast(other, other, 0)).toBe(-9);
  }
  expect(replaced).toBeGreaterThan(0);
});

test('K12: what a seat pays for the stockpiles of this round is its bid; what it pays later is not', () => {
  const root = table();
  const won = (seat: number, paid: number): Event => ({ kind: 'won', seat, pile: 0, paid, cards: [], goods: [] });
  const events: Event[] = [won(1, 5), won(0, 20), { kind: 'round', round: 2, first: 1 }, won(0, 8)];
  const parts = drivers(rules, root, root, events, 0);
  expect(parts.find(({ cause }) => cause === 'bid')!.amount).toBe(-20);
  expect(parts.find(({ cause }) => cause === 'laterBids')!.amount).toBe(-8);
});

test('K12: a fee that is owed counts once, before it is paid and after', () => {
  const root = table();
  const owing = table({ debts: { 0: [2] } });
  const owed: Event = { kind: 'fee', seat: 0, amount: 2, outcome: 'owed' };
  const fees = (future: typeof root, events: Event[]) =>
    drivers(rules, root, future, events, 0).find(({ cause }) => cause === 'fee')!.amount;
  expect(fees(owing, [owed])).toBe(-2);
  expect(fees(root, [owed, { kind: 'debt-paid', seat: 0, amount: 2 }])).toBe(-2);
  expect(fees(root, [{ kind: 'fee', seat: 0, amount: 1, outcome: 'paid' }])).toBe(-1);
});
