import { appendFileSync, existsSync } from 'node:fs';
import { canonical, InputError } from '@outcry/engine';
import { readText, withFile } from '../files.ts';
import type { DealPlayed, Job } from './job.ts';

/** The first line of a file of records. */
interface Heading {
  readonly format: 'outcry-tournament';
  readonly job: Job;
}

/** Deals that were played, kept in a file line by line, so that a tournament goes on where it was stopped. */
export interface Records {
  readonly played: readonly DealPlayed[];
  add(deal: DealPlayed): void;
}

const IN_MEMORY: Records = { played: [], add: () => {} };

/** Opens or begins a file of records; without a path nothing is kept. */
export function openRecords(path: string | undefined, job: Job): Records {
  if (path === undefined) return IN_MEMORY;
  const add = (line: unknown): void => withFile('write', path, () => appendFileSync(path, `${JSON.stringify(line)}\n`));
  if (!existsSync(path)) {
    add({ format: 'outcry-tournament', job } satisfies Heading);
    return { played: [], add };
  }
  const text = readText(path);
  const played = read(path, text, job);
  if (!text.endsWith('\n')) withFile('write', path, () => appendFileSync(path, '\n'));
  return { played, add };
}

function read(path: string, text: string, job: Job): DealPlayed[] {
  const [first, ...lines] = text.split('\n');
  const heading = parsed(first!) as Partial<Heading> | null;
  if (heading?.format !== 'outcry-tournament') throw new InputError(`${path} is no file of a tournament`);
  if (canonical(heading.job) !== canonical(job))
    throw new InputError(`${path} belongs to another tournament (game, options, seats, bots or seed differ)`);
  // A line is broken where a run was killed while it was written: that deal is played again.
  return lines.flatMap((line) => (parsed(line) as DealPlayed | null) ?? []);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
