import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Paired, Piece, Watched } from './pieces.ts';

export type Answered = Piece & { readonly answer: Watched | Paired };

/** Pieces that were played, kept in a file line by line, so that a run goes on where it was stopped. */
export class Records {
  readonly known = new Map<string, Answered>();
  readonly #path: string | undefined;

  /** `part`: pieces played with another effort do not count. */
  constructor(path: string | undefined, part: number) {
    this.#path = path;
    if (path === undefined) return;
    const mark = { format: 'outcry-bench-review', part };
    if (!existsSync(path)) this.#write(mark);
    const [heading, ...lines] = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    if (heading !== JSON.stringify(mark)) throw new Error(`${path} holds no pieces of reviews with --part ${part}`);
    for (const line of lines) {
      const answered = JSON.parse(line) as Answered;
      this.known.set(keyOf(answered), answered);
    }
  }

  add(piece: Piece, answer: Watched | Paired): void {
    const answered = { ...piece, answer };
    this.known.set(keyOf(piece), answered);
    this.#write(answered);
  }

  has(piece: Piece): boolean {
    return this.known.has(keyOf(piece));
  }

  #write(line: unknown): void {
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}

const keyOf = ({ kind, game, seed }: Piece): string => `${kind} ${game} ${seed}`;
