import { fastRng, LOCALES, pick, textOf } from '@outcry/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARAT, game, METRO, TIMBUKTU, table } from './testing/fixture.ts';
import { SIDES } from './data.ts';
import { OptionsSchema } from './state.ts';
import type { Event, Move, State } from './state.ts';
import { module } from './index.ts';
import { drawn } from '../testing/drawn.ts';
import { picture } from './board/picture.ts';
import { words } from './words/en.ts';

const NAMES = ['Ada', 'Bea', 'Cyril', 'Desdemona', 'Eve', 'Fay'];
const who = (seat: number): string => NAMES[seat]!;
const terminal = await drawn(picture);

/** Events that other events or the board tell already. */
const SILENT: ReadonlySet<Event['kind']> = new Set(['laid', 'priced', 'discarded']);

/** Plays a random game and shows every move with its events. */
function randomGame(
  seats: number,
  seed: number,
  look: (state: State, seat: number, move: Move) => void,
  tell: (event: Event) => void,
) {
  const rng = fastRng(seed);
  const state = game.setup({ side: seed % 2 ? 'plain' : 'star' }, seats, rng);
  while (game.actors(state).length > 0) {
    const seat = pick(game.actors(state), rng);
    const move = pick(game.legal(state, seat), rng);
    look(state, seat, move);
    game.apply(state, seat, move, rng, tell);
  }
  return state;
}

describe.each([3, 4, 5, 6])('over a random game of %i', (seats) => {
  test('every view fits a terminal of 78 columns, every move and event has its sentence', () => {
    const show = (state: State, viewer: number | null): void => {
      const view = game.view(state, viewer);
      for (const line of terminal(view, who, game.data)) expect(line.length, line).toBeLessThanOrEqual(78);
      expect(words.question(view, who)).toMatch(/^[A-Z].*[.?]$/);
    };
    const events = new Set<string>();
    const end = randomGame(
      seats,
      seats,
      (state, seat, move) => {
        show(state, seat);
        show(state, null);
        expect(words.move(move, game.view(state, seat), who)).toMatch(/^[A-Z]/);
      },
      (event) => {
        events.add(event.kind);
        const said = textOf(words.event(event, who));
        if (SILENT.has(event.kind)) expect(said).toBe('');
        else expect(said).toMatch(/^[A-Z].*\.$/);
        expect(said).not.toMatch(/undefined|NaN|null/);
      },
    );
    show(end, 0);
    expect(events.size).toBeGreaterThanOrEqual(13);
  });
});

describe('sentences', () => {
  const state = table({ bricks: { [TIMBUKTU]: 30, [METRO]: 29, 0: 28, 2: 27, 3: 26, 5: 25, 6: 24, [CARAT]: 23 } });
  const trade = (buy: number | null, sell: number | null): Move => ({ kind: 'trade', buy, sell });
  test.each([
    [trade(null, null), 'Pass'],
    [trade(METRO, null), 'Buy Metro for $150'],
    [trade(CARAT, null), 'Buy Carat and receive $5'],
    [trade(null, CARAT), 'Sell Carat and pay $5'],
    [trade(METRO, TIMBUKTU), 'Sell Timbuktu for $175, buy Metro for $150'],
    [{ kind: 'card', card: 8 } as const, 'Play Bank Holiday'],
  ])('a move: %j', (move, said) => {
    expect(words.move(move, game.view(state, 0), who)).toBe(said);
  });

  test('a rank move says where the brick goes', () => {
    const bricks = { [METRO]: 18, [TIMBUKTU]: 22 };
    const say = (action: 'up' | 'down') => {
      const ranking = table({ bricks, action, phase: { kind: 'rank', seat: 0, action } });
      return words.move({ kind: 'rank', company: METRO }, game.view(ranking, 0), who);
    };
    expect(say('up')).toBe('Move Metro from 18 to 23');
    expect(say('down')).toBe('Move Metro from 18 to START');
  });

  test.each([
    [{ buy: METRO, sell: CARAT, cost: 150, proceeds: -5 }, 'Ada paid $5 to be rid of Carat and bought Metro for $150.'],
    [{ buy: CARAT, sell: null, cost: -5, proceeds: 0 }, 'Ada was paid $5 to take Carat.'],
    [{ buy: null, sell: METRO, cost: 0, proceeds: 150 }, 'Ada sold Metro for $150.'],
    [{ buy: null, sell: null, cost: 0, proceeds: 0 }, 'Ada passed.'],
  ])('a trade told: %j', (trade, said) => {
    expect(textOf(words.event({ kind: 'traded', seat: 0, ...trade }, who))).toBe(said);
  });
});

test('seats and companies are parts of their own, wherever a sentence names them', () => {
  const marked = (event: Event): string =>
    words
      .event(event, who)
      .map(({ kind, text }) => (kind === 'text' ? text : `[${kind} ${text}]`))
      .join('');
  expect(marked({ kind: 'revealed', cards: [METRO, 8, CARAT] })).toBe(
    'The cards: [seat Ada] [company Metro], [seat Bea] Bank Holiday, [seat Cyril] [company Carat].',
  );
  expect(marked({ kind: 'turn', seat: 1, turn: 2, action: 'up', movement: 3 })).toBe(
    'Turn 2, [seat Bea] drew: Rank +1, movement 3.',
  );
  expect(marked({ kind: 'ended', scores: [9, 9, 1], places: [1, 1, 3] })).toBe(
    '[seat Ada] and [seat Bea] share the victory with $9.',
  );
});

/** The reasons the rules can give, as they stand in the source. */
const REASONS = ['trade', 'rank', 'choose'].flatMap((phase) =>
  [
    ...readFileSync(new URL(`phases/${phase}.ts`, import.meta.url), 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+|short)'/g),
  ].map(([, reason]) => reason!),
);

describe.each(LOCALES)('in %s', (locale) => {
  test('every refusal of the rules has a sentence', async () => {
    const { refusal } = await module.words[locale]!();
    expect(REASONS).toHaveLength(11);
    for (const reason of REASONS)
      expect(refusal({ rule: 'S8', reason, args: { company: 4, card: 4, missing: 5 } })).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('the option and each of its values has a label', async () => {
    const { pitch, options } = await module.words[locale]!();
    expect(pitch).toMatch(/\.$/);
    expect(Object.keys(options)).toEqual(Object.keys(OptionsSchema.properties));
    expect(Object.keys(options.side!.values!)).toEqual([...SIDES]);
  });

  test('money is written as the language does, a negative price as a payment', async () => {
    const { event } = await module.words[locale]!();
    const sold = event({ kind: 'traded', seat: 0, buy: null, sell: CARAT, cost: 0, proceeds: -5 } as Event, who);
    expect(textOf(sold).replaceAll(/\s/g, ' ')).toContain(
      { en: 'paid $5', fr: 'payé 5 $', nl: 'betaalde $ 5' }[locale],
    );
  });

  test('the rules have every rule, S1 to S15, with the figures of the English ones', () => {
    const figures = ({ rule, text }: { rule: string; text: string }) => [rule, text.match(/\d+/g)];
    expect(rulesIn(locale).map(figures)).toEqual(rulesIn('en').map(figures));
    expect(rulesIn(locale).map(({ rule }) => rule)).toEqual(Array.from({ length: 15 }, (_, i) => `S${i + 1}`));
  });
});

test('no two languages say the same', async () => {
  const all = await Promise.all(LOCALES.map((locale) => module.words[locale]!()));
  const sentences = all.flatMap(({ refusal }) => REASONS.map((reason) => refusal({ rule: 'S8', reason })));
  expect(new Set(sentences).size).toBe(sentences.length);
});

/** The rules in a language: number and text of each, in order. */
function rulesIn(locale: string): { rule: string; text: string }[] {
  return readFileSync(new URL(`rules/${locale}.md`, import.meta.url), 'utf8')
    .split(/^\*\*(?=S\d+\.\*\* )/m)
    .slice(1)
    .map((part) => ({ rule: /^S\d+/.exec(part)![0], text: part.split(/^## /m)[0]! }));
}
