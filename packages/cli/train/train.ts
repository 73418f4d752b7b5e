import type { NetFile } from '@outcry/bots/net/file.ts';
import { overWorkers } from '../overWorkers.ts';
import { EPOCHS } from './fit.ts';
import type { Epoch, Fit } from './fit.ts';
import type { Folder } from './folder.ts';
import { PIECE, piecesOf } from './job.ts';
import type { Job } from './job.ts';
import type { Judged } from './judged.ts';
import type { SelfPlay } from './selfPlay.ts';

/** Hears how a training goes. */
export interface Listener {
  playing(generation: number): { advance(games: number): void; stop(): void };
  training(generation: number): { advance(epochs: number): void; stop(): void };
  /** A generation's net is there. `report` is missing when it was there before. */
  trained(generation: number, net: NetFile, report: Judged | null): void;
}

/** A net learns from the games of so many generations, its own among them. */
const MEMORY = 2;
const learnsFrom = (generation: number): number[] =>
  Array.from({ length: Math.min(MEMORY, generation) }, (_, before) => generation - before).toReversed();

/**
 * Trains a net for a game. In each generation the game is played against itself, judged by the net before it (at first
 * by `evaluate`), and a net learns from those games what positions come to. Workers only change how long it takes.
 */
export async function train(job: Job, folder: Folder, workers: number, listener: Listener): Promise<NetFile> {
  const nets: (NetFile | null)[] = [null];
  const played = new Map<number, readonly Float32Array[]>();
  for (let generation = 1; generation <= job.generations; generation++) {
    const known = folder.net(generation) as NetFile | null;
    if (known) {
      nets.push(known);
      listener.trained(generation, known, null);
      continue;
    }
    for (const each of learnsFrom(generation))
      if (!played.has(each)) played.set(each, await selfPlay(job, each, nets[each - 1]!, folder, workers, listener));
    const pieces = learnsFrom(generation).flatMap((each) => played.get(each)!);
    nets.push(await fit(job, generation, nets[generation - 1]!, pieces, folder, workers - 1, listener));
  }
  return nets[job.generations]!;
}

/** The positions of all pieces of a generation, in their order; those that are missing are played. */
async function selfPlay(
  job: Job,
  generation: number,
  net: NetFile | null,
  folder: Folder,
  workers: number,
  listener: Listener,
): Promise<Float32Array[]> {
  const pieces = Array.from({ length: piecesOf(job) }, (_, piece) => folder.samples(generation, piece));
  const missing = [...pieces.keys()].filter((piece) => pieces[piece] === null);
  const bar = listener.playing(generation);
  bar.advance((pieces.length - missing.length) * PIECE);
  try {
    if (missing.length > 0)
      await overWorkers<number, Float32Array>(
        {
          worker: new URL('./playWorker.ts', import.meta.url),
          job: { job, generation, net } satisfies SelfPlay,
          pieces: missing,
        },
        Math.min(workers, missing.length),
        (samples, piece) => {
          folder.keepSamples(generation, piece, samples);
          pieces[piece] = samples;
          bar.advance(PIECE);
        },
      );
  } finally {
    bar.stop();
  }
  return pieces as Float32Array[];
}

/** Trains the net of a generation, in a thread of its own with so many helpers. */
async function fit(
  job: Job,
  generation: number,
  net: NetFile | null,
  pieces: readonly Float32Array[],
  folder: Folder,
  helpers: number,
  listener: Listener,
): Promise<NetFile> {
  const before = folder.checkpoint(generation);
  // The last epoch is always run: it makes the net.
  const done = before ? Math.min(before.epochs, EPOCHS - 1) : 0;
  const checkpoint = before && done === before.epochs ? before.numbers : null;
  const from = checkpoint ? done : 0;
  let last: Epoch | null = null;
  const bar = listener.training(generation);
  bar.advance(from);
  try {
    await overWorkers<number, Epoch>(
      {
        worker: new URL('./fitWorker.ts', import.meta.url),
        job: { job, generation, pieces, net, checkpoint, helpers } satisfies Fit,
        pieces: Array.from({ length: EPOCHS - from }, (_, i) => from + i),
      },
      1,
      (epoch, number) => {
        last = epoch;
        if (number + 1 < EPOCHS) folder.keepCheckpoint(generation, number + 1, epoch.checkpoint);
        bar.advance(1);
      },
    );
  } finally {
    bar.stop();
  }
  const { net: trained, report } = last!;
  folder.keepNet(generation, trained);
  listener.trained(generation, trained, report);
  return trained;
}
