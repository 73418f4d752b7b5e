import type { AnyGame } from '@outcry/engine';
import type { Encoding } from '@outcry/engine/encoding';

/** A game's encoding, by the tables it is played with. */
type EncodingFor = (data: never) => Encoding;

/** How each game is told in numbers, loaded when it is first wanted. */
const ENCODINGS: Readonly<Record<string, () => Promise<EncodingFor>>> = {
  'bear-raid': async () => (await import('./bear-raid/encoding.ts')).encodingFor,
  speculate: async () => (await import('./speculate/encoding.ts')).encodingFor,
  speculation: async () => (await import('./speculation/encoding.ts')).encodingFor,
  stockpile: async () => (await import('./stockpile/encoding.ts')).encodingFor,
  'taking-stock': async () => (await import('./taking-stock/encoding.ts')).encodingFor,
};

export async function loadEncoding({ id, data }: AnyGame): Promise<Encoding> {
  const encodingFor = await ENCODINGS[id]!();
  return encodingFor(data as never);
}
