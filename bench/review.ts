import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { overWorkers } from '../packages/cli/overWorkers.ts';
import { GAME_IDS } from '../packages/games/registry.ts';
import { bestSureness, byTenths, interval } from './review/figures.ts';
import type { Paired, Piece, Watched } from './review/pieces.ts';
import { Records } from './review/records.ts';

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
    /** A file that keeps what was played; a run with the same file goes on where it was stopped. */
    records: { type: 'string' },
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

const records = new Records(values.records, part);
const began = performance.now();

/** All games in turn, so that a run that is cut short has as much of each. */
function* pieces(): Generator<Piece> {
  for (let number = 0; number < Math.max(watches, pairs); number++)
    for (const game of games)
      for (const kind of ['pair', 'watch'] as const) {
        const piece = { kind, game, seed: first + number };
        if (number >= (kind === 'pair' ? pairs : watches) || records.has(piece)) continue;
        if (performance.now() - began > seconds * 1000) return;
        yield piece;
      }
}

await overWorkers<Piece, Watched | Paired>(
  { worker: new URL('./review/worker.ts', import.meta.url), job: { part }, pieces: pieces() },
  workers,
  (answer, piece) => records.add(piece, answer),
);

const isOfRun = ({ kind, seed }: Piece): boolean => seed >= first && seed < first + (kind === 'pair' ? pairs : watches);
const played = [...records.known.values()].filter(isOfRun);

for (const game of games) {
  const answers = (kind: Piece['kind']) =>
    played.filter((piece) => piece.game === game && piece.kind === kind).map(({ answer }) => answer);
  const seen = answers('watch') as Watched[];
  const twice = answers('pair') as Paired[];
  console.log(`\n${game}: ${seen.length} games watched, ${twice.length} pairs`);
  if (seen.length > 1) {
    const told = seen.flatMap((each) => each.told);
    const tenths = byTenths(told);
    for (const { chance, won } of tenths)
      console.log(`  chance ${chance.toFixed(1).padStart(5)} %  won ${won.toFixed(1).padStart(5)} %`);
    const worst = Math.max(...tenths.map(({ chance, won }) => Math.abs(chance - won)));
    console.log(`  off by ${worst.toFixed(1)} points at most`);
    console.log(`  sureness that would fit best: ${bestSureness(told).toFixed(2)} times today's`);
    for (const seat of seen[0]!.luck.keys())
      console.log(`  luck of seat ${seat}: ${interval(seen.map(({ luck }) => luck[seat]!))}`);
  }
  if (twice.length > 1) {
    console.log(`  marked decisions a game: ${interval(twice.map(({ marked }) => marked))}`);
    console.log(`  the better moves gain ${interval(twice.map(({ money }) => money))} money`);
    console.log(`    ${interval(twice.map((each) => each.lead))} of lead`);
    console.log(
      `    ${interval(
        twice.map(({ won }) => 100 * won),
        1,
      )} % of wins`,
    );
  }
}
console.log(
  `\n${((performance.now() - began) / 1000).toFixed(0)} s with ${workers} workers, part ${part}, seed ${first}`,
);
