import { lead, netOf, winPart } from '@outcry/bots';
import type { Net } from '@outcry/bots';
import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Result, Rng, Seat } from '@outcry/engine';
import { derive } from '../simulate/seeds.ts';
import { anyOptions } from './anyOptions.ts';
import { castingFor } from './casting.ts';
import type { Casting } from './casting.ts';
import { PIECE, trainedGame } from './job.ts';
import type { Job, TrainedGame } from './job.ts';
import { Later } from './later.ts';
import type { Decide } from './players.ts';
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
/** One move in so many is any legal one, so that the net also sees what mistakes cost. */
const SLIP = 30;
/** One game in so many is held out. */
const HELD_OUT = 10;
/** A game with more moves than this is dropped. */
const LONGEST = 20_000;

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

/**
 * Plays a game with any number of seats and any options. `look` sees some of its quiet positions, `meet` all of them, each
 * before `look` does. Null: it takes too long.
 */
export function playGame<Seen>(
  game: AnyGame,
  playersFor: (seats: number, dice: Rng) => readonly Decide[],
  seed: number,
  look: (state: unknown, seats: number, dice: Rng) => Seen,
  meet: (state: unknown) => void = () => {},
): PlayedGame<Seen> | null {
  const dice = fastRng(derive(seed, 0));
  const chance = fastRng(derive(seed, 1));
  const seats = game.seats.min + dice.below(game.seats.max - game.seats.min + 1);
  const state = game.setup(anyOptions(game, seats, dice), seats, chance);
  const players = playersFor(seats, dice);
  const kept: Seen[] = [];
  let met = 0;
  for (let moves = 0; moves < LONGEST; moves++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return { kept, result: game.result(state)! };
    if (game.foresight.quiet(state)) {
      meet(state);
      // Every quiet position is equally likely to be kept, however many there will be.
      const place = met < KEPT ? met : dice.below(met + 1);
      if (place < KEPT) kept[place] = look(state, seats, dice);
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

/** Positions of a game, each seen from the seat of any learner; `net` is the one before. */
function samplesOf(game: TrainedGame, casting: Casting, net: Net | null, seed: number, isHeldOut: boolean): Sample[] {
  let learners: readonly Seat[] = [];
  const playersFor = (seats: number, dice: Rng): readonly Decide[] => {
    const cast = casting(seats, dice);
    learners = cast.learners;
    return cast.players;
  };
  const later = new Later();
  let met = -1;
  const played = playGame(
    game,
    playersFor,
    seed,
    (state, _seats, dice) => ({ ...look(game, state, pick(learners, dice)), position: met }),
    (state) => {
      met++;
      if (net) later.add(learners, (seat) => net.value(state, seat));
    },
  );
  if (played === null) return [];
  return played.kept.map(({ seat, parts, features, position }) => ({
    isHeldOut,
    parts,
    features,
    won: winPart(played.result, seat),
    ahead: lead(played.result.scores, seat),
    ...later.after(position, seat),
  }));
}

/** Made ready: plays pieces of a generation's self-play by their number. */
export async function prepare({ job, generation, net: file }: SelfPlay): Promise<(piece: number) => Float32Array> {
  const game = await trainedGame(job.game);
  const net = file === null ? null : netOf(game, file);
  const casting = castingFor(game, net);
  const seed = derive(job.seed, generation);
  return (piece) => {
    const samples: Sample[] = [];
    for (let number = piece * PIECE; number < Math.min(job.games, (piece + 1) * PIECE); number++)
      samples.push(...samplesOf(game, casting, net, derive(seed, number), number % HELD_OUT === HELD_OUT - 1));
    return packSamples(samples);
  };
}
