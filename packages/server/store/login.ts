import type Database from 'better-sqlite3';
import { DummyDriver, Kysely } from 'kysely';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Commits } from './commits.ts';
import { sqliteDialect } from './schema.ts';

/** Reads on the connection at hand and has the writing thread do the rest, so that nothing ever waits for a lock. */
class LoginConnection implements DatabaseConnection {
  readonly #db: Database.Database;
  readonly #commits: Commits;

  constructor(db: Database.Database, commits: Commits) {
    this.#db = db;
    this.#commits = commits;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#db.prepare<unknown[], Row>(sql);
    if (statement.readonly) return { rows: statement.all(...parameters) };
    const { rows, changes } = await this.#commits.add('statement', sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/** Single statements only: one connection serves everybody, and nothing is ever begun or rolled back. */
class LoginDriver extends DummyDriver {
  readonly #connection: LoginConnection;

  constructor(connection: LoginConnection) {
    super();
    this.#connection = connection;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}

/** The database as the login library wants it. */
export const loginDatabase = (db: Database.Database, commits: Commits): Kysely<unknown> =>
  new Kysely({ dialect: sqliteDialect(() => new LoginDriver(new LoginConnection(db, commits))) });
