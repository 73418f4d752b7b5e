import { expect, test } from 'vitest';
import type { Entry } from '../api.ts';
import { afterEntry, NOTHING_ASKED } from './agreements.ts';
import type { Draft } from './tables.ts';

const fold = (...drafts: readonly Draft[]) =>
  drafts.map((draft, seq) => ({ seq, at: seq * 100, ...draft }) as Entry).reduce(afterEntry, NOTHING_ASKED);

test('journals of older servers are read: own seats agreed by themselves, and a new request replaced the one before', () => {
  const asked = fold(
    { kind: 'undo-ask', seat: 0, to: 2 },
    { kind: 'undo-answer', seat: 0, agree: true },
    { kind: 'undo-answer', seat: 1, agree: true },
    { kind: 'undo-ask', seat: 2, to: 3 },
    { kind: 'undo-answer', seat: 2, agree: true },
    { kind: 'vote', seat: 1, end: true },
    { kind: 'stand-in', seat: 0, why: 'left' },
  );
  expect(asked).toEqual({ ...NOTHING_ASKED, undo: { seat: 2, to: 3, agreed: [2] }, votes: [1], votesSince: 500 });
});

test('a move ends an undo and its refusal, and nothing else', () => {
  const refused = fold({ kind: 'undo-ask', seat: 0, to: 2 }, { kind: 'undo-answer', seat: 1, agree: false });
  expect(refused.undoRefused).toEqual({ seat: 0, at: 100 });
  const move: Draft = { kind: 'move', seat: 1, bot: false, move: {}, barrier: false, key: null };
  const replace: Draft = { kind: 'replace-ask', seat: 2, by: 'bot', person: 'ada' };
  const after = fold(
    { kind: 'undo-ask', seat: 0, to: 2 },
    { kind: 'undo-answer', seat: 1, agree: false },
    replace,
    { kind: 'vote', seat: 0, end: true },
    move,
  );
  expect(after).toMatchObject({ undo: null, undoRefused: null, votes: [0], replace: { seat: 2, by: 'bot' } });
});

test('whoever takes their vote back leaves the other votes; a no of somebody else ends them all', () => {
  const voted = (...more: Draft[]) =>
    fold({ kind: 'vote', seat: 0, end: true }, { kind: 'vote', seat: 1, end: true }, ...more).votes;
  expect(voted({ kind: 'vote', seat: 1, end: false })).toEqual([0]);
  expect(voted({ kind: 'vote', seat: 2, end: false })).toEqual([]);
});

test('somebody new at a seat has asked for nothing and agreed to nothing', () => {
  const taken: Draft = { kind: 'replaced', seat: 1, person: 'dora', from: 'cem', was: 'Cem' };
  const after = fold(
    { kind: 'undo-ask', seat: 0, to: 2 },
    { kind: 'undo-answer', seat: 1, agree: true },
    { kind: 'vote', seat: 1, end: true },
    taken,
  );
  expect(after).toMatchObject({ undo: null, votes: [], formers: [{ seat: 1, name: 'Cem', seq: 3 }] });
});
