import { describe, expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { InputError, MoveError } from './errors.ts';
import { commitmentTo, dealtHere, newSeed, tableKey } from './fairness.ts';
import { parseGameFile, recordingOf, verifyFile } from './file.ts';
import type { GameFile } from './file.ts';
import { eventsFor, play } from './play.ts';
import { begin, playAt, replay } from './replay.ts';
import { fastRng, pick, tableRng } from './rng.ts';
import { parseOptions } from './schema.ts';
import { whispers } from './testing/whispers.ts';
import type { State } from './testing/whispers-state.ts';

const seed = 'ab'.repeat(32);

/** A whole game of whispers with three seats, as a file. */
function finished(): GameFile {
  const fairness = { seed, commitment: commitmentTo(seed), entropy: ['x', '', 'z'] };
  const key = tableKey(fairness);
  const state = begin(whispers, { seats: 3, options: {}, key });
  const moves: GameFile['moves'] = [];
  const rng = fastRng(1);
  for (let actors = whispers.actors(state as State); actors.length > 0; actors = whispers.actors(state as State)) {
    const seat = pick(actors, rng);
    const move = pick(whispers.legal(state as State, seat), rng);
    playAt(whispers, state, key, moves.length, [seat, move]);
    moves.push([seat, move]);
  }
  return {
    format: 'outcry-game',
    version: 1,
    game: 'whispers',
    rulesVersion: 1,
    names: ['Ada', 'Ben', 'Cleo'],
    options: {},
    data: null,
    fairness,
    moves,
    result: whispers.result(state as State) as GameFile['result'],
  };
}

describe('play', () => {
  const start = (): State => whispers.setup({}, 2, fastRng(3));

  test.each([
    [
      'a seat that is not asked',
      (state: State) => ({ seat: state.phase.kind === 'lay' ? 5 : 0, move: { kind: 'keep' } }),
      'not-asked',
    ],
    ['something that is no move', () => ({ seat: 0, move: { kind: 'cheat' } }), 'malformed'],
    [
      'a card of another hand',
      (state: State) => ({ seat: 0, move: { kind: 'lay', pick: state.hands[1]![0] } }),
      'illegal',
    ],
  ])('refuses %s and changes nothing', (_what, make, code) => {
    const state = start();
    const before = canonical(state);
    const { seat, move } = make(state);
    expect(() => play(whispers, state, seat, move, fastRng(1))).toThrow(expect.objectContaining({ code }) as Error);
    expect(canonical(state)).toBe(before);
  });

  test('names the rule and the legal moves of a refusal', () => {
    const state = start();
    try {
      play(whispers, state, 0, { kind: 'lay', pick: 99 }, fastRng(1));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(MoveError);
      expect((error as MoveError).refusal!.rule).toBe('W2');
      expect((error as MoveError).legal).toEqual(whispers.legal(state, 0));
    }
  });

  test('refuses every move after the end', () => {
    const file = finished();
    const state = replay(whispers, recordingOf(file));
    expect(() => play(whispers, state, 0, file.moves[0]![1], fastRng(1))).toThrow('the game is over');
  });

  test('takes a move whatever the order of its keys', () => {
    const state = start();
    const card = state.hands[0]![0]!;
    play(whispers, state, 0, JSON.parse(`{"pick":${card},"kind":"lay"}`), fastRng(1));
    expect(state.laid[0]).toBe(card);
  });

  test('records the barrier: a hidden choice can be undone, a reveal cannot', () => {
    const state = start();
    expect(play(whispers, state, 0, { kind: 'lay', pick: state.hands[0]![0] }, fastRng(1)).barrier).toBe(false);
    expect(play(whispers, state, 1, { kind: 'lay', pick: state.hands[1]![0] }, fastRng(1)).barrier).toBe(true);
  });

  test('tells private events only to whom they are meant for', () => {
    const state = start();
    for (const seat of [0, 1]) play(whispers, state, seat, { kind: 'lay', pick: state.hands[seat]![0] }, fastRng(1));
    const [looker] = whispers.actors(state) as [number];
    const played = play(whispers, state, looker, { kind: 'peek' }, fastRng(1));
    expect(eventsFor(played, looker)).toContainEqual(expect.objectContaining({ kind: 'saw', card: state.deck.at(-1) }));
    for (const other of [1 - looker, null])
      expect(eventsFor(played, other).map(({ kind }) => kind)).toEqual(['peeked', 'asks']);
  });
});

describe('replay', () => {
  test('gives the state before any move, and the same as playing', () => {
    const recording = recordingOf(finished());
    const states: string[] = [];
    replay(whispers, recording, recording.moves.length, (state) => states.push(canonical(state)));
    expect(canonical(replay(whispers, recording, 0))).toBe(canonical(begin(whispers, recording)));
    for (const upTo of [1, 4, recording.moves.length])
      expect(canonical(replay(whispers, recording, upTo))).toBe(states[upTo - 1]);
  });
});

describe('fairness', () => {
  test('the key follows from the seed and everybody’s entropy, and from nothing less', () => {
    const keys = [
      tableKey({ seed, entropy: ['a', 'b'] }),
      tableKey({ seed, entropy: ['ab', ''] }),
      tableKey({ seed, entropy: ['', 'ab'] }),
      tableKey({ seed, entropy: ['a', 'c'] }),
      tableKey({ seed: 'cd'.repeat(32), entropy: ['a', 'b'] }),
    ].map((key) => key.join());
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a commitment gives nothing of the seed away but fits only it', () => {
    expect(commitmentTo(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(seed)).not.toBe(commitmentTo(newSeed()));
    expect(newSeed()).not.toBe(newSeed());
    expect(dealtHere(2, seed)).toEqual({ seed, commitment: commitmentTo(seed), entropy: ['', ''] });
  });

  test('the set-up and every move draw from streams of their own', () => {
    const key = tableKey({ seed, entropy: [] });
    const draws = [0, 1, 2].map((move) => tableRng(key, move).below(2 ** 31));
    expect(new Set(draws).size).toBe(3);
  });
});

describe('a game file', () => {
  test('survives its text and is verified', () => {
    const file = parseGameFile(JSON.stringify(finished()));
    expect(verifyFile(whispers, file)).toEqual({
      verified: true,
      reason: 'every move and every shuffle is right',
      moves: file.moves.length,
      fault: null,
    });
  });

  test('says of itself that it was taken on from a game whose seed is known', () => {
    const file = parseGameFile(JSON.stringify({ ...finished(), continuedFrom: 2 }));
    expect(verifyFile(whispers, file)).toMatchObject({
      verified: true,
      reason: expect.stringContaining('after move 2 of a game whose seed is known'),
    });
  });

  test('is verified as far as it goes when the game is not over', () => {
    const file = finished();
    const part = { ...file, moves: file.moves.slice(0, 3), result: null };
    expect(verifyFile(whispers, part)).toMatchObject({ verified: true, moves: 3 });
  });

  test('names the move that is not legal, and the rule where there is one', () => {
    const file = finished();
    const { fault } = verifyFile(whispers, { ...file, moves: [...file.moves, file.moves[0]!] });
    expect(fault).toEqual({ kind: 'move', number: file.moves.length + 1, refusal: null });
  });

  test.each<[string, (file: GameFile) => GameFile, RegExp]>([
    ['another seed', (file) => ({ ...file, fairness: { ...file.fairness, seed: 'cd'.repeat(32) } }), /committed/],
    [
      'a changed entropy',
      (file) => ({ ...file, fairness: { ...file.fairness, entropy: ['y', '', 'z'] } }),
      /not legal|lead to/,
    ],
    ['a move taken out', (file) => ({ ...file, moves: file.moves.slice(1) }), /not legal/],
    ['another result', (file) => ({ ...file, result: { places: [1, 1, 1], scores: [5, 5, 5] } }), /the file says/],
  ])('is not verified with %s', (_what, change, reason) => {
    const outcome = verifyFile(whispers, change(finished()));
    expect(outcome.verified).toBe(false);
    expect(outcome.reason).toMatch(reason);
  });

  test.each([
    ['truncated', JSON.stringify(finished()).slice(0, 200), /not whole JSON/],
    ['foreign', '{"format":"pgn"}', /not a game file of Outcry/],
    ['null', 'null', /not a game file of Outcry/],
    ['of a later version', '{"format":"outcry-game","version":2}', /version 2; this Outcry reads version 1/],
    ['damaged', JSON.stringify({ ...finished(), moves: 'none' }), /damaged game file: moves must be array/],
    ['with an extra field', JSON.stringify({ ...finished(), extra: 1 }), /damaged game file.*extra/],
    ['continued after its end', JSON.stringify({ ...finished(), continuedFrom: 999 }), /continuedFrom must be a move/],
    ['with too few entropies', JSON.stringify({ ...finished(), names: ['Ada'] }), /one entry a name/],
  ])('that is %s is refused in one line', (_what, text, message) => {
    expect(() => parseGameFile(text)).toThrow(InputError);
    expect(() => parseGameFile(text)).toThrow(message);
  });
});

describe('options', () => {
  test.each([
    [{}, 7, 'whispers is for 2 to 4 seats, not 7'],
    [{ speed: 'high' }, 3, 'whispers has no option "speed"; it has none'],
  ])('%j with %i seats are refused', (options, seats, message) => {
    expect(() => parseOptions(whispers, options, seats)).toThrow(message);
  });
});
