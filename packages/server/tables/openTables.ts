import type { TableSummary } from '../api.ts';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { summary } from './describe.ts';

const MOST_TABLES = 100;
/** How many tables of one host, or made from one address, a public list shows: nobody can fill it. */
export const PUBLIC_SHARE = 5;

/** The lobby: read once after each change and shared by all who ask. It shows everybody the same. */
export class OpenTables {
  readonly #store: Store;
  #list: Promise<TableSummary[]> | null = null;

  constructor(store: Store, bus: Bus) {
    this.#store = store;
    bus.subscribe((notice) => {
      const { kind } = notice;
      if (kind === 'gone' || kind === 'anew' || (kind === 'table' && notice.lobby)) this.#list = null;
    });
  }

  /** Public tables with an open seat, newest first. */
  list(): Promise<TableSummary[]> {
    if (this.#list) return this.#list;
    const list = this.#read();
    this.#list = list;
    list.catch(() => {
      if (this.#list === list) this.#list = null; // the next to ask tries again
    });
    return list;
  }

  async #read(): Promise<TableSummary[]> {
    return (await this.#store.openTables(MOST_TABLES, PUBLIC_SHARE)).map((row) => summary(row, null));
  }
}
