import type { AnyGame, Bot } from '@outcry/engine';

/** Opponents that never change, so that what is measured against them can be compared over the years. Only for tournaments. */
export interface Yardstick {
  /** `evaluate` of the first Trader, which people met until 2026. */
  readonly firstEvaluate: (game: AnyGame) => (state: unknown) => readonly number[];
  /** A careful person with plain rules of thumb: looks at the table and the list of moves, and imagines nothing. */
  readonly careful: (game: AnyGame) => Bot;
}

/** The yardsticks of every game, loaded when they are first wanted. */
const YARDSTICKS: Readonly<Record<string, () => Promise<Yardstick>>> = {
  'bear-raid': async () => (await import('./bear-raid/yardstick/index.ts')).yardstick,
  speculate: async () => (await import('./speculate/yardstick/index.ts')).yardstick,
  speculation: async () => (await import('./speculation/yardstick/index.ts')).yardstick,
  stockpile: async () => (await import('./stockpile/yardstick/index.ts')).yardstick,
  'taking-stock': async () => (await import('./taking-stock/yardstick/index.ts')).yardstick,
};

export const loadYardstick = (id: string): Promise<Yardstick> => YARDSTICKS[id]!();
