import { lead, netOf, search, seeingAll, winPart } from '@outcry/bots';
import type { Net } from '@outcry/bots';
import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Result, Rng, Seat } from '@outcry/engine';
import { loadYardstick } from '@outcry/games/yardstick.ts';
import { derive } from '../simulate/seeds.ts';
import { anyOptions } from './anyOptions.ts';
import { PIECE, trainedGame } from './job.ts';
import type { Job, TrainedGame } from './job.ts';
import { packSamples } from './samples.ts';
import type { Sample } from './samples.ts';

/** What a worker that plays is told: the net of the generation before, if there was one. */
export interface SelfPlay {
  readonly job: Job;
  readonly generation: number;
  readonly net: unknown;
}

/** Positions that are kept of a game. */
const KEPT = 32;
/** In half of the games players look at so many of their moves, chosen at random: so no two games are alike. */
const HANDFUL = 24;
/** Half of the games have as many seats as a table usually has. */
const USUAL_SEATS = 4;
/** In two games of three the learner meets players that judge as the first Trader did; two rivals of three are such. */
const OF_THREE = 3;
/** One move in so many is any legal one, so that the net also sees what mistakes cost. */
const SLIP = 30;
/** One game in so many is held out. */
const HELD_OUT = 10;
/** A game with more moves than this is dropped. */
const LONGEST = 20_000;
const BUDGET = { states: 1, playouts: 0 };

/** At most so many of the moves, in random order. */
function handful(legal: readonly unknown[], most: number, rng: Rng): readonly unknown[] {
  if (legal.length <= most) return legal;
  const moves = legal.slice();
  for (let i = 0; i < most; i++) {
    const other = i + rng.below(moves.length - i);
    [moves[i], moves[other]] = [moves[other], moves[i]];
  }
  return moves.slice(0, most);
}

/** Decides for a seat in a state. */
export type Decide = (state: unknown, seat: number, legal: readonly unknown[], dice: Rng) => unknown;

/**
 * Players look one step ahead from the true state: imagining others would take most of the time, and where a look ahead
 * is so short, what they should not know changes little of what they do.
 */
export function playerFor(game: AnyGame, net: Net | null, most = HANDFUL): Decide {
  let truth: unknown;
  const { considers, withNet: _playouts, ...foresight } = game.foresight;
  const bot = search(
    seeingAll({ ...game, foresight }, () => truth),
    net,
  );
  return (state, seat, legal, dice) => {
    truth = state;
    return bot({ seat }, handful(considers?.(state, seat, legal) ?? legal, most, dice), dice, BUDGET)[0]!.move;
  };
}

/** A position that was kept, before its game has ended. */
interface Seen {
  readonly seat: number;
  readonly parts: number;
  readonly features: Float64Array;
}

function look({ features }: TrainedGame, state: unknown, seat: number): Seen {
  const parts = features.parts(state);
  const numbers = new Float64Array(parts * features.perPart + features.perWhole);
  features.write(state, seat, numbers);
  return { seat, parts, features: numbers };
}

/** Who decides for each seat of a game, and the seats whose positions are worth keeping. */
export interface Table {
  readonly players: readonly Decide[];
  readonly learners: readonly Seat[];
}

/** Seats the players of a game. */
export type Seating = (seats: number, dice: Rng) => Table;

/** The same player everywhere. */
export const all =
  (player: Decide): Seating =>
  (seats) => ({ players: Array.from({ length: seats }, () => player), learners: [...Array(seats).keys()] });

/** A game that was played: some of its quiet positions, and how it ended. */
export interface PlayedGame<Seen> {
  readonly kept: readonly Seen[];
  readonly result: Result;
}

/** How many seats: any number, but half of the time as many as a table usually has. */
function seatCount({ seats: { min, max } }: AnyGame, dice: Rng): number {
  if (dice.below(2) === 0) return Math.min(max, Math.max(min, USUAL_SEATS));
  return min + dice.below(max - min + 1);
}

/** Plays a game with any number of seats and any options; `look` sees some of its quiet positions. Null: it takes too long. */
export function playGame<Seen>(
  game: AnyGame,
  seating: Seating,
  seed: number,
  look: (state: unknown, learner: Seat) => Seen,
): PlayedGame<Seen> | null {
  const dice = fastRng(derive(seed, 0));
  const chance = fastRng(derive(seed, 1));
  const seats = seatCount(game, dice);
  const state = game.setup(anyOptions(game, seats, dice), seats, chance);
  const { players, learners } = seating(seats, dice);
  const kept: Seen[] = [];
  let met = 0;
  for (let moves = 0; moves < LONGEST; moves++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return { kept, result: game.result(state)! };
    if (game.foresight.quiet(state)) {
      // Every quiet position is equally likely to be kept, however many there will be.
      const place = met < KEPT ? met : dice.below(met + 1);
      if (place < KEPT) kept[place] = look(state, pick(learners, dice));
      met++;
    }
    const legal = game.legal(state, seat);
    const move =
      dice.below(SLIP) === 0
        ? pick(legal, dice)
        : legal.length === 1
          ? legal[0]
          : players[seat]!(state, seat, legal, dice);
    game.apply(state, seat, move, chance, null);
  }
  return null;
}

/** Positions of a game, each seen from any seat that learns. */
function samplesOf(game: TrainedGame, seating: Seating, seed: number, isHeldOut: boolean): Sample[] {
  const played = playGame(game, seating, seed, (state, seat) => look(game, state, seat));
  if (played === null) return [];
  return played.kept.map(({ seat, parts, features }) => ({
    isHeldOut,
    parts,
    features,
    won: winPart(played.result, seat),
    ahead: lead(played.result.scores, seat),
  }));
}

/** The first learners follow the game's rule of thumb where it has one: the quickest way to many games. */
function firstLearners(game: TrainedGame): Decide[] {
  const { policy } = game.foresight;
  return policy ? [(state, seat, _legal, dice) => policy(state, seat, dice)] : [playerFor(game, null)];
}

/** Players that judge as the first Trader did, and always will. */
async function firstTrader(game: AnyGame): Promise<Decide> {
  const { firstEvaluate } = await loadYardstick(game.id);
  const { swing: _leads, ...foresight } = game.foresight;
  return playerFor({ ...game, foresight, evaluate: firstEvaluate(game) }, null, Infinity);
}

/** Seats learners among themselves, or one or more of them with others, so that they learn to gain from both. */
export const mixed =
  (learners: readonly Decide[], other: Decide): Seating =>
  (seats, dice) => {
    const learner = pick(learners, dice);
    if (dice.below(OF_THREE) === 0) return all(learner)(seats, dice);
    const sure = dice.below(seats);
    const learns = Array.from({ length: seats }, (_, seat) => seat === sure || dice.below(OF_THREE) === 0);
    return {
      players: learns.map((yes) => (yes ? learner : other)),
      learners: [...learns.keys()].filter((seat) => learns[seat]),
    };
  };

/** Made ready: plays pieces of a generation's self-play by their number. */
export async function prepare({ job, generation, net }: SelfPlay): Promise<(piece: number) => Float32Array> {
  const game = await trainedGame(job.game);
  const known = net === null ? null : netOf(game, net);
  const learners = known ? [playerFor(game, known), playerFor(game, known, Infinity)] : firstLearners(game);
  const seating = mixed(learners, await firstTrader(game));
  const seed = derive(job.seed, generation);
  return (piece) => {
    const samples: Sample[] = [];
    for (let number = piece * PIECE; number < Math.min(job.games, (piece + 1) * PIECE); number++)
      samples.push(...samplesOf(game, seating, derive(seed, number), number % HELD_OUT === HELD_OUT - 1));
    return packSamples(samples);
  };
}
