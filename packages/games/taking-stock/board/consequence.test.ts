import { fastRng, LOCALES, pick } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../data.ts';
import { takingStock } from '../game.ts';
import { previewPlay, previewTake } from '../preview.ts';
import { BLM, card, GRG, playing, RSN, seen } from '../testing/fixture.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { account, inMoney, prices, wealth, where } from './account.ts';
import { playConsequence, takeConsequence } from './consequence.ts';
import { speak, TEXT } from './text/index.ts';

await Promise.all((['en', 'fr', 'nl'] as const).map(speak));

const names = ['Noor', 'Ada', 'Pim'];
const speech = (at: View, locale: 'en' | 'fr' | 'nl' = 'en') => ({
  data: PRINTED,
  view: at,
  locale,
  text: TEXT[locale],
  name: (hand: number) => names[hand]!,
});
const view = seen({ hand: [card(BLM, 7), card(RSN, 2), card(GRG, 1), card(GRG, 4), card(RSN, 7)] });
const early: View = { ...view, table: [card(RSN, 5)], playedBy: [1], order: [1, 0, 2] };

describe('what a choice would do, said in numbers', () => {
  test.each<[string, View, Extract<Move, { kind: 'play' }>, string]>([
    [
      'the last card of a trick wins it',
      view,
      playing(card(BLM, 7)),
      'Blue Moon goes to $1 (box 4). You win 3 cards; Blue Moon rises to $2 (box 5). Your payout: $0 → $8.',
    ],
    ['a Reversal', view, playing(card(RSN, 2)), 'The lowest number now wins. You win 3 cards; Red Sun rises to $3 (box 8). Your payout: $0 → $8.'], // prettier-ignore
    ['a target, and the trick is another’s', view, playing(card(GRG, 4), 2, -1), 'Red Sun goes to $2 (box 6). Ada wins the trick.'], // prettier-ignore
    ['a Side Deal', view, playing(card(GRG, 1)), 'Ada wins the trick. Your Side Deal takes a card.'],
    [
      'others still to play',
      early,
      playing(card(RSN, 7)),
      'Red Sun goes to $2 (box 6). So far you win 2 cards; Red Sun rises to $2 (box 7). 2 of 14 unseen cards can beat it.',
    ],
    ['a lower card early on', early, playing(card(GRG, 1)), 'Ada still wins so far. Your Side Deal takes a card.'],
    [
      'somebody else’s Side Deal comes first',
      { ...view, table: [card(RSN, 1), card(BLM, 3)] },
      playing(card(BLM, 7)),
      'Blue Moon goes to $1 (box 4). You win 3 cards; Blue Moon rises to $2 (box 5). Ada takes a card by Side Deal.',
    ],
    [
      'a price at the end of its track',
      { ...view, boxes: [4, 5, 0, 1, 1] },
      playing(card(GRG, 4), 2, -1),
      'Red Sun stays at the end of its track. Ada wins the trick.',
    ],
  ])('%s', (_, at, move, said) => {
    expect(playConsequence(speech(at), move, previewPlay(PRINTED, at, move))).toBe(said);
  });

  test('T8: cards that drop out together', () => {
    const level = { ...view, table: [card(RSN, 6), card(GRG, 6)], boxes: [6, 6, 6, 1, 1], hand: [card(BLM, 6)] };
    const move = playing(card(BLM, 6));
    expect(playConsequence(speech(level), move, previewPlay(PRINTED, level, move))).toBe(
      'Nobody wins: equal cards drop out.',
    );
  });

  test('T7: a card that ties drops out with the other, and the next one wins', () => {
    const table = [card(RSN, 6), card(GRG, 5)];
    const level = { ...view, table, boxes: [6, 6, 6, 1, 1], hand: [card(BLM, 6)] };
    const move = playing(card(BLM, 6));
    expect(playConsequence(speech(level), move, previewPlay(PRINTED, level, move))).toMatch(
      /^Same number on the same box as Ada: both drop out\. .* wins the trick\.$/,
    );
  });

  test('T9: a card taken by Side Deal', () => {
    const dealing: View = {
      ...view,
      table: [...view.table, card(GRG, 1)],
      playedBy: [1, 2, 0],
      phase: { kind: 'side-deal', seat: 0, then: [], winner: 1, winning: card(RSN, 5) },
    };
    const preview = previewTake(PRINTED, dealing, { kind: 'take', card: card(BLM, 3) })!;
    expect(takeConsequence(speech(dealing), preview)).toBe('That leaves 2 cards to Ada. Your payout: $0 → $2.');
  });

  test.each(LOCALES)('every choice of random games has its sentence in %s', (locale) => {
    const game = takingStock();
    for (let seed = 1; seed <= 6; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ leftOut: [] }, 3, rng);
      while (game.actors(state).length > 0) {
        const seat = game.actors(state)[0]!;
        const at = game.view(state, seat);
        const legal = game.legal(state, seat);
        for (const move of legal) {
          const said =
            move.kind === 'play'
              ? playConsequence(speech(at, locale), move, previewPlay(PRINTED, at, move))
              : takeConsequence(speech(at, locale), previewTake(PRINTED, at, move)!);
          expect(said).toMatch(/^\p{L}.*[.]$/u);
          expect(said).not.toMatch(/undefined|NaN|null/);
        }
        game.apply(state, seat, pick(legal, rng), rng, null);
      }
    }
  });
});

describe('the grammar of the board', () => {
  test('French says “vous” in the second person', () => {
    const { led, played, toPlay, next, leads, wins, winsSoFar } = TEXT.fr;
    for (const { you } of [led, played, toPlay, next, leads, wins, winsSoFar]) expect(you).toMatch(/ez\b/);
  });
  test('a single card that can beat yours is singular', () => {
    expect(TEXT.fr.beatenBy(1, 14)).toBe('1 des 14 cartes cachées peut la battre.');
    expect(TEXT.nl.beatenBy(1, 14)).toBe('1 van de 14 verborgen kaarten kan haar verslaan.');
  });
});

describe('what the frame asks of the board', () => {
  test('where the game stands', () => {
    expect(where(view, 'en')).toBe('Round 2 of 4 · trick 3 of 5');
    expect(where({ ...view, phase: { kind: 'over' } }, 'nl')).toBe('Alle 4 rondes gespeeld');
  });
  test('the chart has the companies in play, by box, and an axis of prices', () => {
    const chart = prices(view, PRINTED, 'en');
    expect(chart.prices.map(({ company, value, label }) => [company.ticker, value, label])).toEqual([
      ['BLM', 4, '$2'],
      ['GRG', 5, '$2'],
      ['RSN', 6, '$2'],
    ]);
    expect(chart.axis.map(({ value, label }) => [value, label])).toEqual([
      [0, '$0'],
      [1, '$1'],
      [4, '$2'],
      [7, '$3'],
      [10, '$4'],
      [14, '$5'],
    ]);
    expect(chart.part).toBe('round 2');
  });
  test('wealth is money and what the portfolio would be paid; at the end money alone', () => {
    expect(wealth(view, PRINTED)).toEqual([3, 8, 5]);
    expect(wealth({ ...view, phase: { kind: 'over' } }, PRINTED)).toEqual([3, 4, 5]);
  });
  test('the account has what each round paid', () => {
    const events = [1, 2].map((round): Event => ({ kind: 'round-over', round, earned: [round, 2, 3], money: [] }));
    expect(account(view, events, PRINTED, 'fr')).toEqual({
      parts: ['Manche 1', 'Manche 2'],
      amounts: [
        [1, 2],
        [2, 2],
        [3, 3],
      ],
    });
    expect(inMoney(11, 'fr').replace(/\s/, ' ')).toBe('11 $');
  });
});
