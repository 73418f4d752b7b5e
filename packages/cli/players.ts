import { BOTS, BOT_NAMES, findStyle, greedy, loadNet, seeingAll, styled } from '@outcry/bots';
import type { Net } from '@outcry/bots';
import type { Mind, Player } from '@outcry/bots/lab/deal.ts';
import { InputError } from '@outcry/engine';
import { programFor, wordsOf } from '@outcry/server/programs';
import type { AnyGame, Budget } from '@outcry/engine';
import { loadYardstick } from '@outcry/games/yardstick.ts';

/** Every bot that can sit at a tournament: those people meet, and yardsticks that never change. */
export const PLAYER_NAMES: readonly string[] = [...BOT_NAMES, 'trader-0', 'careful'];

/**
 * A name, or a name with a budget of its own: `shark:16/400` looks at 16 states and plays on 400 times. `cheat:shark`
 * searches the true state: the ceiling of what knowing more could bring. `plain:shark` judges without the game's net.
 * `hoarder:shark` has a style of the game.
 */
const NAMED = /^(cheat:)?(plain:)?(?:([a-z]+):)?([a-z0-9-]+)(?::(\d{1,6})\/(\d{1,6}))?$/;

interface Named {
  readonly cheats: boolean;
  readonly isPlain: boolean;
  readonly style: string | null;
  readonly name: string;
  readonly budget: Budget | null;
}

/** Another program, by its command: `exec:python3 mybot.py`. */
const PROGRAM = 'exec:';
/** How long a program may take for a decision, in milliseconds, where the environment says so. */
const LIMIT = 'OUTCRY_PROGRAM_LIMIT';

const limitOfPrograms = (): number | undefined => {
  const text = process.env[LIMIT];
  if (text === undefined || text === '') return undefined;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 10 || limit > 600_000)
    throw new InputError(`${LIMIT} must be a whole number of milliseconds from 10 to 600000, not "${text}"`);
  return limit;
};

function parse(text: string): Named {
  const [, cheats, plain, style = null, name = text, states, playouts] = NAMED.exec(text) ?? [];
  if (!PLAYER_NAMES.includes(name))
    throw new InputError(
      `there is no bot "${text.slice(0, 40)}"; there are ${PLAYER_NAMES.join(', ')}, each with a budget if wanted ("shark:16/400": 16 states, 400 playouts), as a cheat that sees everything ("cheat:shark"), without the game's net ("plain:shark"), with a style ("bear:shark"), or another program ("exec:python3 mybot.py")`,
    );
  return {
    cheats: cheats !== undefined,
    isPlain: plain !== undefined,
    style,
    name,
    budget: states === undefined ? null : { states: Number(states), playouts: Number(playouts) },
  };
}

/** Throws an InputError that names all there are, unless the game has a bot of that name. */
export function checkPlayer(game: AnyGame, text: string): void {
  if (isProgram(text)) {
    wordsOf(commandOf(text));
    limitOfPrograms();
    return;
  }
  const { style } = parse(text);
  if (style !== null) findStyle(game, style);
}

/** A bot for a tournament, made for a game. */
export async function playerOf(game: AnyGame, text: string, isPlain = false): Promise<Player> {
  if (isProgram(text)) {
    const limit = limitOfPrograms();
    const command = commandOf(text);
    return (await programFor(game, command, { warn: console.warn, ...(limit === undefined ? {} : { limit }) })).player;
  }
  const parsed = parse(text);
  const named = { ...parsed, isPlain: parsed.isPlain || isPlain };
  const player = await (named.cheats ? cheat(game, (told) => honest(told, named)) : honest(game, named));
  return named.style === null ? player : { ...player, bot: styled(player.bot, findStyle(game, named.style)) };
}

/**
 * Who decides for each seat of a simulation: a bot on several seats is one, and so is its program. `isPlain`: all judge
 * without the game's net.
 */
export async function mindsOf(game: AnyGame, names: readonly string[], isPlain = false): Promise<Mind[]> {
  const minds = new Map<string, Promise<Mind>>();
  for (const name of names) if (!minds.has(name)) minds.set(name, mindOf(game, name, isPlain));
  return Promise.all(names.map((name) => minds.get(name)!));
}

/** The command of a bot that is another program. */
export const commandOf = (name: string): string => name.slice(PROGRAM.length);

/** Whether a bot is another program. */
export const isProgram = (name: string): boolean => name.startsWith(PROGRAM);

/** Who decides for a seat of a simulation. */
export const mindOf = async (game: AnyGame, name: string, isPlain = false): Promise<Mind> =>
  name === 'random' ? null : playerOf(game, name, isPlain);

/** Each game's net, asked for once: one that is refused is told of in one line, however many play by it. */
const nets = new WeakMap<AnyGame, Promise<Net | null>>();

function netFor(game: AnyGame): Promise<Net | null> {
  const known = nets.get(game) ?? loadNet(game, console.warn);
  nets.set(game, known);
  return known;
}

async function honest(game: AnyGame, { name, isPlain, budget }: Named): Promise<Player> {
  const kind = BOTS[name];
  if (kind) {
    const net = isPlain ? null : await netFor(game);
    return { bot: kind.make(game, net), budget: budget ?? kind.budgetFor(game) };
  }
  const { firstEvaluate, careful } = await loadYardstick(game.id);
  if (name === 'trader-0')
    return { bot: greedy({ ...game, evaluate: firstEvaluate(game) }), budget: budget ?? { states: 32, playouts: 0 } };
  return { bot: careful(game), budget: { states: 0, playouts: 0 } };
}

/** A player for whom every imagined state is the true one. */
async function cheat(game: AnyGame, make: (game: AnyGame) => Promise<Player>): Promise<Player> {
  let truth: unknown;
  const player = await make(seeingAll(game, () => truth));
  return { ...player, sees: (state) => void (truth = state) };
}
