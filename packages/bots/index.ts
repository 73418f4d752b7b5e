import { InputError } from '@outcry/engine';
import type { AnyGame, Bot, Budget } from '@outcry/engine';
import { greedy } from './greedy.ts';
import type { Net } from './net/net.ts';
import { random } from './random.ts';
import { rookie } from './rookie.ts';
import { search } from './search.ts';

/** A bot by name: how it is made for a game and its net (see `loadNet`), and how hard it thinks unless told otherwise. */
export interface BotKind {
  readonly make: (game: AnyGame, net?: Net | null) => Bot;
  readonly budget: Budget;
}

/** Every bot people can meet, and random and greedy as yardsticks for simulations. */
export const BOTS: Readonly<Record<string, BotKind>> = {
  random: { make: random, budget: { states: 0, playouts: 0 } },
  rookie: { make: rookie, budget: { states: 2, playouts: 0 } },
  greedy: { make: greedy, budget: { states: 4, playouts: 0 } },
  trader: { make: search, budget: { states: 16, playouts: 0 } },
  shark: { make: search, budget: { states: 16, playouts: 300 } },
  oracle: { make: search, budget: { states: 32, playouts: 3000 } },
};

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** A bot by its name, or an InputError that names them all. */
export function findBot(name: string): BotKind {
  if (!Object.hasOwn(BOTS, name)) throw new InputError(`there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
  return BOTS[name]!;
}

export { greedy };
export { seeingAll } from './seeingAll.ts';
export { loadNet, NET_IDS } from './nets/index.ts';
export { lead } from './candidates.ts';
export { netOf, valueOf, winPart } from './net/net.ts';
export type { Net } from './net/net.ts';
export { search };
