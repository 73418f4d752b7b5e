import { lead, netOf, search, seeingAll, winPart } from '@outcry/bots';
import type { Net } from '@outcry/bots';
import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Result, Rng } from '@outcry/engine';
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
/** Players look at so many of their moves, chosen at random: quick, and no two games are alike. */
const HANDFUL = 24;
/** One move in so many is any legal one, so that the net also sees what mistakes cost. */
const SLIP = 30;
/** One game in so many is held out. */
const HELD_OUT = 10;
/** A game with more moves than this is dropped. */
const LONGEST = 20_000;
const BUDGET = { states: 1, playouts: 0 };

/** A few of the moves, in random order. */
function handful(legal: readonly unknown[], rng: Rng): readonly unknown[] {
  if (legal.length <= HANDFUL) return legal;
  const moves = legal.slice();
  for (let i = 0; i < HANDFUL; i++) {
    const other = i + rng.below(moves.length - i);
    [moves[i], moves[other]] = [moves[other], moves[i]];
  }
  return moves.slice(0, HANDFUL);
}

/** Decides for a seat in a state. */
export type Decide = (state: unknown, seat: number, legal: readonly unknown[], dice: Rng) => unknown;

/**
 * Players look one step ahead from the true state: imagining others would take most of the time, and where a look ahead
 * is so short, what they should not know changes little of what they do.
 */
export function playerFor(game: AnyGame, net: Net | null): Decide {
  let truth: unknown;
  const { considers, ...foresight } = game.foresight;
  const bot = search(
    seeingAll({ ...game, foresight }, () => truth),
    net,
  );
  return (state, seat, legal, dice) => {
    truth = state;
    return bot({ seat }, handful(considers?.(state, seat, legal) ?? legal, dice), dice, BUDGET)[0]!.move;
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

/** A game that was played: some of its quiet positions, and how it ended. */
export interface PlayedGame<Seen> {
  readonly kept: readonly Seen[];
  readonly result: Result;
}

/** Plays a game with any number of seats and any options; `look` sees some of its quiet positions. Null: it takes too long. */
export function playGame<Seen>(
  game: AnyGame,
  decide: Decide,
  seed: number,
  look: (state: unknown, seats: number, dice: Rng) => Seen,
): PlayedGame<Seen> | null {
  const dice = fastRng(derive(seed, 0));
  const chance = fastRng(derive(seed, 1));
  const seats = game.seats.min + dice.below(game.seats.max - game.seats.min + 1);
  const state = game.setup(anyOptions(game, seats, dice), seats, chance);
  const kept: Seen[] = [];
  let met = 0;
  for (let moves = 0; moves < LONGEST; moves++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return { kept, result: game.result(state)! };
    if (game.foresight.quiet(state)) {
      // Every quiet position is equally likely to be kept, however many there will be.
      const place = met < KEPT ? met : dice.below(met + 1);
      if (place < KEPT) kept[place] = look(state, seats, dice);
      met++;
    }
    const legal = game.legal(state, seat);
    const move =
      dice.below(SLIP) === 0 ? pick(legal, dice) : legal.length === 1 ? legal[0] : decide(state, seat, legal, dice);
    game.apply(state, seat, move, chance, null);
  }
  return null;
}

/** Positions of a game, each seen from any seat. */
function samplesOf(game: TrainedGame, decide: Decide, seed: number, isHeldOut: boolean): Sample[] {
  const played = playGame(game, decide, seed, (state, seats, dice) => look(game, state, dice.below(seats)));
  if (played === null) return [];
  return played.kept.map(({ seat, parts, features }) => ({
    isHeldOut,
    parts,
    features,
    won: winPart(played.result, seat),
    ahead: lead(played.result.scores, seat),
  }));
}

/** The first players follow the game's rule of thumb where it has one: the quickest way to many games. */
function firstPlayer(game: TrainedGame): Decide {
  const { policy } = game.foresight;
  return policy ? (state, seat, _legal, dice) => policy(state, seat, dice) : playerFor(game, null);
}

/** Made ready: plays pieces of a generation's self-play by their number. */
export async function prepare({ job, generation, net }: SelfPlay): Promise<(piece: number) => Float32Array> {
  const game = await trainedGame(job.game);
  const decide = net === null ? firstPlayer(game) : playerFor(game, netOf(game, net));
  const seed = derive(job.seed, generation);
  return (piece) => {
    const samples: Sample[] = [];
    for (let number = piece * PIECE; number < Math.min(job.games, (piece + 1) * PIECE); number++)
      samples.push(...samplesOf(game, decide, derive(seed, number), number % HELD_OUT === HELD_OUT - 1));
    return packSamples(samples);
  };
}
