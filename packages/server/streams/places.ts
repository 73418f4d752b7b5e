import type { Limits } from '../config.ts';
import { TryLater } from '../errors.ts';
import { countedAs } from '../http/address.ts';

/** Seconds after which to ask again for a place. */
const WAIT = 30;

/** How many streams are open, by person and by address. */
export class StreamPlaces {
  readonly #limits: Pick<Limits, 'streams' | 'addressStreams'>;
  readonly #taken = new Map<string, number>();

  constructor(limits: Pick<Limits, 'streams' | 'addressStreams'>) {
    this.#limits = limits;
  }

  /** Takes a place for a stream, or throws when the person or the address has none left. Returns what frees it. */
  take(person: string, ip: string): () => void {
    const { streams, addressStreams } = this.#limits;
    const names = [`person ${person}`];
    this.#mustHaveRoom(names[0]!, streams, 'you have');
    for (const { name, times } of countedAs(ip)) {
      names.push(`address ${name}`);
      this.#mustHaveRoom(names.at(-1)!, addressStreams * times, 'your network has');
    }
    for (const name of names) this.#taken.set(name, this.#has(name) + 1);
    return () => {
      for (const name of names.splice(0))
        if (this.#has(name) > 1) this.#taken.set(name, this.#has(name) - 1);
        else this.#taken.delete(name);
    };
  }

  #has(name: string): number {
    return this.#taken.get(name) ?? 0;
  }

  #mustHaveRoom(name: string, most: number, who: string): void {
    if (this.#has(name) < most) return;
    throw new TryLater('quota', `${who} ${most} streams open, the most there may be: close a page`, WAIT);
  }
}
