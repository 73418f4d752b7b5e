import { findBot, loadNet } from '@outcry/bots';
import type { Net } from '@outcry/bots';
import { canonical, fastRng } from '@outcry/engine';
import type { AnyGame, AnyView, Bot, Budget } from '@outcry/engine';
import { loadGame } from '@outcry/games';
import { lowered } from './lowered.ts';

/** All that a bot is told: never a state, so that it cannot see more than a person at its seat. */
export interface Question {
  readonly game: string;
  readonly rulesVersion: number;
  readonly data: unknown;
  readonly bot: string;
  readonly view: AnyView;
  readonly legal: readonly unknown[];
  readonly seed: number;
}

/** What a thread is given: a question, and how often the budget is halved. */
export interface Task extends Question {
  readonly halvings: number;
}

/** A decision made. */
export interface Thought {
  /** The place of the move in the list of legal moves. */
  readonly index: number;
  /** The processor time it took, in milliseconds. */
  readonly cost: number;
  /** How often its budget was halved. This follows from the level alone: it tells nothing about the list of moves. */
  readonly halvings: number;
  /** What the host of the server should know. */
  readonly warnings: readonly string[];
}

/** A bot made for a game, and how hard it thinks there. */
interface Player {
  readonly bot: Bot;
  readonly budget: Budget;
}

const made = new Map<string, Player>();

function playerOf(name: string, game: AnyGame, net: Net | null): Player {
  const { make, budgetFor } = findBot(name);
  return { bot: make(game, net), budget: budgetFor(game) };
}

const warnings: string[] = [];

/** With an owner's tables a bot judges without a net: nets are trained for the printed ones. */
async function playerFor({ game: id, rulesVersion, data, bot: name }: Question): Promise<Player> {
  if (data !== null) return playerOf(name, await loadGame(id, rulesVersion, data), null);
  const key = `${id} ${rulesVersion} ${name}`;
  const known = made.get(key);
  if (known) return known;
  const game = await loadGame(id, rulesVersion);
  const player = playerOf(name, game, await loadNet(game, (line) => warnings.push(line)));
  made.set(key, player);
  return player;
}

/** Runs in a thread: decides, and measures what that costs. */
export default async function think(task: Task): Promise<Thought> {
  const began = process.threadCpuUsage();
  const { bot, budget } = await playerFor(task);
  const index = decide(task, bot, lowered(budget, task.halvings));
  const { user, system } = process.threadCpuUsage(began);
  const halvings = budget.playouts > 0 ? task.halvings : 0;
  return { index, cost: (user + system) / 1000, halvings, warnings: warnings.splice(0) };
}

/** Which of the legal moves the bot makes, by its place in the list. */
function decide({ view, legal, bot: name, seed }: Question, advise: Bot, budget: Budget): number {
  if (legal.length === 1) return 0;
  const advice = advise(view, legal, fastRng(seed), budget);
  const best = canonical(advice[0]!.move);
  const index = legal.findIndex((move) => canonical(move) === best);
  if (index < 0) throw new Error(`the bot "${name}" chose a move that is not legal: ${best}`);
  return index;
}
