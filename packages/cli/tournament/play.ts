import { overWorkers } from '../overWorkers.ts';
import type { DealPlayed, Job } from './job.ts';
import type { Records } from './records.ts';
import { seatsOf, sharesOf } from './standings.ts';
import { verdictOf } from './sure.ts';

interface Course {
  readonly deals: number;
  readonly workers: number;
  /** Stop as soon as the first bot is surely above or below its fair share. */
  readonly untilSure: boolean;
  readonly progress: (games: number) => void;
  /** Asked before each deal; without it all are played. */
  readonly goesOn?: () => boolean;
}

/** Plays what the records do not hold yet. Yields the deals in order, up to the one that settled it. */
export async function playTournament(job: Job, records: Records, course: Course): Promise<DealPlayed[]> {
  const { deals, workers, untilSure, progress, goesOn = () => true } = course;
  const byNumber = new Map(records.played.filter(({ deal }) => deal < deals).map((played) => [played.deal, played]));
  progress(byNumber.size * job.seats);
  const standing: DealPlayed[] = [];
  let isSettled = false;
  /** Moves on over the deals that are there without a gap, so that the end does not depend on who was faster. */
  const settle = (): void => {
    for (let next = byNumber.get(standing.length); next && !isSettled; next = byNumber.get(standing.length)) {
      standing.push(next);
      isSettled = untilSure && verdictOf(sharesOf(standing, 0), seatsOf(job, 0) / job.seats) !== 'open';
    }
  };
  settle();
  function* toPlay(): Generator<number> {
    for (let deal = 0; deal < deals && !isSettled; deal++)
      if (!byNumber.has(deal)) {
        if (!goesOn()) return;
        yield deal;
      }
  }
  await overWorkers<number, DealPlayed>(
    { worker: new URL('./worker.ts', import.meta.url), job, pieces: toPlay() },
    Math.min(workers, deals - byNumber.size),
    (played) => {
      byNumber.set(played.deal, played);
      records.add(played);
      progress(job.seats);
      settle();
    },
  );
  return standing;
}
