import { findBot } from '@outcry/bots';
import {
  begin,
  dealtHere,
  eventsFor,
  fastRng,
  InputError,
  MoveError,
  playAt,
  recordingOf,
  replay,
} from '@outcry/engine';
import type { Advice, AnyEvent, AnyView, Bot, Budget, GameFile, Rng, Seat } from '@outcry/engine';
import { saveFile } from '../gamefile.ts';
import type { OpenFile } from '../gamefile.ts';
import { botIn } from '../names.ts';
import { freshSeed } from '../simulate/seeds.ts';
import { newSave } from './saves.ts';

/** Plays for seats of people who are not there, and gives the hints. */
const STAND_IN = 'trader';

/** A bot on its chair. */
interface Chair {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** A game one person plays against bots. Every move is kept in the file at once. */
export interface Session {
  /** The person's seat. */
  readonly seat: Seat;
  readonly path: string;
  readonly open: OpenFile;
  /** Who must decide now; none when the game is over. */
  actors(): readonly Seat[];
  /** What the person sees, and may do. */
  view(): AnyView;
  legal(): readonly unknown[];
  /** Makes a move and yields what the person sees of it. */
  move(seat: Seat, move: unknown): AnyEvent[];
  /** Lets the bot of a seat decide. */
  decide(seat: Seat): unknown;
  /** What the stand-in would do in the person's place, best first. */
  hint(): readonly Advice[];
}

/** A new game, dealt here, with a file of its own. */
export function startSession(
  open: Omit<OpenFile, 'file'>,
  names: string[],
  options: unknown,
  data: GameFile['data'],
): Session {
  const file: GameFile = {
    format: 'outcry-game',
    version: 1,
    game: open.game.id,
    rulesVersion: open.game.rulesVersion,
    names,
    options: options as GameFile['options'],
    data,
    fairness: { ...dealtHere(names.length), entropy: names.map(() => '') },
    moves: [],
    result: null,
  };
  const path = newSave(file);
  saveFile(path, file);
  return sessionOf({ ...open, file }, path, begin(open.game, recordingOf(file)));
}

/** A game from its file, which goes on being written. */
export function resumeSession(open: OpenFile, path: string): Session {
  if (open.file.result) throw new InputError(`${path}: this game is over; "outcry replay" tells it`);
  if (open.file.names.every((name) => botIn(name) !== null))
    throw new InputError(`${path}: every seat of this game is a bot's; a person's seat has a name without "(bot)"`);
  try {
    return sessionOf(open, path, replay(open.game, recordingOf(open.file)));
  } catch (error) {
    if (error instanceof MoveError)
      throw new InputError(`${path}: it holds a move that is not legal: ${error.message}`);
    throw error;
  }
}

function sessionOf(open: OpenFile, path: string, state: unknown): Session {
  const { game, file } = open;
  const { key } = recordingOf(file);
  const seat = file.names.findIndex((name) => botIn(name) === null);
  const dice: Rng = fastRng(freshSeed());
  const chair = (name: string): Chair => {
    const { make, budget } = findBot(name);
    return { bot: make(game), budget };
  };
  const chairs = file.names.map((name) => chair(botIn(name) ?? STAND_IN));
  const advice = (of: Seat): readonly Advice[] => {
    const { bot, budget } = chairs[of]!;
    return bot(game.view(state, of), game.legal(state, of), dice, budget);
  };
  return {
    seat,
    path,
    open,
    actors: () => game.actors(state),
    view: () => game.view(state, seat),
    legal: () => game.legal(state, seat),
    move(of, move) {
      const played = playAt(game, state, key, file.moves.length, [of, move]);
      file.moves.push([of, move]);
      const result = game.result(state);
      file.result = result && { places: [...result.places], scores: [...result.scores] };
      saveFile(path, file);
      return eventsFor(played, seat);
    },
    decide: (of) => advice(of)[0]!.move,
    hint: () => advice(seat),
  };
}
