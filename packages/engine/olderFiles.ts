import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { GameFile } from './file.ts';
import { common, Entropy, Hex32, Seats } from './fileParts.ts';
import type { FileSeat } from './fileParts.ts';

const closed = { additionalProperties: false } as const;

/** The file as it was first: names alone, and entropy without commitments. */
export const FirstFileSchema = Type.Object(
  {
    ...common,
    version: Type.Literal(1),
    names: Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: 12 }),
    fairness: Type.Object({ seed: Hex32, commitment: Hex32, entropy: Type.Array(Entropy, { maxItems: 12 }) }, closed),
  },
  closed,
);
export type FirstFile = Static<typeof FirstFileSchema>;

/** The file before browsers committed to their entropy. */
export const SecondFileSchema = Type.Object(
  {
    ...common,
    version: Type.Literal(2),
    seats: Seats,
    fairness: Type.Object(
      {
        seed: Hex32,
        commitment: Hex32,
        contributions: Type.Array(Type.Object({ entropy: Entropy, commitment: Type.Null() }, closed), { maxItems: 12 }),
      },
      closed,
    ),
  },
  closed,
);
export type SecondFile = Static<typeof SecondFileSchema>;

/** The terminal wrote a seat's bot into its name, since the first file had no kind of seat. */
const NAMED_BOT = / \((random|greedy|rookie|trader)\)$/;

function seatOf(name: string): FileSeat {
  const level = NAMED_BOT.exec(name)?.[1] ?? null;
  return { name: name.replace(NAMED_BOT, ''), kind: level === null ? 'person' : 'bot', level };
}

const unsealed = (entropy: string) => ({ entropy, commitment: null, missing: null });

/** A file of any version as one of today. `bots`: the level of each bot by seat, where somebody knows better than a first file. */
export function upgraded(file: FirstFile | SecondFile | GameFile, bots?: readonly (string | null)[]): GameFile {
  if (file.version === 3) return file;
  if (file.version === 2) {
    const { contributions, ...sealed } = file.fairness;
    const added = contributions.map(({ entropy }) => unsealed(entropy));
    return { ...file, version: 3, fairness: { ...sealed, contributions: added, voided: [] } };
  }
  const { names, fairness, ...rest } = file;
  const { entropy, ...sealed } = fairness;
  return {
    ...rest,
    version: 3,
    seats: names.map((name, seat) => {
      const level = bots?.[seat] ?? null;
      return bots ? { name, kind: level === null ? 'person' : 'bot', level } : seatOf(name);
    }),
    fairness: { ...sealed, contributions: entropy.map(unsealed), voided: [] },
  };
}
