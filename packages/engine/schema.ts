import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { InputError } from './errors.ts';
import type { AnyGame } from './any.ts';

/** The first few things wrong with a value, as one line: where, and what is expected there. */
export function faults(schema: TSchema, value: unknown): string {
  return Value.Errors(schema, value)
    .filter(({ keyword }) => keyword !== 'boolean')
    .slice(0, 3)
    .map(({ instancePath, message, params }) => {
      const where = instancePath.slice(1).replaceAll('/', '.') || 'it';
      const named = Object.values(params).find((param) => Array.isArray(param));
      return `${where} ${message}${named && !message.includes(String(named[0])) ? ` (${named.join(', ')})` : ''}`;
    })
    .join('; ');
}

/** The value itself when it fits, else an InputError that says where it does not. */
export function check<T>(schema: TSchema, value: unknown, what: string): T {
  if (Value.Check(schema, value)) return value as T;
  throw new InputError(`${what}: ${faults(schema, value)}`);
}

/** Options with their defaults filled in, checked against the schema and against the rules for so many seats. */
export function parseOptions(game: AnyGame, given: unknown, seats: number): unknown {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new InputError(`${game.id} is for ${min} to ${max} seats, not ${seats}`);
  const names = optionNames(game);
  for (const name of Object.keys((given ?? {}) as object))
    if (!names.includes(name))
      throw new InputError(`${game.id} has no option "${name}"; it has ${names.join(', ') || 'none'}`);
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
