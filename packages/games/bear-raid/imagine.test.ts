import { fastRng, pick } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { nameOf, possibleScreens } from './testing/enumeration.ts';
import { EDISON, game, GAZILLIOON, make, NILE, table } from './testing/fixture.ts';
import { none } from './setup.ts';
import { sum } from './state.ts';
import type { Move, State } from './state.ts';
import type { View } from './view.ts';

const DRAWS = 2000;

/** How often `look` gave each result over many imagined states. */
function imagined(view: View, look: (state: State) => string, draws: number = DRAWS): Map<string, number> {
  const rng = fastRng(7);
  const seen = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const name = look(game.imagine(view, rng));
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return seen;
}

/** Compares the counts with the probabilities; outcomes too rare to judge alone are merged. */
function expectLike(seen: ReadonlyMap<string, number>, likely: ReadonlyMap<string, number>): void {
  for (const name of seen.keys()) expect(likely.has(name), `${name} cannot be`).toBe(true);
  const draws = [...seen.values()].reduce((all, count) => all + count, 0);
  const name = (key: string): string => (likely.get(key)! * draws >= 8 ? key : 'rare');
  const together = (counts: ReadonlyMap<string, number>): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const [key, count] of counts) sums.set(name(key), (sums.get(name(key)) ?? 0) + count);
    return sums;
  };
  const expected = together(likely);
  const found = together(seen);
  if ((expected.get('rare') ?? 0) * draws < 5) {
    expected.delete('rare');
    found.delete('rare');
  }
  expectDistribution(found, expected);
}

/** The moves a style of play chooses among. */
type Style = (moves: readonly Move[]) => readonly Move[];
const anything: Style = (moves) => moves;
/** Takes dice whenever there are any, and puts as few as possible in the bag: screens are always full. */
const hoarding: Style = (moves) => {
  const takes = moves.filter(({ kind }) => kind === 'take');
  const put = (move: Move): number => (move.kind === 'bag' ? sum(move.dice) : 0);
  const least = Math.min(...moves.map(put));
  return takes.length > 0 ? takes : moves.filter((move) => put(move) === least);
};

/** A table after `moves` random moves. */
function played(seed: number, moves: number, style: Style = anything, seats = 3): State {
  const rng = fastRng(seed);
  const state = game.setup({ companies: [] }, seats, rng);
  for (let i = 0; i < moves; i++) {
    const seat = pick(game.actors(state), rng);
    game.apply(state, seat, pick(style(game.legal(state, seat)), rng), rng, null);
  }
  return state;
}

const diceOf =
  (view: View) =>
  (state: State): string =>
    nameOf(
      view,
      state.screens.map(({ dice }) => dice),
    );

describe('hidden dice are imagined by their true probability, enumerated', () => {
  test.each([
    ['nothing but the deal is known', 3, 0, 0],
    ['dice were placed and taken', 3, 5, 0],
    ['some have chosen in the first roll phase', 6, 8, 0],
    ['after a roll', 7, 11, 1],
    ['after two rolls', 0, 22, 2],
    ['in the middle of the third roll phase', 15, 26, 0],
    ['after four rolls', 35, 40, 1],
    ['after five rolls', 12, 50, 2],
    ['after seven rolls', 5, 68, 0],
    ['in the last round', 8, 77, 1],
    ['at the end', 9, 81, 2],
  ])('B6, B9: %s', (_, seed, moves, viewer) => {
    const view = game.view(played(seed, moves), viewer);
    expectLike(imagined(view, diceOf(view)), possibleScreens(view));
  });

  test.each([
    [13, 64, 0],
    [28, 60, 1],
  ])('B6, B9: where everybody hoards, so that one screen tells much of another (%i)', (seed, moves, viewer) => {
    const view = game.view(played(seed, moves, hoarding), viewer);
    expectLike(imagined(view, diceOf(view)), possibleScreens(view));
  });

  test.each([
    [7, 11, 1],
    [35, 40, 1],
  ])('B6, B9: also the last of many that are drawn at a time (%i)', (seed, moves, viewer) => {
    const view = game.view(played(seed, moves), viewer);
    const rng = fastRng(7);
    const seen = new Map<string, number>();
    for (let i = 0; i < DRAWS; i++) {
      const name = diceOf(view)(game.imagineMany!(view, rng, 4).at(-1)!);
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    expectLike(seen, possibleScreens(view));
  });

  test('B6, B9: many drawn at a time differ from each other', () => {
    const view = game.view(played(35, 40), 1);
    const names = game.imagineMany!(view, fastRng(7), 32).map(diceOf(view));
    expect(new Set(names).size).toBeGreaterThan(16);
  });

  test('B6, B9: a way that fits is found at every table, however full the screens', () => {
    for (const seats of [4, 5, 6])
      for (let seed = 0; seed < 5; seed++) {
        const view = game.view(played(seed, 15 * seats, hoarding, seats), seed % seats);
        expect(game.view(game.imagine(view, fastRng(seed)), view.seat)).toEqual(view);
      }
  });

  test('B6, B9: for a spectator, who knows no screen', () => {
    const view = game.view(played(4, 12), null);
    const firstScreen = (name: string): string => JSON.stringify((JSON.parse(name) as number[][])[0]);
    const likely = new Map<string, number>();
    for (const [name, chance] of possibleScreens(view))
      likely.set(firstScreen(name), (likely.get(firstScreen(name)) ?? 0) + chance);
    expectLike(
      imagined(view, (state) => firstScreen(diceOf(view)(state))),
      likely,
    );
  });

  test('B9: a bag seen to run empty is empty; one that was not may hold any dice nobody saw', () => {
    const short = played(7, 54); // nobody had placed a die, and two came out of the bag
    expect(short.log.at(-1)!.kind === 'drawn' && sum(short.faces) - sum(played(7, 53).faces)).toBe(2);
    expect([...imagined(game.view(short, 0), ({ bag }) => bag.join(), 100).keys()]).toEqual([none().join()]);
    expect(imagined(game.view(played(7, 0), 0), ({ bag }) => bag.join(), 100).size).toBeGreaterThan(3);
  });

  test('B7: dice that a seat placed at once were among its first dice', () => {
    const state = played(8, 0);
    const seat = state.first;
    const company = state.screens[seat]!.dice.findIndex((count) => count >= 3);
    make(state, seat, { kind: 'place', dice: none().with(company, 3) });
    const view = game.view(state, (seat + 1) % 3);
    const first = imagined(view, ({ screens }) => String(screens[seat]!.firstDice[company]), 300);
    for (const count of first.keys()) expect(Number(count)).toBeGreaterThanOrEqual(3);
  });
});

describe('other secrets', () => {
  test('B6: first stocks: the eight that are not the viewer’s, four to each of the others, every deal as likely', () => {
    const state = played(2, 13);
    const view = game.view(state, 0);
    const left = view.inPlay.map((company) => 4 - view.screens[0]!.stocks![company]!);
    const likely = new Map<string, number>();
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    for (let a = 0; a <= left[0]!; a++)
      for (let b = 0; b <= left[1]!; b++) {
        const c = 4 - a - b;
        if (c < 0 || c > left[2]!) continue;
        const ways = choose(left[0]!, a) * choose(left[1]!, b) * choose(left[2]!, c);
        likely.set([a, b, c].join(), ways / choose(8, 4));
      }
    expectLike(
      imagined(view, ({ screens }) => view.inPlay.map((company) => screens[1]!.stocks[company]!).join()),
      likely,
    );
  });

  test('B6: the card after the visible one is any that was not seen', () => {
    const view = game.view(played(3, 3), 1);
    const seen = new Set(view.cards.flat());
    const unseen = [...game.data.events.keys()].filter((card) => !seen.has(card));
    expect(unseen).toHaveLength(42 - 6);
    expectDistribution(
      imagined(view, ({ decks, inPlay }) => String(decks[inPlay[2]!]![2])),
      new Map(unseen.map((card) => [String(card), 1 / unseen.length])),
    );
  });

  test('B13: at the end positions tell the first stocks, but for companies that went bankrupt', () => {
    const stocks = {
      0: { [EDISON]: 2, [NILE]: 2 },
      1: { [EDISON]: 2, [GAZILLIOON]: 2 },
      2: { [NILE]: 2, [GAZILLIOON]: 2 },
    };
    const dealt = game.setup({ companies: ['edison', 'nile', 'gazillioon'] }, 3, fastRng(1));
    const screens = dealt.screens.map((screen, seat) => ({
      ...screen,
      stocks: table({ stocks }).screens[seat]!.stocks,
    }));
    const bankrupt = (factors: number[]): View =>
      game.view({ ...dealt, round: 9, screens, factors, phase: { kind: 'over' } }, null);
    const look = (state: State): string => JSON.stringify(state.screens.map((screen) => screen.stocks));
    const truth = JSON.stringify(screens.map((screen) => screen.stocks));
    // With one column open, rows and columns of four leave no choice; with two, they do.
    expect([...imagined(bankrupt([2, 1, 0, 0, 0, 0]), look, 50).keys()]).toEqual([truth]);
    const two = imagined(bankrupt([2, 0, 0, 0, 0, 0]), look, 200);
    expect(two.size).toBeGreaterThan(3);
    for (const name of two.keys())
      expect((JSON.parse(name) as number[][]).map(([edison]) => edison)).toEqual([2, 2, 0]);
  });
});
