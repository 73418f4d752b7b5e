import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, literals, nullable, object, Time } from './parts.ts';

/** What a token may do: `read` looks (every GET, and the stream); `play` also does what a player does at tables. */
export const TokenScope = literals(['read', 'play'], 'read: only look; play: also make moves, join and make tables.');
export type TokenScope = Static<typeof TokenScope>;

/** A token for a program, without its secret. */
export const Token = object({
  id: Id,
  label: Type.String(),
  scope: TokenScope,
  created: Time,
  /** From then on it is refused. */
  ends: Time,
  /** When it was last used, to the minute; null: never. */
  used: nullable(Time),
});
export type Token = Static<typeof Token>;

const DAYS = { minimum: 1, maximum: 365, default: 90 };

/** A token to be made. It ends after `days`, or at the time `ends`, at most a year from now. */
export const TokenWish = {
  scope: Type.Optional(TokenScope),
  days: Type.Optional(Type.Integer({ ...DAYS, description: 'Days until it ends. Not together with `ends`.' })),
  ends: Type.Optional(Time),
};
