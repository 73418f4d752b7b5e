import { findBot, loadNet } from '@outcry/bots';
import { fastRng } from '@outcry/engine';
import type { Advice, AnyView } from '@outcry/engine';
import { loadGame } from '@outcry/games';

/** All that a bot is told: never a state, so that it cannot see more than a person at its seat. */
export interface Position {
  readonly game: string;
  readonly version: number;
  readonly data: unknown;
  readonly view: AnyView;
  readonly legal: readonly unknown[];
}

/** What to think about, and which bot. */
export interface ThinkQuestion extends Position {
  readonly bot: string;
  readonly seed: number;
}

/** What comes back: its moves, the best first, or why it could not think. */
export type Thought = { readonly advice: readonly Advice[] } | { readonly error: string };

/** Has a bot think. With an owner's tables it judges without a net: nets are trained for the printed ones. */
export async function think({ game: id, version, data, view, legal, bot, seed }: ThinkQuestion): Promise<Thought> {
  try {
    const { make, budgetFor } = findBot(bot);
    const game = await loadGame(id, version, data);
    // oxlint-disable-next-line no-console
    const net = data === null ? await loadNet(game, console.warn) : null;
    return { advice: make(game, net)(view, legal, fastRng(seed), budgetFor(game)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
