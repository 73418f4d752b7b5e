/** A value as it is compared: times of the login library as ISO text, and yes and no as 1 and 0. */
export type Value = string | number | null;
/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** What belongs to one table of players and is copied with it. Every row has its number `n`. */
export const OF_A_TABLE = ['game_table', 'terms', 'own_data', 'entry', 'snapshot'] as const;
export type OfATable = (typeof OF_A_TABLE)[number];

/** A table with all that belongs to it, or several. */
export type TableRows = Readonly<Record<OfATable, readonly Row[]>>;

/** All else: people, logins, who sits where. Each comes after those it refers to. */
export const OF_PEOPLE = [
  'user',
  'session',
  'account',
  'verification',
  'passkey',
  'person',
  'token',
  'mute',
  'presence',
  'sitting',
  'kept_name',
  'sign_in_link',
  'device_code',
  'solo_game',
  'notify_person',
  'notify_table',
  'notify_channel',
  'notify_told',
  'notify_waiting',
  'notify_digest',
  'mail_address',
  'vacation',
  'private_note',
  'review',
  'audit',
  'admin',
  'admin_link',
  'ban',
  'silence',
  'told',
  'block',
  'report',
  'invitation',
  'announcement',
  'pulse',
  'whereabouts',
  'outbox',
  'untallied',
  'finished_game',
  'result',
  'rating',
  'career',
  'versus',
] as const;
export type OfPeople = (typeof OF_PEOPLE)[number];
export type Kept = OfATable | OfPeople;

/** The columns by which rows are told apart and put in order. */
export const KEYS: Readonly<Record<Kept, readonly string[]>> = {
  game_table: ['n'],
  terms: ['n'],
  own_data: ['n'],
  entry: ['n', 'seq'],
  snapshot: ['n', 'count'],
  user: ['id'],
  session: ['id'],
  account: ['id'],
  verification: ['id'],
  passkey: ['id'],
  person: ['id'],
  token: ['id'],
  mute: ['person', 'muted'],
  presence: ['stream'],
  sitting: ['person', 'n'],
  kept_name: ['look'],
  sign_in_link: ['id'],
  device_code: ['id'],
  solo_game: ['person', 'id'],
  notify_person: ['person'],
  notify_table: ['person', 'game_table'],
  notify_channel: ['id'],
  notify_told: ['person', 'game_table'],
  notify_waiting: ['id'],
  notify_digest: ['person'],
  mail_address: ['person'],
  vacation: ['person'],
  private_note: ['person', 'table_id'],
  review: ['table_id', 'seat'],
  audit: ['id'],
  admin: ['person'],
  admin_link: ['id'],
  ban: ['id'],
  silence: ['person'],
  told: ['id'],
  block: ['person', 'blocked'],
  report: ['id'],
  invitation: ['id'],
  announcement: ['id'],
  pulse: ['at'],
  whereabouts: ['person'],
  outbox: ['id'],
  untallied: ['n'],
  finished_game: ['n'],
  result: ['n', 'seat', 'who'],
  rating: ['game', 'who'],
  career: ['person', 'game'],
  versus: ['person', 'other'],
};

/** Columns that only one kind of store has, and that mean nothing elsewhere. */
export const LEFT_OUT: Partial<Record<Kept, readonly string[]>> = { game_table: ['looked'] };

/** Names in `meta` that say something of the store itself, and stay there. */
const OF_THE_STORE = ['epoch', 'version', 'oldest', 'checked', 'incomplete'];

/** What is copied of `meta`, by name: the secret that signs cookies, and when a server was last alive. */
export const movable = (meta: ReadonlyMap<string, string>): [name: string, value: string][] =>
  [...meta].filter(([name]) => !OF_THE_STORE.includes(name)).sort();

/** A store as of one moment, whoever goes on writing to it. */
export interface Snapshot {
  readonly meta: ReadonlyMap<string, string>;
  count(table: Kept): Promise<number>;
  columns(table: Kept): Promise<readonly string[]>;
  /** The numbers of the first tables after `after`, at most `limit`. */
  numbers(after: number, limit: number): Promise<number[]>;
  /** What belongs to the tables of these numbers, in the order of the keys. */
  ofTables(table: OfATable, numbers: readonly number[]): Promise<Row[]>;
  /** All rows, page by page, in the order of the keys. */
  all(table: OfPeople): AsyncIterable<readonly Row[]>;
  /** The highest id that work in the outbox was ever given. */
  lastOutboxId(): Promise<number>;
  close(): Promise<void>;
}

/** Where an installation is copied from. It is only ever read. */
export interface Source {
  /** Where it is, without a password. */
  readonly name: string;
  snapshot(): Promise<Snapshot>;
  /** Whether a server is running on it. */
  isServed(): Promise<boolean>;
  /** Keeps servers from starting on it, where that is possible; false: one is running. */
  hold(): Promise<boolean>;
  close(): Promise<void>;
}

/** Where an installation is copied to. Nobody else writes there meanwhile. */
export interface Target {
  readonly name: string;
  /** What is there now. */
  snapshot(): Promise<Snapshot>;
  /** Sets names in `meta`; null removes one. */
  setMeta(changes: Readonly<Record<string, string | null>>): Promise<void>;
  /** Drops tables with all that belongs to them: all of it or nothing. */
  dropTables(numbers: readonly number[]): Promise<void>;
  /** Adds tables: all of it or nothing. */
  putTables(rows: TableRows): Promise<void>;
  /** Replaces all rows of people: all of it or nothing. */
  putPeople(rows: (table: OfPeople) => AsyncIterable<readonly Row[]>): Promise<void>;
  /** Has numbers that are given from now on be higher than those that are taken. */
  numberOn(lastOutboxId: number): Promise<void>;
  close(): Promise<void>;
}

/** Throws unless an installation may be copied over what is there. */
export type MayFill = (name: string, there: Snapshot) => Promise<void>;
