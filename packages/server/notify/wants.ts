import type { NotifyEvent, NotifySettings, QuietHours, TableWhen, TableWish } from '../api.ts';
import type { Bus } from '../bus/bus.ts';
import type { ChannelRow } from '../store/notifyStore.ts';
import type { Store } from '../store/store.ts';

export const DEFAULT_SETTINGS: NotifySettings = {
  events: { turn: true, invited: true, over: true, mentioned: false },
  when: 'ten-minutes',
  daily: 18 * 60,
  quiet: { on: true, from: 22 * 60, until: 7 * 60 + 30 },
  locale: 'en',
  zone: 'UTC',
};

/** What somebody wants to hear of, and where: at least one channel is on. */
export interface Wanted {
  readonly settings: NotifySettings;
  readonly tables: ReadonlyMap<string, TableWish>;
  readonly channels: readonly ChannelRow[];
}

/** The settings of a person, in whichever form they were kept. */
export async function settingsOf(store: Store, person: string): Promise<NotifySettings> {
  return { ...DEFAULT_SETTINGS, ...((await store.notifySettings(person)) as Partial<NotifySettings> | null) };
}

export const AS_OTHERS: TableWish = { when: null, events: null, quiet: null };

/** What a person wants to hear of tables of their own, in whichever form it was kept. */
export const wishesOf = async (store: Store, person: string): Promise<Map<string, TableWish>> =>
  new Map(
    (await store.tableSettings(person)).map(({ table, settings }) => [
      table,
      { ...AS_OTHERS, ...(settings as Partial<TableWish>) },
    ]),
  );

/** How long somebody is away before they hear of an event at a table; null: they do not. */
export function whenOf({ settings, tables }: Wanted, event: NotifyEvent, table: string): TableWhen | null {
  const own = tables.get(table);
  const when = own?.when ?? settings.when;
  return (own?.events ?? settings.events)[event] && when !== 'never' ? when : null;
}

/** The hours in which nothing of a table arrives. */
export const quietOf = ({ settings, tables }: Wanted, table: string): QuietHours =>
  tables.get(table)?.quiet ?? settings.quiet;

/** A notice that was lost is made up for after so long. */
const KNOWN_FOR = 60_000;
const MOST_KNOWN = 50_000;

/** What people want, remembered for a while: every move asks. */
export class Wants {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #known = new Map<string, { readonly wanted: Wanted | null; readonly until: number }>();
  /** How many changes were heard of: what was read while one came may be what was wanted before it. */
  #changes = 0;

  constructor(store: Store, bus: Bus) {
    this.#store = store;
    this.#bus = bus;
    bus.subscribe((notice) => {
      if (notice.kind === 'wants') this.#forget(notice.person);
    });
  }

  /** What a person wants; null: nothing, or they have no channel that is on. */
  async of(person: string): Promise<Wanted | null> {
    const now = performance.now();
    const known = this.#known.get(person);
    if (known && known.until > now) return known.wanted;
    const changes = this.#changes;
    const wanted = await this.#read(person);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    if (changes === this.#changes) this.#known.set(person, { wanted, until: now + KNOWN_FOR });
    return wanted;
  }

  #forget(person: string): void {
    this.#changes++;
    this.#known.delete(person);
  }

  /** Everybody reads again what this person wants. */
  async changed(person: string): Promise<void> {
    this.#forget(person);
    await this.#bus.publish({ kind: 'wants', person });
  }

  async #read(person: string): Promise<Wanted | null> {
    const channels = (await this.#store.channels(person)).filter(({ on }) => on);
    if (channels.length === 0) return null;
    return {
      settings: await settingsOf(this.#store, person),
      tables: await wishesOf(this.#store, person),
      channels,
    };
  }
}
