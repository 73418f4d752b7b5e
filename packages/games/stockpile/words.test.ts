import { fastRng, parseOptions, pick, textOf } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { COSMIC, EPIC, EVERYTHING, fee, game, table } from './testing/fixture.ts';
import { isQuiet } from './events.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { drawn } from '../testing/drawn.ts';
import { picture } from './board/picture.ts';
import { words } from './words/en.ts';
import { cardName, forecastName, money } from './words/en-cards.ts';

const NAMES = ['Ada', 'Bartholomeus', 'Cyril', 'Desdemona', 'Eve'];
const who = (seat: number): string => NAMES[seat]!;
const terminal = await drawn(picture);

function look(state: State, viewer: number | null): void {
  const view = game.view(state, viewer);
  for (const line of terminal(view, who, game.data)) expect(line.length, line).toBeLessThanOrEqual(78);
  expect(words.question(view, who)).toMatch(/^[A-Z].*[.?]$/);
}

describe.each([2, 3, 4, 5])('over random games of %i', (seats) => {
  test.each([
    ['base', {}],
    ['everything', { ...EVERYTHING, investors: 'auction' }],
    ['two abilities', { investors: 'choice', invited: ['mark', 'warren', 'chanda', 'barack', 'sanders', 'oprah'] }],
  ])('every view fits a terminal, every move and event has its own sentence: %s', (_name, given) => {
    const options = parseOptions(game as AnyGame, given, seats) as Options;
    const rng = fastRng(seats);
    const state = game.setup(options, seats, rng);
    while (game.actors(state).length > 0) {
      const seat = pick(game.actors(state), rng);
      look(state, seat);
      look(state, null);
      const view = game.view(state, seat);
      const legal = game.legal(state, seat);
      const said = legal.map((move) => words.move(move, view, who));
      expect(new Set(said).size, said.join('|')).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/^[A-Z](?!.*(undefined|NaN|null))/);
      game.apply(state, seat, pick(legal, rng), rng, (event) => {
        const sentence = textOf(words.event(event, who));
        if (isQuiet(event)) expect(sentence).toBe('');
        else if (event.kind !== 'bonds') expect(sentence).toMatch(/^[A-Z].*\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|null/);
      });
    }
    look(state, 0);
  });
});

test('a dividend does not ask how many of none are shown (K15)', () => {
  const state = table({ shares: { 0: { [EPIC]: 1 }, 1: { [COSMIC]: 1 } } });
  state.phase = { kind: 'dividend', company: COSMIC, each: 1, shown: [-1, -1, 0, 0], then: { kind: 'over' } };
  expect(words.question(game.view(state, 0), who)).toBe('Cosmic Computers pays $1K per share: you have none to show.');
  expect(words.question(game.view(state, 1), who)).toBe('Cosmic Computers pays $1K per share: how many do you show?');
});

describe('sentences', () => {
  test('cards, forecasts and money', () => {
    expect([cardName(EPIC), cardName(6), cardName(fee(2))]).toEqual(['Epic Electric', 'Stock Boom', 'a fee of $2K']);
    expect([4, -3, 12].map(forecastName)).toEqual(['+4', '−3', '$$']);
    expect([0, 5, -4].map(money)).toEqual(['$0', '$5K', '−$4K']);
  });

  test('events say what happened', () => {
    expect(textOf(words.event({ kind: 'sold', seat: 0, company: COSMIC, from: 'split', brought: 12 }, who))).toBe(
      'Ada sold a split share of Cosmic Computers for $12K.',
    );
    const dividend = { kind: 'dividend', company: EPIC, each: 2 } as const;
    expect(textOf(words.event({ ...dividend, shown: [0, 2], paid: [0, 4] }, who))).toBe(
      'Epic Electric pays Bartholomeus $4K.',
    );
    expect(textOf(words.event({ ...dividend, shown: [0, 0], paid: [0, 0] }, who))).toBe(
      'Epic Electric pays nobody: no share was shown.',
    );
    expect(textOf(words.event({ kind: 'placed', seat: 2, pile: 1, card: null }, who))).toBe(
      'Cyril laid a card face down on stockpile 2.',
    );
    expect(textOf(words.event({ kind: 'won', seat: 0, pile: 0, paid: -4, cards: [EPIC, null], goods: [0] }, who))).toBe(
      'Ada won stockpile 1 and got $4K: Epic Electric, gold, and 1 hidden card.',
    );
  });

  test('events name seats, companies and changes of prices as what they are', () => {
    const kinds = (event: Event): string[] => words.event(event, who).map(({ kind, text }) => `${kind} ${text}`);
    expect(kinds({ kind: 'moved', company: EPIC, steps: -3, price: 2 })).toEqual([
      'company Epic Electric',
      'text  moves ',
      'amount −3',
      'text  and stands at $2K.',
    ]);
    expect(kinds({ kind: 'split', company: EPIC, shown: [2, 0, 1], paid: [0, 0, 0] })).toEqual([
      'company Epic Electric',
      'text  splits: ',
      'seat Ada',
      'text  2 shares and ',
      'seat Cyril',
      'text  1 share.',
    ]);
    expect(kinds({ kind: 'won-hidden', seat: 0, cards: [6, COSMIC] })).toEqual([
      'text Face down you found Stock Boom and ',
      'company Cosmic Computers',
      'text .',
    ]);
  });

  test('moves are what a button says', () => {
    const view = game.view(table(), 0);
    expect(words.move({ kind: 'bid', pile: 1, space: 4 }, view, who)).toBe('Bid $10K on stockpile 2');
    expect(words.move({ kind: 'look-pair', pair: 5 }, view, who)).toBe('Look at pair 6 on the table');
  });

  test('K24: a bid of Barbara names the value it uses; the terminal shows both', () => {
    const view = game.view(table({ investors: { 0: ['barbara'] } }), 0);
    expect(words.move({ kind: 'bid', pile: 1, space: 6 }, view, who)).toBe('Bid $22K on stockpile 2');
    expect(words.move({ kind: 'bid', pile: 1, space: 6, printed: true }, view, who)).toBe(
      'Bid $20K (printed value) on stockpile 2',
    );
    expect(terminal(view, who, game.data)).toContain('  Printed on them: 0 1 3 6 10 15 20 25');
  });

  test('every refusal of options has its sentence', () => {
    for (const options of [{ promos: true }, { invited: ['bill'] }, { investors: 'choice', invited: ['li'] }]) {
      const whole = { ...EVERYTHING, bonds: false, promos: false, strategies: false, investors: 'none', ...options };
      const refusal = game.optionsRefusal(whole as Options, 4)!;
      expect(words.refusal(refusal)).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('every option has a label, and values where it has values', () => {
    const { properties } = game.optionsSchema as unknown as {
      properties: Record<string, { enum?: string[]; items?: { enum: string[] } }>;
    };
    for (const [name, schema] of Object.entries(properties)) {
      expect(words.options[name]?.label, name).toBeTruthy();
      for (const value of schema.enum ?? schema.items?.enum ?? [])
        expect(words.options[name]!.values?.[value]).toBeTruthy();
    }
  });
});
