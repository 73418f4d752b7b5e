import type { Rng } from '@outcry/engine';
import type { StreamMessage } from '../api.ts';
import type { History } from './history.ts';
import type { Addresses, Sender } from './requests.ts';

/** A stream without a word for so long is dead: nodes say something every ten seconds. */
const SILENCE = 15_000;
/** People change their network now and then: after so long, on average. */
const STAY = 10_000;
const PAUSE = 250;

let streams = 0;

/** What an ear needs to know. */
export interface Hearing {
  readonly nodes: Addresses;
  readonly history: History;
  /** Where its person sits. */
  readonly tables: readonly string[];
  readonly rng: Rng;
}

/** Somebody's stream, opened at another node whenever it ends, with the cursor of the last message. */
export class Ear {
  readonly #sender: Sender;
  readonly #nodes: Addresses;
  readonly #history: History;
  readonly #tables: readonly string[];
  readonly #rng: Rng;
  readonly #hear: (message: StreamMessage) => void;
  readonly #over = new AbortController();
  #node: number;
  #cursor: string | null = null;
  #done: Promise<void> | null = null;

  constructor(
    sender: Sender,
    node: number,
    { nodes, history, tables, rng }: Hearing,
    hear: (message: StreamMessage) => void,
  ) {
    this.#sender = sender;
    this.#node = node;
    this.#nodes = nodes;
    this.#history = history;
    this.#tables = tables;
    this.#rng = rng;
    this.#hear = hear;
  }

  /** Listens from now on. Resolves with the first word. */
  open(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#done = this.#listen(resolve);
    return promise;
  }

  async close(): Promise<void> {
    this.#over.abort();
    await this.#done;
  }

  async #listen(first: () => void): Promise<void> {
    while (!this.#over.signal.aborted) {
      await this.#connect(first);
      this.#node = (this.#node + 1) % this.#nodes.length;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  async #connect(first: () => void): Promise<void> {
    const { url } = this.#nodes[this.#node]!;
    if (url === null) return;
    const left = new AbortController();
    const leave = (): void => left.abort();
    let patience = setTimeout(leave, SILENCE);
    const stay = setTimeout(leave, this.#rng.below(2 * STAY));
    const stream = ++streams;
    let open = false;
    try {
      const answer = await fetch(`${url}/api/stream`, {
        headers: { cookie: this.#sender.cookie, ...(this.#cursor ? { 'last-event-id': this.#cursor } : {}) },
        signal: AbortSignal.any([left.signal, this.#over.signal]),
      });
      if (!answer.ok) return;
      open = true;
      const { id: person } = this.#sender;
      this.#history.note(this.#tables, { kind: 'opened', stream, person, node: this.#node, after: this.#cursor });
      let rest = '';
      for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
        clearTimeout(patience);
        patience = setTimeout(leave, SILENCE);
        const parts = (rest + text).split('\n\n');
        rest = parts.pop()!;
        for (const part of parts) this.#take(stream, part, first);
      }
    } catch {
      // cut off, by whichever side
    } finally {
      clearTimeout(patience);
      clearTimeout(stay);
      if (open) this.#history.note(this.#tables, { kind: 'closed', stream });
    }
  }

  #take(stream: number, part: string, first: () => void): void {
    const data = /^data: (.*)$/m.exec(part)?.[1];
    if (data === undefined) return;
    const cursor = /^id: (.*)$/m.exec(part)?.[1] ?? null;
    const message = JSON.parse(data) as StreamMessage;
    if (cursor !== null) this.#cursor = cursor;
    const tables = 'table' in message ? [message.table] : message.kind === 'beat' ? [] : this.#tables;
    this.#history.noteTold(tables, stream, cursor, data);
    this.#hear(message);
    first();
  }
}
