import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commitmentTo,
  commitmentToEntropy,
  dealtHere,
  gameFile,
  Match,
  NO_CONTRIBUTION,
  parseOptions,
  tableKey,
} from '@outcry/engine';
import type { Fairness, Missing } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { emptyFolder, outcryHere } from './testing/outcry.ts';

const added = (entropy: string) => ({ entropy, commitment: commitmentToEntropy(entropy), missing: null });
const nothing = (missing: Missing) => ({ ...NO_CONTRIBUTION, parseOptions, missing });
const seed = 'ef'.repeat(32);

/** What `outcry verify` says of a game of five seats with this deal, after its first move. */
async function verified(fairness: Fairness, flags: readonly string[] = [], ended?: 'vote' | 'abandoned') {
  const game = await newestGame('taking-stock');
  const options = parseOptions(game, {}, 5);
  const match = new Match(game, { seats: 5, options, key: tableKey(fairness) });
  const [seat] = game.actors(match.state);
  const move = game.legal(match.state, seat!)[0];
  match.make(seat!, move);
  const seats = ['Ada', 'Ben', 'Cleo', 'Dee', 'Otto'].map((name) => ({ name, kind: 'person' as const, level: null }));
  const file = gameFile(game, { seats, options, data: null, fairness, ended }, match.journal.moves);
  const path = join(emptyFolder(), 'game.json');
  writeFileSync(path, JSON.stringify(file));
  return outcryHere('verify', path, ...flags);
}

test('a verified table’s file tells who added to the shuffle, who did not, and what was void', async () => {
  const fairness: Fairness = {
    ...dealtHere(5),
    contributions: [added('a'), nothing('not-connected'), added('c'), nothing('no-answer'), nothing('bot')],
    voided: [
      { seed, commitment: commitmentTo(seed), step: 'reveal', seats: [2] },
      { seed, commitment: commitmentTo(seed), step: 'commit', seats: [3] },
    ],
  };
  const { stdout, code } = await verified(fairness);
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'verified: taking-stock, 1 move; every move so far is right; the game is not over',
    'The server committed to its seed; then 2 of 4 players committed and revealed: Ada and Cleo.',
    'Not connected, contributed nothing: Ben.',
    'Did not answer, contributed nothing: Dee.',
    'Attempt 1 was void: Cleo did not reveal in time.',
    'Attempt 2 was void: Dee did not commit in time.',
  ]);
  expect(JSON.parse((await verified(fairness, ['--json'])).stdout)).toMatchObject({ deal: { length: 5 } });
});

test('a game that was stopped is not called running', async () => {
  const said = async (ended: 'vote' | 'abandoned') => (await verified(dealtHere(5), [], ended)).stdout.split('\n')[0];
  expect(await said('vote')).toBe(
    'verified: taking-stock, 1 move; every move is right; the players ended the game by vote',
  );
  expect(await said('abandoned')).toBe('verified: taking-stock, 1 move; every move is right; the game was abandoned');
});

test('deals to which nobody committed say so', async () => {
  const open = { ...NO_CONTRIBUTION, parseOptions, entropy: 'dice' };
  const said = async (contributions: Fairness['contributions']) =>
    (await verified({ ...dealtHere(5), contributions })).stdout;
  expect(await said([open, ...dealtHere(4).contributions])).toContain(
    'Ada added to the shuffle without committing first (an older table).',
  );
  expect(await said(dealtHere(5).contributions.map(() => nothing('not-connected')))).toContain(
    'No player added to the shuffle: the server alone chose it.',
  );
});
