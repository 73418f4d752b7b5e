import { InputError } from '@outcry/engine';
import pg from 'pg';
import { Interrupted, StoreUnavailable } from './store.ts';

/** The oldest PostgreSQL that is supported. */
const OLDEST = 14;
/** Connections of one process for all but moves, which have their own and wait for no read. */
export const MOST = 12;
/** How long a host may take to answer a new connection, and how long a statement may take, in milliseconds. */
const CONNECT_WITHIN = 3000;
const ANSWER_WITHIN = 10_000;
/** How often a statement is run again that lost a race between two of them. */
const TRIES = 4;

const ADDRESS = /^postgres(?:ql)?:\/\/(?<login>[^@/]*@)?(?<hosts>[^/?@]+)(?<rest>\/[^?]*)?(?:\?(?<query>.*))?$/;

/** An address of one host for each host that is named. We always write, so any other wish than for that is refused. */
export function addressesOf(url: string, name = 'OUTCRY_DATABASE_URL'): string[] {
  const parts = ADDRESS.exec(url)?.groups;
  const wrong = new InputError(
    `${name} must look like postgres://user:password@host:5432/outcry (several hosts: host1:5432,host2:5432)`,
  );
  if (!parts) throw wrong;
  const query = new URLSearchParams(parts.query ?? '');
  const wanted = query.get('target_session_attrs') ?? 'read-write';
  if (!['any', 'read-write', 'primary'].includes(wanted))
    throw new InputError(`${name}: target_session_attrs can only be read-write, not "${wanted}": Outcry writes`);
  query.delete('target_session_attrs');
  const more = query.size > 0 ? `?${query.toString()}` : '';
  return parts.hosts!.split(',').map((host) => {
    const address = `postgres://${parts.login ?? ''}${host}${parts.rest ?? ''}${more}`;
    if (!URL.canParse(address)) throw wrong;
    return address;
  });
}

/** Where an address leads, without the password. */
export const placeOf = (address: string): string => {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
};

/** The database cannot be used as it is: a matter of the settings, in one line. */
class Unfit extends Error {
  readonly code = 'UNFIT';
}

const int8 = Number; // ids and times stay far below 2^53
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? int8 : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** What every connection of this project is opened with. */
export const connectionOf = (address: string): pg.ClientConfig => ({
  connectionString: address,
  connectionTimeoutMillis: CONNECT_WITHIN,
  query_timeout: ANSWER_WITHIN,
  keepAlive: true,
  types,
});

type Failure = Error & { readonly code?: string };

/** Whether the connection is gone, so that nobody knows what became of the statement. */
const isLost = ({ code = '', message }: Failure): boolean =>
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|08|57P)/.test(code) ||
  (code === '' && /connection|timeout|not queryable/i.test(message));
/** Whether the database could not do it now: read-only, out of room or connections, canceled, damaged. */
const isUnable = ({ code = '' }: Failure): boolean => /^(25006|53|55P03|57014|58|XX|3D000|28|UNFIT)/.test(code);
/** Whether it lost a race and can be run again: nothing of it was written. */
const isLoser = ({ code }: Failure): boolean => code === '40P01' || code === '40001';

const SENTENCE = 'the database cannot be reached or written now';

/** What PostgreSQL says beside the message quotes data, and errors are logged. */
const QUOTES = ['detail', 'where', 'hint', 'internalQuery'];

function explain(error: Failure): Error {
  for (const field of QUOTES) Reflect.deleteProperty(error, field);
  if (isUnable(error)) return new StoreUnavailable(SENTENCE, { cause: error });
  if (isLost(error)) return new Interrupted(SENTENCE, { cause: error });
  return error;
}

/** The connections of a process to PostgreSQL. Of several hosts it uses the one that can write, wherever that moves to. */
export class Connections {
  readonly #url: string;
  readonly #addresses: readonly string[];
  readonly #pool: pg.Pool;
  #current = 0;
  #closing: Promise<void> | null = null;

  constructor(url: string, most = MOST) {
    this.#url = url;
    this.#addresses = addressesOf(url);
    this.#pool = new pg.Pool({
      ...connectionOf(this.#addresses[0]!),
      max: most,
      idleTimeoutMillis: 60_000,
      verify: (client: pg.PoolClient, done: (error?: Error) => void) => {
        fitness(client, placeOf(this.#address)).then(() => done(), done);
      },
    } as pg.PoolConfig);
    this.#pool.on('connect', (client) => void client.on('error', () => {})); // its query hears of it, too
    this.#pool.on('error', () => {}); // an idle one that broke is replaced
  }

  get #address(): string {
    return this.#addresses[this.#current]!;
  }

  /** Runs one statement, which is a transaction of its own unless one was begun. */
  async query<Row extends object>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<{ rows: Row[]; changes: number }> {
    for (let attempt = 1; ; attempt++) {
      const client = await this.connect();
      try {
        const { rows, rowCount } = await client.query<Row>(text, values as unknown[]);
        client.release();
        return { rows, changes: rowCount ?? 0 };
      } catch (error) {
        const failure = error as Failure;
        client.release(isLost(failure) || isUnable(failure));
        if (!isLoser(failure) || attempt === TRIES) throw explain(failure);
      }
    }
  }

  /** Runs several statements in one transaction. Only for what nobody waits for: a process may sleep in the middle. */
  async transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    try {
      await client.query('begin');
      await client.query("set local idle_in_transaction_session_timeout = '10s'");
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      client.release(true); // which rolls back
      throw error instanceof Error ? explain(error) : error;
    }
  }

  /** Other connections to the same database, which these do not wait for. */
  apart(most: number): Connections {
    return new Connections(this.#url, most);
  }

  /**
   * Does work while no other process does any under one of these names. The lock is one of a transaction, so that it
   * works through a PgBouncer, and it ends by itself when this process sleeps.
   */
  async locked<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    try {
      await client.query('begin');
      await client.query("set local idle_in_transaction_session_timeout = '20s'");
      for (const name of names) await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    } catch (error) {
      client.release(true);
      throw explain(error as Failure);
    }
    try {
      return await work();
    } finally {
      client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
    }
  }

  /** A connection to whichever host can write. */
  async connect(): Promise<pg.PoolClient> {
    for (let tried = 1; ; tried++) {
      if (this.#closing) throw new StoreUnavailable('the store is closed');
      const at = this.#current;
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (at === this.#current) this.#next();
        if (tried >= this.#addresses.length) throw new StoreUnavailable(SENTENCE, { cause: error });
      }
    }
  }

  /** Tries all hosts once; an InputError says in one line why none of them will do. */
  async open(): Promise<void> {
    const failures: InputError[] = [];
    for (const _ of this.#addresses) {
      const place = placeOf(this.#address);
      try {
        (await this.#pool.connect()).release();
        return;
      } catch (error) {
        failures.push(new InputError(reasonOf(error as Failure, place)));
        this.#next();
      }
    }
    throw failures.find(({ message }) => !message.includes('does not answer')) ?? failures[0]!;
  }

  #next(): void {
    this.#current = (this.#current + 1) % this.#addresses.length;
    this.#pool.options.connectionString = this.#address;
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#pool.end());
  }
}

/** Throws unless the server at the other end is new enough and can be written. */
async function fitness(client: pg.PoolClient, place: string): Promise<void> {
  const { rows } = await client.query<{ version: number; read_only: string; standby: boolean }>(
    `select current_setting('server_version_num')::integer as version,
      current_setting('transaction_read_only') as read_only, pg_is_in_recovery() as standby`,
  );
  const { version, read_only, standby } = rows[0]!;
  if (version < OLDEST * 10_000)
    throw new Unfit(`${place} is PostgreSQL ${Math.floor(version / 10_000)}; Outcry needs ${OLDEST} or newer`);
  if (standby) throw new Unfit(`${place} is a standby, which can only be read: name the primary, or all hosts`);
  if (read_only === 'on') throw new Unfit(`${place} can only be read`);
}

/** Why a database cannot be used, in one line without the password. */
function reasonOf(error: Failure, place: string): string {
  const { code = '', message } = error;
  if (error instanceof Unfit) return message;
  if (code.startsWith('28')) return `the database at ${place} refuses the user or the password`;
  if (code === '3D000') return `there is no such database at ${place}: make it with createdb`;
  return `the database at ${place} does not answer: ${message || code}`;
}
