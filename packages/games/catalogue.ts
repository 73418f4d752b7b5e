/** What the home page and a form need to know of a game before its rules are loaded. */
export interface CatalogueEntry {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  { id: 'bear-raid', seats: { min: 3, max: 6 }, minutes: 60 },
  { id: 'speculate', seats: { min: 2, max: 5 }, minutes: 75 },
  { id: 'speculation', seats: { min: 3, max: 6 }, minutes: 45 },
  { id: 'stockpile', seats: { min: 2, max: 5 }, minutes: 60 },
  { id: 'taking-stock', seats: { min: 2, max: 5 }, minutes: 30 },
];
