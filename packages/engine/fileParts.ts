import { Type } from 'typebox';
import type { Static } from 'typebox';

// What the versions of the game file have in common.

export const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const Entropy = Type.String({ maxLength: 200 });

export const common = {
  format: Type.Literal('outcry-game'),
  game: Type.String({ maxLength: 40 }),
  rulesVersion: Type.Integer({ minimum: 1 }),
  options: Type.Record(Type.String(), Type.Unknown()),
  /** The owner's tables the game was played with; null: the printed ones. */
  data: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
  moves: Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Unknown()]), { maxItems: 200_000 }),
  /** As it was written down at the end; null while the game goes on. */
  result: Type.Union([
    Type.Object({ places: Type.Array(Type.Integer()), scores: Type.Array(Type.Number()) }),
    Type.Null(),
  ]),
  /** After so many moves it was taken on from a game whose seed is known: what followed was no fair game. */
  continuedFrom: Type.Optional(Type.Integer({ minimum: 0 })),
};

/** Who sat at a seat. */
export const FileSeatSchema = Type.Object(
  {
    name: Type.String({ maxLength: 80 }),
    kind: Type.Enum(['person', 'bot']),
    /** How well the bot plays; null for a person. */
    level: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  },
  { additionalProperties: false },
);
export type FileSeat = Static<typeof FileSeatSchema>;

export const Seats = Type.Array(FileSeatSchema, { minItems: 1, maxItems: 12 });
