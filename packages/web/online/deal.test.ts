import { commitmentToEntropy } from '@outcry/engine';
import { expect, test } from 'vitest';
import { compareDeal } from './deal.ts';
import type { KeptDeal } from './deal.ts';
import { Desk, failure, opening, UNREACHED } from './testing/desk.ts';
import { aState, aTable, told } from './testing/table.ts';

const dealing = (step: 'commit' | 'reveal', waiting: number[], attempt = 1) => ({ attempt, step, waiting });
const waitingTable = (more: Parameters<typeof aTable>[0] = {}) => aTable({ status: 'waiting', actors: [], ...more });
const begins = (seq: number, step: 'commit' | 'reveal', waiting: number[]) =>
  told(
    { seq, at: 0, kind: 'deal', attempt: 1, commitment: 'c', seats: [0, 1, 2] },
    { info: waitingTable({ seq, dealing: dealing(step, waiting) }) },
  );
const atTable = () => new Desk({ ...aState(), table: waitingTable() });

test('each step of a deal is answered once, as soon as it waits for a seat of ours', () => {
  const desk = atTable().hear(begins(3, 'commit', [1, 2]));
  expect(desk.kinds()).toEqual([]);
  desk.hear(begins(4, 'commit', [0, 2]));
  expect(desk.take('takePart').table.dealing).toEqual(dealing('commit', [0, 2]));
  desk.hear(begins(5, 'commit', [0])).arrive({ kind: 'tookPart', table: null });
  expect(desk.kinds()).toEqual([]);
  desk.hear(begins(6, 'reveal', [0, 1, 2]));
  expect(desk.take('takePart').table.dealing?.step).toBe('reveal');
  desk.arrive({ kind: 'tookPart', table: waitingTable({ seq: 7, dealing: dealing('reveal', [1, 2]) }) });
  expect(desk.state.table.dealing?.waiting).toEqual([1, 2]);
  desk.hear(begins(7, 'commit', [0]));
  expect(desk.kinds()).toEqual(['takePart']);
});

test('a page that is loaded again in the middle of a deal answers it', () => {
  const table = waitingTable({ dealing: dealing('reveal', [0]) });
  expect(opening(table).take('takePart').table).toMatchObject({ dealing: { step: 'reveal' } });
  const watching = waitingTable({ dealing: dealing('reveal', [0]), you: { seats: [], host: false } });
  expect(opening(watching).kinds()).not.toContain('takePart');
});

test('an answer that does not reach the server is sent again while the step waits; a refused one is not', () => {
  const desk = atTable().hear(begins(3, 'commit', [0]));
  desk.take('takePart');
  desk.arrive({ kind: 'notTakenPart', failure: UNREACHED });
  desk.arrive(desk.take('wait').then);
  desk.take('takePart');
  desk.arrive({ kind: 'notTakenPart', failure: failure('not-possible', 409) });
  expect(desk.kinds()).toEqual([]);
  expect(desk.state.trouble).toBeNull();
  desk.arrive({ kind: 'notTakenPart', failure: UNREACHED }).hear(begins(4, 'commit', [1]));
  desk.arrive(desk.take('wait').then);
  expect(desk.kinds()).toEqual([]);
});

const entropy = 'ab'.repeat(32);
const kept = (more: Partial<KeptDeal> = {}): KeptDeal => ({
  id: 'one',
  updated: 0,
  table: 'table',
  attempt: 1,
  commitment: 'the server’s',
  own: commitmentToEntropy(entropy),
  entropy,
  accepted: 'entropy',
  ...more,
});
const mine = { entropy, commitment: commitmentToEntropy(entropy), missing: null };
const other = { entropy: 'x', commitment: commitmentToEntropy('x'), missing: null };
const shown = { commitment: 'the server’s', contributions: [mine, other], voided: [] };
const failed = (seats: number[], commitment = 'the first') => ({ commitment, seats });

test('what this browser saw and sent is compared with the record of the deal', () => {
  const differs = (what: string) => ({ kind: 'differs', what });
  expect(compareDeal([kept()], shown, 0)).toEqual({ kind: 'fits', entropy });
  expect(compareDeal([], shown, 0)).toEqual({ kind: 'nothing-kept' });
  expect(compareDeal([kept({ accepted: 'nothing' })], shown, 0)).toEqual({ kind: 'nothing-kept' });
  expect(compareDeal([kept()], { ...shown, commitment: 'another' }, 0)).toEqual(differs('commitment'));
  expect(compareDeal([kept()], { ...shown, contributions: [other, other] }, 0)).toEqual(differs('entropy'));
  const changed = { ...mine, entropy: 'cd'.repeat(32) };
  expect(compareDeal([kept()], { ...shown, contributions: [changed, other] }, 0)).toEqual(differs('entropy'));
  expect(compareDeal([kept(), kept({ attempt: 2 })], shown, 0)).toEqual(differs('attempt'));
});

test('a void attempt must be the one this browser saw, and may not deny its answer', () => {
  const first = kept({ id: 'first', own: 'sealed', commitment: 'the first' });
  const both = [first, kept({ attempt: 2 })];
  expect(compareDeal(both, { ...shown, voided: [failed([1])] }, 0)).toEqual({ kind: 'fits', entropy });
  expect(compareDeal(both, { ...shown, voided: [failed([0])] }, 0)).toEqual({ kind: 'differs', what: 'answer' });
  expect(compareDeal(both, { ...shown, voided: [failed([1], 'another')] }, 0)).toMatchObject({ what: 'commitment' });
  // Its answer did not arrive: no contradiction.
  const silent = { ...first, accepted: 'commitment' } as const;
  expect(compareDeal([silent, kept({ attempt: 2 })], { ...shown, voided: [failed([0])] }, 0).kind).toBe('fits');
});
