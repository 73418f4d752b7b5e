/** The levels people choose, the weakest first. They stand apart from the bots, so that a page can name them without loading any. */
export const LEVELS = ['rookie', 'trader', 'shark', 'oracle'] as const;
export type Level = (typeof LEVELS)[number];

/** What somebody plays against who has not chosen yet. */
export const FIRST_LEVEL: Level = 'trader';

export const isLevel = (name: unknown): name is Level => (LEVELS as readonly unknown[]).includes(name);

/** Whose advice somebody gets: the level above their strongest opponent. `opponents`: their levels; people count as the first level. */
export function adviserFor(opponents: readonly (string | null)[]): Level {
  const ranks = opponents.map((level) => LEVELS.indexOf(isLevel(level) ? level : FIRST_LEVEL));
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, ...ranks) + 1)]!;
}
