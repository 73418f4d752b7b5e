import { parentPort, workerData } from 'node:worker_threads';
import { findBot, lead, loadNet, winPart } from '../../packages/bots/index.ts';
import { deepLook, isMistake, priceOf, quickLook } from '../../packages/bots/review/index.ts';
import type { Judging } from '../../packages/bots/review/index.ts';
import { spectatorsChances } from '../../packages/bots/review/curve.ts';
import { Luck, luckIn } from '../../packages/bots/review/luck.ts';
import { digest, fastRng, Match, parseOptions } from '../../packages/engine/index.ts';
import type { Seat } from '../../packages/engine/index.ts';
import { newestGame } from '../../packages/games/registry.ts';
import type { Paired, Piece, Told, Watched } from './pieces.ts';

const SEATS = 4;
/** So many moments of a game are asked for their chances. */
const MOMENTS = 12;
/** Imagined deals for each of them. */
const DEALS = 48;
/** How much of a review's effort goes into a decision, and into luck. */
const { part } = workerData as { part: number };
const LUCK_PART = 0.25;

const judgings = new Map<string, Promise<Judging & { luck: Luck }>>();

async function judgingOf(id: string): Promise<Judging & { luck: Luck }> {
  const game = await newestGame(id);
  const net = await loadNet(game, (line) => console.error(line));
  const luck = new Luck(game, { seats: SEATS, options: parseOptions(game, {}, SEATS) }, LUCK_PART);
  return { game, net, luck };
}

type Decide = (view: { readonly seat: Seat | null }, legal: readonly unknown[]) => unknown;

/** A bot whose choice follows from the view and the seed alone, so that it is the same in both games of a pair. */
function botFor({ game, net }: Judging, name: string, seed: number): Decide {
  const { make, budgetFor } = findBot(name);
  const decide = make(game, net);
  return (view, legal) => {
    const rng = fastRng(Number.parseInt(digest([seed, view]).slice(0, 13), 16));
    return decide(view, legal, rng, budgetFor(game))[0]!.move;
  };
}

function play({ game }: Judging, seed: number, decide: (seat: Seat) => Decide): Match {
  const key = new Uint8Array(32);
  new DataView(key.buffer).setUint32(0, seed);
  const match = new Match(game, { seats: SEATS, options: parseOptions(game, {}, SEATS), key });
  for (;;) {
    const seat = game.actors(match.state)[0];
    if (seat === undefined) return match;
    const legal = game.legal(match.state, seat).slice();
    match.make(seat, legal.length === 1 ? legal[0] : decide(seat)(game.view(match.state, seat), legal));
  }
}

function watch(judging: Judging & { luck: Luck }, seed: number): Watched {
  const trader = botFor(judging, 'trader', seed);
  const match = play(judging, seed, () => trader);
  const { game } = judging;
  const result = game.result(match.state)!;
  const wins = result.places.map((_, seat) => winPart(result, seat));
  const told: Told[] = [];
  const every = Math.max(1, Math.floor(match.journal.moves.length / MOMENTS));
  match.replay((state, at) => {
    if (at % every !== 0 || game.result(state)) return;
    told.push({ chances: spectatorsChances(judging, game.view(state, null), SEATS, DEALS), wins });
  });
  return { told, luck: Array.from({ length: SEATS }, (_, seat) => luckIn(match, judging.luck, seat)) };
}

/** Plays a deal with a Rookie in one seat, and once more with the review's move wherever it marks a mistake. */
function pair(judging: Judging, seed: number): Paired {
  const trader = botFor(judging, 'trader', seed);
  const rookie = botFor(judging, 'rookie', seed);
  const own = seed % SEATS;
  let marked = 0;
  const coached: Decide = (view, legal) => {
    const made = rookie(view, legal);
    const quick = priceOf(judging, view, legal, made, quickLook(judging, part));
    if (quick.better.move === made || quick.cost.chance.mean <= 0) return made;
    const deep = priceOf(judging, view, legal, made, deepLook(judging, part));
    if (!isMistake(deep)) return made;
    marked++;
    return deep.better.move;
  };
  const [erring, better] = [rookie, coached].map((player) => {
    const match = play(judging, seed, (seat) => (seat === own ? player : trader));
    const result = judging.game.result(match.state)!;
    return { money: result.scores[own]!, lead: lead(result.scores, own), won: winPart(result, own) };
  });
  return {
    marked,
    money: better!.money - erring!.money,
    lead: better!.lead - erring!.lead,
    won: better!.won - erring!.won,
  };
}

parentPort!.on('message', async ({ kind, game, seed }: Piece) => {
  const judging = await (judgings.get(game) ?? judgings.set(game, judgingOf(game)).get(game)!);
  parentPort!.postMessage(kind === 'watch' ? watch(judging, seed) : pair(judging, seed));
});
parentPort!.postMessage('ready');
