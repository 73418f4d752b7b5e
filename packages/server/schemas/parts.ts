import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';

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
/** A text as every store can hold it. */
export const text = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000\\p{Cs}]*$' });
/**
 * Others read a name beside other names: it shows something, and all that it holds. So no characters that are unseen,
 * blank, change the direction or mean nothing (but the mark that may follow an emoji), and no pile of marks on one letter.
 */
const BLANK = '\\u2800\\ufffc\\u{13441}\\u{13442}\\u{16fe4}\\u{1d159}';
const SHOWN = `(?:[^\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}${BLANK}]\\ufe0f?)`;
export const Name = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: `^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])(?!.*\\p{M}{4})${SHOWN}*$`,
  description: 'A name as others see it: nothing invisible, no change of direction, not only spaces.',
});
export const Key = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[^\\p{Cc}\\p{Cs}]*$', // not every store can hold those
  description: 'Made by the client, new for every decision or message.',
});
export const Hex32 = Type.String({ maxLength: 64, pattern: '^[0-9a-f]{64}$', description: '32 bytes in hex.' });
export const DealStep = literals(
  ['commit', 'reveal'],
  'Everybody commits to random bytes, then everybody reveals them.',
);
export const Attempt = Type.Integer({ minimum: 1, maximum: 1000, description: 'Which attempt to deal, from 1.' });

/** Why a bot plays for a person: they left, ran out of time, stayed away too long, or the others agreed on it. */
export const StandInReason = literals(['left', 'time', 'absent', 'agreed']);
export type StandInReason = Static<typeof StandInReason>;

export const TableParams = object({ id: Id });
export const GameName = Type.String({ maxLength: 40, pattern: '^[a-z0-9-]+$' });
/** Values of the game's own, by name. Their size is bounded by that of the request, then by the game's schemas. */
export const GameValues = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 40 });
export const Done = object({ ok: Type.Literal(true) });
