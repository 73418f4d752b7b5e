import { fastRng, InputError, parseOptions } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { ownersTables } from '../module.ts';
import { PRINTED } from './data.ts';
import { takingStock } from './game.ts';
import { payRound, plays, table, BLM, card, game, GRG, isLegal, PUP, RSN } from './testing/fixture.ts';
import type { Event } from './state.ts';

describe('companies and cards', () => {
  test.each([
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('T1: with %i seats %i companies are in play, cards 1 to 7 of each, all dealt', (seats, companies) => {
    const state = game.setup({ leftOut: [] }, seats, fastRng(3));
    expect(state.inPlay.filter(Boolean)).toHaveLength(companies);
    const dealt = state.hands.flat().toSorted((a, b) => a - b);
    const all = state.inPlay.flatMap((inPlay, company) =>
      inPlay ? [1, 2, 3, 4, 5, 6, 7].map((number) => card(company, number)) : [],
    );
    expect(dealt).toEqual(all);
  });

  test('T1: the companies left out are the ones named, or drawn by chance', () => {
    expect(game.setup({ leftOut: ['red-sun'] }, 4, fastRng(1)).inPlay).toEqual([true, true, false, true, true]);
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++) drawn.add(game.setup({ leftOut: [] }, 4, fastRng(seed)).inPlay.join());
    expect(drawn.size).toBe(5);
  });

  test.each([
    [2, ['red-sun'], 2],
    [4, ['red-sun', 'blue-moon'], 1],
    [5, ['red-sun'], 0],
  ])('T1: %i seats cannot leave out %j', (seats, leftOut, companies) => {
    expect(() => parseOptions(game, { leftOut }, seats)).toThrow(
      expect.objectContaining({
        refusal: { rule: 'T1', reason: 'companies-left-out', args: { seats, companies } },
      }) as Error,
    );
  });
});

describe('the price track', () => {
  test('T2: fifteen boxes, and prices begin in the first box of price 1', () => {
    expect(game.data.track).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5]);
    expect(table(5).boxes).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([
    ['top', 14, 3, 14, 5],
    ['bottom', 0, 7, 0, 0],
  ])('T2: a price stops at the %s of the track', (_end, box, number, to, price) => {
    const state = table(3, { hands: [[card(BLM, number)]], boxes: { [BLM]: box }, lead: 0 });
    const moved = plays(state, BLM, number).find((event) => event.kind === 'moved');
    expect(moved).toEqual({ kind: 'moved', company: BLM, from: box, to, price, because: 'effect' });
  });

  test.each([
    [3, [2, 0, 0], [4, 1, 0], [6, 2, 0], [8, 4, 0], [10, 6, 0]],
    [4, [2, 1, 0], [4, 2, 1], [6, 4, 2], [8, 6, 4], [10, 8, 6]],
    [5, [2, 1, 0], [4, 2, 1], [6, 4, 2], [8, 6, 4], [10, 8, 6]],
  ])('T3: the payouts with %i seats, at prices 1 to 5; at 0 only the first gets 1', (seats, ...rows) => {
    const boxes = [0, 1, 4, 7, 10, 14];
    [[1, 0, 0], ...rows].forEach((ranks, price) => {
      const state = table(seats, { boxes: { [BLM]: boxes[price]! } });
      const won = [[1, 2, 3], [4, 5], [6]].map((numbers) => numbers.map((number) => card(BLM, number)));
      const paid = payRound(state, won).find((event) => event.kind === 'paid' && event.company === BLM);
      expect((paid as Extract<Event, { kind: 'paid' }>).money.slice(0, 3), `at ${price}`).toEqual(ranks);
    });
  });
});

describe('the effects of cards', () => {
  const moves = (events: Event[]) =>
    events.flatMap((event) =>
      event.kind === 'moved' && event.because === 'effect' ? [[event.company, event.to - event.from]] : [],
    );

  test.each([
    [3, 'Good Press: its company rises a box', [[BLM, 1]]],
    [7, 'Profit Taking: its company falls a box', [[BLM, -1]]],
    [1, 'Side Deal moves no price', []],
    [2, 'Market Reversal moves no price', []],
    [6, 'New Acquisition moves no price before it wins', []],
  ])('T4: %i, %s', (number, _what, expected) => {
    const state = table(4, { hands: [[card(BLM, number)]], boxes: { [BLM]: 5 }, lead: 0 });
    expect(moves(plays(state, BLM, number))).toEqual(expected);
  });

  test('T4: Bad Press: another company in play of your choice falls a box', () => {
    const state = () => table(4, { hands: [[card(BLM, 4)]], boxes: { [RSN]: 5 }, lead: 0 });
    expect(moves(plays(state(), BLM, 4, RSN, -1))).toEqual([[RSN, -1]]);
    const way = (target: number | null, boxes: number | null) =>
      ({ kind: 'play', card: card(BLM, 4), target, boxes }) as const;
    expect([GRG, RSN, PUP].every((company) => isLegal(state(), way(company, -1)))).toBe(true);
    for (const wrong of [way(BLM, -1), way(4, -1), way(RSN, 1), way(null, null)])
      expect(isLegal(state(), wrong)).toBe(false);
  });

  test('T4: Insider Tip: any company in play rises or falls a box; one at the end of its track may be chosen too', () => {
    for (const [company, boxes] of [
      [BLM, 1],
      [BLM, -1],
      [RSN, 1],
      [PUP, -1],
    ] as const) {
      const state = table(4, { hands: [[card(BLM, 5)]], boxes: { [BLM]: 5, [RSN]: 5, [PUP]: 5 }, lead: 0 });
      expect(moves(plays(state, BLM, 5, company, boxes))).toEqual([[company, boxes]]);
    }
    const atEnd = table(4, { hands: [[card(BLM, 5)]], boxes: { [RSN]: 14 }, lead: 0 });
    expect(moves(plays(atEnd, BLM, 5, RSN, 1))).toEqual([[RSN, 0]]);
  });
});

describe('an owner’s tables', () => {
  const file = (data: unknown, of = 'taking-stock') => JSON.stringify({ format: 'outcry-data', game: of, data });

  test('T4: a corrected table of effects changes the game without touching the rules', () => {
    const effects = PRINTED.effects.with(0, { kind: 'own-company', boxes: 3 });
    const owned = takingStock(ownersTables(game, file({ effects })));
    const state = owned.setup({ leftOut: [] }, 5, fastRng(1));
    const seat = owned.actors(state)[0]!;
    state.hands[seat] = [card(BLM, 1)];
    owned.apply(state, seat, { kind: 'play', card: card(BLM, 1), target: null, boxes: null }, fastRng(1), null);
    expect(state.boxes[BLM]).toBe(4);
  });

  test.each([
    ['not JSON', '{"format":', 'not a data file: it is not whole JSON'],
    ['for another game', file({}, 'stockpile'), 'this data file is for stockpile, not for taking-stock'],
    ['with an unknown table', file({ prices: [] }), 'taking-stock has no table "prices"; its tables are track, start'],
    ['with too few effects', file({ effects: [] }), 'tables of taking-stock: effects'],
    [
      'with an unknown effect',
      file({ effects: PRINTED.effects.with(2, { kind: 'double' } as never) }),
      'tables of taking-stock: effects.2',
    ],
    ['with a start off the track', file({ start: 15 }), 'start 15 is not a box of the track (0 to 14)'],
    ['with falling prices', file({ track: [0, 2, 1] }), 'must not fall'],
    [
      'with a price nobody is paid for',
      file({ track: [0, 1, 9] }),
      'payoutsFor2To3 needs a row for every price from 0 to 9',
    ],
  ])('a data file %s is refused in one line', (_what, text, message) => {
    const make = () => takingStock(ownersTables(game, text));
    expect(make).toThrow(InputError);
    expect(make).toThrow(message);
  });
});
