import { fastRng, MoveError, pick, play, textOf } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './data.ts';
import { CLAIM, DONE, game, make, offers, table, TRANSPORT } from './testing/fixture.ts';
import { drawn } from '../testing/drawn.ts';
import { picture } from './board/picture.ts';
import { words } from './words/en.ts';

const who = (seat: number): string => ['Ada', 'Bob', 'Cleo', 'Dora', 'Maximiliane-Antoinette'][seat]!;
const terminal = await drawn(picture);

/** A random game of so many seats: every view, move, question, event and refusal on its way. */
function* walk(seats: number, openHoldings: boolean, seed: number) {
  const rng = fastRng(seed);
  const state = game.setup({ openHoldings }, seats, rng);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    const legal = game.legal(state, seat);
    const move = pick(legal, rng);
    yield { state, seat, legal, move };
    game.apply(state, seat, move, rng, null);
  }
}

describe('words', () => {
  test('every question and every move has a sentence of its own', () => {
    for (const { state, seat, legal } of walk(5, true, 3)) {
      const view = game.view(state, seat);
      expect(words.question(view, who)).toMatch(/^[A-Z].*[.?]$/);
      expect(words.question(game.view(state, null), who)).toContain(who(seat));
      const labels = legal.map((move) => words.move(move, view, who));
      for (const label of labels) expect(label).not.toMatch(/undefined|NaN|null/);
      if (state.phase.kind !== 'card') expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('every event of a game with offers, claims and bankruptcies has a sentence', () => {
    const told: string[] = [];
    const rng = fastRng(9);
    for (let seed = 0; seed < 5; seed++) {
      const state = game.setup({ openHoldings: true }, 4, fastRng(seed));
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state))
        game.apply(state, actors[0]!, pick(game.legal(state, actors[0]!), rng), rng, (event) => {
          const sentence = textOf(words.event(event, who));
          if (event.kind !== 'settled' && event.kind !== 'asks') expect(sentence, event.kind).toMatch(/^[A-Z].*\.$/);
          told.push(sentence);
        });
    }
    expect(told.join(' ')).not.toMatch(/undefined|NaN|null/);
  });

  test('a claim is told in full', () => {
    const state = table(3, {
      phase: { kind: 'claim' },
      prices: [25, 25, 25, 10, 10],
      cash: { 1: 4, 2: 10 },
      objectives: { 0: [175, 150, 125, 0, 0] },
      shares: { 0: [7, 6, 5, 0, 0], 1: [1, 0, 0, 0, 0], 2: [2, 0, 0, 0, 0] },
    });
    const events = make(state, [CLAIM, { kind: 'take', sector: 0 }, { kind: 'take', sector: 0 }]);
    const told = events.map((event) => textOf(words.event(event, who))).filter((sentence) => sentence !== '');
    expect(told.slice(0, 7)).toEqual([
      'Ada claims the objective of 450 (Mines 175, Stores 150, and Property 125) with these shares: 7 Mines, 6 Stores, and 5 Property.',
      'Bob cannot pay: Ada gets 1 Mines.',
      'Bob is bankrupt and out of the game.',
      'Ada took a share of Mines worth 25 from Cleo.',
      'Ada took a share of Mines worth 25 from Cleo.',
      'The bank paid 125 to Ada for the objective.',
      'Ada goes on to an objective of 500.',
    ]);
  });

  test.each([
    [2, 'The game ended early: Ada went bankrupt.'],
    [3, ''],
  ])('P14: a bankruptcy that leaves one of %i players is why the game ended', (seats, said) => {
    const state = table(seats, { phase: { kind: 'deal' }, cash: { 0: 40 } });
    state.turn.owes = true;
    const events = make(state, [DONE]);
    expect(events.map(({ kind }) => kind)).toContain('bankrupt');
    expect(words.early!(game.view(state, 0), events, who)).toBe(said);
    expect(words.early!(game.view(state, 0), [], who)).toBe('');
  });

  test('seats and sectors are parts that a page can mark', () => {
    const marked = words
      .event({ kind: 'dividend', sector: TRANSPORT, each: 2, shares: [14, 0, 1], paid: [28, 0, 2] }, who)
      .map(({ kind, text }) => (kind === 'text' ? text : `${kind}:${text}`));
    expect(marked).toEqual([
      'company:Transport',
      ' pays 2 a share: ',
      'seat:Ada',
      ' 28 for 14 and ',
      'seat:Cleo',
      ' 2 for 1.',
    ]);
  });

  test('the example of the rulebook, as it is cried out', () => {
    const state = table(4, { round: 2, phase: { kind: 'deal' } });
    make(state, offers('buy', 9, 0));
    expect(words.question(game.view(state, 1), who)).toBe('Ada wants to buy 9 Mines at 10. How many do you sell?');
    expect(words.move({ kind: 'answer', number: 5 }, game.view(state, 1), who)).toBe('Sell 5 (50)');
  });

  test('every refusal has a sentence', () => {
    const rng = fastRng(4);
    const tried = [...walk(3, true, 8)].map(({ move }) => move);
    const reasons = new Set<string>();
    for (const { state, seat } of walk(3, true, 5))
      for (let i = 0; i < 6; i++)
        try {
          play(game as AnyGame, game.clone(state), seat, pick(tried, rng), fastRng(1));
        } catch (error) {
          if (!(error instanceof MoveError) || !error.refusal) throw error;
          reasons.add(error.refusal.reason);
          expect(words.refusal(error.refusal)).toMatch(/^[A-Z].*[.?]$/);
          expect(words.refusal(error.refusal)).not.toMatch(/undefined|NaN/);
        }
    expect(reasons.size).toBeGreaterThan(12);
  });
});

describe('the terminal', () => {
  test.each([true, false])('is at most 78 columns wide, open holdings: %s', (openHoldings) => {
    for (const { state, seat } of walk(5, openHoldings, 2))
      for (const viewer of [seat, null])
        for (const line of terminal(game.view(state, viewer), who, PRINTED))
          expect(line.length, line).toBeLessThanOrEqual(78);
  });

  test('with closed holdings it hides the totals of the others, not one’s own nor the bank’s', () => {
    const state = game.setup({ openHoldings: false }, 3, fastRng(2));
    const other = (state.first + 1) % 3;
    const lines = terminal(game.view(state, state.first), who, PRINTED);
    expect(lines.find((line) => line.includes(who(state.first)))).toContain('200');
    expect(lines.find((line) => line.includes(who(other)))).not.toContain('250');
    expect(lines.find((line) => line.includes('Bank'))).toContain('950');
    const open = { ...game.view(state, state.first), openHoldings: true };
    expect(terminal(open, who, PRINTED).find((line) => line.includes(who(other)))).toContain('250');
  });

  test('P12: a claimant sees the shares of a player who cannot pay, also with closed holdings', () => {
    const state = table(3, { cash: { 1: 17 }, phase: { kind: 'collect', from: 1, left: 50 } });
    const shown = (viewer: number) =>
      terminal({ ...game.view(state, viewer), openHoldings: false }, who, PRINTED).find((line) => line.includes('Bob'));
    expect(shown(0)).toContain('17');
    expect(shown(2)).not.toContain('17');
  });
});
