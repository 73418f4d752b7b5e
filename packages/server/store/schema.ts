import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect, Driver } from 'kysely';

/** The columns of our own tables, for queries that the compiler checks. */
export interface Columns {
  meta: { name: string; value: string };
  person: { id: string; user_id: string | null; name: string; guest: number; created: number; seen: number };
  token: TokenColumns;
  presence: LeaseColumns;
  mute: { person: string; muted: string };
  game_table: TableColumns;
  terms: { n: number; terms: string };
  own_data: { n: number; data: string };
  sitting: { person: string; n: number; dropped: number };
  entry: EntryColumns;
  snapshot: SnapshotColumns;
  outbox: OutboxColumns;
  session: { expiresAt: string; userId: string };
  user: { id: string };
}

export interface TableColumns {
  n: number;
  id: string;
  code: string;
  game: string;
  rules_version: number;
  host: string;
  created: number;
  status: string;
  public: number;
  seq: number;
  due: number | null;
  updated: number;
  turn: string;
  result: string | null;
  body: string;
  clock: string;
  open_seats: number;
  /** How many seats have a person who plays themselves. */
  people: number;
  own_data: number;
  address: string | null;
}

export interface TokenColumns {
  id: string;
  person: string;
  label: string;
  hash: string;
  created: number;
  scope: string;
  ends: number;
  used: number | null;
}

export interface LeaseColumns {
  stream: string;
  node: string;
  person: string;
  looking: string;
  visible: number;
  until: number;
}

export interface SnapshotColumns {
  n: number;
  count: number;
  seq: number;
  state: string;
  rules_version: number;
  fingerprint: string;
}

export interface EntryColumns {
  id: number;
  n: number;
  seq: number;
  kind: string;
  seat: number | null;
  body: string;
  key: string | null;
  barrier: number;
  at: number;
}

export interface OutboxColumns {
  id: number;
  kind: string;
  body: string;
  due: number;
}

/** The query builder's SQLite, with a driver of one's own. */
export const sqliteDialect = (createDriver: () => Driver): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Builds queries and never runs them: the store runs them itself, since nothing may be awaited inside a transaction. */
export const queries = new Kysely<Columns>({ dialect: sqliteDialect(() => new DummyDriver()) });
