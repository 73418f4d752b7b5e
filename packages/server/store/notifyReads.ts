import type { Compilable } from 'kysely';
import type { WriteSteps } from './accountReads.ts';
import type { ChannelKind, ChannelRow, NotifyStore, ToldRow } from './notifyStore.ts';
import { outboxOf } from './rows.ts';
import type { ChannelColumns, MailColumns, OutboxColumns, ToldColumns, Words } from './schema.ts';

const channelOf = ({ hash: _hash, is_on: on, kind, target, ...row }: ChannelColumns): ChannelRow => ({
  ...row,
  kind: kind as ChannelKind,
  target: JSON.parse(target) as unknown,
  on: on === 1,
});

/** Notifications as either store keeps them: how it reads, and how it writes. */
export function notifyStore(
  { q }: Words,
  read: (query: Compilable) => Promise<readonly unknown[]>,
  write: WriteSteps,
): NotifyStore {
  const first = async <Row>(query: Compilable): Promise<Row | undefined> => (await read(query))[0] as Row | undefined;
  const mail = q.selectFrom('mail_address').selectAll();
  const channelWhere = async (column: 'id' | 'hash', value: string) => {
    const row = await first<ChannelColumns>(q.selectFrom('notify_channel').selectAll().where(column, '=', value));
    return row ? channelOf(row) : null;
  };
  return {
    async notifySettings(person) {
      const row = await first<{ settings: string }>(
        q.selectFrom('notify_person').select('settings').where('person', '=', person),
      );
      return row ? (JSON.parse(row.settings) as unknown) : null;
    },
    setNotifySettings: (person, settings) => write('setNotifySettings', person, JSON.stringify(settings)),
    async tableSettings(person) {
      const rows = await read(
        q
          .selectFrom('notify_table')
          .select(['game_table as table', 'settings'])
          .where('person', '=', person)
          .orderBy('game_table'),
      );
      return (rows as { table: string; settings: string }[]).map(({ table, settings }) => ({
        table,
        settings: JSON.parse(settings) as unknown,
      }));
    },
    setTableSettings: (person, table, settings) =>
      write('setTableSettings', person, table, settings === null ? null : JSON.stringify(settings)),

    async channels(person) {
      const rows = await read(
        q.selectFrom('notify_channel').selectAll().where('person', '=', person).orderBy('created').orderBy('id'),
      );
      return (rows as ChannelColumns[]).map(channelOf);
    },
    channel: (id) => channelWhere('id', id),
    channelOf: (hash) => channelWhere('hash', hash),
    addChannel: (...args) => write('addChannel', ...args),
    setChannel: (...args) => write('setChannel', ...args),
    dropChannel: (...args) => write('dropChannel', ...args),
    noteChannels: (ids, ...args) => (ids.length > 0 ? write('noteChannels', ids, ...args) : Promise.resolve()),

    async toldOf(person, table): Promise<ToldRow | null> {
      const row = await first<ToldColumns>(
        q.selectFrom('notify_told').selectAll().where('person', '=', person).where('game_table', '=', table),
      );
      return row ? { turn: row.turn, at: row.at, looked: row.looked } : null;
    },
    async sightOf(person, now) {
      const seen = q.selectFrom('presence').select('looking').where('person', '=', person).where('visible', '=', 1);
      const rows = (await read(seen.where('until', '>', now))) as { looking: string }[];
      return { visible: rows.length > 0, looking: rows.flatMap(({ looking }) => JSON.parse(looking) as string[]) };
    },
    setLooked: (...args) => write('setLooked', ...args),
    forgetTold: (before) => write('forgetTold', before),

    async takeOutbox(kinds, now, until, limit) {
      // Asked often, and hardly ever is there anything.
      const due = q.selectFrom('outbox').select('id').where('kind', 'in', kinds).where('due', '<=', now).limit(1);
      if ((await read(due)).length === 0) return [];
      return ((await write('takeOutbox', kinds, now, until, limit)) as OutboxColumns[]).map(outboxOf);
    },
    changeOutbox: (change) => write('changeOutbox', change),
    async takeDigests(now, until, limit) {
      const due = q.selectFrom('notify_digest').select('person').where('due', '<=', now).limit(1);
      return (await read(due)).length === 0 ? [] : write('takeDigests', now, until, limit);
    },
    async waitingFor(person) {
      const rows = await read(
        q.selectFrom('notify_waiting').select(['id', 'body']).where('person', '=', person).orderBy('id'),
      );
      return (rows as { id: string; body: string }[]).map(({ id, body }) => ({
        id,
        body: JSON.parse(body) as unknown,
      }));
    },

    keepMeta: (...args) => write('keepMeta', ...args),

    async mailOf(person) {
      const row = await first<MailColumns>(mail.where('person', '=', person));
      return row ? { address: row.address, wanted: row.wanted } : null;
    },
    async personOfMail(look) {
      return (await first<MailColumns>(mail.where('look', '=', look)))?.person ?? null;
    },
    async wantedMail(hash, now) {
      const row = await first<MailColumns>(mail.where('hash', '=', hash).where('ends', '>', now));
      return row?.wanted ? { person: row.person, address: row.wanted } : null;
    },
    wantMail: (...args) => write('wantMail', ...args),
    confirmMail: (...args) => write('confirmMail', ...args),
    dropMail: (...args) => write('dropMail', ...args),
  };
}
