import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { COMPANIES, INVESTORS, STRATEGIES } from './cards.ts';
import { PRINTED } from './data.ts';
import { game, make } from './testing/fixture.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { COMPANY } from './words/en-cards.ts';

const start = (seats: number, options: Partial<Options> = {}, seed = 1): State =>
  game.setup(parseOptions(game as AnyGame, options, seats) as Options, seats, fastRng(seed));

describe('what is on the table', () => {
  test('K1: six companies, by their names', () => {
    expect(COMPANIES).toHaveLength(6);
    expect(COMPANY).toEqual(expect.arrayContaining(['Cosmic Computers', 'Bottomline Bank', 'Stanford Steel']));
  });

  test.each([2, 3, 4, 5])('K2: with %i players 80 market cards, a different start share for each', (seats) => {
    for (let seed = 1; seed < 20; seed++) {
      const state = start(seats, {}, seed);
      const companies = state.players.map(({ shares }) => shares.indexOf(1));
      expect(new Set(companies).size).toBe(seats);
      expect(companies.every((company) => company >= 0 && company < 6)).toBe(true);
      const drawn = state.players.reduce((sum, { cards, hand }) => sum + cards + hand.length, 0);
      expect(state.deck.length + drawn + state.piles.length).toBe(80);
    }
  });

  test('K3: the bid track', () => expect(PRINTED.bidTrack).toEqual([0, 1, 3, 6, 10, 15, 20, 25]));

  test.each([
    [2, 6],
    [3, 7],
    [4, 6],
    [5, 5],
  ])('K6: %i players play %i rounds', (seats, rounds) => expect(start(seats).rounds).toBe(rounds));

  test('K7: the forecasts of the base game', () => expect(start(3).forecasts).toEqual([4, 2, 1, 12, -2, -3]));

  test.each([
    [2, 30],
    [3, 20],
    [5, 20],
  ])('K8: %i players begin with %i each and one share', (seats, cash) => {
    const state = start(seats);
    expect(state.players.map((player) => [player.cash, player.cards])).toEqual(
      Array.from({ length: seats }, () => [cash, 1]),
    );
  });

  test('K8: cash is public, the portfolio is its owner’s secret', () => {
    const state = start(4);
    const { players } = game.view(state, 1);
    expect(players.map(({ cash }) => cash)).toEqual([20, 20, 20, 20]);
    expect(players.map(({ shares }) => shares !== null)).toEqual([false, true, false, false]);
  });
});

describe('K30: the set-up goes in order', () => {
  test('K30: strategies are dealt before investors are chosen, dropped after; shares come last', () => {
    const state = start(5, { strategies: true, investors: 'choice' });
    expect(state.phase.kind).toBe('investors');
    expect(state.players.map(({ strategies }) => strategies.length)).toEqual([8, 8, 8, 8, 8]);
    expect(state.players.every(({ cards }) => cards === 0)).toBe(true);
    for (let seat = 0; seat < 5; seat++) make(state, seat, game.legal(state, seat)[0]!);
    expect(state.phase.kind).toBe('drop');
    expect(state.players.every(({ investors }) => investors.length === 1)).toBe(true);
    for (let seat = 0; seat < 5; seat++) make(state, seat, game.legal(state, seat)[0]!);
    expect(state.round).toBe(1);
    const ivan = INVESTORS.indexOf('ivan');
    const kept = state.players.filter(({ investors }) => !investors.includes(ivan));
    expect(new Set(kept.map(({ strategies }) => strategies.length))).toEqual(new Set([6]));
    expect(state.players.every(({ cards }) => cards === 1)).toBe(true);
  });

  test('K30: the first player is random', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, seed) => start(4, {}, seed).first));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  });

  test('K25: without bonds and commodities promos fill the deck up to 44', () => {
    const state = start(4, { strategies: true });
    const cards = [...state.strategyDeck, ...state.players.flatMap(({ strategies }) => strategies)];
    expect(cards).toHaveLength(44);
    expect(cards.filter((card) => card >= 44)).toHaveLength(8);
    expect(cards.map((card) => STRATEGIES[card])).not.toContain('junk-bonds');
    const all = start(4, { strategies: true, promos: true, bonds: true, commodities: true });
    expect([...all.strategyDeck, ...all.players.flatMap(({ strategies }) => strategies)]).toHaveLength(52);
  });
});
