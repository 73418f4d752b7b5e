import type { Command } from 'commander';
import { loadNet } from '@outcry/bots';
import { reviewing } from '@outcry/bots/review/index.ts';
import type { Review } from '@outcry/bots/review/index.ts';
import { InputError, playFile, verifyFile } from '@outcry/engine';
import type { GameFile, Match, Seat } from '@outcry/engine';
import { exactly } from '@outcry/engine/figures';
import { openFile } from '../gamefile.ts';
import type { OpenFile } from '../gamefile.ts';
import { titleOf, whoOf } from '../names.ts';
import { PAINT } from '../paint.ts';
import { progressBar } from '../progress.ts';
import { seatNamed } from '../seatNamed.ts';
import { whySaid } from '../whySaid.ts';

interface Flags {
  readonly seat?: string;
  readonly json?: true;
}

/** `outcry review`: what a seat's decisions cost, and why; luck apart from choice. */
export function reviewCommand(program: Command): void {
  program
    .command('review')
    .description('review a game that is over: what cost a seat most, and why')
    .argument('<file>', 'a game file')
    .option('--seat <seat>', 'whose decisions (a number from 0, or a name); needed where not exactly one person played')
    .option('--json', 'print one JSON object')
    .action(run);
}

/** The seat asked for, or the only person's. */
function reviewedSeat(asked: string | undefined, { seats }: GameFile): Seat {
  if (asked !== undefined) return seatNamed(asked, seats);
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length === 1) return people[0]!;
  const names = seats.map(({ name }, seat) => `${seat} (${name})`).join(', ');
  throw new InputError(`say whose decisions to review with --seat; there are ${names}`);
}

async function run(path: string, { seat: asked, json }: Flags): Promise<void> {
  const open = await openFile(path);
  const { file, game } = open;
  const seat = reviewedSeat(asked, file);
  const { verified, reason } = verifyFile(game, file);
  if (!verified) throw new InputError(`${path}: ${reason}`);
  if (file.result === null) throw new InputError(`${path}: the game is not over`);
  const net = file.data === null ? await loadNet(game, (line) => console.error(line)) : null;
  const match = playFile(game, file);
  const review = finish(reviewing({ game, net }, match, seat));
  if (json) console.log(JSON.stringify({ game: game.id, seats: file.seats, ...review }));
  else for (const line of told(open, match, review)) console.log(line);
}

const PERCENT = 100;

/** Works to the end, and shows how far it is. */
function finish(work: Generator<number, Review>): Review {
  const bar = progressBar(PERCENT, 'percent');
  let shown = 0;
  for (;;) {
    const step = work.next();
    if (step.done) {
      bar.stop();
      return step.value;
    }
    const now = Math.min(PERCENT, Math.floor(step.value * PERCENT));
    bar.advance(now - shown, 0);
    shown = now;
  }
}

const figure = (share: number): string => (share * 100).toFixed(share < 0.1 ? 1 : 0);
const percent = (share: number): string => `${figure(share)} %`;

function told({ file, words }: OpenFile, match: Match, review: Review): string[] {
  const { seat, mistakes, sum, decisions, good, small, rest } = review;
  const { game } = match;
  const who = whoOf(file.seats);
  const money = (amount: number): string => exactly(amount, 'en', words.money);
  const lines = [
    PAINT.bold(
      `${words.name}: ${titleOf(file.seats[seat]!)}, place ${file.result!.places[seat]} with ${money(sum.result)}`,
    ),
    `${decisions} decisions: ${mistakes.length} listed, ${small} surely cost less, ${good} best or too close to call. What is not listed: about ${money(rest)}.`,
  ];
  if (mistakes.length === 0) lines.push('Nothing cost more than 1 point of the chance to win.');
  for (const [index, mistake] of mistakes.entries()) {
    const { at, made, better, cost } = mistake;
    const view = game.view(match.stateAfter(at), seat);
    lines.push(
      '',
      PAINT.bold(`${index + 1}. Move ${at + 1}: ${figure(cost.chance.mean)} points less, ${money(cost.money.mean)}`),
      `   Played  ${words.move(made.move, view, who)}  (${percent(made.chance)} to win)`,
      `   Better  ${words.move(better.move, view, who)}  (${percent(better.chance)} to win)`,
      `   Sure    ${figure(Math.max(0, cost.chance.mean - 1.645 * cost.chance.error))} to ${figure(cost.chance.mean + 1.645 * cost.chance.error)} points, ${mistake.deals} deals that fit what the seat knew`,
      `   Why     ${whySaid(mistake.reasons, words, view)}`,
    );
  }
  const { start, luck, others, choices, error, result } = sum;
  const parts = {
    'Average of a seat': start,
    Luck: luck,
    'The others': others,
    Choices: choices,
    'Estimates off by': error,
    Result: result,
  };
  lines.push('', PAINT.bold('Luck and choice'));
  for (const [label, amount] of Object.entries(parts))
    lines.push(`   ${label.padEnd(18)}${money(amount).padStart(10)}`);
  return lines;
}
