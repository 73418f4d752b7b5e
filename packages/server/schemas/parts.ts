import { Type } from 'typebox';
import type { TSchema } from 'typebox';

// What the schemas of the API are made of. No schema takes a field that it does not name.

const closed = { additionalProperties: false } as const;
export const object = <Properties extends Parameters<typeof Type.Object>[0]>(
  properties: Properties,
  description?: string,
) => Type.Object(properties, description === undefined ? closed : { ...closed, description });
export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
export const literals = <const Values extends string[]>(values: readonly [...Values], description?: string) =>
  Type.Enum(values, description === undefined ? {} : { description });

export const Time = Type.Number({ description: 'Milliseconds since 1970 by the clock of the server.' });
export const SeatNumber = Type.Integer({
  minimum: 0,
  maximum: 11,
  description: 'A place at the table, clockwise from 0.',
});
export const Seq = Type.Integer({ minimum: 0, maximum: 2 ** 31, description: 'Number of an entry of the table.' });
export const Id = Type.String({ maxLength: 32, pattern: '^[a-z0-9]+$' });
export const Json = Type.Unknown({ description: "A value of the game's own: see the schemas under /api/games." });
/**
 * Others read a name beside other names: it shows something, and all that it holds. So no characters that are unseen,
 * change the direction or mean nothing (but the mark that many emoji end with), and no pile of marks on one letter.
 */
const SHOWN = '(?:[^\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|\\ufe0f)';
export const Name = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: `^(?=\\s*\\S)(?!.*\\p{M}{4})${SHOWN}*$`,
  description: 'A name as others see it: nothing invisible, no change of direction, not only spaces.',
});
export const Entropy = Type.String({
  maxLength: 200,
  description: "Random text of the player's own, mixed into the shuffle.",
});
