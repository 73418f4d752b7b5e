import { LOCALES, fastRng, pick, textOf } from '@outcry/engine';
import type { Refusal, Words } from '@outcry/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../data.ts';
import { takingStock } from '../game.ts';
import { module } from '../index.ts';
import { OptionsSchema } from '../state.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';

const who = (seat: number): string => ['Ada', 'Bo', 'Cleo', 'Dirk', 'Eva'][seat]!;
const EVENTS = [
  'dealt',
  'played',
  'otto-played',
  'moved',
  'side-deal',
  'won',
  'nobody-won',
  'leftovers',
  'paid',
  'round-over',
  'over',
] satisfies Event['kind'][];
/** Not worth a line: the board shows them. */
const SILENT: ReadonlySet<Event['kind']> = new Set(['dealt-cards', 'asks']);

/** Everything somebody may be told in random games of every size. */
function everythingSaid(words: Words<Move, View, Event>): { sentences: string[]; kinds: Set<string> } {
  const game = takingStock();
  const sentences: string[] = [];
  const kinds = new Set<string>();
  for (const seats of [2, 3, 4, 5])
    for (let seed = 1; seed <= 12; seed++) {
      const rng = fastRng(seed * 7 + seats);
      const state = game.setup({ leftOut: [] }, seats, rng);
      while (game.actors(state).length > 0) {
        const seat = game.actors(state)[0]!;
        const view = game.view(state, seat);
        const legal = game.legal(state, seat);
        sentences.push(words.question(view, who), words.question(game.view(state, null), who));
        for (const move of legal) sentences.push(words.move(move, view, who));
        game.apply(state, seat, pick(legal, rng), rng, (event) => {
          const said = words.event(event, who);
          if (SILENT.has(event.kind)) return expect(said).toEqual([]);
          kinds.add(event.kind);
          sentences.push(textOf(said));
        });
      }
      sentences.push(words.question(game.view(state, null), who));
    }
  return { sentences, kinds };
}

const REFUSALS: readonly Refusal[] = [
  { rule: 'T9', reason: 'no-side-deal-now' },
  { rule: 'T6', reason: 'not-in-hand' },
  { rule: 'T4', reason: 'target-needed' },
  { rule: 'T1', reason: 'company-not-in-play' },
  { rule: 'T4', reason: 'another-company' },
  { rule: 'T4', reason: 'wrong-boxes', args: { boxes: -1 } },
  { rule: 'T4', reason: 'no-target' },
  { rule: 'T9', reason: 'side-deal-first' },
  { rule: 'T4', reason: 'not-the-winning-card' },
  { rule: 'T4', reason: 'not-in-trick', args: { cards: 3 } },
  { rule: 'T1', reason: 'companies-left-out', args: { seats: 4, companies: 1 } },
  { rule: 'T1', reason: 'companies-left-out', args: { seats: 5, companies: 0 } },
];

describe.each(LOCALES)('%s', (locale) => {
  test('answers every question, move and event of random games', async () => {
    const { sentences, kinds } = everythingSaid(await module.words[locale]!());
    expect([...kinds].toSorted()).toEqual(EVENTS.toSorted());
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\S/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  test('answers every refusal the rules can give', async () => {
    const source = ['game', 'phases/play', 'phases/trick']
      .map((file) => readFileSync(new URL(`../${file}.ts`, import.meta.url), 'utf8'))
      .join('');
    const reasons = new Set([...source.matchAll(/reason: '([a-z-]+)'/g)].map(([, reason]) => reason));
    expect([...reasons].toSorted()).toEqual([...new Set(REFUSALS.map(({ reason }) => reason))].toSorted());
    const words = await module.words[locale]!();
    for (const refusal of REFUSALS) expect(words.refusal(refusal)).toMatch(/^\p{Lu}.*[.]$/u);
  });

  test('labels every option and each of its values', async () => {
    const { name, pitch, options } = await module.words[locale]!();
    expect([name, pitch, options.leftOut!.label, options.leftOut!.help].every(Boolean)).toBe(true);
    expect(Object.keys(options)).toEqual(Object.keys(OptionsSchema.properties));
    expect(Object.keys(options.leftOut!.values!)).toEqual([...COMPANIES]);
  });

  test('writes money as the language does', async () => {
    const words = await module.words[locale]!();
    const paid = words.event({ kind: 'round-over', round: 1, earned: [12], money: [12] } as Event, who);
    expect(textOf(paid).replaceAll(/\s/g, ' ')).toContain({ en: '$12', fr: '12 $', nl: '$ 12' }[locale]);
  });
});

test('a sentence knows its seats, companies and changes', async () => {
  const words = await module.words.en();
  const moved = { kind: 'moved', company: 2, from: 5, to: 4, price: 2, because: 'effect' } as Event;
  expect(words.event(moved, who).slice(0, 3)).toEqual([
    { kind: 'company', company: 2, text: 'Red Sun' },
    { kind: 'text', text: ' ' },
    { kind: 'amount', amount: -1, text: '−1' },
  ]);
  const kept = { kind: 'leftovers', seat: 1, cards: [14, 3] } as Event;
  expect(words.event(kept, who)).toEqual([
    { kind: 'seat', seat: 1, text: 'Bo' },
    { kind: 'text', text: ' kept ' },
    { kind: 'company', company: 2, text: 'Red Sun' },
    { kind: 'text', text: ' 1 and ' },
    { kind: 'company', company: 0, text: 'Blue Moon' },
    { kind: 'text', text: ' 4.' },
  ]);
});

test('no two languages say the same', async () => {
  const all = await Promise.all(LOCALES.map((locale) => module.words[locale]!()));
  const sentences = all.flatMap((words) => REFUSALS.map((refusal) => words.refusal(refusal)));
  expect(new Set(sentences).size).toBe(sentences.length);
});

/** The rules in a language: number and text of each, in order. */
function rulesIn(locale: string): { rule: string; text: string }[] {
  const file = readFileSync(new URL(`../rules/${locale}.md`, import.meta.url), 'utf8');
  return file
    .split(/^\*\*(?=T\d+\.\*\*)/m)
    .slice(1)
    .map((part) => ({ rule: /^T\d+/.exec(part)![0], text: part.split(/^## /m)[0]! }));
}

test.each(LOCALES)('the rules in %s have the numbers and the figures of the English ones', (locale) => {
  const figures = ({ rule, text }: { rule: string; text: string }) => [rule, text.match(/\d+/g)];
  expect(rulesIn(locale).map(figures)).toEqual(rulesIn('en').map(figures));
  expect(rulesIn(locale).map(({ rule }) => rule)).toEqual(Array.from({ length: 13 }, (_, i) => `T${i + 1}`));
});
