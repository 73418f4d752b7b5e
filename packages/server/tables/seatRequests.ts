import { Refused } from '../errors.ts';
import type { Counted } from '../http/address.ts';

/** A request for a seat is open for a minute at most. Then those of other addresses have a minute to ask. */
const HOLDS = 120_000;

/** Bounds the requests for seats of a table by address, since anybody can be many guests. In memory: they end soon anyway. */
export class SeatRequests {
  /** By table and the name of an address or network: when its latest requests were made. */
  readonly #made = new Map<string, number[]>();

  /** Makes a request of somebody without a seat, unless one of the same address was made just before. */
  async make<Result>(
    table: string,
    addresses: readonly Counted[],
    now: number,
    job: () => Promise<Result>,
  ): Promise<Result> {
    const networks = addresses.map(({ name, times }) => ({ name: `${table} ${name}`, times }));
    this.#forget(now);
    if (networks.some(({ name, times }) => (this.#made.get(name)?.length ?? 0) >= times))
      throw new Refused('refused-lately', 'somebody at your address asked for a seat: ask again in two minutes');
    for (const { name } of networks) this.#made.set(name, [...(this.#made.get(name) ?? []), now]);
    try {
      return await job();
    } catch (error) {
      for (const { name } of networks) this.#drop(name, now);
      throw error;
    }
  }

  #drop(name: string, made: number): void {
    const times = this.#made.get(name) ?? [];
    const at = times.indexOf(made);
    if (at >= 0) this.#made.set(name, times.toSpliced(at, 1));
  }

  #forget(now: number): void {
    for (const [name, times] of this.#made) {
      const kept = times.filter((made) => now < made + HOLDS);
      if (kept.length > 0) this.#made.set(name, kept);
      else this.#made.delete(name);
    }
  }
}
