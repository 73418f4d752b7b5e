import { findBot, loadNet } from '@outcry/bots';
import type { Net } from '@outcry/bots';
import { canonical, fastRng } from '@outcry/engine';
import type { AnyGame, AnyView, Bot, Budget } from '@outcry/engine';
import { loadGame } from '@outcry/games';

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

/** A decision made: the place of the move in the list of legal moves, and the processor time it took in milliseconds. */
export interface Thought {
  readonly index: number;
  readonly cost: number;
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

/** With an owner's tables a bot judges without a net: nets are trained for the printed ones. */
async function playerFor({ game: id, rulesVersion, data, bot: name }: Question): Promise<Player> {
  if (data !== null) return playerOf(name, await loadGame(id, rulesVersion, data), null);
  const key = `${id} ${rulesVersion} ${name}`;
  const known = made.get(key);
  if (known) return known;
  const game = await loadGame(id, rulesVersion);
  const player = playerOf(name, game, await loadNet(game, (line) => process.emitWarning(line)));
  made.set(key, player);
  return player;
}

/** Runs in a thread: decides, and measures what that costs. */
export default async function think(question: Question): Promise<Thought> {
  const began = process.threadCpuUsage();
  const index = await decide(question);
  const { user, system } = process.threadCpuUsage(began);
  return { index, cost: (user + system) / 1000 };
}

/** Which of the legal moves the bot makes, by its place in the list. */
async function decide(question: Question): Promise<number> {
  const { view, legal, bot, seed } = question;
  if (legal.length === 1) return 0;
  const { bot: advise, budget } = await playerFor(question);
  const advice = advise(view, legal, fastRng(seed), budget);
  const best = canonical(advice[0]!.move);
  const index = legal.findIndex((move) => canonical(move) === best);
  if (index < 0) throw new Error(`the bot "${bot}" chose a move that is not legal: ${best}`);
  return index;
}
