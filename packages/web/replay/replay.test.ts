import { playFile, verifyFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { GAME_IDS, newestGame, loadWords } from '@outcry/games';
import { describe, expect, test } from 'vitest';
import { randomFile } from '../../games/testing/randomFile.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { nl } from '../messages/nl.ts';
import { SoloGame } from '../solo/soloGame.ts';
import type { SoloRecord } from '../worker/protocol.ts';
import { glanceOf, queryOf } from './address.ts';
import { continued } from './continued.ts';
import { examine } from './examine.ts';
import type { ImportFault } from './examine.ts';
import { sentenceOf } from './faults.ts';
import { PAGE, ReplaySession } from './replaySession.ts';

describe('a session', () => {
  test.each(GAME_IDS)('%s: every page shows every seat what it saw, and everybody what they were worth', async (id) => {
    const game = await newestGame(id);
    const file = await randomFile(id);
    const session = new ReplaySession(game, file);
    const pages = Math.ceil((file.moves.length + 1) / PAGE);
    for (const seat of [null, 0, 3]) {
      const moments = Array.from({ length: pages }, (_, number) => session.page(number, seat)).flat();
      const expected = (state: unknown, at: number) => {
        expect(moments[at]).toMatchObject({ at, view: game.view(state, seat) });
        expect(session.worth[at]).toEqual(game.worth(state));
        expect(session.actors[at]).toEqual(game.actors(state));
      };
      playFile(game, file).replay(expected);
      expect(moments).toHaveLength(file.moves.length + 1);
    }
  });

  test('tells a seat only what it was told then', async () => {
    const game = await newestGame('speculation');
    const session = new ReplaySession(game, await randomFile('speculation'));
    const told = (seat: number | null) => session.page(0, seat).flatMap(({ events }) => events);
    expect(told(0)).not.toEqual(told(1));
    expect(told(null).length).toBeLessThan(told(0).length);
  });
});

describe('the address of a moment', () => {
  const read = (query: string) => glanceOf(new URLSearchParams(query), 90, 4, 2);

  test.each([[{ at: 0, seat: null }], [{ at: 90, seat: 3 }]])('%j comes back as it was', (glance) =>
    expect(read(queryOf(glance))).toEqual(glance),
  );

  test.each([
    ['', { at: 0, seat: 2 }],
    ['?at=999&seat=9', { at: 90, seat: 2 }],
    ['?at=-3&seat=0', { at: 0, seat: 2 }],
    ['?at=x&seat=1', { at: 0, seat: 0 }],
  ])('%j is read as something that is there', (query, glance) => expect(read(query)).toEqual(glance));
});

describe('a game that is continued', () => {
  const goOn = (file: GameFile, at: number, seat: number) =>
    continued(file, { at, seat, bot: 'trader', id: 'x', now: 1 });

  test('is played on from the moment by one person and bots, says so, and verifies', async () => {
    const game = await newestGame('taking-stock');
    const record = goOn(await randomFile('taking-stock'), 20, 1);
    expect(record.file.seats.map(({ level }) => level)).toEqual(['trader', null, 'trader', 'trader']);
    const match = new SoloGame(game, record);
    while (match.update(0).result === null) {
      const seat = match.bots()[0]?.seat ?? match.asked()!;
      match.play(seat, match.legal(seat)[0], 2);
    }
    const { file } = match.update(0).record;
    expect(file.continuedFrom).toBe(20);
    expect(verifyFile(game, file)).toMatchObject({ verified: true, moves: file.moves.length });
  });

  test('is known from the earliest moment it was continued from', async () => {
    const file = await randomFile('taking-stock');
    const again = goOn(file, 20, 0).file;
    expect(goOn({ ...again, moves: file.moves.slice(0, 30) }, 25, 0).file.continuedFrom).toBe(20);
    expect(goOn(again, 10, 0).file.continuedFrom).toBe(10);
  });

  test('takes back no move of the game it was continued from', async () => {
    const game = await newestGame('taking-stock');
    const file = await randomFile('taking-stock');
    const undoable = file.moves.findIndex(
      ([seat], at) => seat === 0 && new SoloGame(game, ofItsOwn(goOn(file, at + 1, 0))).update(0).undo,
    );
    expect(undoable).toBeGreaterThanOrEqual(0);
    expect(new SoloGame(game, goOn(file, undoable + 1, 0)).update(0).undo).toBeNull();
  });

  /** The same game, as if it had been played here from the start. */
  const ofItsOwn = ({ file, ...record }: SoloRecord): SoloRecord => {
    const { continuedFrom: _continued, ...whole } = file;
    return { ...record, file: whole };
  };
});

describe('a file that is brought', () => {
  test('is known again however it was written', async () => {
    const file = await randomFile('taking-stock');
    const plain = await examine(JSON.stringify(file));
    expect(plain).toMatchObject({ file });
    expect(await examine(JSON.stringify(file, null, 2))).toEqual(plain);
    expect(await examine(JSON.stringify({ ...file, names: ['A', 'B', 'C', 'D'] }))).not.toEqual(plain);
  });

  test('may be of a game that is not over', async () => {
    const file = await randomFile('bear-raid');
    const part = { ...file, moves: file.moves.slice(0, 5), result: null };
    expect(await examine(JSON.stringify(part))).toMatchObject({ file: part });
  });

  const spoilt: readonly (readonly [ImportFault['kind'], (file: GameFile) => unknown])[] = [
    ['not-ours', () => ({ format: 'pgn' })],
    ['account', () => ({ format: 'outcry-account', version: 1 })],
    ['version', (file) => ({ ...file, version: 4 as 3 })],
    ['damaged', (file) => ({ ...file, moves: 'none' })],
    ['damaged', (file) => ({ ...file, options: { speed: 9 } })],
    ['damaged', (file) => ({ ...file, data: { prices: 1 } })],
    ['unknown-game', (file) => ({ ...file, game: 'chess' })],
    ['rules', (file) => ({ ...file, rulesVersion: 99 })],
    ['seed', (file) => ({ ...file, fairness: { ...file.fairness, seed: 'ab'.repeat(32) } })],
    [
      'contribution',
      (file) => ({
        ...file,
        fairness: {
          ...file.fairness,
          contributions: file.fairness.contributions.map((each) => ({ ...each, missing: 'bot' })),
        },
      }),
    ],
    [
      'attempt',
      ({ fairness, ...file }) => {
        const { seed, commitment } = fairness;
        const failed = { seed: 'ab'.repeat(32), commitment, step: 'commit', seats: [0] };
        return { ...file, fairness: { ...fairness, seed, voided: [failed] } };
      },
    ],
    ['move', (file) => ({ ...file, moves: file.moves.toSpliced(7, 1) })],
    ['result', (file) => ({ ...file, result: { places: [1, 1, 1, 1], scores: [0, 0, 0, 0] } })],
  ];
  test.each(spoilt)('is refused when something is wrong: %s', async (kind, spoil) => {
    const text = JSON.stringify(spoil(await randomFile('taking-stock')));
    expect(await examine(text)).toMatchObject({ fault: { kind } });
    expect(await examine(text.slice(0, -5))).toMatchObject({ fault: { kind: 'not-json' } });
  });

  test.each([en, fr, nl])('is refused in words, with the rule that forbids a move: %#', async (messages) => {
    const file = await randomFile('taking-stock');
    const [seat] = file.moves[4]!;
    const moves = file.moves.with(4, [seat, { kind: 'play', card: file.moves[0]![1], target: null, boxes: null }]);
    const words = await loadWords('taking-stock', messages.locale);
    for (const text of [
      JSON.stringify({ ...file, moves }),
      JSON.stringify({ ...file, moves: moves.with(4, [9, {}]) }),
    ]) {
      const found = await examine(text);
      expect(found).toMatchObject({ fault: { kind: 'move', number: 5 } });
      expect('fault' in found && sentenceOf(found.fault, messages, words)).toContain('5');
    }
    const refusal = { rule: 'T2', reason: 'not-in-hand' };
    const sentence = sentenceOf({ kind: 'move', number: 5, refusal }, messages, words);
    expect(sentence).toContain(words.refusal(refusal));
  });
});
