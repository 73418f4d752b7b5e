import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Dialect, Driver, RawBuilder } from 'kysely';

/** The columns of our own tables, for queries that the compiler checks. */
export interface Columns {
  meta: { name: string; value: string };
  person: {
    id: string;
    user_id: string | null;
    name: string;
    guest: number;
    created: number;
    seen: number;
    leaves: number | null;
  };
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
  kept_name: { look: string; person: string };
  sign_in_link: LinkColumns;
  device_code: CodeColumns;
  solo_game: { person: string; id: string; finished: number; bytes: number; summary: string; file: string };
  notify_person: { person: string; settings: string };
  notify_table: { person: string; game_table: string; settings: string };
  notify_channel: ChannelColumns;
  notify_told: ToldColumns;
  notify_waiting: { id: string; person: string; body: string };
  notify_digest: { person: string; due: number };
  mail_address: MailColumns;
  audit: { id: string; at: number; actor: string | null; what: string; person: string | null; body: string };
  vacation: { person: string; saved: number; began: number; ends: number };
  private_note: { person: string; table_id: string; text: string; updated: number };
  review: { table_id: string; seat: number; body: string; made: number; cost: number };
  untallied: { n: number; finished: number };
  finished_game: FinishedGameColumns;
  result: ResultColumns;
  rating: RatingColumns;
  career: CareerColumns;
  versus: { person: string; other: string; games: number; ahead: number; behind: number };
  passkey: { id: string; userId: string };
  account: { id: string; userId: string; password: string | null };
  admin: { person: string; added: number };
  admin_link: {
    id: string;
    hash: string;
    person: string | null;
    made: number;
    ends: number;
    used: number | null;
  };
  ban: {
    id: string;
    person: string | null;
    network: string | null;
    shown: string;
    reason: string;
    at: number;
    ends: number | null;
    made_by: string | null;
  };
  silence: { person: string; reason: string; at: number; ends: number | null };
  told: {
    id: string;
    person: string;
    at: number;
    what: string;
    made_by: string | null;
    body: string;
    seen: number;
  };
  block: { person: string; blocked: string };
  report: ReportColumns;
  invitation: { id: string; table_id: string; person: string; made_by: string; at: number };
  announcement: { id: string; begins: number; minutes: number; text: string | null; made: number; ends: number };
  pulse: { at: number; people: number };
  whereabouts: { person: string; network: string; at: number };
}

export interface FinishedGameColumns {
  n: number;
  id: string;
  game: string;
  finished: number;
  seats: number;
  /** See `Counts`. */
  counts: string;
  /** Its place in the order in which games were tallied, from 1. */
  tallied: number;
}

export interface ResultColumns {
  n: number;
  seat: number;
  who: string;
  /** See `Part`. */
  part: string;
  game: string;
  finished: number;
  place: number;
  wealth: number;
  /** How many moves the person made themselves, and how long they thought about them in all. */
  moves: number;
  spent: number;
  /** The rating before and after; null: the game did not count for them. */
  old_mu: number | null;
  mu: number | null;
  sigma: number | null;
}

export interface RatingColumns {
  game: string;
  who: string;
  bot: number;
  mu: number;
  sigma: number;
  /** The lower end of the bar, as it is shown. */
  low: number;
  games: number;
  won: number;
  last: number;
  /** The week of the last game, and where the bar ended when that week began; null: it was not shown yet. */
  week: number;
  week_low: number | null;
}

export interface CareerColumns {
  person: string;
  game: string;
  games: number;
  won: number;
  /** Games at the end of which they still played themselves. */
  stayed: number;
  live_moves: number;
  live_spent: number;
  slow_moves: number;
  slow_spent: number;
}

export interface ReportColumns {
  id: string;
  at: number;
  made_by: string | null;
  about: string | null;
  table_id: string;
  seq: number | null;
  reason: string;
  chat: string;
  closed: number | null;
}

export interface ChannelColumns {
  id: string;
  person: string;
  kind: string;
  hash: string;
  label: string;
  target: string;
  is_on: number;
  created: number;
  arrived: number | null;
  failed: number | null;
}

export interface ToldColumns {
  person: string;
  game_table: string;
  turn: string | null;
  at: number | null;
  looked: number | null;
}

export interface MailColumns {
  person: string;
  address: string | null;
  look: string | null;
  wanted: string | null;
  hash: string | null;
  ends: number | null;
}

export interface LinkColumns {
  id: string;
  person: string;
  kind: string;
  hash: string;
  made_by: string | null;
  created: number;
  ends: number | null;
  used: number | null;
  withdrawn: number | null;
  seen: number | null;
}

export interface CodeColumns {
  id: string;
  person: string;
  hash: string;
  ends: number;
  state: string;
  figures: string | null;
  agent: string | null;
  claim: string | null;
  scanned: number | null;
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
  /** How often the row was written: see `TableRow`. */
  version: number;
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

/** The query builder's PostgreSQL, in the same way. */
export const postgresDialect = (createDriver: () => Driver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** Builds queries and never runs them (the stores run them themselves), with the few words the databases do not share. */
export interface Words {
  readonly q: Kysely<Columns>;
  /** The texts, or the numbers, of a JSON array that is bound here. */
  readonly texts: () => RawBuilder<never>;
  readonly numbers: () => RawBuilder<never>;
  /** A field of the JSON in a column `body`. */
  readonly field: (name: string) => RawBuilder<string>;
  /** Who wrote a line of chat. A text may hold what PostgreSQL cannot take out of JSON. */
  readonly speaker: RawBuilder<string>;
  /** Whether such a field is true. */
  readonly flag: (name: string) => RawBuilder<boolean>;
  /** The greater of a column and a value that is bound here. */
  readonly atLeast: (column: string) => RawBuilder<number>;
  /** At the end of a query: takes rows that nobody else is taking now, and leaves out the others. */
  readonly taking: RawBuilder<unknown>;
}

const listed = () => sql<never>`(select value from json_each(${''}))`;

export const SQLITE: Words = {
  q: new Kysely<Columns>({ dialect: sqliteDialect(() => new DummyDriver()) }),
  texts: listed,
  numbers: listed,
  field: (name) => sql`json_extract(body, ${sql.lit(`$.${name}`)})`,
  speaker: sql`json_extract(body, '$.person')`,
  flag: (name) => sql`json_extract(body, ${sql.lit(`$.${name}`)})`,
  atLeast: (column) => sql`max(${sql.ref(column)}, ${0})`,
  taking: sql``, // one thread writes
};

export const POSTGRES: Words = {
  q: new Kysely<Columns>({ dialect: postgresDialect(() => new DummyDriver()) }),
  texts: () => sql`(select json_array_elements_text(${''}::json))`,
  numbers: () => sql`(select json_array_elements_text(${''}::json)::bigint)`,
  field: (name) => sql`(body::json ->> ${sql.lit(name)})`,
  speaker: sql`substring(body from '"person":"([^"]*)"')`,
  flag: (name) => sql`(body::json ->> ${sql.lit(name)}) = 'true'`,
  atLeast: (column) => sql`greatest(${sql.ref(column)}, ${0})`,
  taking: sql`for update skip locked`,
};
