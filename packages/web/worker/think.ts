import { explain, findBot, loadNet, styleAs, styled } from '@outcry/bots';
import { hints } from '@outcry/bots/review/index.ts';
import type { Hint } from '@outcry/bots/review/index.ts';
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
  /** Its name at the table, which may bring a habit along. */
  readonly name: string | null;
  readonly seed: number;
  /** So many of its best moves are explained, and the others left out. Absent: all of its advice as it is. */
  readonly explained?: number;
}

/** What comes back: its moves, the best first, or why it could not think. */
export type Thought = { readonly advice: readonly (Advice | Hint)[] } | { readonly error: string };

/** Has a bot think. With an owner's tables it judges without a net: nets are trained for the printed ones. */
export async function think(question: ThinkQuestion): Promise<Thought> {
  const { game: id, version, data, view, legal, bot, name, seed, explained } = question;
  try {
    const { make, budgetFor } = findBot(bot);
    const game = await loadGame(id, version, data);
    // oxlint-disable-next-line no-console
    const net = data === null ? await loadNet(game, console.warn) : null;
    const rng = fastRng(seed);
    const style = styleAs(name, bot, game);
    const decide = style === null ? make(game, net) : styled(make(game, net), style);
    const advice = decide(view, legal, rng, budgetFor(game));
    if (explained === undefined) return { advice };
    return { advice: hints({ game, net }, view, explain(game, net)(view, advice.slice(0, explained), rng)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
