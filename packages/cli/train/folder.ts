import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, InputError } from '@outcry/engine';
import { readText, withFile, writeWhole } from '../files.ts';
import type { Job } from './job.ts';
import { areWhole } from './samples.ts';

/** What a training has come to so far, kept in a folder, so that it goes on where it was stopped. */
export interface Folder {
  /** The positions of a piece of self-play; null: it is yet to be played. */
  samples(generation: number, piece: number): Float32Array | null;
  keepSamples(generation: number, piece: number, samples: Float32Array): void;
  /** What the last epoch of a generation left, and how many there were. */
  checkpoint(generation: number): { readonly epochs: number; readonly numbers: Float64Array } | null;
  keepCheckpoint(generation: number, epochs: number, numbers: Float64Array): void;
  /** The net of a generation that is trained. */
  net(generation: number): unknown;
  keepNet(generation: number, net: unknown): void;
}

/** Writes a whole file or nothing, also when the process is killed. */
function keep(path: string, numbers: Float32Array | Float64Array): void {
  withFile('write', path, () => {
    writeFileSync(`${path}.part`, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    renameSync(`${path}.part`, path);
  });
}

/** The bytes of a file, aligned for numbers; null where there is none, or not a whole number of them. */
function bytesOf(path: string, each: number): ArrayBuffer | null {
  if (!existsSync(path)) return null;
  const { buffer, byteOffset, byteLength } = withFile('read', path, () => readFileSync(path));
  return byteLength % each === 0 ? (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer) : null;
}

/** Opens the folder of a training, or begins it. One that belongs to another training is refused. */
export function openFolder(path: string, job: Job): Folder {
  withFile('write', path, () => mkdirSync(path, { recursive: true }));
  const about = join(path, 'training.json');
  if (!existsSync(about)) writeWhole(about, `${JSON.stringify({ format: 'outcry-training', job })}\n`);
  else if (readText(about).trim() !== JSON.stringify({ format: 'outcry-training', job }))
    throw new InputError(
      `${path} belongs to another training (game, version, games, generations or seed differ): name another --folder`,
    );
  const inside = (generation: number, name: string): string => {
    const folder = join(path, `generation-${generation}`);
    withFile('write', folder, () => mkdirSync(folder, { recursive: true }));
    return join(folder, name);
  };
  const pieceFile = (generation: number, piece: number): string =>
    inside(generation, `piece-${String(piece).padStart(5, '0')}.f32`);
  return {
    samples(generation, piece) {
      const bytes = bytesOf(pieceFile(generation, piece), 4);
      const samples = bytes && new Float32Array(bytes);
      return samples && areWhole(samples) ? samples : null;
    },
    keepSamples: (generation, piece, samples) => keep(pieceFile(generation, piece), samples),
    checkpoint(generation) {
      const bytes = bytesOf(inside(generation, 'checkpoint.f64'), 8);
      if (bytes === null || bytes.byteLength === 0) return null;
      const all = new Float64Array(bytes);
      return { epochs: all[0]!, numbers: all.slice(1) };
    },
    keepCheckpoint(generation, epochs, numbers) {
      const all = new Float64Array(1 + numbers.length);
      all[0] = epochs;
      all.set(numbers, 1);
      keep(inside(generation, 'checkpoint.f64'), all);
    },
    net(generation) {
      const file = inside(generation, 'net.json');
      return existsSync(file) ? (JSON.parse(readText(file)) as unknown) : null;
    },
    keepNet: (generation, net) => writeWhole(inside(generation, 'net.json'), `${canonical(net)}\n`),
  };
}
