import { playFile } from '@outcry/engine';
import { loadWords, newestGame } from '@outcry/games';
import { randomFile } from '@outcry/games/testing/randomFile.ts';
import { expect, test } from 'vitest';
import type { GameHistory } from '../table/source.ts';
import { happened } from './happened.ts';

const NAMES = ['Noor', 'Ada', 'Jules', 'Pim'];

/** What a page says had happened before the first move. */
async function openingOf(id: string, locale: 'en' | 'fr' | 'nl') {
  const game = await newestGame(id);
  const file = await randomFile(id);
  const view = game.view(playFile(game, { ...file, moves: [] }).state, 0);
  const now = { game: id, data: game.data, history: [{ at: 0, view, events: [] }] } as unknown as GameHistory;
  const said = happened({ now, words: await loadWords(id, locale), who: (seat) => NAMES[seat]! }, 0);
  return { said: said.map(({ text }) => text), first: NAMES[(view as unknown as { first: number }).first]! };
}

test('P7: Speculate tells the fee by which its first turn began', async () => {
  const { said, first } = await openingOf('speculate', 'en');
  expect(said).toEqual([`${first} began a turn and paid its fee of 50 to the bank.`]);
  expect((await openingOf('speculate', 'fr')).said).toEqual([
    `${first} a commencé son tour et payé ses frais de 50 à la banque.`,
  ]);
  expect((await openingOf('speculate', 'nl')).said).toEqual([
    `${first} begon een beurt en betaalde de kosten daarvan, 50, aan de bank.`,
  ]);
});

test('S7: Speculation tells the tiles of its first turn', async () => {
  const { said } = await openingOf('speculation', 'en');
  expect(said).toEqual([expect.stringMatching(/^Turn 1, \w+ drew: .+, movement [1-6]\.$/)]);
});

test('where the set-up does nothing that is told, nothing is said of it', async () => {
  expect((await openingOf('taking-stock', 'en')).said).toEqual([]);
});
