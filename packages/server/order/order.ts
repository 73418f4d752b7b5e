import type { Announcement } from '../api.ts';
import type { Bus } from '../bus/bus.ts';
import { Refused, TryLater } from '../errors.ts';
import type { Toll } from '../http/tolls.ts';
import type { AnnouncementRow, BanRow } from '../store/orderStore.ts';
import type { Store } from '../store/store.ts';

/** People whose network is remembered, so that it is written only when it changes. */
const REMEMBERED = 20_000;

/** Who a request comes from. */
export interface Comer {
  readonly person: string | null;
  readonly ip: string;
  readonly isChange: boolean;
}

/** An announcement as everybody may know it. */
export const announced = ({ id, begins, minutes, text, ends }: AnnouncementRow): Announcement => ({
  id,
  begins,
  minutes,
  text,
  ends,
});

/**
 * Who may not come in, and what everybody is told, as this process knows it. It is read anew after every change, wherever
 * that was made; until it is, requests wait.
 */
export class Order {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #hashes: (ip: string) => readonly string[];
  #bans: readonly BanRow[] = [];
  #announcement: AnnouncementRow | null = null;
  #admins: ReadonlySet<string> = new Set();
  #reading: Promise<void> | null = null;
  readonly #networks = new Map<string, string>();
  /** Called after every change. */
  changed: () => void = () => {};

  /** `hashes`: the networks of an address, the widest first, as they are kept. */
  constructor(store: Store, bus: Bus, now: () => number, hashes: (ip: string) => readonly string[]) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
    this.#hashes = hashes;
    bus.subscribe(({ kind }) => {
      if (kind === 'order' || kind === 'anew') void this.read();
    });
  }

  /** What everybody is told now. */
  get announcement(): Announcement | null {
    const now = this.#now();
    return this.#announcement && this.#announcement.ends > now ? announced(this.#announcement) : null;
  }

  /** When the maintenance under way is over; null: there is none. */
  get maintenanceEnds(): number | null {
    const { announcement } = this;
    return announcement?.text === null && announcement.begins <= this.#now() ? announcement.ends : null;
  }

  /** Reads everything anew. A failure is tried again until it succeeds: nobody banned comes in meanwhile. */
  read(): Promise<void> {
    const reading = this.#read().finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    this.#reading = reading;
    reading.catch(() => {});
    return reading;
  }

  async #read(): Promise<void> {
    const now = this.#now();
    const [bans, announcement, admins] = await Promise.all([
      this.#store.bans(now),
      this.#store.announcement(now),
      this.#store.admins(),
    ]);
    this.#bans = bans;
    this.#announcement = announcement;
    this.#admins = new Set(admins.map(({ id }) => id));
    this.changed();
  }

  /** Tells every process that something changed. */
  async tell(): Promise<void> {
    await this.#bus.publish({ kind: 'order' });
    await this.#reading;
  }

  /** The ban that keeps somebody out; null: none. Administrators are never kept out. */
  banOf(person: string | null, networks: () => readonly string[]): BanRow | null {
    return person !== null && this.#admins.has(person) ? null : this.#banAgainst(person, networks);
  }

  /** The ban that fits somebody, administrator or not. */
  #banAgainst(person: string | null, networks: () => readonly string[]): BanRow | null {
    if (this.#bans.length === 0) return null;
    const now = this.#now();
    const open = this.#bans.filter(({ ends }) => ends === null || ends > now);
    const own = open.find((ban) => ban.person !== null && ban.person === person);
    if (own || open.every(({ network }) => network === null)) return own ?? null;
    const known = networks();
    return open.find(({ network }) => network !== null && known.includes(network)) ?? null;
  }

  /** No process hears what the command line does to a SQLite file: where a ban hangs on somebody's rights, they are asked for. */
  async #askOfRights(person: string | null, networks: () => readonly string[]): Promise<void> {
    if (person === null || !this.#admins.has(person) || !this.#banAgainst(person, networks)) return;
    const admins = await this.#store.admins();
    if (!admins.some(({ id }) => id === person)) await this.read();
  }

  /** Throws when a request comes from somebody who is banned, or would change something during a maintenance. */
  async admit({ person, ip, isChange }: Comer, { open = [] }: Toll): Promise<void> {
    await this.#reading;
    const networks = () => this.#hashes(ip);
    if (!open.includes('banned')) await this.#askOfRights(person, networks);
    const ban = open.includes('banned') ? null : this.banOf(person, networks);
    if (ban) {
      const until = ban.ends === null ? 'until it is lifted' : `until ${new Date(ban.ends).toISOString()}`;
      const more = { until: ban.ends, reason: ban.reason };
      throw new Refused('banned', `you cannot play here ${until}. Reason: ${ban.reason}`, more);
    }
    const ends = isChange && !open.includes('maintenance') ? this.maintenanceEnds : null;
    if (ends === null) return;
    const seconds = Math.max(1, Math.ceil((ends - this.#now()) / 1000));
    const text = 'the server is being updated; nothing was changed, send it again';
    throw new TryLater('maintenance', `${text} in ${seconds} seconds`, seconds, { until: ends });
  }

  /** The networks of an address, as they are kept. */
  networksOf(ip: string): readonly string[] {
    return this.#hashes(ip);
  }

  /** Notes where somebody comes from, by a keyed hash, so that a network can be banned whose address nobody knows. */
  async note(person: string, networks: readonly string[]): Promise<void> {
    const network = networks.at(-1)!;
    if (this.#networks.get(person) === network) return;
    if (this.#networks.size >= REMEMBERED) this.#networks.delete(this.#networks.keys().next().value!);
    this.#networks.set(person, network);
    await this.#store.noteNetwork(person, network, this.#now());
  }
}
