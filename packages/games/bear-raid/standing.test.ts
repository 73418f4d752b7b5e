import { dealtHere, fastRng, Match, pick, tableKey } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expect, test } from 'vitest';
import { bearRaid } from './game.ts';
import { standing, standingsFor } from './standing.ts';
import type { State } from './state.ts';

const game = bearRaid();

test('B7: passing in advance is legal whenever it applies, and ends with the round or with the next trade', () => {
  const match = new Match(game as unknown as AnyGame, {
    seats: 4,
    options: { companies: [] },
    key: tableKey(dealtHere(4, '1'.padStart(64, '0'))),
  });
  const rng = fastRng(1);
  const state = match.state as State;
  const seen = { passed: 0, traded: 0, rounds: 0 };
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    const before = game.view(state, seat);
    const offered = standingsFor(before);
    expect(offered.length).toBe(before.phase.kind === 'action' ? 2 : 0);
    for (const answer of offered) {
      seen.passed++;
      expect(game.legal(state, seat)).toContainEqual(standing.move(before, answer, game.legal(state, seat)));
      // Of another's turn it does not speak.
      expect(standing.move(game.view(state, (seat + 1) % 4), answer, [])).toBeNull();
    }
    match.make(seat, pick(game.legal(state, seat), rng));
    const after = game.view(state, seat);
    for (const answer of offered) {
      const isOver = after.round !== before.round || after.phase.kind !== 'action';
      const hasTraded = `${after.tokens}` !== `${before.tokens}`;
      expect(standing.lapsed(after, answer)).toBe(isOver || (answer.market !== null && hasTraded));
      seen.traded += Number(!isOver && hasTraded);
      seen.rounds += Number(isOver);
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
