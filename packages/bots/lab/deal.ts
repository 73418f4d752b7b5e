import { fastRng, pick } from '@outcry/engine';
import type { AnyEvent, AnyGame, Bot, Budget, Emit, Rng, Seat } from '@outcry/engine';
import { derive } from './seeds.ts';

/** No game comes near it: one that does is counted as not finished. */
const MOVE_LIMIT = 200_000;

/** A bot made for a game, and how hard it thinks. */
export interface Player {
  readonly bot: Bot;
  readonly budget: Budget;
  /** Only a cheat has it: is shown the true state before it decides. */
  readonly sees?: (state: unknown) => void;
  /** Only a program has it: how often it failed since it was last asked, by what it did wrong. */
  readonly takeFaults?: () => Faults;
}

/** How often something went wrong, by name. */
export type Faults = Readonly<Record<string, number>>;

/** Who decides for a seat. Null plays at random without a look at the table, which is what makes random play fast. */
export type Mind = Player | null;

/** What is played again and again. */
export interface Table {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
}

/** A game played to its end, or to the limit. */
export interface Finish {
  readonly state: unknown;
  readonly moves: number;
}

/** Watches a game: the state before the first move (seat null), then after each; it goes on changing. */
export interface Watcher {
  readonly emit: Emit<AnyEvent>;
  readonly begun: (state: unknown) => void;
  readonly moved: (state: unknown, seat: Seat, move: unknown) => void;
  /** Hears what a seat may choose from, when there is a choice. */
  readonly asked?: (legal: readonly unknown[]) => void;
}

/** Plays one game. Chance and the bots' own dice come from two generators, so that thinking does not change the deal. */
export function playOut(table: Table, minds: readonly Mind[], chance: Rng, dice: Rng, watcher?: Watcher): Finish {
  const { game } = table;
  const emit = watcher?.emit ?? null;
  const state = game.setup(table.options, table.seats, chance);
  watcher?.begun(state);
  let moves = 0;
  for (; moves < MOVE_LIMIT; moves++) {
    const actors = game.actors(state);
    if (actors.length === 0) break;
    const seat = actors[0]!;
    const legal = game.legal(state, seat);
    if (legal.length > 1) watcher?.asked?.(legal);
    const move = legal.length > 1 ? decide(game, state, seat, legal, minds[seat]!, dice) : legal[0];
    if (move === undefined) throw new Error(`${game.id}: seat ${seat} is asked and has no legal move`);
    game.apply(state, seat, move, chance, emit);
    watcher?.moved(state, seat, move);
  }
  return { state, moves };
}

function decide(game: AnyGame, state: unknown, seat: Seat, legal: readonly unknown[], mind: Mind, dice: Rng): unknown {
  if (mind === null) return pick(legal, dice);
  mind.sees?.(state);
  return mind.bot(game.view(state, seat), legal, dice, mind.budget)[0]!.move;
}

/** Deal number `deal` with the bots moved on by `rotation` seats: bot i sits on seat i + rotation. */
export function playDeal(
  table: Table,
  minds: readonly Mind[],
  seed: number,
  deal: number,
  rotation: number,
  watcher?: Watcher,
): Finish {
  const { seats } = table;
  const seated = minds.map((_, seat) => minds[botAt(seat, rotation, seats)]!);
  const dealt = derive(seed, deal);
  return playOut(table, seated, fastRng(dealt), fastRng(derive(dealt, rotation)), watcher);
}

/** Which bot of the list sits on a seat. */
export const botAt = (seat: Seat, rotation: number, seats: number): number => (seat - rotation + seats) % seats;
