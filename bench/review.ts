import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { overWorkers } from '../packages/cli/overWorkers.ts';
import { GAME_IDS } from '../packages/games/registry.ts';
import type { Paired, Piece, Watched } from './review/pieces.ts';

// Whether reviews tell the truth (docs/review.md): are chances to win calibrated, is luck zero on average, and does the
// better move at marked decisions end better on the same deal and chance?

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: GAME_IDS.join(',') },
    watch: { type: 'string', default: '500' },
    pairs: { type: 'string', default: '200' },
    /** The part of a review's effort that goes into a decision of a pair. */
    part: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    /** No new game is begun after so many seconds. */
    seconds: { type: 'string', default: '86400' },
  },
});
const games = values.games.split(',');
const [watches, pairs, part, first, workers, seconds] = [
  values.watch,
  values.pairs,
  values.part,
  values.seed,
  values.workers,
  values.seconds,
].map(Number) as [number, number, number, number, number, number];

const watched = new Map<string, Watched[]>(games.map((game) => [game, []]));
const paired = new Map<string, Paired[]>(games.map((game) => [game, []]));
const began = performance.now();

/** All games in turn, so that a run that is cut short has as much of each. */
function* pieces(): Generator<Piece> {
  for (let number = 0; number < Math.max(watches, pairs); number++)
    for (const game of games) {
      if (performance.now() - began > seconds * 1000) return;
      if (number < pairs) yield { kind: 'pair', game, seed: first + number };
      if (number < watches) yield { kind: 'watch', game, seed: first + number };
    }
}

const worker = new URL('./review/worker.ts', import.meta.url);
await overWorkers<Piece, Watched | Paired>(
  { worker, job: { part }, pieces: pieces() },
  workers,
  (answer, { kind, game }) => {
    if (kind === 'watch') watched.get(game)!.push(answer as Watched);
    else paired.get(game)!.push(answer as Paired);
  },
);

/** A mean with its 95 % interval. */
function interval(samples: readonly number[]): { mean: number; low: number; high: number } {
  const mean = samples.reduce((sum, each) => sum + each, 0) / samples.length;
  const squares = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = (1.96 * Math.sqrt(squares / (samples.length - 1))) / Math.sqrt(samples.length);
  return { mean, low: mean - error, high: mean + error };
}

const said = (samples: readonly number[], digits = 2): string => {
  const { mean, low, high } = interval(samples);
  return `${mean.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
};

for (const game of games) {
  const seen = watched.get(game)!;
  const twice = paired.get(game)!;
  console.log(`\n${game}: ${seen.length} games watched, ${twice.length} pairs`);
  const told = seen.flatMap((each) => each.told).toSorted(([a], [b]) => a - b);
  let worst = 0;
  for (let tenth = 0; tenth < 10 && told.length > 0; tenth++) {
    const these = told.slice((told.length * tenth) / 10, (told.length * (tenth + 1)) / 10);
    const [chance, won] = [0, 1].map((at) => (100 * these.reduce((sum, each) => sum + each[at]!, 0)) / these.length);
    worst = Math.max(worst, Math.abs(chance! - won!));
    console.log(`  chance ${chance!.toFixed(1).padStart(5)} %  won ${won!.toFixed(1).padStart(5)} %`);
  }
  if (seen.length > 1) {
    console.log(`  off by ${worst.toFixed(1)} points at most`);
    const seats = seen[0]!.luck.length;
    for (let seat = 0; seat < seats; seat++)
      console.log(`  luck of seat ${seat}: ${said(seen.map(({ luck }) => luck[seat]!))}`);
  }
  if (twice.length > 1) {
    console.log(`  marked decisions a game: ${said(twice.map(({ marked }) => marked))}`);
    console.log(`  the better moves gain ${said(twice.map(({ money }) => money))} money`);
    console.log(
      `    ${said(twice.map((each) => each.lead))} of lead, ${said(
        twice.map(({ won }) => 100 * won),
        1,
      )} % of wins`,
    );
  }
}
console.log(
  `\n${((performance.now() - began) / 1000).toFixed(0)} s with ${workers} workers, part ${part}, seed ${first}`,
);
