import { Refused } from '../errors.ts';
import type { Counted } from '../http/address.ts';

/** A request for a seat is open for a minute at most. Then those of other addresses have a minute to ask. */
const HOLDS = 120_000;

interface Made {
  readonly table: string;
  readonly person: string;
  readonly at: number;
}

/** Bounds the requests for seats of a table by address, since anybody can be many guests. In memory: they end soon anyway. */
export class SeatRequests {
  /** By table and the name of an address or network: its latest requests. */
  readonly #made = new Map<string, Made[]>();

  /** Makes a request of somebody without a seat, unless one of the same address was made just before. */
  async make<Result>(
    table: string,
    person: string,
    addresses: readonly Counted[],
    now: number,
    job: () => Promise<Result>,
  ): Promise<Result> {
    const networks = addresses.map(({ name, times }) => ({ name: `${table} ${name}`, times }));
    this.#keep(({ at }) => now < at + HOLDS);
    if (networks.some(({ name, times }) => (this.#made.get(name)?.length ?? 0) >= times))
      throw new Refused('refused-lately', 'somebody at your address asked for a seat: ask again in two minutes');
    const made = { table, person, at: now };
    for (const { name } of networks) this.#made.set(name, [...(this.#made.get(name) ?? []), made]);
    try {
      return await job();
    } catch (error) {
      this.#keep((one) => one !== made);
      throw error;
    }
  }

  /** A person has withdrawn their request: others of their address may ask. */
  withdrawn(table: string, person: string): void {
    this.#keep((made) => made.table !== table || made.person !== person);
  }

  #keep(isKept: (made: Made) => boolean): void {
    for (const [name, all] of this.#made) {
      const kept = all.filter(isKept);
      if (kept.length > 0) this.#made.set(name, kept);
      else this.#made.delete(name);
    }
  }
}
