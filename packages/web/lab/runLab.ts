import { emptyStudies, piecesOf } from '@outcry/bots/lab/experiment.ts';
import type { Experiment, Piece } from '@outcry/bots/lab/experiment.ts';
import { addStudy } from '@outcry/bots/lab/study.ts';
import type { Study } from '@outcry/bots/lab/study.ts';
import type { Lab } from '@outcry/engine/lab';

/** What a worker is sent: first the experiment, then pieces of it. */
export type LabAsked = Experiment | Piece;

/** One core stays with the page. */
const WORKERS = Math.max(1, Math.min(8, navigator.hardwareConcurrency - 1));

/** The next message of a worker, or its failure. */
const next = <T>(worker: Worker, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<T>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Plays an experiment in workers; rejects when it is cancelled. `onGames` hears how many games were played. */
export async function runLab(
  experiment: Experiment,
  lab: Lab,
  signal: AbortSignal,
  onGames: (games: number) => void,
): Promise<Study[]> {
  const pieces = piecesOf(experiment);
  const open = pieces.values();
  const found = new Map<number, readonly Study[]>();
  const workers = Array.from(
    { length: Math.min(WORKERS, pieces.length) },
    () => new Worker(new URL('./labWorker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        worker.postMessage(experiment satisfies LabAsked);
        await next(worker, signal);
        for (const piece of open) {
          worker.postMessage(piece satisfies LabAsked);
          const studies = await next<Study[]>(worker, signal);
          found.set(piece.number, studies);
          onGames(studies.reduce((sum, { tally }) => sum + tally.games, 0));
        }
      }),
    );
  } finally {
    for (const worker of workers) worker.terminate();
  }
  const sums = emptyStudies(experiment, lab);
  for (const { number } of pieces) found.get(number)!.forEach((study, at) => addStudy(sums[at]!, study));
  return sums;
}
