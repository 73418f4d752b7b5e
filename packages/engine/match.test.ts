import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { Match } from './match.ts';
import type { Snapshot } from './match.ts';
import { finishedMatch } from './testing/finished.ts';

/** The same game again, from its journal alone. */
const again = (match: Match, snapshots: readonly Snapshot[] = []): Match =>
  new Match(match.game, match.deal, match.journal, snapshots);

/** The states of a game after each of its moves, the set-up first. */
function statesOf(match: Match): string[] {
  const states: string[] = [];
  match.replay((state) => states.push(canonical(state)));
  return states;
}

test('a log leads to the state it was played to, and to every state on the way', () => {
  const match = finishedMatch();
  const states = statesOf(match);
  expect(states).toHaveLength(match.journal.moves.length + 1);
  expect(canonical(again(match).state)).toBe(canonical(match.state));
  expect(states.at(-1)).toBe(canonical(match.state));
  for (const count of [0, 1, 4]) expect(canonical(match.stateAfter(count))).toBe(states[count]);
});

test('a range of moments is played again with what each move did', () => {
  const match = finishedMatch();
  const seen: [number, number][] = [];
  match.replay((_state, count, played) => seen.push([count, played?.events.length ?? -1]), { from: 2, to: 4 });
  expect(seen.map(([count]) => count)).toEqual([2, 3, 4]);
  expect(seen.every(([, events]) => events > 0)).toBe(true);
});

test('a snapshot on the way is used and left as it was; one that is not on the way is not', () => {
  const match = finishedMatch();
  const { seq } = match.journal.moves[3]!;
  const marked = match.stateAfter(4) as { round: number };
  marked.round = 77;
  const kept = canonical(marked);
  const from = (snapshot: Snapshot): unknown => (match.stateAfter(4, [snapshot]) as { round: number }).round;
  expect(from({ seq, count: 4, state: marked })).toBe(77);
  expect(from({ seq: seq + 1, count: 4, state: marked })).not.toBe(77);
  expect(from({ seq: seq + 1, count: 5, state: marked })).not.toBe(77);
  expect(canonical(marked)).toBe(kept);
});

test('what is taken back and made again draws the same chance', () => {
  const match = finishedMatch();
  const states = statesOf(match);
  const all = match.journal.moves.length;
  const seq = match.journal.moves.at(-1)!.seq + 1;
  const { seat, seq: to } = match.journal.moves[5]!;
  expect(match.follow({ kind: 'undo', seq, seat, to })).toEqual([]);
  expect(canonical(match.state)).toBe(states[5]);
  expect(match.journal.moves).toHaveLength(5);
  expect(match.follow({ kind: 'redo', seq: seq + 1, seat })).toHaveLength(all - 5);
  expect(canonical(match.state)).toBe(states.at(-1));
});

test('a host that writes a log of its own plays first and notes afterwards', () => {
  const whole = finishedMatch();
  const match = new Match(whole.game, whole.deal);
  const { seat, move } = whole.journal.moves[0]!;
  const { barrier } = match.play(seat, move);
  expect(match.journal.moves).toEqual([]);
  match.journal.add({ kind: 'move', seq: 7, seat, move, barrier });
  expect(match.takeBack(7)).toBe(1);
  expect(canonical(match.state)).toBe(statesOf(whole)[0]);
});
