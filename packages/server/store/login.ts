import type Database from 'better-sqlite3';
import { DummyDriver, Kysely } from 'kysely';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Commits } from './commits.ts';
import type { Connections } from './postgresConnections.ts';
import { postgresDialect, sqliteDialect } from './schema.ts';

/** The database as the login library wants it. */
export interface LoginDatabase {
  readonly db: Kysely<unknown>;
  readonly type: 'sqlite' | 'postgres';
}

type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** Single statements only: one connection serves everybody, and nothing is ever begun or rolled back. */
class LoginDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(execute: Execute) {
    super();
    const executeQuery = execute as DatabaseConnection['executeQuery'];
    this.#connection = {
      executeQuery,
      async *streamQuery<Row>(query: CompiledQuery) {
        yield await executeQuery<Row>(query);
      },
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}

/** Reads on the connection at hand and has the writing thread do the rest, so that nothing ever waits for a lock. */
export function sqliteLogin(db: Database.Database, commits: Commits): LoginDatabase {
  const execute: Execute = async ({ sql, parameters }) => {
    const statement = db.prepare<unknown[]>(sql);
    if (statement.readonly) return { rows: statement.all(...parameters) };
    const { rows, changes } = await commits.add('statement', sql, parameters);
    return { rows, numAffectedRows: BigInt(changes) };
  };
  return { db: new Kysely({ dialect: sqliteDialect(() => new LoginDriver(execute)) }), type: 'sqlite' };
}

export function postgresLogin(connections: Connections): LoginDatabase {
  const execute: Execute = async ({ sql, parameters }) => {
    const { rows, changes } = await connections.query(sql, parameters);
    return { rows, numAffectedRows: BigInt(changes) };
  };
  return { db: new Kysely({ dialect: postgresDialect(() => new LoginDriver(execute)) }), type: 'postgres' };
}
