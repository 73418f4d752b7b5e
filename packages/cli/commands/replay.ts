import type { Command } from 'commander';
import { eventsFor, InputError, MoveError, recordingOf, replay, textOf } from '@outcry/engine';
import type { Entry, GameFile, Played, Seat } from '@outcry/engine';
import { wholeNumber } from '../arguments.ts';
import { openFile } from '../gamefile.ts';
import type { OpenFile } from '../gamefile.ts';
import { whoOf } from '../names.ts';
import { PAINT } from '../paint.ts';
import { ranking } from '../ranking.ts';

interface Flags {
  readonly to?: number;
  readonly view?: string;
  readonly json?: true;
}

/** `outcry replay`: a game file, told move by move. */
export function replayCommand(program: Command): void {
  program
    .command('replay')
    .description('tell a game move by move')
    .argument('<file>', 'a game file')
    .option('--to <n>', 'stop after so many moves', wholeNumber('--to', 0))
    .option('--view <seat>', 'as one seat saw it (a number from 0, or a name), or "spectator"; else everything is told')
    .option('--json', 'print one JSON object: every move with its events, and the state or view at the end')
    .action(run);
}

/** Whose eyes: a seat's, a spectator's (null), or everybody's at once. */
type Eyes = Seat | null | 'all';

function eyesOf(text: string | undefined, { names }: GameFile): Eyes {
  if (text === undefined) return 'all';
  if (text === 'spectator') return null;
  const seat = /^\d+$/.test(text) ? Number(text) : names.indexOf(text);
  if (seat >= 0 && seat < names.length) return seat;
  throw new InputError(`there is no seat "${text}"; there are ${names.map((name, i) => `${i} (${name})`).join(', ')}`);
}

const seen = (played: Played, eyes: Eyes) =>
  eyes === 'all' ? played.events.map(({ event }) => event) : eventsFor(played, eyes);

async function run(path: string, { to, view, json }: Flags): Promise<void> {
  const open = await openFile(path);
  const eyes = eyesOf(view, open.file);
  const upTo = Math.min(to ?? Infinity, open.file.moves.length);
  const retell = (visit: Visit) => retold(path, open, upTo, visit);
  for (const line of json ? asJson(open, eyes, retell) : asSentences(open, eyes, retell)) console.log(line);
}

/** Called for every move: how its moment looked, who moved what, and what was told. */
type Visit = (state: unknown, entry: Entry, index: number, played: Played) => void;

function retold(path: string, { game, file }: OpenFile, upTo: number, visit: Visit): unknown {
  let made = 0;
  try {
    return replay(game, recordingOf(file), upTo, (...move) => {
      made++;
      visit(...move);
    });
  } catch (error) {
    if (error instanceof MoveError) throw new InputError(`${path}: move ${made + 1} is not legal: ${error.message}`);
    throw error;
  }
}

function asJson({ game, file }: OpenFile, eyes: Eyes, retell: (visit: Visit) => unknown): string[] {
  const moves: unknown[] = [];
  const state = retell((after, [seat, move], index, played) =>
    moves.push({ number: index + 1, seat, move, events: seen(played, eyes), worth: game.worth(after) }),
  );
  const { names, options } = file;
  const end = eyes === 'all' ? { state } : { view: game.view(state, eyes) };
  return [JSON.stringify({ game: game.id, names, options, moves, ...end, result: game.result(state) })];
}

function asSentences({ game, file, words, draw }: OpenFile, eyes: Eyes, retell: (visit: Visit) => unknown): string[] {
  const who = whoOf(file.names);
  const lines = [PAINT.bold(`${words.name}: ${file.names.join(', ')}`), ''];
  const state = retell((_after, [seat], index, played) => {
    const told = seen(played, eyes).map((event) => textOf(words.event(event, who)));
    const [first = `${who(seat)} decided.`, ...more] = told.filter((sentence) => sentence !== '');
    lines.push(`${String(index + 1).padStart(4)}  ${first}`, ...more.map((sentence) => `      ${sentence}`));
  });
  const viewer = eyes === 'all' ? null : eyes;
  lines.push('', ...draw(game.view(state, viewer), who));
  const result = game.result(state);
  return result ? [...lines, '', ...ranking(result, who)] : lines;
}
