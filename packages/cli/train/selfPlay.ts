import { greedy, lead, netOf, search, seeingAll, winPart } from '@outcry/bots';
import type { Net } from '@outcry/bots';
import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Bot, Result, Rng, Seat } from '@outcry/engine';
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
/** Players look at so many of their moves, chosen at random: quick, and no two games are alike. */
const HANDFUL = 24;
/** Those who judge by a net look at so many that `evaluate` finds best, and at so many others. */
const BEST = 8;
const OTHERS = 8;
/** One move in so many is any legal one, so that the net also sees what mistakes cost. */
const SLIP = 30;
/** One game in so many is held out. */
const HELD_OUT = 10;
/** A game with more moves than this is dropped. */
const LONGEST = 20_000;
const BUDGET = { states: 1, playouts: 0 };

/** A few of the moves, in random order. */
function handful(legal: readonly unknown[], count: number, rng: Rng): readonly unknown[] {
  if (legal.length <= count) return legal;
  const moves = legal.slice();
  for (let i = 0; i < count; i++) {
    const other = i + rng.below(moves.length - i);
    [moves[i], moves[other]] = [moves[other], moves[i]];
  }
  return moves.slice(0, count);
}

/** Decides for a seat in a state. */
export type Decide = (state: unknown, seat: Seat, legal: readonly unknown[], dice: Rng) => unknown;

/**
 * Players look one step ahead from the true state: imagining others would take most of the time, and where a look ahead
 * is so short, what they should not know changes little of what they do.
 */
export function playerFor(game: AnyGame, net: Net | null): Decide {
  let truth: unknown;
  const { considers, ...foresight } = game.foresight;
  const seen = seeingAll({ ...game, foresight }, () => truth);
  const plain = search(seen);
  const best = (bot: Bot, seat: Seat, moves: readonly unknown[], dice: Rng): unknown[] =>
    bot({ seat }, moves, dice, BUDGET).map(({ move }) => move);
  const judging = net && search(seen, net);
  return (state, seat, legal, dice) => {
    truth = state;
    const moves = considers?.(state, seat, legal) ?? legal;
    if (!judging) return best(plain, seat, handful(moves, HANDFUL, dice), dice)[0];
    if (moves.length <= BEST + OTHERS) return best(judging, seat, moves, dice)[0];
    const ordered = best(plain, seat, moves, dice);
    const chosen = [...ordered.slice(0, BEST), ...handful(ordered.slice(BEST), OTHERS, dice)];
    return best(judging, seat, chosen, dice)[0];
  };
}

/** The first Trader's judgement, one step ahead from the true state. */
async function firstTrader(game: AnyGame): Promise<Decide> {
  const { firstEvaluate } = await loadYardstick(game.id);
  let truth: unknown;
  const bot = greedy(seeingAll({ ...game, evaluate: firstEvaluate(game) }, () => truth));
  return (state, seat, legal, dice) => {
    truth = state;
    return bot({ seat }, legal, dice, BUDGET)[0]!.move;
  };
}

/** Who plays a game, by seat, and from whose seats it is seen. */
interface Cast {
  readonly players: readonly Decide[];
  readonly learners: readonly Seat[];
}
type Casting = (seats: number, dice: Rng) => Cast;

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const allAlike = (decide: Decide, seats: number): Cast => ({
  players: everySeat(seats).map(() => decide),
  learners: everySeat(seats),
});

/** Half of the games are played by learners alone. In the others one of them sits among players of another kind. */
function mixed(learner: Decide, others: readonly Decide[]): Casting {
  return (seats, dice) => {
    if (dice.below(2) === 0) return allAlike(learner, seats);
    const seat = dice.below(seats);
    const other = pick(others, dice);
    return { players: everySeat(seats).map((one) => (one === seat ? learner : other)), learners: [seat] };
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
  playersFor: (seats: number, dice: Rng) => readonly Decide[],
  seed: number,
  look: (state: unknown, seats: number, dice: Rng) => Seen,
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
      // Every quiet position is equally likely to be kept, however many there will be.
      const place = met < KEPT ? met : dice.below(met + 1);
      if (place < KEPT) kept[place] = look(state, seats, dice);
      met++;
    }
    const legal = game.legal(state, seat);
    const move =
      dice.below(SLIP) === 0 ? pick(legal, dice) : legal.length === 1 ? legal[0] : players[seat]!(state, seat, legal, dice);
    game.apply(state, seat, move, chance, null);
  }
  return null;
}

/** Positions of a game, each seen from the seat of any learner. */
function samplesOf(game: TrainedGame, casting: Casting, seed: number, isHeldOut: boolean): Sample[] {
  let learners: readonly Seat[] = [];
  const playersFor = (seats: number, dice: Rng): readonly Decide[] => {
    const cast = casting(seats, dice);
    learners = cast.learners;
    return cast.players;
  };
  const played = playGame(game, playersFor, seed, (state, _seats, dice) => look(game, state, pick(learners, dice)));
  if (played === null) return [];
  return played.kept.map(({ seat, parts, features }) => ({
    isHeldOut,
    parts,
    features,
    won: winPart(played.result, seat),
    ahead: lead(played.result.scores, seat),
  }));
}

/** The game's rule of thumb where it has one: the quickest way to many games. */
function ruleOfThumb(game: TrainedGame): Decide {
  const { policy } = game.foresight;
  return policy ? (state, seat, _legal, dice) => policy(state, seat, dice) : playerFor(game, null);
}

async function castingFor(game: TrainedGame, net: unknown): Promise<Casting> {
  const plain = ruleOfThumb(game);
  if (net === null) return (seats) => allAlike(plain, seats);
  return mixed(playerFor(game, netOf(game, net)), [plain, await firstTrader(game)]);
}

/** Made ready: plays pieces of a generation's self-play by their number. */
export async function prepare({ job, generation, net }: SelfPlay): Promise<(piece: number) => Float32Array> {
  const game = await trainedGame(job.game);
  const casting = await castingFor(game, net);
  const seed = derive(job.seed, generation);
  return (piece) => {
    const samples: Sample[] = [];
    for (let number = piece * PIECE; number < Math.min(job.games, (piece + 1) * PIECE); number++)
      samples.push(...samplesOf(game, casting, derive(seed, number), number % HELD_OUT === HELD_OUT - 1));
    return packSamples(samples);
  };
}
