import { commitmentToEntropy, newSeed } from '@outcry/engine';
import { PATHS } from '@outcry/server/api';
import type { Position, Response, RouteName, StreamMessage } from '@outcry/server/api';
import { addressOf } from '@outcry/server/client';
import type { Browser } from './http.ts';
import type { Results } from './results.ts';
import { pick, sleep } from './schedule.ts';

/** An entry as a stream tells it. */
export type EntryMessage = Extract<StreamMessage, { kind: 'entry' }>;

/** What goes with a request. */
interface Given {
  readonly params?: { [name: string]: string | number };
  readonly query?: { [name: string]: string | number };
  readonly body?: unknown;
}

/** An honest guest with an address of their own, one open stream, and a seat at one table. */
export class Person {
  readonly address: string;
  readonly #browser: Browser;
  readonly #results: Results;
  #cookie = '';
  #close: () => void = () => {};
  #cursor: string | null = null;
  /** Counts streams, so that one that was closed is not heard any more. */
  #streams = 0;
  #ended = false;
  /** The last entry this person was told of their table; null: none yet. */
  #seq: number | null = null;
  table: string | null = null;
  /** What they know and may do; null until they are told. */
  position: Position | null = null;
  /** Whether a move was sent that is not answered yet. */
  isMoving = false;
  onStatus: (status: string) => void = () => {};
  /** Hears every entry of their table once. */
  onEntry: (message: EntryMessage) => void = () => {};

  constructor(browser: Browser, results: Results, number: number) {
    this.#browser = browser;
    this.#results = results;
    this.address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  get #from() {
    return { cookie: this.#cookie, address: this.address };
  }

  /** Sends a request and counts its time from `due`; null when it was refused, which is counted as an error. */
  async ask<Name extends RouteName>(
    name: Name,
    { params = {}, query = {}, body }: Given = {},
    due = performance.now(),
  ): Promise<Response<Name> | null> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const path = addressOf(name, { params, query });
    const answer = await this.#results.time(name, due, () =>
      this.#browser.send(this.#from, { method: PATHS[name][0], path, ...sent }),
    );
    if (this.#cookie === '') this.#cookie = answer.cookie;
    if (answer.status === 200) return JSON.parse(answer.body) as Response<Name>;
    if (!this.#ended) this.#results.fail(`${name}: ${errorOf(answer)}`);
    return null;
  }

  /** Comes, and opens a stream. */
  async arrive(name: string): Promise<void> {
    while ((await this.ask('signIn', { body: { name } })) === null) await sleep(1000);
    await this.listen();
  }

  /** Opens a stream anew, where the last one stopped; done at its hello. */
  listen(due = performance.now()): Promise<void> {
    this.#close();
    const number = ++this.#streams;
    const query = this.#cursor === null ? {} : { after: this.#cursor };
    return this.#results.time('stream', due, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#close = this.#browser.listen(
        this.#from,
        addressOf('stream', { query }),
        (message, id) => {
          if (number !== this.#streams) return;
          if (message.kind === 'hello') resolve();
          this.#hear(message);
          if (id !== null) this.#cursor = id;
        },
        (status) => {
          resolve();
          if (number !== this.#streams || this.#ended) return;
          this.#results.fail(`stream: cut off, status ${status}`);
          setTimeout(() => this.#ended || number !== this.#streams || void this.listen(), 1000);
        },
      );
      return promise;
    });
  }

  /** Sits at another table from now on. */
  sit(table: string): void {
    this.table = table;
    this.position = null;
    this.#seq = null;
  }

  /** Makes any legal move, due at a moment, if one is asked for; false: none was made. */
  async move(due: number): Promise<boolean> {
    if (this.isMoving || (this.position?.asked ?? null) === null) return false;
    const { asked, legal, seat } = this.position!;
    this.isMoving = true;
    const body = { seat, decision: asked, move: pick(legal), key: crypto.randomUUID() };
    const made = await this.ask('move', { params: { id: this.table! }, body }, due);
    this.isMoving = false;
    // Until the stream tells what is asked next.
    if (made && this.position?.asked === asked) this.position = { ...this.position, asked: null };
    return made !== null;
  }

  /** Fetches what a stream tells only when something happens. */
  async look(): Promise<void> {
    const position = await this.ask('position', { params: { id: this.table! } });
    if (position?.table === this.table && position.seq >= (this.position?.seq ?? 0)) this.position = position;
  }

  leave(): void {
    this.#ended = true;
    this.#close();
  }

  #hear(message: StreamMessage): void {
    if (message.kind === 'reset') {
      this.#seq = null;
      if (this.table !== null) void this.look();
      return;
    }
    if (message.kind !== 'entry' || message.table !== this.table) return;
    const { seq } = message.entry;
    if (this.#seq !== null && seq <= this.#seq) return; // told again after a reconnection
    if (this.#seq !== null && seq !== this.#seq + 1) this.#results.fail('stream: an entry is missing');
    this.#seq = seq;
    const [position] = message.positions ?? [];
    if (position) this.position = position;
    this.onEntry(message);
    if (message.info) this.onStatus(message.info.status);
  }
}

/** People with open streams take part in the shuffle of a table. */
export async function takePart(people: readonly Person[], id: string, attempt: number): Promise<void> {
  const taking = people.map((person) => ({ person, entropy: newSeed() }));
  const params = { id };
  for (const { person, entropy } of taking)
    await person.ask('commit', { params, body: { attempt, commitment: commitmentToEntropy(entropy) } });
  for (const { person, entropy } of taking) await person.ask('reveal', { params, body: { attempt, entropy } });
}

/** How a refusal is counted: by its status and code. */
function errorOf({ status, body }: { status: number; body: string }): string {
  if (status === 0) return `no answer (${body})`;
  try {
    return `${status} ${(JSON.parse(body) as { error: string }).error}`;
  } catch {
    return String(status);
  }
}
