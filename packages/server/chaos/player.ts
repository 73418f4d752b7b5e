import type { Rng } from '@outcry/engine';
import type { Position, StreamMessage, Table } from '../api.ts';
import type { Gate } from './gate.ts';
import type { Requests, Sender } from './requests.ts';

/** Without news for so long, somebody looks themselves. */
const PATIENCE = 10_000;

/** How somebody plays. */
export interface Manner {
  readonly requests: Requests;
  readonly gate: Gate;
  readonly rng: Rng;
  /** How many in a thousand decisions they leave to the clock, where there is one. */
  readonly dawdle: number;
}

/** Where somebody sits. */
export interface Place {
  readonly table: string;
  readonly seat: number;
  /** Seconds a move; null: as long as one likes. */
  readonly clock: number | null;
  /** How long they think about a move, in milliseconds, on average. */
  readonly think: number;
}

/** Somebody at one table. */
export class Player {
  readonly table: string;
  readonly #sender: Sender;
  readonly #place: Place;
  readonly #manner: Manner;
  #position: Pick<Position, 'seq' | 'asked' | 'legal'> = { seq: 0, asked: null, legal: [] };
  #standIn = false;
  #over = false;
  #heard = 0;
  #keys = 0;
  #news = Promise.withResolvers<void>();

  constructor(sender: Sender, place: Place, manner: Manner) {
    this.table = place.table;
    this.#sender = sender;
    this.#place = place;
    this.#manner = manner;
  }

  /** Whether the game is over, as far as they know. */
  get over(): boolean {
    return this.#over;
  }

  /** The last entry that a stream told. */
  get heard(): number {
    return this.#heard;
  }

  /** Takes what a stream says of the table. */
  hear(message: StreamMessage): void {
    if (message.kind === 'reset') void this.#readLog().then(() => this.#look());
    if (message.kind !== 'entry') return;
    this.#heard = Math.max(this.#heard, message.entry.seq);
    if (message.info) this.#seeTable(message.info);
    for (const position of message.positions ?? []) if (position.seat === this.#place.seat) this.#see(position);
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    await this.#readLog();
    await this.#look();
    while (!this.#over && !this.#manner.requests.givenUp) {
      if (this.#standIn) await this.#takeBack();
      const { asked, legal, seq } = this.#position;
      if (asked === null || legal.length === 0) await this.#wait(seq);
      else await this.#move(asked, legal);
    }
  }

  async #move(decision: number, legal: readonly unknown[]): Promise<void> {
    const { requests, gate, rng, dawdle } = this.#manner;
    const { seat, clock, think } = this.#place;
    const sleeps = clock !== null && rng.below(1000) < dawdle;
    await pause(sleeps ? clock * 1500 : (rng.below(1000) / 500) * think);
    await gate.pass();
    if (this.#position.asked !== decision) return; // a bot was quicker
    const move = legal[rng.below(legal.length)];
    const body = { seat, decision, move, key: `${this.table}-${seat}-${++this.#keys}-chaos` };
    const { status, body: told } = await requests.insist(this.#sender, this.table, 'move', { ...this.#at, body });
    if (status !== 200) return this.#look();
    // The stream may have told already what follows of it.
    const { seq } = told as { seq: number };
    if (seq > this.#position.seq) this.#see({ seq, asked: null, legal: [] });
    return undefined;
  }

  /** Waits for news after an entry; looks for itself when none come. */
  async #wait(seq: number): Promise<void> {
    this.#news = Promise.withResolvers<void>();
    if (this.#position.seq > seq || this.#over) return;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.#news.resolve();
    }, PATIENCE);
    await this.#news.promise;
    clearTimeout(timer);
    if (late) await this.#look();
  }

  /** What happened before the stream was open, or was too much for it. */
  async #readLog(): Promise<void> {
    await this.#manner.requests.insist(this.#sender, this.table, 'log', this.#at);
  }

  /** Looks at the table, then at the own position, at any nodes. */
  async #look(): Promise<void> {
    const { requests } = this.#manner;
    const table = await requests.insist(this.#sender, this.table, 'table', this.#at);
    if (table.status === 200) this.#seeTable(table.body as Table);
    const query = { seat: String(this.#place.seat) };
    const position = await requests.insist(this.#sender, this.table, 'position', { ...this.#at, query });
    if (position.status === 200) this.#see(position.body as Position);
  }

  async #takeBack(): Promise<void> {
    const body = { seat: this.#place.seat };
    const { status } = await this.#manner.requests.insist(this.#sender, this.table, 'takeBack', { ...this.#at, body });
    if (status === 200) this.#standIn = false;
    await this.#look();
  }

  get #at() {
    return { params: { id: this.table } };
  }

  #see({ seq, asked, legal }: Pick<Position, 'seq' | 'asked' | 'legal'>): void {
    if (seq < this.#position.seq) return;
    this.#position = { seq, asked, legal };
    this.#news.resolve();
  }

  #seeTable({ status, seats }: Table): void {
    this.#standIn = seats[this.#place.seat]!.standIn !== null;
    if (status === 'playing') return;
    this.#over = true;
    this.#news.resolve();
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
