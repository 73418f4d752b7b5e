import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteName, StreamMessage } from '../api.ts';

/** What is done to the cluster. */
export const FAULTS = [
  'kill-node', // kill -9 of a node
  'stop-node', // SIGSTOP: it wakes up late and believes that no time has passed
  'kill-database', // kill -9 of PostgreSQL and all its processes
  'promote', // the primary dies, and its standby takes over
  'cut', // the connections between a node and the database are closed, and new ones are refused
  'slow', // whatever passes between them takes long
  'freeze', // nothing passes between them, and nothing is closed
  'lose-notices', // notifications of the database do not arrive
  'same-turn', // all nodes look at the same bots and clocks at once
  'set-clock', // the clock of a node is set forward or back by a minute
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** One line of what happened at a table, as its people know it. `at`: milliseconds by the clock of the one who writes. */
export type Line = { readonly at: number } & (
  | { readonly kind: 'table'; readonly table: string; readonly game: string; readonly people: readonly string[] }
  | {
      readonly kind: 'asked';
      readonly id: number;
      readonly person: string;
      readonly node: number;
      readonly route: RouteName;
      readonly body?: unknown;
    }
  /** Status 0: no answer came, and nobody knows what became of it. */
  | { readonly kind: 'answered'; readonly id: number; readonly status: number; readonly body: unknown }
  /** `after`: the cursor it resumes from. */
  | {
      readonly kind: 'opened';
      readonly stream: number;
      readonly person: string;
      readonly node: number;
      readonly after: string | null;
    }
  | {
      readonly kind: 'told';
      readonly stream: number;
      readonly cursor: string | null;
      readonly message: StreamMessage;
    }
  | { readonly kind: 'closed'; readonly stream: number }
  /** From here on nothing is broken, nobody moves any more, and everybody looks at everything once again. */
  | { readonly kind: 'over' }
);

/** A fault, and the moves that were under way at that moment where it struck. */
export interface Struck {
  readonly at: number;
  readonly fault: FaultKind;
  readonly nodes: readonly number[];
  readonly hit: readonly number[];
}

type Written = Line extends infer Each ? (Each extends Line ? Omit<Each, 'at'> : never) : never;

/** Writes everything down: a file for each table, and one for the faults. */
export class History {
  readonly #folder: string;
  readonly #began = performance.now();
  readonly #buffers = new Map<string, string[]>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  get now(): number {
    return Math.round((performance.now() - this.#began) * 10) / 10;
  }

  /** Notes something at each of these tables. */
  note(tables: Iterable<string>, line: Written): void {
    this.#write(tables, JSON.stringify({ at: this.now, ...line }));
  }

  /** The same for a message of a stream, which is JSON already. */
  noteTold(tables: Iterable<string>, stream: number, cursor: string | null, message: string): void {
    const head = JSON.stringify({ at: this.now, kind: 'told', stream, cursor });
    this.#write(tables, `${head.slice(0, -1)},"message":${message}}`);
  }

  struck(struck: Omit<Struck, 'at'>): void {
    this.#write(['faults'], JSON.stringify({ at: this.now, ...struck }));
  }

  #write(files: Iterable<string>, line: string): void {
    for (const file of files) {
      const lines = this.#buffers.get(file) ?? [];
      this.#buffers.set(file, lines);
      if (lines.push(line) >= 100) this.#flush(file, lines);
    }
  }

  #flush(file: string, lines: string[]): void {
    if (lines.length > 0) appendFileSync(join(this.#folder, `${file}.jsonl`), `${lines.splice(0).join('\n')}\n`);
  }

  /** Everything is in the files. */
  close(): void {
    for (const [file, lines] of this.#buffers) this.#flush(file, lines);
  }
}
