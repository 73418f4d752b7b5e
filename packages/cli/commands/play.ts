import type { Command } from 'commander';
import { userInfo } from 'node:os';
import { BOT_NAMES, findBot } from '@outcry/bots';
import { wordsOf } from '@outcry/server/programs';
import { InputError } from '@outcry/engine';
import { GAME_IDS, loadWords } from '@outcry/games';
import { botsFor, collect, openGame, wholeNumber } from '../arguments.ts';
import { drawingOf, openFile } from '../gamefile.ts';
import { tableSeats } from '../names.ts';
import { readOptions } from '../options.ts';
import { commandOf, isProgram } from '../players.ts';
import { talkByLines } from '../play/lines.ts';
import { playSession } from '../play/loop.ts';
import { lastSave } from '../play/saves.ts';
import { talkOnScreen } from '../play/screen.ts';
import { PROGRAM_LEVEL, resumeSession, startSession } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { askBots, askSeats } from '../play/table.ts';
import type { Talk } from '../play/talk.ts';

interface Flags {
  readonly seats?: number;
  readonly seat?: number;
  readonly bots?: string;
  readonly name?: string;
  readonly options?: readonly string[];
  readonly data?: string;
  readonly resume?: string | true;
}

/** `outcry play`: one person against bots, in the terminal. */
export function playCommand(program: Command): void {
  program
    .command('play')
    .description('play a game against bots, here in the terminal')
    .argument('[game]', 'the game, as "outcry games" names it')
    .option('--seats <n>', 'how many at the table, you among them', wholeNumber('--seats', 1, 12))
    .option('--seat <n>', 'your seat, counted from 0', wholeNumber('--seat', 0, 11))
    .option(
      '--bots <a,b>',
      `the others, clockwise from the first; the last named takes all left: ${BOT_NAMES.join(', ')}`,
    )
    .option('--name <name>', 'your name at the table')
    .option('--options <k=v>', "the game's options; several by commas or by repeating; lists as a+b", collect)
    .option('--data <file>', "an owner's data file, whose tables replace the printed ones")
    .option('--resume [file]', 'go on with a kept game: this file, or the last one that is not over')
    .action(run);
}

async function run(id: string | undefined, flags: Flags): Promise<void> {
  const talk = process.stdin.isTTY && process.stdout.isTTY ? talkOnScreen() : talkByLines();
  try {
    const session = flags.resume === undefined ? await chosen(id, flags, talk) : await resumed(id, flags);
    if (session) sayReplaced(session, talk);
    if (session) await playSession(session, talk);
  } finally {
    talk.close();
  }
}

/** A file names no command, so a program's game goes on without it. */
function sayReplaced({ open, replaced }: Session, talk: Talk): void {
  for (const seat of replaced) talk.say([`${open.file.seats[seat]!.name} was a program; a Trader plays on for it.`]);
}

async function resumed(id: string | undefined, { resume, ...others }: Flags): Promise<Session> {
  const stray = id ?? Object.keys(others)[0];
  if (stray !== undefined)
    throw new InputError(`--resume takes game, seats and options from the file: leave "${stray}" away`);
  const path = typeof resume === 'string' ? resume : lastSave()?.path;
  if (path === undefined) throw new InputError('there is no kept game that is not over; name a file: --resume FILE');
  return resumeSession(await openFile(path), path);
}

/** The game of the command line; on a terminal, whatever it leaves open is asked. Null: the person left. */
async function chosen(id: string | undefined, flags: Flags, talk: Talk): Promise<Session | null> {
  if (id !== undefined) return begun(id, flags, talk);
  const save = talk.interactive ? lastSave() : null;
  if (GAME_IDS.length === 1 && !save) return begun(GAME_IDS[0]!, flags, talk);
  const names = await Promise.all(GAME_IDS.map(async (game) => (await loadWords(game, 'en')).name));
  const goOn = save
    ? [`Go on with ${(await loadWords(save.file.game, 'en')).name}, move ${save.file.moves.length + 1}`]
    : [];
  const answer = await talk.choose('What do you want to play?', [...goOn, ...names], []);
  if (answer.kind !== 'choice') return null;
  const index = answer.index - goOn.length;
  return index < 0 ? resumeSession(await openFile(save!.path), save!.path) : begun(GAME_IDS[index]!, flags, talk);
}

async function begun(id: string, flags: Flags, talk: Talk): Promise<Session | null> {
  const { game, words, data } = await openGame(id, flags.data);
  const seats = await askSeats(game, flags.seats, talk);
  if (seats === null) return null;
  const options = readOptions(game, words, flags.options ?? [], seats);
  const seat = flags.seat ?? 0;
  if (seat >= seats) throw new InputError(`--seat is a seat from 0 to ${seats - 1}, not ${seat}`);
  const bots = await askBots(flags.bots, seats - 1, talk);
  if (bots === null) return null;
  const named = botsFor(bots, seats - 1, checkOpponent).toSpliced(seat, 0, '');
  // The file of the game says that a program played, not which: a file is no place for commands.
  const levels = named.map((name) => (isProgram(name) ? PROGRAM_LEVEL : name));
  const sitting = tableSeats(nameOf(flags.name), seat, levels);
  return startSession({ game, words, draw: await drawingOf(game) }, sitting, options, data, named);
}

function checkOpponent(name: string): void {
  if (isProgram(name)) wordsOf(commandOf(name));
  else findBot(name);
}

/** The name asked for, or the one this computer knows the person by. */
function nameOf(flag: string | undefined): string {
  const { username } = userInfo();
  const name = flag?.trim() ?? (username === 'root' ? 'Guest' : username);
  if (name.length >= 1 && name.length <= 40) return name;
  throw new InputError(`--name is 1 to 40 characters, not "${name}"`);
}
