import { fastRng, pick, textOf } from '@outcry/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { counts, EDISON, game, NILE, OIL, table } from './testing/fixture.ts';
import type { Event, Move, State } from './state.ts';
import { drawn } from '../testing/drawn.ts';
import { picture } from './board/picture.ts';
import { words } from './words/en.ts';
import { words as french } from './words/fr.ts';
import { words as dutch } from './words/nl.ts';

const NAMES = ['Ada', 'Bea', 'Cyril', 'Desdemona', 'Eve', 'Fay'];
const who = (seat: number): string => NAMES[seat]!;
const terminal = await drawn(picture);

test.each([3, 4, 5, 6])(
  'over a random game of %i every view fits 78 columns, every move and event has its sentence',
  (seats) => {
    const show = (state: State, viewer: number | null): void => {
      const view = game.view(state, viewer);
      for (const line of terminal(view, who, game.data)) expect(line.length, line).toBeLessThanOrEqual(78);
      expect(words.question(view, who)).toMatch(/^[A-Z].*[.?]$/);
    };
    const rng = fastRng(seats);
    const state = game.setup({ companies: [] }, seats, rng);
    const kinds = new Set<string>();
    while (game.actors(state).length > 0) {
      const seat = pick(game.actors(state), rng);
      const move = pick(game.legal(state, seat), rng);
      show(state, seat);
      show(state, null);
      expect(words.move(move, game.view(state, seat), who)).toMatch(/^[A-Z]/);
      game.apply(state, seat, move, rng, (event) => {
        kinds.add(event.kind);
        expect(textOf(words.event(event, who))).toMatch(/^(?!.*(undefined|NaN|null)).*\.$/);
      });
    }
    show(state, 0);
    expect(kinds.size).toBeGreaterThanOrEqual(12);
  },
);

describe('sentences', () => {
  const state = table({
    prices: { [NILE]: 10 },
    lying: { [NILE]: [3, 5, 5] },
    dice: { 0: { [EDISON]: 2, [NILE]: 1 } },
  });
  test.each<[Move, string]>([
    [{ kind: 'pass' }, 'Pass'],
    [{ kind: 'buy', company: NILE, count: 5 }, 'Buy 5 Nile for $70'],
    [{ kind: 'short', company: NILE, count: 3 }, 'Short 3 Nile for $25'],
    [{ kind: 'take', company: NILE, pips: [3, 5] }, 'Take Nile dice 3 5 (−8 pips)'],
    [{ kind: 'place', dice: counts({ [EDISON]: 2, [NILE]: 1 }) }, 'Place 2 Edison and 1 Nile on the Rumors card'],
    [{ kind: 'bag', dice: counts({ [EDISON]: 1 }) }, 'Put 1 Edison in the bag'],
    [{ kind: 'bag', dice: counts({}) }, 'Put nothing in the bag'],
  ])('a move: %j', (move, said) => {
    expect(words.move(move, game.view(state, 0), who)).toBe(said);
  });

  test.each<[Event, string]>([
    [
      { kind: 'priced', company: OIL, pips: 8, market: -2, change: -10, price: 20 },
      'Unusual Oil −10 to $20: 8 pips, market bear −2.',
    ],
    [
      { kind: 'priced', company: NILE, pips: 12, market: 0, change: 0, price: 20 },
      'Nile stays at $20: 12 pips, market bull 0.',
    ],
    [
      { kind: 'settled', seat: 1, cash: 10, positions: counts({ [EDISON]: 3, [NILE]: -2 }), money: -5 },
      'Bea: $10 in cash; 3 Edison owned; 2 Nile short; −$5 in all.',
    ],
    [{ kind: 'over', places: [1, 3, 1] }, 'Ada and Cyril share the victory.'],
  ])('an event: %j', (event, said) => {
    expect(textOf(words.event(event, who))).toBe(said);
  });

  test('a price that does not change stays where it is, in every language', () => {
    const priced: Event = { kind: 'priced', company: NILE, pips: 12, market: 0, change: 0, price: 20 };
    expect(textOf(french.event(priced, who))).toMatch(/^Nile reste à 20\s\$/);
    expect(textOf(dutch.event(priced, who))).toMatch(/^Nile blijft op \$\s?20/);
  });

  test('names, companies and true changes are parts of their own', () => {
    const priced: Event = { kind: 'priced', company: OIL, pips: 8, market: -2, change: -10, price: 20 };
    expect(words.event(priced, who).slice(0, 3)).toEqual([
      { kind: 'company', company: OIL, text: 'Unusual Oil' },
      { kind: 'text', text: ' ' },
      { kind: 'amount', amount: -10, text: '−10' },
    ]);
    const winners = words.event({ kind: 'over', places: [1, 3, 1] }, who);
    expect(winners.filter(({ kind }) => kind === 'seat')).toEqual([
      { kind: 'seat', seat: 0, text: 'Ada' },
      { kind: 'seat', seat: 2, text: 'Cyril' },
    ]);
  });

  test('every refusal of the rules has a sentence', () => {
    const sources = ['phases/action.ts', 'phases/roll.ts', 'game.ts'].map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    );
    const reasons = new Set(
      sources.flatMap((text) => [...text.matchAll(/reason: '([a-z-]+)'/g)].map(([, name]) => name!)),
    );
    expect(reasons.size).toBe(12);
    for (const reason of reasons) {
      const args = { company: NILE, most: 2, cost: 30, cash: 20, count: 4, dice: 1, least: 2, seats: 3 };
      expect(words.refusal({ rule: 'B7', reason, args })).toMatch(/^[A-Z](?!.*(undefined|NaN)).*\.$/);
    }
  });
});

test('the rules page has every rule, B1 to B13, in order', () => {
  const text = readFileSync(new URL('rules/en.md', import.meta.url), 'utf8');
  const numbers = [...text.matchAll(/^\*\*(B\d+)\.\*\* /gm)].map(([, number]) => number);
  expect(numbers).toEqual(Array.from({ length: 13 }, (_, i) => `B${i + 1}`));
});
