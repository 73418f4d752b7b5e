import { commitmentToEntropy, dealtHere } from '@outcry/engine';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import type { Messages } from '../i18n.ts';
import { dealSentences } from './dealSentences.ts';
import type { FairnessNow } from './source.ts';

const t: Messages = en;
const who = (seat: number) => ['Ada', 'Ben', 'Cleo', 'Dee', 'Rookie'][seat]!;
const entropy = 'ab'.repeat(32);
const sealed = (text: string) => ({ entropy: text, commitment: commitmentToEntropy(text), missing: null });
const without = (missing: 'bot' | 'not-connected' | 'no-answer') => ({ entropy: '', commitment: null, missing });
const FAIRNESS: FairnessNow = {
  table: 'table',
  commitment: 'cd'.repeat(32),
  seed: null,
  contributions: [sealed(entropy), without('not-connected'), sealed('c'), sealed('d'), without('bot')],
  voided: [{ commitment: 'ef'.repeat(32), step: 'reveal', seats: [2] }],
};
const KEPT = {
  id: 'one',
  updated: 0,
  table: 'table',
  attempt: 2,
  commitment: FAIRNESS.commitment,
  own: commitmentToEntropy(entropy),
  entropy,
  accepted: 'entropy',
} as const;
const said = (fairness: Partial<FairnessNow>, kept = [KEPT] as readonly (typeof KEPT)[]) =>
  dealSentences(t, { ...FAIRNESS, ...fairness }, { who, own: 0, kept }).map(({ text }) => text);

test('the deal is told in words: what this browser added, who contributed, who did not, and what was void', () => {
  expect(said({})).toEqual([
    'Your browser added abab abab … abab. The server had committed to cdcd cdcd … cdcd before. Both are in the shuffle.',
    '3 of 4 players contributed.',
    'Ben was not connected.',
    'Attempt 1 was void because Cleo did not answer in time.',
  ]);
});

test('a record that does not fit what this browser saw is called unfair', () => {
  const { 0: first } = dealSentences(t, { ...FAIRNESS, commitment: 'another' }, { who, own: 0, kept: [KEPT] });
  expect(first).toEqual({ text: t.proof.differs.commitment, wrong: true });
});

test('deals without contributions say so', () => {
  expect(said({}, [])[0]).toBe(t.proof.tookNoPart);
  const none = FAIRNESS.contributions.map(() => without('not-connected'));
  expect(said({ contributions: none, voided: [] }, [])).toContain(t.proof.nobody);
  const alone = dealtHere(3);
  expect(said({ ...alone, table: null })).toEqual([t.proof.alone]);
  const open = [{ entropy: 'dice', commitment: null, missing: null }, ...alone.contributions];
  expect(said({ ...alone, contributions: open })).toEqual([t.proof.open(['Ada'])]);
});
