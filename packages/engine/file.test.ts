import { describe, expect, test } from 'vitest';
import { InputError } from './errors.ts';
import { commitmentTo, commitmentToEntropy, dealtHere, NO_CONTRIBUTION } from './fairness.ts';
import type { Fairness } from './fairness.ts';
import { gameFile, parseGameFile, verifyFile } from './file.ts';
import type { GameFile } from './file.ts';
import { upgraded } from './olderFiles.ts';
import type { FirstFile } from './olderFiles.ts';
import { finishedFile, finishedMatch } from './testing/finished.ts';
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

  test('tells which moves bots made with a lowered budget; without such moves it says nothing', () => {
    const { game, deal, journal, state } = finishedMatch();
    const { seats, data, fairness } = finishedFile();
    const moves = journal.moves.map((move, index) => (index === 1 ? { ...move, halvings: 3 } : move));
    const facts = { seats, data, fairness: fairness as Fairness, options: deal.options };
    const file = gameFile(game, facts, moves, game.result(state));
    expect(parseGameFile(JSON.stringify(file)).halvings).toEqual([[2, 3]]);
    expect(verifyFile(whispers, file)).toMatchObject({ verified: true });
    expect(finishedFile()).not.toHaveProperty('halvings');
    const beyond = { ...file, halvings: [[file.moves.length + 1, 1]] };
    expect(() => parseGameFile(JSON.stringify(beyond))).toThrow(/halvings must name moves/);
  });

  test('of version 1 still opens: its names become seats, with the bots the terminal wrote into them', () => {
    const { version, seats, fairness, ...file } = finishedFile();
    const { seed, commitment } = fairness;
    const entropy = ['x', '', 'z'];
    const names = ['Ada', 'Ben (trader)', 'Cleo'];
    const first = { ...file, version: 1, names, fairness: { seed, commitment, entropy } };
    const contributions = entropy.map((text) => ({ ...NO_CONTRIBUTION, entropy: text }));
    const today = { ...file, version, seats, fairness: { seed, commitment, contributions, voided: [] } };
    expect(parseGameFile(JSON.stringify(first))).toEqual(today);
    expect(upgraded(first as FirstFile, [null, null, 'rookie']).seats).toEqual([
      { name: 'Ada', kind: 'person', level: null },
      { name: 'Ben (trader)', kind: 'person', level: null },
      { name: 'Cleo', kind: 'bot', level: 'rookie' },
    ]);
    expect(() => parseGameFile(JSON.stringify({ ...first, seats }))).toThrow(/damaged game file.*seats/);
  });

  test('of version 2 still opens and is dealt as before', () => {
    const { fairness, ...file } = finishedFile();
    const { seed, commitment } = fairness;
    const contributions = ['x', '', 'z'].map((entropy) => ({ entropy, commitment: null }));
    const second = { ...file, version: 2, fairness: { seed, commitment, contributions }, moves: [], result: null };
    const opened = parseGameFile(JSON.stringify(second));
    expect(opened).toMatchObject({ version: 3, fairness: { contributions, voided: [] } });
    expect(verifyFile(whispers, opened)).toMatchObject({ verified: true });
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

  const dealt = (file: GameFile, some: Partial<GameFile['fairness']>): GameFile => ({
    ...file,
    fairness: { ...file.fairness, ...some },
  });
  const firstSeat = (file: GameFile, some: Partial<GameFile['fairness']['contributions'][number]>): GameFile => {
    const { contributions } = file.fairness;
    return dealt(file, { contributions: contributions.with(0, { ...contributions[0]!, ...some }) });
  };
  const firstVoid = (file: GameFile, some: Partial<GameFile['fairness']['voided'][number]>): GameFile =>
    dealt(file, { voided: [{ ...file.fairness.voided[0]!, ...some }] });

  test.each<[string, (file: GameFile) => GameFile, RegExp]>([
    ['another seed', (file) => dealt(file, { seed: 'cd'.repeat(32) }), /the seed is not the one/],
    ['another commitment', (file) => dealt(file, { commitment: 'cd'.repeat(32) }), /the seed is not the one/],
    [
      'another seed that fits its commitment',
      (file) => dealt(file, { ...dealtHere(3), contributions: file.fairness.contributions, voided: [] }),
      /not legal|lead to/,
    ],
    ['a changed entropy', (file) => firstSeat(file, { entropy: 'y' }), /seat 1 added is not what it had committed to/],
    [
      'an entropy that fits its commitment',
      (file) => firstSeat(file, { entropy: 'y', commitment: commitmentToEntropy('y') }),
      /not legal|lead to/,
    ],
    ['a contribution taken out', (file) => firstSeat(file, { ...NO_CONTRIBUTION }), /not legal|lead to/],
    [
      'a contribution called not connected',
      (file) => firstSeat(file, { ...NO_CONTRIBUTION, missing: 'not-connected' }),
      /not legal|lead to/,
    ],
    ['a void attempt hidden', (file) => dealt(file, { voided: [] }), /not legal|lead to/],
    ['another seat blamed for a void attempt', (file) => firstVoid(file, { seats: [0] }), /not legal|lead to/],
    ['another step of a void attempt', (file) => firstVoid(file, { step: 'commit' }), /not legal|lead to/],
    ['another seed of a void attempt', (file) => firstVoid(file, { seed: 'cd'.repeat(32) }), /void attempt 1/],
    [
      'another seed of a void attempt that fits',
      (file) => firstVoid(file, { seed: 'cd'.repeat(32), commitment: commitmentTo('cd'.repeat(32)) }),
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
    ['of a later version', '{"format":"outcry-game","version":4}', /version 4; this Outcry reads versions 1 to 3/],
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
