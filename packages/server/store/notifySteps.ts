import { sql } from 'kysely';
import type { ChannelRow, OutboxChange } from './notifyStore.ts';
import { withdrawn } from './accountSteps.ts';
import type { Steps } from './accountSteps.ts';
import type { OutboxColumns, Words } from './schema.ts';

/** Everything that is written about notifications, as in accountSteps.ts. */
export const notifySteps = ({ q, taking }: Words) => ({
  *setNotifySettings(person: string, settings: string): Steps<void> {
    yield q
      .insertInto('notify_person')
      .values({ person, settings })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ settings }));
  },
  *setTableSettings(person: string, table: string, settings: string | null): Steps<void> {
    const row = { person, game_table: table };
    if (settings === null)
      yield q.deleteFrom('notify_table').where('person', '=', person).where('game_table', '=', table);
    else
      yield q
        .insertInto('notify_table')
        .values({ ...row, settings })
        .onConflict((conflict) => conflict.columns(['person', 'game_table']).doUpdateSet({ settings }));
  },

  *addChannel({ on, target, ...row }: ChannelRow, hash: string, most: number): Steps<boolean> {
    const others = yield q
      .selectFrom('notify_channel')
      .select('id')
      .where('person', '=', row.person)
      .where('hash', '!=', hash);
    if (others.rows.length >= most) return false;
    yield q.deleteFrom('notify_channel').where('hash', '=', hash);
    yield q.insertInto('notify_channel').values({ ...row, hash, target: JSON.stringify(target), is_on: Number(on) });
    return true;
  },
  *setChannel(person: string, id: string, on: boolean): Steps<boolean> {
    const set = q.updateTable('notify_channel').set({ is_on: Number(on) });
    return (yield set.where('id', '=', id).where('person', '=', person)).changes === 1;
  },
  *dropChannel(person: string, id: string): Steps<boolean> {
    return (yield q.deleteFrom('notify_channel').where('id', '=', id).where('person', '=', person)).changes === 1;
  },
  *noteChannels(ids: readonly string[], what: 'arrived' | 'failed', now: number): Steps<void> {
    yield q.updateTable('notify_channel').set(what, now).where('id', 'in', ids);
  },

  *setLooked(person: string, table: string, now: number): Steps<void> {
    yield q
      .insertInto('notify_told')
      .values({ person, game_table: table, turn: null, at: null, looked: now })
      .onConflict((conflict) => conflict.columns(['person', 'game_table']).doUpdateSet({ looked: now }));
  },
  *forgetTold(before: number): Steps<void> {
    const old = (column: 'at' | 'looked') => sql<number>`coalesce(${sql.ref(column)}, 0)`;
    yield q.deleteFrom('notify_told').where(old('at'), '<', before).where(old('looked'), '<', before);
  },

  *takeOutbox(kinds: readonly string[], now: number, until: number, limit: number): Steps<OutboxColumns[]> {
    const due = yield q
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', kinds)
      .where('due', '<=', now)
      .orderBy('due')
      .orderBy('id')
      .limit(limit)
      .modifyEnd(taking);
    const rows = due.rows as OutboxColumns[];
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      yield q.updateTable('outbox').set({ due: until }).where('id', 'in', ids);
    }
    return rows;
  },
  *changeOutbox({
    drop = [],
    put = [],
    putOff = [],
    gather = [],
    digests = [],
    told = [],
  }: OutboxChange): Steps<number[]> {
    if (drop.length > 0) yield q.deleteFrom('outbox').where('id', 'in', drop);
    for (const { id, due, body } of putOff)
      yield q
        .updateTable('outbox')
        .set({ due, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
        .where('id', '=', id);
    for (const { person, items } of digests) {
      if (items.length > 0) yield q.deleteFrom('notify_waiting').where('id', 'in', items);
      yield q.deleteFrom('notify_digest').where('person', '=', person);
      // What came meanwhile waits for the next one.
      yield q
        .insertInto('notify_digest')
        .columns(['person', 'due'])
        .expression(
          q
            .selectFrom('notify_waiting')
            .select(['person', sql<number>`0`.as('due')])
            .distinct()
            .where('person', '=', person),
        );
    }
    for (const { person, due, item } of gather) {
      yield q.insertInto('notify_waiting').values({ id: item.id, person, body: JSON.stringify(item.body) });
      yield q
        .insertInto('notify_digest')
        .values({ person, due })
        .onConflict((conflict) => conflict.column('person').doNothing());
      yield q.updateTable('notify_digest').set({ due }).where('person', '=', person).where('due', '>', due);
    }
    for (const { person, table, turn, at } of told)
      yield q
        .insertInto('notify_told')
        .values({ person, game_table: table, turn, at, looked: null })
        .onConflict((conflict) => conflict.columns(['person', 'game_table']).doUpdateSet({ turn, at }));
    const ids: number[] = [];
    for (const { kind, body, due } of put) {
      const values = { kind, body: JSON.stringify(body), due } as OutboxColumns;
      const added = yield q.insertInto('outbox').values(values).returning('id');
      ids.push((added.rows as { id: number }[])[0]!.id);
    }
    return ids;
  },
  *takeDigests(now: number, until: number, limit: number): Steps<string[]> {
    const due = yield q
      .selectFrom('notify_digest')
      .select('person')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
      .modifyEnd(taking);
    const people = (due.rows as { person: string }[]).map(({ person }) => person);
    if (people.length > 0) yield q.updateTable('notify_digest').set({ due: until }).where('person', 'in', people);
    return people;
  },

  *keepMeta(name: string, value: string): Steps<string> {
    yield q
      .insertInto('meta')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing());
    const kept = yield q.selectFrom('meta').select('value').where('name', '=', name);
    return (kept.rows as { value: string }[])[0]!.value;
  },

  *wantMail(person: string, address: string, hash: string, ends: number): Steps<void> {
    const wanted = { wanted: address, hash, ends };
    yield q
      .insertInto('mail_address')
      .values({ person, address: null, look: null, ...wanted })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(wanted));
  },
  *confirmMail(person: string, hash: string, look: string, now: number): Steps<boolean> {
    const taken = yield q
      .selectFrom('mail_address')
      .select('person')
      .where('look', '=', look)
      .where('person', '!=', person);
    if (taken.rows.length > 0) return false;
    const done = yield q
      .updateTable('mail_address')
      .set({ address: sql<string>`wanted`, look, wanted: null, hash: null, ends: null })
      .where('person', '=', person)
      .where('hash', '=', hash);
    if (done.changes === 0) return false;
    yield withdrawn(q, person, 'mail', now); // they went to the address before
    return true;
  },
  *dropMail(person: string, now: number): Steps<boolean> {
    yield withdrawn(q, person, 'mail', now);
    yield q.deleteFrom('notify_channel').where('person', '=', person).where('kind', '=', sql.lit('mail'));
    return (yield q.deleteFrom('mail_address').where('person', '=', person)).changes === 1;
  },
});
