import { InputError } from '@outcry/engine';
import type { AnyGame, Bot, Budget } from '@outcry/engine';
import { oracleBudget, sharkBudget, TRADER_BUDGET } from './budgets.ts';
import { greedy } from './greedy.ts';
import type { Net } from './net/net.ts';
import { random } from './random.ts';
import { rookie } from './rookie.ts';
import { search, searchInSlices } from './search.ts';
import type { SlicedBot } from './thought.ts';

/** A bot by name. It is made for a game and its net (see `loadNet`). */
export interface BotKind {
  readonly make: (game: AnyGame, net?: Net | null) => Bot;
  /** The same bot, thinking in slices, so that a thought can be given up. */
  readonly inSlices: (game: AnyGame, net?: Net | null) => SlicedBot;
  /** How hard it thinks unless told otherwise. */
  readonly budgetFor: (game: AnyGame) => Budget;
}

/** A bot that is so quick that its thought is a single slice. */
const quick = (make: (game: AnyGame) => Bot, states: number): BotKind => ({
  make,
  inSlices: (game) =>
    function* decide(...asked) {
      yield; // can be given up before it begins
      return make(game)(...asked);
    },
  budgetFor: () => ({ states, playouts: 0 }),
});

const searching = (budgetFor: BotKind['budgetFor']): BotKind => ({
  make: search,
  inSlices: searchInSlices,
  budgetFor,
});

/** Every bot people can meet, and random and greedy as yardsticks for simulations. */
export const BOTS: Readonly<Record<string, BotKind>> = {
  random: quick(random, 0),
  rookie: quick(rookie, 4),
  greedy: quick(greedy, 4),
  trader: searching(() => TRADER_BUDGET),
  shark: searching(sharkBudget),
  oracle: searching(oracleBudget),
};

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** A bot by its name, or an InputError that names them all. */
export function findBot(name: string): BotKind {
  if (!Object.hasOwn(BOTS, name)) throw new InputError(`there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
  return BOTS[name]!;
}

export { greedy, TRADER_BUDGET };
export { seeingAll } from './seeingAll.ts';
export { loadNet, NET_IDS } from './nets/index.ts';
export { findStyle, styleAs, styled, styledInSlices, stylesOf } from './styles.ts';
export { lead } from './candidates.ts';
export { explain } from './explain.ts';
export type { Explained } from './explain.ts';
export { chances, chancesBy, oddsOf } from './odds.ts';
export type { Odds } from './odds.ts';
export { netOf, valueOf, winPart } from './net/net.ts';
export type { Net } from './net/net.ts';
export { search };
export { finishUnless } from './thought.ts';
export type { SlicedBot, Thought } from './thought.ts';
