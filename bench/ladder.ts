import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playTournament } from '../packages/cli/tournament/play.ts';
import { openRecords } from '../packages/cli/tournament/records.ts';
import { standings } from '../packages/cli/tournament/standings.ts';
import type { DealPlayed, Job } from '../packages/cli/tournament/job.ts';
import { parseOptions } from '../packages/engine/index.ts';
import { newestGame } from '../packages/games/registry.ts';
import { nameOf, rungs } from './ladder/rungs.ts';
import type { Rung } from './ladder/rungs.ts';
import { say } from './report.ts';

// The ladder of docs/bots.md: every rung by duplicate deals, kept in a folder, so that a run goes on where one stopped.

const { values } = parseArgs({
  options: {
    /** Only rungs whose names fit this pattern. */
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: 'bench/ladder/records' },
    workers: { type: 'string', default: String(availableParallelism()) },
    /** No rung goes on after so many seconds. */
    seconds: { type: 'string', default: '86400' },
  },
});
const workers = Number(values.workers);
const ends = performance.now() + 1000 * Number(values.seconds);
mkdirSync(values.folder, { recursive: true });

const percent = (share: number): string => (100 * share).toFixed(1);

async function jobOf({ game: id, bot, rivals, seats, seed, options }: Rung): Promise<Job> {
  const game = await newestGame(id);
  return {
    game: id,
    rulesVersion: game.rulesVersion,
    data: null,
    options: parseOptions(game, options ?? {}, seats),
    seats,
    bots: [bot, rivals],
    seed,
  };
}

/** Plays what is missing of a rung, as long as there is time. */
async function climb(rung: Rung, job: Job): Promise<DealPlayed[]> {
  const records = openRecords(join(values.folder, `${nameOf(rung)}.jsonl`), job);
  let games = 0;
  return playTournament(job, records, {
    deals: rung.deals,
    workers,
    untilSure: rung.untilSure ?? false,
    progress: (more) => say(`${nameOf(rung)}: ${(games += more) / rung.seats} of ${rung.deals} deals`),
    goesOn: () => performance.now() < ends,
  });
}

console.log('| game | seats | bot | rivals | deals | wins | 95 % interval | surely | ms a decision |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const rung of rungs) {
  if (!new RegExp(values.only).test(nameOf(rung))) continue;
  const job = await jobOf(rung);
  const played = await climb(rung, job);
  if (played.length === 0) continue;
  const { wins, verdict, time } = standings(job, played)[0]!;
  const cells = [
    [rung.game, rung.variant].filter(Boolean).join(', '),
    rung.seats,
    rung.bot,
    rung.rivals,
    played.length,
    `${percent(wins.share)} %`,
    `${percent(wins.low)} to ${percent(wins.high)}`,
    verdict === 'open' ? 'not settled' : verdict,
    time === null ? '-' : time.toFixed(time < 10 ? 1 : 0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
