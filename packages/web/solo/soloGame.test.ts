import { fastRng, MoveError, verifyFile } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame, AnyView } from '@outcry/engine';
import { SoloGame, newRecord } from './soloGame.ts';
import type { SoloWish } from '../worker/protocol.ts';

let game: AnyGame;
beforeAll(async () => {
  game = await newestGame('taking-stock');
});

const wish = (...bots: (string | null)[]): SoloWish => ({
  id: 'x',
  game: 'taking-stock',
  seats: bots.map((bot, seat) => ({ name: `Seat ${seat}`, bot })),
  options: {},
  data: null,
});
const open = (...bots: (string | null)[]): SoloGame => new SoloGame(game, newRecord(game, wish(...bots), 0));

/** Makes any legal move of whoever is asked. */
function playOne(match: SoloGame, seed: number): number {
  const seat = match.bots()[0]?.seat ?? match.asked()!;
  const legal = match.legal(seat);
  match.play(seat, legal[fastRng(seed).below(legal.length)], seed);
  return seat;
}

function playUntil(match: SoloGame, done: () => boolean): void {
  for (let seed = 0; !done(); seed++) playOne(match, seed);
}

test('a game is played to its end, and what was kept of it verifies', () => {
  const match = open(null, 'trader', 'rookie');
  playUntil(match, () => match.update(0).result !== null);
  const { record, worth, moments, result } = match.update(0);
  expect(verifyFile(game, record.file)).toMatchObject({ verified: true });
  expect(worth).toHaveLength(moments.length);
  expect(worth!.at(-1)).toEqual(result!.scores);
});

test('a kept game goes on exactly where it was', () => {
  const match = open(null, 'trader', 'rookie');
  playUntil(match, () => match.update(0).moments.length > 20);
  const kept = JSON.parse(JSON.stringify(match.update(0).record));
  expect(new SoloGame(game, kept).update(0)).toEqual(match.update(0));
});

test('an update tells only what is new', () => {
  const match = open(null, 'trader', 'rookie');
  playOne(match, 1);
  playOne(match, 2);
  const all = match.update(0).moments;
  expect(match.update(2).moments).toEqual(all.slice(2));
  expect(match.update(3).moments).toEqual([]);
});

test('a move that is not legal is refused and changes nothing', () => {
  const match = open(null, null, null);
  const before = match.update(0);
  expect(() => match.play(match.asked()!, { kind: 'take', card: 0 }, 1)).toThrow(MoveError);
  expect(match.update(0)).toEqual(before);
});

test('an undo goes back to the last own move', () => {
  const match = open(null, 'trader', 'rookie');
  playUntil(match, () => match.asked() === 0);
  const before = match.update(0);
  playOne(match, 3);
  expect(match.update(0).undo).toEqual({ seat: 0, to: before.moments.length });
  expect(match.undo(0)).toBe(before.moments.length);
  expect(match.update(0).moments).toEqual(before.moments);
});

test('what was taken back is made again, until something else is played', () => {
  const match = open(null, 'trader', 'rookie');
  playUntil(match, () => match.asked() === 0);
  const before = match.update(0).moments.length;
  expect(match.update(0).redo).toBe(false);
  playOne(match, 3);
  const after = match.update(0);
  match.undo(0);
  expect(match.update(0).redo).toBe(true);
  match.redo(after.record.updated);
  expect(match.update(0)).toEqual(after);
  expect(match.update(before).moments).toEqual(after.moments.slice(before));
  match.undo(0);
  playOne(match, 4);
  expect(match.update(0).redo).toBe(false);
});

test('no undo passes what was dealt', () => {
  const match = open(null, 'trader', 'rookie');
  const round = () => (match.view(0) as AnyView & { round: number }).round;
  playUntil(match, () => round() === 2);
  expect(match.update(0).undo).toBeNull();
  expect(match.undo(0)).toBeNull();
});

test('between two people at one device nothing of either hand is told until one says they are here', () => {
  const match = open(null, null, 'trader');
  const hands = () => [0, 1].map((seat) => (match.view(seat) as AnyView & { hand: number[] }).hand);
  for (let seed = 0; seed < 30; seed++) {
    const { curtain, moments, legal } = match.update(0);
    if (curtain !== null) {
      expect(legal).toEqual([]);
      expect(moments.map(({ view }) => (view as AnyView & { hand: number[] }).hand).flat()).toEqual([]);
      match.look(curtain);
      const seen = match.update(0);
      expect(seen.viewer).toBe(curtain);
      expect((seen.moments.at(-1)!.view as AnyView & { hand: number[] }).hand).toEqual(hands()[curtain]);
    }
    if (match.update(0).result !== null) break;
    playOne(match, seed);
  }
});

test('what a person has answered in advance is played for them, and they are not asked', async () => {
  const speculate = await newestGame('speculate');
  const seats = [null, 'rookie', 'rookie'].map((bot, seat) => ({ name: `Seat ${seat}`, bot }));
  const record = newRecord(speculate, { id: 'x', game: 'speculate', seats, options: {}, data: null }, 0);
  const match = new SoloGame(speculate, record);
  const { round } = match.view(0) as AnyView & { round: number };
  match.setStanding(0, [{ to: 'round', round }], 1);
  expect(match.update(0).standing).toEqual([{ to: 'round', round }]);
  let answered = 0;
  for (let seed = 0; (match.view(0) as AnyView & { round: number }).round === round; seed++) {
    const entry = match.answered();
    if (entry === null) {
      const kind = (match.view(0) as AnyView & { phase: { kind: string } }).phase.kind;
      if (match.asked() !== null) expect(kind).not.toBe('answer');
      playOne(match, seed);
      continue;
    }
    expect(match.asked()).toBeNull();
    match.play(...entry, seed);
    answered++;
  }
  expect(answered).toBeGreaterThan(0);
  expect(match.update(0).standing).toEqual([]);
});

test('B7: a pass in advance is played for a person until the dice are rolled', async () => {
  const bearRaid = await newestGame('bear-raid');
  type Seen = AnyView & { round: number; phase: { kind: string } };
  const seats = [null, 'rookie', 'rookie'].map((bot, seat) => ({ name: `Seat ${seat}`, bot }));
  const match = new SoloGame(bearRaid, newRecord(bearRaid, { ...wish(), game: 'bear-raid', seats }, 0));
  const seen = () => match.view(0) as Seen;
  playUntil(match, () => match.asked() === 0 && seen().phase.kind === 'action');
  const { round } = seen();
  match.setStanding(0, [{ round, market: null }], 1);
  let passed = 0;
  for (let seed = 0; seen().round === round && seen().phase.kind === 'action'; seed++) {
    const entry = match.answered();
    if (entry === null) {
      expect(match.asked()).toBeNull();
      playOne(match, seed);
      continue;
    }
    expect(entry).toEqual([0, { kind: 'pass' }]);
    match.play(...entry, seed);
    passed++;
  }
  expect(passed).toBeGreaterThan(0);
  expect(match.update(0).standing).toEqual([]);
});

test('a decision stays the same while others choose at the same time, and is another after one’s own move', async () => {
  const speculation = await newestGame('speculation');
  const seats = [null, 'rookie', 'rookie'].map((bot, seat) => ({ name: `Seat ${seat}`, bot }));
  const match = new SoloGame(speculation, newRecord(speculation, { ...wish(), game: 'speculation', seats }, 0));
  const lays = (seat: number): boolean => match.legal(seat).some((move) => (move as { kind: string }).kind === 'card');
  playUntil(match, () => match.asked() === 0 && lays(0) && match.bots().length === 2);
  const { decision } = match.update(0);
  expect(decision).toBe(match.made());
  playOne(match, 1);
  expect(match.update(0)).toMatchObject({ decision, actors: [0, 2] });
  match.play(0, match.legal(0)[0], 2);
  expect(match.update(0).decision).not.toBe(decision);
});
