import { describe, expect, test } from 'vitest';
import { InputError } from './errors.ts';
import { NO_CONTRIBUTION } from './fairness.ts';
import { parseGameFile, upgraded, verifyFile } from './file.ts';
import type { FirstFile, GameFile } from './file.ts';
import { finishedFile } from './testing/finished.ts';
import { whispers } from './testing/whispers.ts';

describe('a game file', () => {
  test('survives its text and is verified', () => {
    const file = parseGameFile(JSON.stringify(finishedFile()));
    expect(verifyFile(whispers, file)).toEqual({
      verified: true,
      reason: 'every move and every shuffle is right',
      moves: file.moves.length,
      fault: null,
    });
  });

  test('says of itself that it was taken on from a game whose seed is known', () => {
    const file = parseGameFile(JSON.stringify({ ...finishedFile(), continuedFrom: 2 }));
    expect(verifyFile(whispers, file)).toMatchObject({
      verified: true,
      reason: expect.stringContaining('after move 2 of a game whose seed is known'),
    });
  });

  test('of version 1 still opens: its names become seats, with the bots the terminal wrote into them', () => {
    const { version, seats, fairness, ...file } = finishedFile();
    const { contributions, ...sealed } = fairness;
    const entropy = contributions.map((each) => each.entropy);
    const first = { ...file, version: 1, names: ['Ada', 'Ben (trader)', 'Cleo'], fairness: { ...sealed, entropy } };
    expect(parseGameFile(JSON.stringify(first))).toEqual({ ...file, version, seats, fairness });
    expect(upgraded(first as FirstFile, [null, null, 'rookie']).seats).toEqual([
      { name: 'Ada', kind: 'person', level: null },
      { name: 'Ben (trader)', kind: 'person', level: null },
      { name: 'Cleo', kind: 'bot', level: 'rookie' },
    ]);
    expect(() => parseGameFile(JSON.stringify({ ...first, seats }))).toThrow(/damaged game file.*seats/);
  });

  test('is verified as far as it goes when the game is not over', () => {
    const file = finishedFile();
    const part = { ...file, moves: file.moves.slice(0, 3), result: null };
    expect(verifyFile(whispers, part)).toMatchObject({ verified: true, moves: 3 });
  });

  test('names the move that is not legal, and the rule where there is one', () => {
    const file = finishedFile();
    const { fault } = verifyFile(whispers, { ...file, moves: [...file.moves, file.moves[0]!] });
    expect(fault).toEqual({ kind: 'move', number: file.moves.length + 1, refusal: null });
  });

  test.each<[string, (file: GameFile) => GameFile, RegExp]>([
    ['another seed', (file) => ({ ...file, fairness: { ...file.fairness, seed: 'cd'.repeat(32) } }), /committed/],
    [
      'a changed entropy',
      (file) => ({
        ...file,
        fairness: { ...file.fairness, contributions: file.fairness.contributions.with(0, NO_CONTRIBUTION) },
      }),
      /not legal|lead to/,
    ],
    ['a move taken out', (file) => ({ ...file, moves: file.moves.slice(1) }), /not legal/],
    ['another result', (file) => ({ ...file, result: { places: [1, 1, 1], scores: [5, 5, 5] } }), /the file says/],
  ])('is not verified with %s', (_what, change, reason) => {
    const outcome = verifyFile(whispers, change(finishedFile()));
    expect(outcome.verified).toBe(false);
    expect(outcome.reason).toMatch(reason);
  });

  test.each([
    ['truncated', JSON.stringify(finishedFile()).slice(0, 200), /not whole JSON/],
    ['foreign', '{"format":"pgn"}', /not a game file of Outcry/],
    ['null', 'null', /not a game file of Outcry/],
    ['of a later version', '{"format":"outcry-game","version":3}', /version 3; this Outcry reads versions 1 and 2/],
    ['damaged', JSON.stringify({ ...finishedFile(), moves: 'none' }), /damaged game file: moves must be array/],
    ['with an extra field', JSON.stringify({ ...finishedFile(), extra: 1 }), /damaged game file.*extra/],
    [
      'continued after its end',
      JSON.stringify({ ...finishedFile(), continuedFrom: 999 }),
      /continuedFrom must be a move/,
    ],
    [
      'with too few contributions',
      JSON.stringify({ ...finishedFile(), seats: finishedFile().seats.slice(1) }),
      /one contribution a seat/,
    ],
  ])('that is %s is refused in one line', (_what, text, message) => {
    expect(() => parseGameFile(text)).toThrow(InputError);
    expect(() => parseGameFile(text)).toThrow(message);
  });
});
