import { findBot, finishUnless, loadNet, styleAs, styledInSlices } from '@outcry/bots';
import type { Net, SlicedBot } from '@outcry/bots';
import { canonical, fastRng } from '@outcry/engine';
import type { AnyGame, AnyView, Budget } from '@outcry/engine';
import { loadGame } from '@outcry/games';
import { programIn } from '../programs/named.ts';
import type { Fault } from '../schemas/entries.ts';
import { askProgram } from './askProgram.ts';
import { lowered } from './lowered.ts';

/** All that a bot is told: never a state, so that it cannot see more than a person at its seat. */
export interface Question {
  readonly game: string;
  readonly rulesVersion: number;
  readonly data: unknown;
  readonly bot: string;
  /** The bot's name at the table; null: it plays for an absent person. */
  readonly name: string | null;
  readonly view: AnyView;
  readonly legal: readonly unknown[];
  readonly seed: number;
}

/** What a thread is given: a question, how often the budget is halved, and where it reads that nobody wants the answer. */
export interface Task extends Question {
  readonly halvings: number;
  /** One number, shared with the thread: not 0 once the thought is given up. */
  readonly givenUp: Int32Array;
}

/** A decision made. */
export interface Thought {
  /** The place of the move in the list of legal moves. */
  readonly index: number;
  /** The processor time it took, in milliseconds. */
  readonly cost: number;
  /** How often its budget was halved. This follows from the level alone: it tells nothing about the list of moves. */
  readonly halvings: number;
  /** What a program failed at, so that its move was made at random; absent: nothing. */
  readonly fault?: Fault;
  /** What the host of the server should know. */
  readonly warnings: readonly string[];
}

/** A bot made for a game, and how hard it thinks there. */
interface Player {
  readonly bot: SlicedBot;
  readonly budget: Budget;
}

const made = new Map<string, Player>();

function playerOf({ bot, name }: Question, game: AnyGame, net: Net | null): Player {
  const { inSlices, budgetFor } = findBot(bot);
  const plain = inSlices(game, net);
  const style = styleAs(name, bot, game);
  return { bot: style === null ? plain : styledInSlices(plain, style), budget: budgetFor(game) };
}

const warnings: string[] = [];

/** With an owner's tables a bot judges without a net: nets are trained for the printed ones. */
async function playerFor(question: Question): Promise<Player> {
  const { game: id, rulesVersion, data, bot, name } = question;
  if (data !== null) return playerOf(question, await loadGame(id, rulesVersion, data), null);
  const key = `${id} ${rulesVersion} ${bot} ${name}`;
  const known = made.get(key);
  if (known) return known;
  const game = await loadGame(id, rulesVersion);
  const player = playerOf(question, game, await loadNet(game, (line) => warnings.push(line)));
  made.set(key, player);
  return player;
}

/** Runs in a thread: decides, and measures what that costs. Null: it was given up. */
export default async function think(task: Task): Promise<Thought | null> {
  const began = process.threadCpuUsage();
  const program = programIn(task.bot);
  if (program !== null) return askProgram(task, program);
  const { bot, budget } = await playerFor(task);
  const index = decide(task, bot, lowered(budget, task.halvings));
  if (index === null) return null;
  const { user, system } = process.threadCpuUsage(began);
  const halvings = budget.playouts > 0 ? task.halvings : 0;
  return { index, cost: (user + system) / 1000, halvings, warnings: warnings.splice(0) };
}

/** Which of the legal moves the bot makes, by its place in the list; null: it was given up. */
function decide({ view, legal, bot: name, seed, givenUp }: Task, advise: SlicedBot, budget: Budget): number | null {
  if (legal.length === 1) return 0;
  const advice = finishUnless(advise(view, legal, fastRng(seed), budget), () => Atomics.load(givenUp, 0) !== 0);
  if (advice === null) return null;
  const best = canonical(advice[0]!.move);
  const index = legal.findIndex((move) => canonical(move) === best);
  if (index < 0) throw new Error(`the bot "${name}" chose a move that is not legal: ${best}`);
  return index;
}
