import type { TableHistory } from './table.ts';

const idOf = (cursor: string): number => Number(cursor.split('.')[1]);

/** One person's streams, one after the other. */
class Ear {
  readonly told = new Set<number>();
  /** What they fetched instead of being told it: when they came, and after a `reset`. */
  fetched = 0;
  /** Whether a log that arrives now replaces what streams told, and which requests may be that. */
  fetching = true;
  stream = 0;
  #last: number | null = null;
  #cursor = -1;
  readonly #problems: string[];

  constructor(problems: string[]) {
    this.#problems = problems;
  }

  open(stream: number): void {
    this.stream = stream;
    this.#last = null;
    this.#cursor = -1;
  }

  hear(seq: number): void {
    if (this.#last !== null && seq !== this.#last + 1)
      this.#problems.push(`stream ${this.stream} told entry ${seq} after entry ${this.#last}`);
    this.#last = seq;
    this.told.add(seq);
  }

  /** What was missed is fetched. What is told nevertheless has lower cursors than the reset. */
  reset(): void {
    this.#last = null;
    this.#cursor = -1;
    this.fetching = true;
  }

  advance(cursor: string): void {
    const id = idOf(cursor);
    if (id < this.#cursor) this.#problems.push(`stream ${this.stream} went back from cursor ${this.#cursor} to ${id}`);
    this.#cursor = id;
  }
}

/** Everybody's streams tell every entry: on each connection in order and once, and over all of them without a gap. */
export function checkStreams({ people, lines, exchanges, logs }: TableHistory): string[] {
  const problems: string[] = [];
  const ears = new Map(people.map((person) => [person, new Ear(problems)]));
  const owner = new Map<number, string>();
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  /** Requests for the log that were sent while a stream was open that would tell all that follows. */
  const fetches = new Set<number>();
  for (const line of lines) {
    if (line.kind === 'opened') {
      owner.set(line.stream, line.person);
      ears.get(line.person)!.open(line.stream);
    } else if (line.kind === 'asked') {
      const ear = ears.get(line.person)!;
      if (line.route === 'log' && ear.fetching && ear.stream > 0) fetches.add(line.id);
    } else if (line.kind === 'answered' && fetches.has(line.id) && line.status === 200) {
      const ear = ears.get(byId.get(line.id)!.person)!;
      const { entries } = line.body as { entries: readonly { seq: number }[] };
      ear.fetched = Math.max(ear.fetched, entries.at(-1)?.seq ?? 0);
      ear.fetching = false;
    } else if (line.kind === 'told') {
      const ear = ears.get(owner.get(line.stream)!)!;
      if (line.cursor !== null) ear.advance(line.cursor);
      if (line.message.kind === 'entry') ear.hear(line.message.entry.seq);
      if (line.message.kind === 'reset') ear.reset();
    }
  }
  for (const [person, { told, fetched }] of ears)
    for (const { seq } of logs.get(person) ?? [])
      if (seq > fetched && !told.has(seq)) problems.push(`no stream told ${person} entry ${seq}`);
  return problems;
}
