import type { Command } from 'commander';
import { eventsFor, InputError, MoveError, playFile, textOf } from '@outcry/engine';
import type { GameFile, Match, Played, Seat } from '@outcry/engine';
import { wholeNumber } from '../arguments.ts';
import { openFile } from '../gamefile.ts';
import type { OpenFile } from '../gamefile.ts';
import { titleOf, whoOf } from '../names.ts';
import { PAINT } from '../paint.ts';
import { ranking } from '../ranking.ts';
import { seatNamed } from '../seatNamed.ts';

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

function eyesOf(text: string | undefined, { seats }: GameFile): Eyes {
  if (text === undefined) return 'all';
  return text === 'spectator' ? null : seatNamed(text, seats);
}

const seen = (played: Played, eyes: Eyes) =>
  eyes === 'all' ? played.events.map(({ event }) => event) : eventsFor(played, eyes);

async function run(path: string, { to, view, json }: Flags): Promise<void> {
  const open = await openFile(path);
  const eyes = eyesOf(view, open.file);
  const tell = (visit: Visit) => told(path, open, to ?? Infinity, visit);
  for (const line of json ? asJson(open, eyes, tell) : asSentences(open, eyes, tell)) console.log(line);
}

/** Called for every move with what it did, and the match at that moment. */
type Visit = (played: Played, match: Match) => void;

/** Plays a file as far as it is wanted, and yields the state there. */
function told(path: string, { game, file }: OpenFile, upTo: number, visit: Visit): unknown {
  let made = 0;
  try {
    const { state } = playFile(game, { ...file, moves: file.moves.slice(0, upTo) }, (played, match) => {
      made++;
      visit(played, match);
    });
    return state;
  } catch (error) {
    if (error instanceof MoveError) throw new InputError(`${path}: move ${made + 1} is not legal: ${error.message}`);
    throw error;
  }
}

function asJson({ game, file }: OpenFile, eyes: Eyes, tell: (visit: Visit) => unknown): string[] {
  const moves: unknown[] = [];
  const state = tell((played, { journal, state: after }) => {
    const { seat, move } = journal.moves.at(-1)!;
    moves.push({ number: journal.moves.length, seat, move, events: seen(played, eyes), worth: game.worth(after) });
  });
  const { seats, options } = file;
  const end = eyes === 'all' ? { state } : { view: game.view(state, eyes) };
  return [JSON.stringify({ game: game.id, seats, options, moves, ...end, result: game.result(state) })];
}

function asSentences({ game, file, words, draw }: OpenFile, eyes: Eyes, tell: (visit: Visit) => unknown): string[] {
  const who = whoOf(file.seats);
  const lines = [PAINT.bold(`${words.name}: ${file.seats.map(titleOf).join(', ')}`), ''];
  const state = tell((played, { journal }) => {
    const { seat } = journal.moves.at(-1)!;
    const sentences = seen(played, eyes).map((event) => textOf(words.event(event, who)));
    const [first = `${who(seat)} decided.`, ...more] = sentences.filter((sentence) => sentence !== '');
    lines.push(`${String(journal.moves.length).padStart(4)}  ${first}`, ...more.map((sentence) => `      ${sentence}`));
  });
  const viewer = eyes === 'all' ? null : eyes;
  lines.push('', ...draw(game.view(state, viewer), who));
  const result = game.result(state);
  return result ? [...lines, '', ...ranking(result, who)] : lines;
}
