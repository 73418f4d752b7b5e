import { fastRng, LOCALES, pick } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../data.ts';
import { takingStock } from '../game.ts';
import { previewPlay, previewTake } from '../preview.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { account, inMoney, prices, wealth, where } from './account.ts';
import { playConsequence, takeConsequence } from './consequence.ts';
import { TEXT } from './text/index.ts';

const names = ['Noor', 'Ada', 'Pim'];
const speech = (view: View, locale: 'en' | 'fr' | 'nl' = 'en') => ({
  data: PRINTED,
  view,
  locale,
  text: TEXT[locale],
  name: (hand: number) => names[hand]!,
});
const card = (company: number, number: number): number => company * 7 + number - 1;
const play = (held: number, target: number | null = null, boxes: number | null = null) =>
  ({ kind: 'play', card: held, target, boxes }) as const;

/** Seat 0 plays last on a Red Sun 5 and a Blue Moon 3; prices at boxes 5, 6 and 7. */
const seen: View = {
  seat: 0,
  seats: 3,
  inPlay: [true, true, true, false, false],
  boxes: [4, 5, 6, 1, 1],
  round: 2,
  trick: 3,
  dealer: 2,
  order: [1, 2, 0],
  lead: 1,
  hand: [card(0, 7), card(2, 2), card(1, 1), card(1, 4), card(2, 7)],
  handSizes: [5, 4, 4],
  portfolios: [[], [card(0, 1)], []],
  aside: [],
  table: [card(2, 5), card(0, 3)],
  playedBy: [1, 2],
  money: [3, 4, 5],
  earned: [3, 4, 5],
  phase: { kind: 'play', seat: 0 },
};
const early: View = { ...seen, table: [card(2, 5)], playedBy: [1], order: [1, 0, 2] };

describe('what a choice would do, said in numbers', () => {
  test.each<[string, View, Extract<Move, { kind: 'play' }>, string]>([
    [
      'the last card of a trick wins it',
      seen,
      play(card(0, 7)),
      'Blue Moon goes to $1 (box 4). You win 3 cards; Blue Moon rises to $2 (box 5). Your payout: $0 → $8.',
    ],
    ['a Reversal', seen, play(card(2, 2)), 'The lowest number now wins. You win 3 cards; Red Sun rises to $3 (box 8). Your payout: $0 → $8.'], // prettier-ignore
    ['a target, and the trick is another’s', seen, play(card(1, 4), 2, -1), 'Red Sun goes to $2 (box 6). Ada wins the trick.'], // prettier-ignore
    ['a Side Deal', seen, play(card(1, 1)), 'Ada wins the trick. Then your Side Deal takes a card.'],
    [
      'others still to play',
      early,
      play(card(2, 7)),
      'Red Sun goes to $2 (box 6). So far you win 2 cards; Red Sun rises to $2 (box 7). 2 of 14 unseen cards can beat it.',
    ],
    ['a lower card early on', early, play(card(1, 1)), 'Ada still wins so far. Then your Side Deal takes a card.'],
    [
      'a price at the end of its track',
      { ...seen, boxes: [4, 5, 0, 1, 1] },
      play(card(1, 4), 2, -1),
      'Red Sun stays at the end of its track. Ada wins the trick.',
    ],
  ])('%s', (_, view, move, said) => {
    expect(playConsequence(speech(view), move, previewPlay(PRINTED, view, move))).toBe(said);
  });

  test('T8: cards that drop out together', () => {
    const level = { ...seen, table: [card(2, 6), card(1, 6)], boxes: [6, 6, 6, 1, 1], hand: [card(0, 6)] };
    const move = play(card(0, 6));
    expect(playConsequence(speech(level), move, previewPlay(PRINTED, level, move))).toBe(
      'Nobody wins: equal cards drop out.',
    );
  });

  test('T9: a card taken by Side Deal', () => {
    const dealing: View = {
      ...seen,
      table: [...seen.table, card(1, 1)],
      playedBy: [1, 2, 0],
      phase: { kind: 'side-deal', seat: 0, then: [], winner: 1, winning: card(2, 5) },
    };
    const preview = previewTake(PRINTED, dealing, { kind: 'take', card: card(0, 3) })!;
    expect(takeConsequence(speech(dealing), preview)).toBe('That leaves 2 cards to Ada. Your payout: $0 → $2.');
  });

  test.each(LOCALES)('every choice of random games has its sentence in %s', (locale) => {
    const game = takingStock();
    for (let seed = 1; seed <= 6; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ leftOut: [] }, 3, rng);
      while (game.actors(state).length > 0) {
        const seat = game.actors(state)[0]!;
        const view = game.view(state, seat);
        const legal = game.legal(state, seat);
        for (const move of legal) {
          const said =
            move.kind === 'play'
              ? playConsequence(speech(view, locale), move, previewPlay(PRINTED, view, move))
              : takeConsequence(speech(view, locale), previewTake(PRINTED, view, move)!);
          expect(said).toMatch(/^\p{L}.*[.]$/u);
          expect(said).not.toMatch(/undefined|NaN|null/);
        }
        game.apply(state, seat, pick(legal, rng), rng, null);
      }
    }
  });
});

describe('what the frame asks of the board', () => {
  test('where the game stands', () => {
    expect(where(seen, 'en')).toBe('Round 2 of 4 · trick 3 of 5');
    expect(where({ ...seen, phase: { kind: 'over' } }, 'nl')).toBe('Alle 4 rondes gespeeld');
  });
  test('the chart has the companies in play, by box, and an axis of prices', () => {
    const chart = prices(seen, PRINTED, 'en');
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
    expect(wealth(seen, PRINTED)).toEqual([3, 8, 5]);
    expect(wealth({ ...seen, phase: { kind: 'over' } }, PRINTED)).toEqual([3, 4, 5]);
  });
  test('the account has what each round paid', () => {
    const events = [1, 2].map((round): Event => ({ kind: 'round-over', round, earned: [round, 2, 3], money: [] }));
    expect(account(seen, events, PRINTED, 'fr')).toEqual({
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
