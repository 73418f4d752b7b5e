import { LOCALES, fastRng, pick } from '@outcry/engine';
import type { Locale } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { BANK_HOLIDAY, END, PRINTED } from '../data.ts';
import { CARAT, game, give, METRO, returnShares, SHOGUN, table, TIMBUKTU } from '../testing/fixture.ts';
import type { Event, Move, State } from '../state.ts';
import { account, inMoney, prices, wealth, where } from './account.ts';
import { cardConsequence, rankConsequence, tradeConsequence } from './consequence.ts';
import { buyable, sellable, withBuy, withSell } from './deal.ts';
import type { Deal, Trade } from './deal.ts';
import { speak, TEXT } from './text/index.ts';

await Promise.all((['en', 'fr', 'nl'] as const).map(speak));

const speech = (state: State, locale: Locale = 'en') => ({
  data: PRINTED,
  view: game.view(state, 0),
  text: TEXT[locale],
  locale,
});
const CHOOSE = { kind: 'choose' } as const;

describe('what a choice would do, said in numbers', () => {
  const state = table({ bricks: { [METRO]: 9, [TIMBUKTU]: 10 }, movement: 2, phase: CHOOSE });
  returnShares(state);
  give(state, 0, METRO);
  test.each([
    [
      'S10: a card',
      state,
      METRO,
      'Metro walks 2 empty spaces, 9 to 12 (a taken one does not count): rank 2 → 1, $70 → $125. You: $90 → $145. You move first, if nobody plays a Bank Holiday.',
    ],
    [
      'S10: with others before',
      { ...state, active: 2 },
      TIMBUKTU,
      'Timbuktu walks 2 empty spaces, 10 to 12: rank 1 → 1, $80 → $125. You stay at $90. That is if nobody moves first or plays a Bank Holiday: all cards are turned at once.',
    ],
    ['S11: a Bank Holiday of four', state, BANK_HOLIDAY, 'All bricks stay where they are this turn.'],
    [
      'S11: a Bank Holiday of six',
      table({ seats: 6, movement: 5, phase: CHOOSE }),
      BANK_HOLIDAY,
      'Alone it halves the movement, 5 to 3; with another one all bricks stay.',
    ],
    [
      'S10: a brick that is home',
      table({ bricks: { [METRO]: END }, phase: CHOOSE }),
      METRO,
      'Metro is on END and stays there.',
    ],
  ])('%s', (_, at, card, said) => {
    expect(cardConsequence(speech(at), 0, card)).toBe(said);
  });

  test('S14: a move to END says that it ends the game', () => {
    const late = table({ bricks: { [METRO]: 58 }, movement: 6, phase: CHOOSE });
    expect(cardConsequence(speech(late), 0, METRO)).toMatch(
      /58 to END: rank 1 → 1, \$325 → \$400.*That ends the game\.$/,
    );
  });

  test('S9: a Rank tile', () => {
    const at = table({
      bricks: { [METRO]: 18, [TIMBUKTU]: 22 },
      action: 'down',
      phase: { kind: 'rank', seat: 0, action: 'down' },
    });
    returnShares(at);
    expect(rankConsequence(speech(at), 0, METRO)).toBe(
      'Metro goes from 18 to START: rank 2 → 2, $110 → $20. You stay at $20.',
    );
  });

  test('S8: a trade, its running total and what is missing', () => {
    const at = table({ bricks: { [TIMBUKTU]: 30, [METRO]: 29, 0: 28, 2: 27, 3: 26, 5: 25, 6: 24, [CARAT]: 23 } });
    returnShares(at);
    give(at, 0, TIMBUKTU);
    const say = (buy: number | null, sell: number | null) =>
      tradeConsequence(speech(at), 0, { kind: 'trade', buy, sell });
    expect(say(null, null)).toBe('You have $20. Tap a share to buy, one of yours to sell, or both.');
    expect(say(METRO, TIMBUKTU)).toBe('Timbuktu +175, Metro −150: $20 → $45 in cash.');
    expect(say(CARAT, null)).toBe('Carat +5: $20 → $25 in cash.');
    expect(say(METRO, null)).toBe('You are $130 short: sell a share, too.');
    returnShares(at);
    expect(say(METRO, null)).toBe('You would be $130 short.');
  });
});

describe('putting a trade together', () => {
  const state = table({ bricks: { [TIMBUKTU]: 30, [METRO]: 29 } });
  returnShares(state);
  give(state, 0, TIMBUKTU);
  const legal = game.legal(state, 0) as readonly Trade[];
  const deal = (chosen: Trade): Deal => ({ chosen, legal, choose: () => {}, forbidden: () => {} });
  const trade = (buy: number | null, sell: number | null): Trade => ({ kind: 'trade', buy, sell });

  test('S8: a share is lit when it can be bought, if need be with a sale', () => {
    expect(buyable(deal(trade(null, null)), METRO)).toBe(true);
    expect(legal).not.toContainEqual(trade(METRO, null));
    expect(buyable(deal(trade(null, TIMBUKTU)), METRO)).toBe(true);
    expect(sellable(deal(trade(null, null)), TIMBUKTU)).toBe(true);
    expect(sellable(deal(trade(null, null)), SHOGUN)).toBe(false);
  });
  test('S8: a second tap takes it back, and one company is never on both sides', () => {
    expect(withBuy(deal(trade(METRO, TIMBUKTU)), METRO)).toEqual(trade(null, TIMBUKTU));
    expect(withSell(deal(trade(METRO, TIMBUKTU)), TIMBUKTU)).toEqual(trade(METRO, null));
    expect(withBuy(deal(trade(null, TIMBUKTU)), TIMBUKTU)).toEqual(trade(TIMBUKTU, null));
    expect(withSell(deal(trade(TIMBUKTU, null)), TIMBUKTU)).toEqual(trade(null, TIMBUKTU));
  });
  test('S8: what is lit can be reached: with every lit sale and purchase there is a legal trade', () => {
    for (let buy = 0; buy < 8; buy++)
      expect(buyable(deal(trade(null, null)), buy)).toBe(legal.some((move) => move.buy === buy));
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  test('every choice of random games has its sentence', () => {
    const rng = fastRng(7);
    const state = game.setup({ side: 'star' }, 5, rng);
    const say = { card: cardConsequence, rank: rankConsequence, trade: tradeConsequence };
    const told = (move: Move): string => {
      if (move.kind === 'card') return say.card(speech(state, locale), 0, move.card);
      if (move.kind === 'rank') return say.rank(speech(state, locale), 0, move.company);
      return say.trade(speech(state, locale), 0, move);
    };
    while (game.actors(state).length > 0) {
      const seat = pick(game.actors(state), rng);
      const legal = game.legal(state, seat);
      if (seat === 0) for (const move of legal) expect(told(move)).toMatch(/^[^]*\S\.$/);
      if (seat === 0) for (const move of legal) expect(told(move)).not.toMatch(/undefined|NaN|null/);
      game.apply(state, seat, pick(legal, rng), rng, null);
    }
  });

  test('S14: header, chart, wealth and account fit the end', () => {
    const rng = fastRng(3);
    const state = game.setup({ side: 'plain' }, 4, rng);
    const events: Event[] = [];
    expect(where(game.view(state, 0), locale)).toMatch(/1/);
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      game.apply(state, seat, pick(game.legal(state, seat), rng), rng, (event) => events.push(event));
    }
    const view = game.view(state, null);
    const { scores } = game.result(state)!;
    expect(wealth(view)).toEqual(scores);
    const { parts, amounts } = account(view, events, PRINTED, locale);
    expect(parts.length).toBeLessThanOrEqual(6);
    expect(amounts.map((seat) => seat.reduce((sum, amount) => sum + amount, 0))).toEqual(scores);
    for (const seat of amounts) expect(seat).toHaveLength(parts.length);
    expect(amounts.map(([began]) => began)).toEqual(amounts.map(() => PRINTED.startCash));
    const chart = prices(view, PRINTED, locale);
    expect(chart.prices.map(({ value }) => value)).toEqual(view.prices);
    expect(chart.axis.at(-1)!.value).toBeGreaterThanOrEqual(Math.max(...view.prices));
    expect(where(view, locale)).toContain(String(view.turn));
    expect(inMoney(5, locale)).toMatch(/5/);
  });
});
