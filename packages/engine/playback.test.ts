import { expect, test } from 'vitest';
import type { AnyGame } from './any.ts';
import { canonical } from './canonical.ts';
import { Journal } from './journal.ts';
import { Match } from './match.ts';
import type { MatchEntry, RecordedMove } from './match.ts';
import { Playback } from './playback.ts';
import { fastRng } from './rng.ts';
import { finishedMatch } from './testing/finished.ts';

/** A game that counts the moves that are played. */
function counting(game: AnyGame) {
  const count = { moves: 0 };
  const apply: AnyGame['apply'] = (...args) => {
    count.moves++;
    return game.apply(...args);
  };
  return { game: { ...game, apply }, count };
}

/** The log of a match with `pairs` undos and redos of its last moves after every third move. */
function logOf({ journal }: Match, pairs: number): MatchEntry[] {
  const log: MatchEntry[] = [];
  journal.moves.forEach((move, index) => {
    log.push({ ...move, seq: log.length });
    if (index % 3 !== 2) return;
    const { seq: to } = log.findLast(({ kind }) => kind === 'move')!;
    for (let pair = 0; pair < pairs; pair++) {
      log.push({ kind: 'undo', seq: log.length, seat: move.seat, to });
      log.push({ kind: 'redo', seq: log.length, seat: move.seat });
    }
  });
  return log;
}

test('every state and every event are those of a match that follows the same log', () => {
  const match = finishedMatch();
  const rng = fastRng(7);
  const plain = new Match(match.game, match.deal);
  const playback = new Playback(match.game, match.deal, new Journal());
  const ahead = [...match.journal.moves];
  let seq = 0;
  for (let step = 0; step < 200 && ahead.length > 0; step++) {
    const { moves, undone } = plain.journal;
    const choice = rng.below(4);
    let entry: MatchEntry;
    if (choice === 1 && moves.length > 0) {
      const back = moves.length - 1 - rng.below(Math.min(moves.length, 5));
      ahead.unshift(...moves.slice(back));
      entry = { kind: 'undo', seq: ++seq, seat: moves[back]!.seat, to: moves[back]!.seq };
    } else if (choice === 2 && undone) {
      ahead.splice(0, undone.moves.length);
      entry = { kind: 'redo', seq: ++seq, seat: undone.seat };
    } else entry = { ...ahead.shift()!, seq: ++seq } as RecordedMove;
    const played = plain.follow(entry);
    const told = playback.follow(entry);
    expect(told).toEqual(entry.kind === 'move' ? played[0] : null);
    // Not after every entry: states that nobody asks for are left out.
    if (rng.below(3) === 0) expect(canonical(playback.state)).toBe(canonical(plain.state));
  }
  expect(canonical(playback.state)).toBe(canonical(plain.state));
});

test('undos and redos cost no moves, however many there are', () => {
  const match = finishedMatch();
  const cost = (pairs: number): number => {
    const { game, count } = counting(match.game);
    const playback = new Playback(game, match.deal, new Journal());
    for (const entry of logOf(match, pairs)) playback.follow(entry);
    return count.moves;
  };
  expect(cost(0)).toBe(match.journal.moves.length);
  expect(cost(200)).toBe(cost(0));
});

test('it goes on from a snapshot, and leaves it as it was', () => {
  const match = finishedMatch();
  const { moves } = match.journal;
  const half = Math.floor(moves.length / 2);
  const snapshot = { seq: moves[half - 1]!.seq, count: half, state: match.stateAfter(half) };
  const kept = canonical(snapshot.state);
  const { game, count } = counting(match.game);
  const journal = new Journal<RecordedMove>();
  for (const move of moves.slice(0, half)) journal.add(move);
  const playback = new Playback(game, match.deal, journal, [snapshot]);
  for (const move of moves.slice(half)) playback.follow(move);
  expect(canonical(playback.state)).toBe(canonical(match.state));
  expect(count.moves).toBe(moves.length - half);
  expect(canonical(snapshot.state)).toBe(kept);
});
