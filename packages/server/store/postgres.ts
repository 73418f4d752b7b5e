import type { Compilable } from 'kysely';
import { newId } from '../ids.ts';
import { accountStore } from './accountReads.ts';
import type { WriteSteps } from './accountReads.ts';
import { OF_A_PERSON, runInTurn } from './accountSteps.ts';
import { aloneHere } from './alone.ts';
import type { Watch } from './commits.ts';
import { notifyStore } from './notifyReads.ts';
import { orderStore } from './orderReads.ts';
import { ownStore } from './ownReads.ts';
import { reviewStore } from './reviewStore.ts';
import { PostgresAppends } from './postgresAppends.ts';
import type { Connections } from './postgresConnections.ts';
import type { PostgresFeed } from './postgresFeed.ts';
import { personOf, reads } from './reads.ts';
import { ratingStore } from './ratingReads.ts';
import { leaseValues } from './rows.ts';
import { allSteps } from './steps.ts';
import { POSTGRES } from './schema.ts';
import { readings, writings } from './statements.ts';
import type { PersonRow, Store } from './store.ts';

/** Servers beat several times in this many milliseconds: if none did, none ran. */
const ALIVE = 10_000;
/** A table that a server looks at is left alone by the others for so long; then they take it for dead. */
const LOOKED = 5000;

/** How many pieces of work can be done alone at once. */
const LOCKS = 4;

/** Who hears of every commit, and what moves are written by (default: the same connections). */
export interface Writing {
  readonly watch?: Watch;
  readonly writing?: Connections;
}

/** Runs steps by their name, each in one transaction. */
export function stepsOn(connections: Connections): WriteSteps {
  const steps = allSteps(POSTGRES) as unknown as Record<string, (...args: readonly unknown[]) => Generator>;
  return (name, ...args) =>
    connections.transaction((client) =>
      runInTurn(steps[name]!(...args) as never, async (query) => {
        const { sql, parameters } = query.compile();
        const { rows, rowCount } = await client.query(sql, parameters as unknown[]);
        return { rows, changes: rowCount ?? 0 };
      }),
    );
}

/** The store in PostgreSQL. Any number of processes may have one on the same database. */
export async function postgresStore(
  connections: Connections,
  feed: PostgresFeed,
  { watch, writing = connections }: Writing = {},
): Promise<Store> {
  const prepare = (query: Compilable) => {
    const { sql } = query.compile();
    const all = async (...values: unknown[]) => (await connections.query<object>(sql, values)).rows;
    return {
      sql,
      all,
      iterate: all,
      get: async (...values: unknown[]) => (await all(...values))[0],
      run: async (...values: unknown[]) => (await connections.query(sql, values)).changes,
    };
  };
  const read = readings(POSTGRES, prepare);
  const write = writings(POSTGRES, prepare);
  const appends = new PostgresAppends(writing, watch);
  // Apart, or those who hold a lock could wait for a connection that others have who wait for the lock.
  const locks = connections.apart(LOCKS);
  const aloneAtThis = aloneHere();
  const { value: epoch } = (await read.meta.get('epoch')) as { value: string };
  const run = async (sql: string, ...values: unknown[]) => (await connections.query(sql, values)).changes;
  const ids = async (sql: string, ...values: unknown[]) =>
    (await connections.query<{ id: string }>(sql, values)).rows.map(({ id }) => id);
  const statement = async (query: Compilable) => {
    const { sql, parameters } = query.compile();
    return (await connections.query<object>(sql, parameters)).rows;
  };
  const writeSteps = stepsOn(connections);
  const forgetTables = (stale: { readonly sql: string }, since: number) =>
    ids(forgetting(stale.sql), since, feed.settled);

  const beat = async (now: number): Promise<boolean> => {
    const { rows } = await connections.query<{ gap: number | null }>('select outcry_beat($1, $2, $3) as gap', [
      now,
      ALIVE,
      feed.clock.now(),
    ]);
    return rows[0]!.gap !== null;
  };

  return {
    ...reads(read),
    ...accountStore(POSTGRES, statement, writeSteps),
    ...ratingStore(POSTGRES, statement, writeSteps),
    ...orderStore(POSTGRES, statement, writeSteps),
    ...notifyStore(POSTGRES, statement, writeSteps),
    ...ownStore(POSTGRES, statement, writeSteps),
    ...reviewStore(POSTGRES, statement, writeSteps),
    epoch,
    async append(change, committed) {
      committed(await appends.add(change));
    },
    settled: () => feed.settled,
    fresh: async () => void (await feed.fresh()),
    async dropOutbox(rows) {
      await run('delete from outbox where id in (select json_array_elements_text($1)::bigint)', JSON.stringify(rows));
    },
    async setDropped(person, table, dropped) {
      await write.setDropped.run(Number(dropped), person, table);
    },
    due: (now, limit, rules) => ids(DUE, now, LOOKED, JSON.stringify(rules), limit),

    async personOfUser(user, name, now) {
      const find = async () => personOf((await read.personOfUser.get(user)) as never);
      const known = await find();
      if (known) return known;
      const made: PersonRow = { id: newId(), name, guest: true };
      // Another process may have been faster.
      const isMade = await run(
        'insert into person values ($1, $2, $3, 1, $4, $4) on conflict (user_id) do nothing',
        made.id,
        user,
        name,
        now,
      );
      return isMade === 1 ? made : (await find())!;
    },
    async renamePerson(id, name) {
      await write.renamePerson.run(name, id);
    },
    async seen(people, now) {
      await run(SEEN, JSON.stringify(people), now);
    },
    async lease(put, dropped, now) {
      if (put.length > 0) await run(PUT_LEASES, JSON.stringify(put.map(leaseValues)));
      if (dropped.length > 0) await run(DROP_LEASES, JSON.stringify(dropped), now);
      await run(END_LEASES, now);
    },
    async addToken(person, { id, label, created, scope, ends }, hash, most) {
      const values = [id, person, label, hash, created, scope, ends, most];
      const { rows } = await connections.query<{ added: boolean }>(ADD_TOKEN, values);
      return rows[0]!.added;
    },
    dropToken: async (person, id) => (await write.dropToken.run(id, person)) === 1,
    async useTokens(tokens, now) {
      await run(
        'update token set used = $2 where id in (select json_array_elements_text($1))',
        JSON.stringify(tokens),
        now,
      );
    },
    dropEndedTokens: (now) => write.dropEndedTokens.run(now),
    async setMute(person, muted, on) {
      await (on ? write.insertMute : write.dropMute).run(person, muted);
    },

    beat,
    wake: beat, // how long a single process slept says nothing
    forgetWaiting: (since) => forgetTables(write.staleWaiting, since),
    forgetClosed: (since) => forgetTables(write.staleClosed, since),
    forgetGuests: async (since, limit) => (await ids(forgettingGuests(write.idleGuests.sql), since, limit)).length,
    alone: (names, work) => aloneAtThis(names, () => locks.locked(names, work)),
    async handOn(tables, now) {
      await run(HAND_ON, JSON.stringify(tables), now);
    },
    async check() {
      await write.setMeta.run('checked', newId());
    },
    async close() {
      await appends.close();
      feed.close();
      await Promise.all([locks.close(), writing.close(), connections.close()]);
    },
  };
}

/** Marks due tables as looked at, so that no two processes look at the same one. */
const DUE = `
  update game_table set looked = $1::bigint + $2::bigint where n in (
    select n from game_table where due <= $1 and looked <= $1 and game || ' ' || rules_version in
      (select json_array_elements_text($3::json)) order by due limit $4 for update skip locked)
  returning id`;

const HAND_ON = `
  update game_table set due = $2::bigint, looked = 0 where n in (select n from game_table
    where id in (select json_array_elements_text($1::json)) and due > $2 order by id for update)`;

const SEEN = `
  update person set seen = greatest(seen, $2::bigint) where id in (
    select id from person where id in (select json_array_elements_text($1::json)) order by id for update)`;

const PUT_LEASES = `
  insert into presence select x ->> 0, x ->> 1, x ->> 2, x ->> 3, (x ->> 4)::integer, (x ->> 5)::bigint
    from json_array_elements($1::json) as x
  on conflict (stream) do update set looking = excluded.looking, visible = excluded.visible, until = excluded.until`;

const DROP_LEASES = `
  with gone as (delete from presence where stream in (select json_array_elements_text($1::json)) returning person)
  update person set seen = greatest(seen, $2::bigint) where id in (select person from gone)`;

const END_LEASES = `
  with gone as (delete from presence where stream in
      (select stream from presence where until <= $1 for update skip locked) returning person, until)
  update person set seen = greatest(seen, last) from (select person as id, max(until) as last from gone group by 1) as g
    where person.id = g.id`;

const ADD_TOKEN = 'select outcry_add_token($1, $2, $3, $4, $5, $6, $7, $8) as added';

/** Drops the tables that a query finds, with all that belongs to them. One that somebody writes now is no longer stale. */
const forgetting = (stale: string): string => `
  with gone as (delete from game_table where n in (select n from (${stale} for update skip locked) as stale)
      returning n, id),
    entries as (delete from entry where n in (select n from gone)),
    snapshots as (delete from snapshot where n in (select n from gone)),
    seats as (delete from sitting where n in (select n from gone)),
    terms as (delete from terms where n in (select n from gone)),
    own as (delete from own_data where n in (select n from gone))
  select id from gone`;

const forgettingGuests = (idle: string): string => `
  with gone as (delete from person where id in (select id from (${idle} for update skip locked) as idle)
      returning id, user_id),
    ${OF_A_PERSON.map((table) => `of_${table} as (delete from ${table} where person in (select id from gone)),`).join('\n    ')}
    users as (delete from "user" where id in (select user_id from gone))
  select id from gone`;
