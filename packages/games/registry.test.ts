import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { canonical, fastRng, LOCALES, parseOptions, pick, textOf } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import type { Places } from './places.ts';
import { drawn } from './testing/drawn.ts';
import { CATALOGUE, GAME_IDS, loadGame, newestGame, loadModule, loadWords } from './registry.ts';

const folder = (id: string): URL => new URL(`${id}/`, import.meta.url);

/** What stands first in the brackets of `test`, `describe` and their `each`. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:(?!\1).)*)\1/g;

/** The rules that the titles of a game's tests name. */
function rulesTested(id: string): Set<string> {
  const files = readdirSync(folder(id), { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const titles = tests.flatMap((file) => [...readFileSync(new URL(file, folder(id)), 'utf8').matchAll(TITLE)]);
  return new Set(titles.flatMap(([, , title]) => title!.match(/\b[A-Z]\d+\b/g) ?? []));
}

/** By game and version: the SHA-256 of the tables printed for it, as canonical JSON. */
const PRINTED_TABLES: Readonly<Record<string, string>> = {
  'bear-raid 1': '9647bda8292e5ccd65e26c870cf051ac2372bd650ca570d86dfa76ffa3ab9473',
  'speculate 1': '45e4e36c4b87580c2dee8c25c8139dc6a50fd11ae8d96cbed71c4ea099fa9681',
  'speculate 2': '3c6999cf46506baaaeed2d2cbaabde2fbbdc1287db29b7662e73e84b2b9126b5',
  'speculation 1': '3a688c7621613b8845a77da4df152b10060c107020c7606634ea2bbbf7ac5de4',
  'stockpile 1': '5fe87ecf97a857d41739d4c56cca1b095d393422eb5583f1450c3129aab14045',
  'stockpile 2': '5fe87ecf97a857d41739d4c56cca1b095d393422eb5583f1450c3129aab14045',
  'taking-stock 1': '1c912e61d216142f83e5619ce0ff2aa020a69afe52d41f7beff8dc19b501f58e',
};

/** What a move does to everybody: two of the same card may be called the same, two different choices may not. */
function effectOf(game: AnyGame, state: unknown, seat: number, move: unknown): string {
  const after = game.clone(state);
  game.apply(after, seat, move, fastRng(1), null);
  return JSON.stringify([game.worth(after), game.evaluate(after), game.actors(after)]);
}

describe.each(GAME_IDS)('%s', (id) => {
  test('every numbered rule has a test whose title names it, and no number is left out', () => {
    const text = readFileSync(new URL('rules/en.md', folder(id)), 'utf8');
    const rules = [...text.matchAll(/^\*\*([A-Z]\d+)\.\*\*/gm)].map(([, rule]) => rule!);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules).toEqual(rules.map((rule, index) => `${rule[0]}${index + 1}`));
    const tested = rulesTested(id);
    expect(rules.filter((rule) => !tested.has(rule))).toEqual([]);
  });

  test('goes through the laws, and has golden games of every version', async () => {
    expect(existsSync(new URL('laws.test.ts', folder(id)))).toBe(true);
    const playthroughs = new URL('playthroughs/', folder(id));
    const played = readdirSync(playthroughs).map((name) => {
      const [header] = readFileSync(new URL(name, playthroughs), 'utf8').split('\n');
      return (JSON.parse(header!) as { rulesVersion: number }).rulesVersion;
    });
    const { versions } = await loadModule(id);
    expect([...new Set(played)].toSorted()).toEqual(versions);
  });

  test('its rules say what tables of older versions do', async () => {
    const { versions, make } = await loadModule(id);
    expect(versions.map((version) => make(version).rulesVersion)).toEqual(versions);
    const text = readFileSync(new URL('rules/en.md', folder(id)), 'utf8');
    for (const older of versions.slice(0, -1))
      expect(text).toMatch(new RegExp(`^## Tables of versions? .*\\b${older}\\b`, 'm'));
  });

  test('is in the catalogue as its rules say', async () => {
    const { seats } = await newestGame(id);
    expect(CATALOGUE.find((entry) => entry.id === id)?.seats).toEqual(seats);
  });

  test('the tables printed for a version never change', async () => {
    const { versions, make } = await loadModule(id);
    for (const version of versions) {
      const name = `${id} ${version}`;
      expect(Object.keys(PRINTED_TABLES), `A new version needs a line in PRINTED_TABLES: '${name}'.`).toContain(name);
      expect(
        createHash('sha256')
          .update(canonical(make(version).data))
          .digest('hex'),
        `The tables of ${name} changed. Old games replay with them: put the change in a new version.`,
      ).toBe(PRINTED_TABLES[name]);
    }
  });

  test('says where each of its tables comes from', async () => {
    const { data, provenance } = await newestGame(id);
    expect(Object.keys(provenance).toSorted()).toEqual(Object.keys(data as object).toSorted());
  });

  test('has words for all that stands within its tables', async () => {
    const { data } = await newestGame(id);
    const { PLACES } = (await import(`./${id}/rules/places.ts`)) as { PLACES: Places };
    const names = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) for (const name of Object.keys(value)) names.add(name);
      Object.values(value).forEach(collect);
    };
    Object.values(data as object).forEach(collect);
    expect(Object.keys(PLACES.names).toSorted()).toEqual([...names].toSorted());
    for (const [place, words] of Object.entries(PLACES.entries)) {
      const [table, ...path] = place.split(' ');
      let list = (data as Record<string, unknown>)[table!];
      for (const name of path) list = (list as Record<string, unknown>)[name];
      while (!Array.isArray(list) || Array.isArray(list[0])) list = Object.values(list as object)[0];
      for (const locale of LOCALES) expect(words[locale], place).toHaveLength((list as unknown[]).length);
    }
  });

  test.each(LOCALES)('has a word for every part of wealth and a sentence for every style (%s)', async (locale) => {
    const game = await newestGame(id);
    const words = await loadWords(id, locale);
    const state = game.setup(parseOptions(game, {}, game.seats.max), game.seats.max, fastRng(1));
    expect(Object.keys(words.parts).toSorted()).toEqual(Object.keys(game.parts(state)[0]!).toSorted());
    expect(Object.keys(words.styles).toSorted()).toEqual(Object.keys(game.foresight.styles ?? {}).toSorted());
    for (const text of [...Object.values(words.parts), ...Object.values(words.styles)]) expect(text).toMatch(/\S/);
  });

  test.each(LOCALES)('has a sentence for every question, move and event of whole games (%s)', async (locale) => {
    const module = await loadModule(id);
    const game = module.make(module.versions.at(-1)!);
    const words = await loadWords(id, locale);
    const who = (seat: number): string => `Seat ${seat + 1}`;
    const terminal = await drawn(await module.picture(), locale);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const rng = fastRng(seats);
      const state = game.setup(parseOptions(game, {}, seats), seats, rng);
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        const seat = pick(actors, rng);
        const view = game.view(state, seat);
        const legal = game.legal(state, seat);
        expect(words.question(view, who)).toMatch(/\S/);
        const effects = new Map<string, string>();
        for (const move of legal) {
          const sentence = words.move(move, view, who);
          const effect = effectOf(game, state, seat, move);
          expect(effects.get(sentence) ?? effect, `two moves say "${sentence}"`).toBe(effect);
          effects.set(sentence, effect);
        }
        for (const line of terminal(view, who, game.data)) {
          expect(line.length, line).toBeLessThanOrEqual(78);
          expect(line).not.toMatch(/undefined|NaN|\[object/);
        }
        game.apply(state, seat, pick(legal, rng), rng, (event) => {
          expect(textOf(words.event(event, who))).not.toMatch(/undefined|NaN|\[object/);
        });
      }
      expect(words.question(game.view(state, null), who)).toMatch(/\S/);
    }
  });
});

test('an unknown game, and a version of the rules that is not there, are refused in one line', async () => {
  await expect((async () => loadModule('monopoly'))()).rejects.toThrow(
    /there is no game "monopoly"; there are .*taking-stock/,
  );
  await expect(loadGame('taking-stock', 99)).rejects.toThrow('wanted with rules version 99; this Outcry has 1');
});
