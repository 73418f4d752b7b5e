import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { InputError } from './errors.ts';
import type { TableFault } from './errors.ts';
import type { AnyGame } from './any.ts';
import { tooLarge } from './size.ts';

/** What is looked at of a schema to tell which form of a union a value is meant to be. */
interface Shape extends TSchema {
  readonly type?: string;
  readonly const?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/**
 * The schema without the forms of its unions that the value is not meant to be, which it could only be blamed for in vain.
 * Where its kind is none of those there are, the kind is all that is left of schema and value.
 */
function meant(schema: Shape, value: unknown): readonly [TSchema, unknown] {
  const forms = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (forms.length === 1 && value !== null) return meant(forms[0]!, value);
  const kinds = forms.flatMap(({ properties }) => properties?.kind?.const ?? []);
  if (forms.length > 0 && kinds.length === forms.length) {
    const kind = (value as { kind?: string } | null)?.kind ?? null;
    const form = forms[kinds.findIndex((one) => one === kind)];
    return form ? meant(form, value) : [Type.Object({ kind: Type.Enum(kinds) }), { kind }];
  }
  if (Array.isArray(value) && schema.items) {
    const parts = value.map((item) => meant(schema.items!, item));
    const prefixItems = parts.map(([part]) => part);
    return [{ ...schema, prefixItems } as TSchema, parts.map(([, item]) => item)];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !schema.properties) return [schema, value];
  const properties: Record<string, TSchema> = { ...schema.properties };
  const fields: Record<string, unknown> = { ...value };
  for (const [name, part] of Object.entries(schema.properties))
    if (Object.hasOwn(fields, name)) [properties[name], fields[name]] = meant(part, fields[name]);
  return [{ ...schema, properties } as TSchema, fields];
}

/** The first few things wrong with a value, as one line: where, and what is expected there. */
export function faults(schema: TSchema, value: unknown): string {
  const large = tooLarge(schema, value);
  if (large !== null) return large;
  return Value.Errors(...meant(schema, value))
    .filter(({ keyword }) => keyword !== 'boolean')
    .slice(0, 3)
    .map(({ instancePath, message, params }) => {
      const where = instancePath.slice(1).replaceAll('/', '.') || 'it';
      const named = Object.values(params).find((param) => Array.isArray(param));
      return `${where} ${message}${named && !message.includes(String(named[0])) ? ` (${named.join(', ')})` : ''}`;
    })
    .join('; ');
}

/** The faults of a single entry: it is no whole number, too small or large, or none of those there are. */
const ENTRY_FAULTS = ['integer', 'minimum', 'maximum', 'enum'];

/** The first thing wrong with a value where it is that of a single entry. */
function faultOf(schema: TSchema, value: unknown): TableFault | null {
  if (tooLarge(schema, value) !== null) return null;
  const [first] = Value.Errors(...meant(schema, value));
  if (first === undefined) return null;
  const { limit, type, allowedValues } = first.params as { limit?: number; type?: string; allowedValues?: string[] };
  const reason = type ?? first.keyword;
  if (!ENTRY_FAULTS.includes(reason)) return null;
  const allowed = limit ?? allowedValues?.join(', ') ?? '';
  return { at: first.instancePath.slice(1).replaceAll('/', '.'), reason, args: { allowed } };
}

/** Whether a value fits a schema; a value that is too large is not looked at any further. */
export const fits = (schema: TSchema, value: unknown): boolean =>
  tooLarge(schema, value) === null && Value.Check(schema, value);

/** The value itself when it fits, else an InputError that says where it does not. */
export function check<T>(schema: TSchema, value: unknown, what: string): T {
  if (fits(schema, value)) return value as T;
  throw new InputError(`${what}: ${faults(schema, value)}`, null, faultOf(schema, value));
}

/** Options with their defaults filled in, checked against the schema and against the rules for so many seats. */
export function parseOptions(game: AnyGame, given: unknown, seats: number): unknown {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new InputError(`${game.id} is for ${min} to ${max} seats, not ${seats}`);
  const names = optionNames(game);
  for (const name of Object.keys((given ?? {}) as object))
    if (!names.includes(name))
      throw new InputError(`${game.id} has no option "${name.slice(0, 40)}"; it has ${names.join(', ') || 'none'}`);
  const filled = Value.Default(game.optionsSchema, structuredClone(given ?? {}));
  const options = check(game.optionsSchema, filled, `options of ${game.id}`);
  const refusal = game.optionsRefusal(options, seats);
  if (refusal) {
    const args = Object.entries(refusal.args ?? {}).map(([name, value]) => `${name} ${value}`);
    throw new InputError(`options of ${game.id}: ${[refusal.reason, ...args].join(', ')} (${refusal.rule})`, refusal);
  }
  return options;
}

/** The names of a game's options. */
export const optionNames = (game: AnyGame): string[] =>
  Object.keys((game.optionsSchema as unknown as { properties: object }).properties);
