import type { Running } from './process.ts';
import type { Script } from './prepare.ts';

/** Plays scripted games against a server and remembers exactly what it was told. */
export class ScriptedPlay {
  /** By table: the number each move was given, in the order of the script. */
  readonly acknowledged: number[][];
  readonly #tables: readonly Script[];

  constructor(tables: readonly Script[]) {
    this.#tables = tables;
    this.acknowledged = tables.map(() => []);
  }

  get moves(): number {
    return this.acknowledged.reduce((sum, { length }) => sum + length, 0);
  }

  /** Sends the next move of a table, and yields the status (0: no answer; then nobody knows whether it was made). */
  async next({ url }: Pick<Running, 'url'>, table: number): Promise<number> {
    const { id, moves } = this.#tables[table]!;
    const told = this.acknowledged[table]!;
    const next = moves[told.length];
    if (!next) return 410;
    const { cookie, ...answer } = next;
    try {
      const got = await fetch(`${url}/api/tables/${id}/moves`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ ...answer, key: `script-${id}-${told.length}` }),
      });
      const { seq } = (await got.json()) as { seq: number };
      if (got.status === 200) told.push(seq);
      return got.status;
    } catch {
      return 0;
    }
  }

  /** Sends moves at these tables, each as soon as the last was answered, until told to stop or a table gets no answer. */
  async run(server: Pick<Running, 'url'>, tables: Iterable<number>, stopped: () => boolean): Promise<void> {
    await Promise.all(
      Array.from(tables, async (table) => {
        while (!stopped() && (await this.next(server, table)) === 200);
      }),
    );
  }
}
