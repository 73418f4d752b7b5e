import type { AnyGame } from '@outcry/engine';
import type { Lab } from '@outcry/engine/lab';

/** A game's laboratory, by the tables it is played with. */
type LabOf = (data: never) => Lab;

/** What laboratories look at in each game, loaded when it is first wanted. */
const LABS: Readonly<Record<string, () => Promise<LabOf>>> = {
  'bear-raid': async () => (await import('./bear-raid/lab.ts')).labOf,
  speculate: async () => (await import('./speculate/lab.ts')).labOf,
  speculation: async () => (await import('./speculation/lab.ts')).labOf,
  stockpile: async () => (await import('./stockpile/lab.ts')).labOf,
  'taking-stock': async () => (await import('./taking-stock/lab.ts')).labOf,
};

export async function loadLab({ id, data }: AnyGame): Promise<Lab> {
  const labOf = await LABS[id]!();
  return labOf(data as never);
}
