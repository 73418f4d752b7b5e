import { dealtHere, fastRng, Match, pick, tableKey } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expect, test } from 'vitest';
import { NEWEST } from './data.ts';
import { speculate } from './game.ts';
import { standing, standingsFor } from './standing.ts';
import type { Standing } from './standing.ts';
import type { Move, State } from './state.ts';

const game = speculate(NEWEST);
const NO: Move = { kind: 'answer', number: 0 };

/** Every moment of a random game at which somebody answers an offer. */
function* asked(seed: number): Generator<{ state: State; seat: number }> {
  const match = new Match(game as unknown as AnyGame, {
    seats: 4,
    options: { openHoldings: true },
    key: tableKey(dealtHere(4, seed.toString(16).padStart(64, '0'))),
  });
  const rng = fastRng(seed);
  const state = match.state as State;
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    if (state.phase.kind === 'answer') yield { state, seat };
    match.make(seat, pick(game.legal(state, seat), rng));
  }
}

test('P9: no in advance is a legal answer to what it was said to, and to nothing else', () => {
  let answered = 0;
  for (const { state, seat } of asked(1)) {
    const view = game.view(state, seat);
    const { sector } = state.phase as { sector: number };
    for (const answer of standingsFor(view)) {
      expect(standing.move(view, answer, game.legal(state, seat))).toEqual(NO);
      expect(standing.lapsed(view, answer)).toBe(false);
    }
    expect(game.legal(state, seat)).toContainEqual(NO);
    const others: Standing[] = [
      { to: 'sector', sector: (sector + 1) % 5 },
      { to: 'turn', round: view.round, seat: (view.turn.seat + 1) % 4 },
      { to: 'round', round: view.round + 1 },
    ];
    for (const answer of others) expect(standing.move(view, answer, game.legal(state, seat))).toBeNull();
    // It is the viewer's answer that is asked for, not another's.
    for (const answer of standingsFor(view))
      expect(standing.move(game.view(state, (seat + 1) % 4), answer, [])).toBeNull();
    answered++;
  }
  expect(answered).toBeGreaterThan(20);
});

test('P9: no to a turn or a round lapses with it; no to a sector stays', () => {
  const [first] = asked(2);
  const view = game.view(first!.state, first!.seat);
  const later = { ...view, round: view.round + 1 };
  const next = { ...view, turn: { ...view.turn, seat: (view.turn.seat + 1) % 4 } };
  const [sector, turn, round] = standingsFor(view) as [Standing, Standing, Standing];
  expect([sector, turn, round].map((answer) => standing.lapsed(next, answer))).toEqual([false, true, false]);
  expect([sector, turn, round].map((answer) => standing.lapsed(later, answer))).toEqual([false, true, true]);
});
