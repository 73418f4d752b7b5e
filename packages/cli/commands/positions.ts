import type { Command } from 'commander';
import { loadNet } from '@outcry/bots';
import { positionOf, reviewed } from '@outcry/bots/review/index.ts';
import type { Position } from '@outcry/bots/review/index.ts';
import { dealtHere, digest, fastRng, fileOfMatch, Match, parseOptions, tableKey } from '@outcry/engine';
import type { AnyGame, GameFile, Seat } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { seatsOf, wholeNumber } from '../arguments.ts';
import { playerOf } from '../players.ts';
import { progressBar } from '../progress.ts';
import { derive, MAX_SEED } from '../simulate/seeds.ts';

interface Flags {
  readonly count: number;
  readonly seed: number;
}

/** A position is worth looking for when so much is at stake, and there is something to choose from. */
const LEAST_CHANCE = 0.05;
const LEAST_LEGAL = 3;
/** So many are taken from one game. */
const MOST_OF_A_GAME = 2;

/** `outcry positions`: positions of the day, found in games of bots. */
export function positionsCommand(program: Command): void {
  program
    .command('positions')
    .description('find positions of the day: mistakes in games of bots (docs/review.md)')
    .argument('<game>', 'the game, as "outcry games" names it')
    .option('--count <n>', 'how many', wholeNumber('--count', 1, 1000), 14)
    .option('--seed <s>', 'the number everything follows from', wholeNumber('--seed', 0, MAX_SEED), 1)
    .action(run);
}

async function run(id: string, { count, seed }: Flags): Promise<void> {
  const game = await newestGame(id);
  const net = await loadNet(game, (line) => console.error(line));
  const bar = progressBar(count, 'positions');
  const found: Position[] = [];
  for (let number = 0; found.length < count; number++) {
    const seats = seatsOf(game);
    const seat = number % seats;
    const { match, file } = await playedGame(game, seats, seat, derive(seed, number));
    const { mistakes } = reviewed({ game, net }, match, seat);
    const good = mistakes
      .filter(({ cost, legal }) => cost.chance.mean >= LEAST_CHANCE && legal >= LEAST_LEGAL)
      .slice(0, Math.min(MOST_OF_A_GAME, count - found.length));
    found.push(...good.map((mistake) => positionOf(file, seat, mistake)));
    bar.advance(good.length, 0);
  }
  bar.stop();
  console.log(
    `[\n${inTurn(found)
      .map((position) => JSON.stringify(position))
      .join(',\n')}\n]`,
  );
}

/** A game in which a Rookie at one seat meets Traders. */
async function playedGame(
  game: AnyGame,
  seats: number,
  own: Seat,
  seed: number,
): Promise<{ match: Match; file: GameFile }> {
  const hex = [0, 1, 2, 3].map((part) => digest([game.id, seed, part])).join('');
  const fairness = dealtHere(seats, hex);
  const match = new Match(game, { seats, options: parseOptions(game, {}, seats), key: tableKey(fairness) });
  const [rookie, trader] = await Promise.all(['rookie', 'trader'].map((name) => playerOf(game, name)));
  const dice = fastRng(seed);
  for (let [seat] = game.actors(match.state); seat !== undefined; [seat] = game.actors(match.state)) {
    const legal = game.legal(match.state, seat).slice();
    const { bot, budget } = seat === own ? rookie! : trader!;
    match.make(seat, legal.length === 1 ? legal[0] : bot(game.view(match.state, seat), legal, dice, budget)[0]!.move);
  }
  const nobody = { name: '', kind: 'bot' as const, level: null };
  const sat = Array.from({ length: seats }, () => nobody);
  return { match, file: fileOfMatch(match, { seats: sat, data: null, fairness }) };
}

/** First one of each game, then the second ones: neighbours are of different games. */
function inTurn(found: readonly Position[]): Position[] {
  const games = [...Map.groupBy(found, ({ file }) => file.fairness.seed).values()];
  return Array.from({ length: MOST_OF_A_GAME }, (_, place) => games.flatMap((game) => game[place] ?? [])).flat();
}
