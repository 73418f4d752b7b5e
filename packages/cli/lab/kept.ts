import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Experiment } from '@outcry/bots/lab/experiment.ts';
import type { Study } from '@outcry/bots/lab/study.ts';
import { digest, InputError } from '@outcry/engine';
import { withFile } from '../files.ts';
import { dataFolder } from '../play/saves.ts';

const FORMAT = 'outcry-simulation-1';

/** The pieces of an experiment that are done, kept until all are, so that it goes on where it was stopped. */
export interface Kept {
  readonly studies: ReadonlyMap<number, readonly Study[]>;
  add(number: number, studies: readonly Study[]): void;
  /** All is done: nothing needs to be kept any more. */
  finish(): void;
}

/** One file for each experiment, whatever its seed: that of a fresh seed is found again by all the rest. */
function fileOf(experiment: Experiment): string {
  const { seed: _seed, ...rest } = experiment;
  const name = digest(rest);
  return join(dataFolder(), 'simulations', `${experiment.game}-${name}.jsonl`);
}

/** The lines of a file that are whole: the last is broken where a run was killed while it was written. */
function linesOf(path: string): unknown[] {
  if (!existsSync(path)) return [];
  return withFile('read', path, () => readFileSync(path, 'utf8'))
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as unknown];
      } catch {
        return [];
      }
    });
}

interface Heading {
  readonly format: string;
  readonly experiment: Experiment;
}

/** The seed with which this experiment was begun and not finished; null: it was not. */
export function keptSeed(experiment: Experiment): number | null {
  const [heading] = linesOf(fileOf(experiment)) as [Partial<Heading>?];
  return heading?.format === FORMAT ? heading.experiment!.seed : null;
}

/** Opens what is kept of an experiment (`isResumed`), or begins anew. */
export function openKept(experiment: Experiment, isResumed: boolean): Kept {
  const path = fileOf(experiment);
  const studies = new Map<number, readonly Study[]>();
  if (isResumed) {
    const [heading, ...pieces] = linesOf(path) as [Partial<Heading>?, ...[number, Study[]][]];
    if (heading?.format !== FORMAT) throw new InputError('there is nothing to go on with: leave --resume away');
    if (heading.experiment!.seed !== experiment.seed)
      throw new InputError(`--resume goes on with seed ${heading.experiment!.seed}, not ${experiment.seed}`);
    for (const [number, found] of pieces) studies.set(number, found);
  }
  withFile('write', path, () => {
    mkdirSync(dirname(path), { recursive: true });
    const lines = [{ format: FORMAT, experiment }, ...studies.entries()];
    writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  });
  return {
    studies,
    add(number, found) {
      studies.set(number, found);
      withFile('write', path, () => appendFileSync(path, `${JSON.stringify([number, found])}\n`));
    },
    finish: () => rmSync(path, { force: true }),
  };
}
