import { InputError } from '@outcry/engine';
import type pg from 'pg';
import { newEpoch } from './open.ts';
import { Connections } from './postgresConnections.ts';
import { IDS, POSTGRES_MIGRATIONS } from './postgresMigrations.ts';
import type { PostgresMigration } from './postgresMigrations.ts';

/** Whoever brings a database to its newest version holds this lock: several servers may start at once. */
const LOCK = 7_046_029_254_386_353;

/**
 * Connects to a PostgreSQL and brings its database to the newest version. One that was made by a later Outcry is used as
 * it is, if nothing was changed in it that this one needs.
 */
export async function openPostgres(
  url: string,
  versions: readonly PostgresMigration[] = POSTGRES_MIGRATIONS,
): Promise<Connections> {
  const connections = new Connections(url);
  try {
    await connections.open();
    await connections.transaction((client) => migrate(client, versions));
    return connections;
  } catch (error) {
    await connections.close();
    throw error;
  }
}

async function migrate(client: pg.PoolClient, versions: readonly PostgresMigration[]): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(${LOCK})`);
  await client.query('create table if not exists meta (name text primary key, value text not null)');
  const { rows } = await client.query<{ name: string; value: string }>('select name, value from meta');
  const meta = new Map(rows.map(({ name, value }) => [name, value]));
  const version = Number(meta.get('version') ?? 0);
  const oldest = Number(meta.get('oldest') ?? 0);
  if (versions.length < oldest)
    throw new InputError(
      `the database is of version ${version} and serves versions from ${oldest} on; this Outcry reads version ${versions.length}`,
    );
  const set = (name: string, value: string | number) =>
    client.query('insert into meta values ($1, $2) on conflict (name) do update set value = excluded.value', [
      name,
      String(value),
    ]);
  if (version === 0) {
    await set('epoch', newEpoch());
    await numberFrom(client, 0);
  }
  for (const [index, { sql, breaksOlder }] of versions.entries()) {
    if (index < version) continue;
    await client.query(sql);
    if (breaksOlder) await set('oldest', index + 1);
    await set('version', index + 1);
  }
  // A copy that was loaded into another PostgreSQL: its transactions have lower numbers than those that made the ids. What
  // a snapshot shows of a database that others write now lies below the snapshot's end, whatever number this one has.
  const { rows: ids } = await client.query<{ behind: number }>(
    `select last / ${IDS} + 1 - pg_snapshot_xmax(snapshot)::text::bigint as behind
     from (select greatest((select max(id) from entry), (select max(id) from notice)) as last) as ids,
       pg_current_snapshot() as snapshot
     where last >= outcry_id(pg_snapshot_xmax(snapshot))`,
  );
  if (!ids[0]) return;
  await numberFrom(client, ids[0].behind);
  await set('epoch', newEpoch());
}

/** Has ids made of the numbers of transactions, higher by so much. */
const numberFrom = (client: pg.PoolClient, offset: number) =>
  client.query(
    `create or replace function outcry_id(xid8) returns bigint language sql immutable parallel safe
     as 'select ($1::text::bigint + ${offset}) * ${IDS}'`,
  );
