import { addStudy } from '@outcry/bots/lab/study.ts';
import type { Study } from '@outcry/bots/lab/study.ts';
import { emptyStudies, piecesOf } from '@outcry/bots/lab/experiment.ts';
import type { Experiment, Piece } from '@outcry/bots/lab/experiment.ts';
import type { Lab } from '@outcry/engine/lab';
import { overWorkers } from '../overWorkers.ts';
import type { Kept } from './kept.ts';

/** What came of an experiment. */
export interface Outcome {
  readonly studies: readonly Study[];
  readonly isWhole: boolean;
  /** The time of play, without the start of the threads. */
  readonly seconds: number;
}

interface Course {
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly progress: (games: number, moves: number) => void;
}

const gamesOf = (studies: readonly Study[]): number => studies.reduce((sum, { tally }) => sum + tally.games, 0);
const movesOf = (studies: readonly Study[]): number => studies.reduce((sum, { tally }) => sum + tally.moves, 0);

/** Plays what is not kept yet, until the signal. What is done then counts, in the order of the deals. */
export async function runExperiment(experiment: Experiment, lab: Lab, kept: Kept, course: Course): Promise<Outcome> {
  const pieces = piecesOf(experiment);
  for (const studies of kept.studies.values()) course.progress(gamesOf(studies), 0);
  const open = pieces.filter(({ number }) => !kept.studies.has(number));
  let began = performance.now();
  await overWorkers<Piece, Study[]>(
    { worker: new URL('./worker.ts', import.meta.url), job: experiment, pieces: open, signal: course.signal },
    Math.min(course.workers, open.length),
    (studies, { number }) => {
      kept.add(number, studies);
      course.progress(gamesOf(studies), movesOf(studies));
    },
    () => void (began = performance.now()),
  );
  const seconds = (performance.now() - began) / 1000;
  const sums = emptyStudies(experiment, lab);
  for (const { number } of pieces)
    kept.studies.get(number)?.forEach((study, variant) => addStudy(sums[variant]!, study));
  return { studies: sums, isWhole: kept.studies.size === pieces.length, seconds };
}
