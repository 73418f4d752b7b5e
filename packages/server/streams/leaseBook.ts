import type { Lease } from '../store/store.ts';
import { add, drop } from './sets.ts';

/** Leases, found by stream, by person and by the table on the screen. */
export class LeaseBook {
  readonly #byStream = new Map<string, Lease>();
  readonly #byPerson = new Map<string, Set<Lease>>();
  readonly #byTable = new Map<string, Set<Lease>>();

  constructor(leases: readonly Lease[] = []) {
    for (const lease of leases) this.put(lease);
  }

  get all(): IterableIterator<Lease> {
    return this.#byStream.values();
  }

  get people(): IterableIterator<string> {
    return this.#byPerson.keys();
  }

  get(stream: string): Lease | undefined {
    return this.#byStream.get(stream);
  }

  put(lease: Lease): void {
    this.drop(lease.stream);
    this.#byStream.set(lease.stream, lease);
    add(this.#byPerson, lease.person, lease);
    for (const table of lease.looking) add(this.#byTable, table, lease);
  }

  drop(stream: string): void {
    const lease = this.#byStream.get(stream);
    if (!lease) return;
    this.#byStream.delete(stream);
    drop(this.#byPerson, lease.person, lease);
    for (const table of lease.looking) drop(this.#byTable, table, lease);
  }

  /** The tables a person has on their screens. */
  looking(person: string): string[] {
    return [...(this.#byPerson.get(person) ?? [])].flatMap(({ looking }) => [...looking]);
  }

  has(person: string): boolean {
    return this.#byPerson.has(person);
  }

  isVisible(person: string): boolean {
    for (const { visible } of this.#byPerson.get(person) ?? []) if (visible) return true;
    return false;
  }

  /** The people who have a table on their screen. */
  lookers(table: string): string[] {
    return [...(this.#byTable.get(table) ?? [])].map(({ person }) => person);
  }
}
