import { explain, findBot, loadNet } from '@outcry/bots';
import { adviserFor } from '@outcry/bots/levels.ts';
import { hints } from '@outcry/bots/review/index.ts';
import type { Hint as Judged } from '@outcry/bots/review/index.ts';
import { dealtHere, eventsFor, fastRng, fileOfMatch, gameFile, InputError, MoveError, playFile } from '@outcry/engine';
import type { Advice, AnyEvent, AnyView, Bot, Budget, FileSeat, GameFile, Match, Rng, Seat } from '@outcry/engine';
import { saveFile } from '../gamefile.ts';
import type { OpenFile } from '../gamefile.ts';
import { isProgram, playerOf } from '../players.ts';
import { freshSeed } from '../simulate/seeds.ts';
import { newSave } from './saves.ts';

/** Plays for seats of people who are not there. */
const STAND_IN = 'trader';
/** The level of a seat that another program plays for, in the file of a game. */
export const PROGRAM_LEVEL = 'program';
/** How many moves a hint names. */
const HINTS = 3;

/** A bot on its chair. */
interface Chair {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** Whose advice, and the best of it. */
export interface Hint {
  readonly level: string;
  readonly advice: readonly Judged[];
}

/** A game one person plays against bots. Every move is kept in the file at once. */
export interface Session {
  /** The seats of programs that a file named, which others play now. */
  readonly replaced: readonly Seat[];
  /** The person's seat. */
  readonly seat: Seat;
  readonly path: string;
  readonly open: OpenFile;
  /** The game file as it stands now. */
  file(): GameFile;
  /** Who must decide now; none when the game is over. */
  actors(): readonly Seat[];
  /** What the person sees, and may do. */
  view(): AnyView;
  legal(): readonly unknown[];
  /** Makes a move and yields what the person sees of it. */
  move(seat: Seat, move: unknown): AnyEvent[];
  /** Lets the bot of a seat decide. */
  decide(seat: Seat): unknown;
  /** The best moves in the person's place, as the level above the others sees them. */
  hint(): Hint;
}

/** A new game, dealt here, with a file of its own. */
export async function startSession(
  open: Omit<OpenFile, 'file'>,
  seats: readonly FileSeat[],
  options: unknown,
  data: GameFile['data'],
  bots: readonly string[],
): Promise<Session> {
  const file = gameFile(open.game, { seats, options, data, fairness: dealtHere(seats.length) });
  const path = newSave(file);
  saveFile(path, file);
  return sessionOf({ ...open, file }, path, playFile(open.game, file), bots);
}

/** A game from its file, which goes on being written. */
export async function resumeSession(open: OpenFile, path: string): Promise<Session> {
  if (open.file.result) throw new InputError(`${path}: this game is over; "outcry replay" tells it`);
  if (open.file.seats.every(({ kind }) => kind === 'bot'))
    throw new InputError(`${path}: every seat of this game is a bot's; a person's seat is of kind "person"`);
  try {
    return await sessionOf(open, path, playFile(open.game, open.file));
  } catch (error) {
    if (error instanceof MoveError)
      throw new InputError(`${path}: it holds a move that is not legal: ${error.message}`);
    throw error;
  }
}

/** `bots`: by seat, as the command line names them; programs are started by nothing else. */
async function sessionOf(open: OpenFile, path: string, match: Match, bots: readonly string[] = []): Promise<Session> {
  const { game, file } = open;
  const net = await loadNet(game, console.warn);
  const { state } = match;
  const seat = file.seats.findIndex(({ kind }) => kind === 'person');
  const dice: Rng = fastRng(freshSeed());
  const chair = (name: string): Chair => {
    const { make, budgetFor } = findBot(name);
    return { bot: make(game, net), budget: budgetFor(game) };
  };
  const chairs = await Promise.all(
    file.seats.map(async ({ level }, of): Promise<Chair> => {
      const name = bots[of] ?? '';
      if (isProgram(name)) return playerOf(game, name);
      return chair(level === null || level.startsWith(PROGRAM_LEVEL) ? STAND_IN : level);
    }),
  );
  const advice = (of: Seat, { bot, budget }: Chair): readonly Advice[] =>
    bot(game.view(state, of), game.legal(state, of), dice, budget);
  const replaced = file.seats.flatMap(({ level }, of) =>
    level?.startsWith(PROGRAM_LEVEL) && !isProgram(bots[of] ?? '') ? [of] : [],
  );
  return {
    seat,
    replaced,
    path,
    open,
    file: () => fileOfMatch(match, file),
    actors: () => game.actors(state),
    view: () => game.view(state, seat),
    legal: () => game.legal(state, seat),
    move(of, move) {
      const played = match.make(of, move);
      saveFile(path, fileOfMatch(match, file));
      return eventsFor(played, seat);
    },
    decide: (of) => advice(of, chairs[of]!)[0]!.move,
    hint() {
      const level = adviserFor(file.seats.filter((_, of) => of !== seat).map((other) => other.level));
      const best = advice(seat, chair(level)).slice(0, HINTS);
      const view = game.view(state, seat);
      return { level, advice: hints({ game, net }, view, explain(game, net)(view, best, dice)) };
    },
  };
}
