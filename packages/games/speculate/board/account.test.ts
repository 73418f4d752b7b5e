import { fastRng, pick } from '@outcry/engine';
import { expect, test } from 'vitest';
import { NEWEST, PRINTED } from '../data.ts';
import { CLAIMS } from '../testing/fixture.ts';
import { speculate } from '../game.ts';
import type { Event } from '../state.ts';
import { account } from './account.ts';
import { speak } from './text/index.ts';

await speak('en');

test.each([
  [2, PRINTED],
  [5, PRINTED],
  [2, CLAIMS],
  [5, CLAIMS],
])('P16: with %i seats the account explains every sum, from the cash of the start on', (seats, data) => {
  const game = speculate(NEWEST, data);
  const kinds = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ openHoldings: true }, seats, rng);
    const first = state.turn.seat;
    const events: Event[] = [];
    while (game.actors(state).length > 0) {
      const seat = pick(game.actors(state), rng);
      game.apply(state, seat, pick(game.legal(state, seat), rng), rng, (event) => events.push(event));
    }
    for (const { kind } of events) kinds.add(kind);
    const view = game.view(state, null);
    const { parts, amounts } = account(view, events, game.data, 'en');
    expect(amounts.map((all) => all.reduce((sum, amount) => sum + amount, 0))).toEqual(game.result(state)!.scores);
    expect(parts).toHaveLength(amounts[0]!.length);
    const paid = view.players.map((_, seat) =>
      events.reduce((sum, event) => sum + (event.kind === 'fee' && event.seat === seat ? event.amount : 0), 0),
    );
    paid[first]! += game.data.fees.usual;
    amounts.forEach((all, seat) => {
      const { out } = view.players[seat]!;
      expect([all[0], all.at(-2)]).toEqual(out ? [0, 0] : [game.data.start.cash, -paid[seat]!]);
    });
  }
  const met = ['answer', 'bank', 'dividend', 'fee', 'price', ...(data === CLAIMS ? ['paid', 'took', 'took-all'] : [])];
  for (const kind of met) expect([...kinds]).toContain(kind);
});
