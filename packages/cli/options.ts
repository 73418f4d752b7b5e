import { InputError, optionNames, parseOptions } from '@outcry/engine';
import type { AnyGame, Words } from '@outcry/engine';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** The parts of a JSON schema that options are made of. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
}

const YES_NO: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** A game's options by name, each as its schema says. */
export const optionShapes = (game: AnyGame): Readonly<Record<string, Shape>> =>
  (game.optionsSchema as unknown as { properties: Record<string, Shape> }).properties;

/** What a value of this shape may be, in words. */
export function allowed({ type, const: only, enum: list, anyOf, items, minimum, maximum }: Shape): string {
  if (anyOf) return anyOf.map(allowed).join(', ');
  if (list) return list.join(', ');
  if (only !== undefined) return String(only);
  if (type === 'boolean') return 'yes or no';
  if (type === 'array') return `any of these, joined by +: ${allowed(items!)}`;
  if (type === 'null') return 'none';
  if (type !== 'integer' && type !== 'number') return type ?? 'anything';
  const range = [minimum === undefined ? '' : ` from ${minimum}`, maximum === undefined ? '' : ` to ${maximum}`].join(
    '',
  );
  return `${type === 'integer' ? 'a whole number' : 'a number'}${range}`;
}

/** Everything a text could stand for, the likeliest first; the schema chooses. */
function readings(text: string, shape: Shape): unknown[] {
  const shapes = [shape, ...(shape.anyOf ?? [])];
  const list = shapes.find(({ type }) => type === 'array');
  return [
    text,
    ...(text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : []),
    ...(Object.hasOwn(YES_NO, text) ? [YES_NO[text]] : []),
    ...(text === 'none' ? [null] : []),
    ...(list ? [text === 'none' || text === '' ? [] : text.split('+').map((part) => reading(part, list.items!))] : []),
  ];
}

const reading = (text: string, shape: Shape): unknown =>
  readings(text, shape).find((value) => Value.Check(shape as TSchema, value));

/** Options as `name=value` texts, read by the game's schema and checked by its rules for so many seats. */
export function readOptions(
  game: AnyGame,
  words: Words,
  texts: readonly string[],
  seats: number,
): Record<string, unknown> {
  const shapes = optionShapes(game);
  const given: Record<string, unknown> = {};
  for (const text of texts.flatMap((part) => part.split(',')).filter((part) => part !== '')) {
    const [name, value] = split(text);
    if (!Object.hasOwn(shapes, name))
      throw new InputError(`${game.id} has no option "${name}"; it has ${optionNames(game).join(', ') || 'none'}`);
    given[name] = reading(value, shapes[name]!);
    if (given[name] === undefined)
      throw new InputError(`option ${name} of ${game.id} cannot be "${value}"; it can be ${allowed(shapes[name]!)}`);
  }
  try {
    return parseOptions(game, given, seats) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof InputError && error.refusal)
      throw new InputError(
        `options of ${game.id}: ${words.refusal(error.refusal)} (${error.refusal.rule})`,
        error.refusal,
      );
    throw error;
  }
}

function split(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError(`an option is written name=value, not "${text}"`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
