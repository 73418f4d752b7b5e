import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Steps } from './accountSteps.ts';
import type {
  Act,
  AdminLinkRow,
  Along,
  AnnouncementRow,
  BanRow,
  InvitationRow,
  ReportRow,
  SilenceRow,
} from './orderStore.ts';
import { lockTally, noteMoved } from './ratingSteps.ts';
import type { Columns, Words } from './schema.ts';

/** The first administrator's link, of which there is one in the life of the data. */
const FIRST = 'first';

/** What a person keeps of single tables. */
const OWN_AT_TABLES = [
  ['private_note', 'table_id'],
  ['notify_table', 'game_table'],
] as const;

/** Everything that is written about keeping order. */
export const orderSteps = (words: Words) => {
  const { q } = words;
  /** Writes down what a host did, and tells the person it concerns. */
  function* acted({ tells, ...audit }: Act): Steps<void> {
    const id = newId();
    const body = JSON.stringify(audit.body);
    yield q.insertInto('audit').values({ ...audit, id, body });
    if (!tells || audit.person === null) return;
    const { at, person, what, actor } = audit;
    yield q.insertInto('told').values({ id, person, at, what, made_by: actor, body, seen: 0 });
  }

  function* setAdmin(person: string, on: boolean, act: Act): Steps<boolean> {
    const done = on
      ? yield q
          .insertInto('admin')
          .values({ person, added: act.at })
          .onConflict((conflict) => conflict.doNothing())
      : yield q.deleteFrom('admin').where('person', '=', person);
    if (done.changes === 0) return false;
    yield* acted(act);
    return true;
  }

  /** Bans, silence and blocks of a person hold against another, too. */
  function* heldAgainst(from: string, to: string): Steps<void> {
    const bans = yield q.selectFrom('ban').selectAll().where('person', '=', from);
    for (const ban of bans.rows as Columns['ban'][])
      yield q.insertInto('ban').values({ ...ban, id: newId(), person: to });
    const silences = yield q.selectFrom('silence').selectAll().where('person', '=', from);
    for (const silence of silences.rows as Columns['silence'][])
      yield q
        .insertInto('silence')
        .values({ ...silence, person: to })
        .onConflict((conflict) => conflict.doNothing());
    const blocks = yield q.selectFrom('block').select('person').where('blocked', '=', from).where('person', '!=', to);
    for (const { person } of blocks.rows as Columns['block'][])
      yield q
        .insertInto('block')
        .values({ person, blocked: to })
        .onConflict((conflict) => conflict.doNothing());
  }

  return {
    setAdmin,
    *addFirstAdminLink(link: Omit<AdminLinkRow, 'used'>, hash: string): Steps<boolean> {
      const before = yield q.selectFrom('admin').select('person').limit(1);
      if (before.rows.length > 0) return false;
      const added = yield q
        .insertInto('admin_link')
        .values({ ...link, id: FIRST, hash, used: null })
        .onConflict((conflict) => conflict.doNothing());
      return added.changes === 1;
    },
    *addAdminLink(link: Omit<AdminLinkRow, 'used'>, hash: string, act: Act): Steps<void> {
      yield q.insertInto('admin_link').values({ ...link, hash, used: null });
      yield* acted(act);
    },
    *useAdminLink(hash: string, person: string, act: Act): Steps<boolean> {
      const used = yield q
        .updateTable('admin_link')
        .set({ used: act.at })
        .where('hash', '=', hash)
        .where('used', 'is', null)
        .where('ends', '>', act.at)
        .where((e) => e.or([e('person', 'is', null), e('person', '=', person)]));
      if (used.changes !== 1) return false;
      yield* setAdmin(person, true, act);
      return true;
    },
    *addBan({ by, ...ban }: BanRow, act: Act): Steps<void> {
      if (ban.person !== null) yield q.deleteFrom('ban').where('person', '=', ban.person);
      if (ban.network !== null) yield q.deleteFrom('ban').where('network', '=', ban.network);
      yield q.insertInto('ban').values({ ...ban, made_by: by });
      yield* acted(act);
    },
    *liftBan(id: string, act: Act): Steps<BanRow | null> {
      const found = yield q.selectFrom('ban').selectAll().where('id', '=', id);
      const [row] = found.rows as (Omit<BanRow, 'by'> & { made_by: string | null })[];
      const dropped = yield q.deleteFrom('ban').where('id', '=', id);
      if (!row || dropped.changes === 0) return null;
      yield* acted({ ...act, person: row.person });
      const { made_by: by, ...ban } = row;
      return { ...ban, by };
    },
    *setSilence(person: string, silence: Omit<SilenceRow, 'person'> | null, act: Act): Steps<void> {
      yield q.deleteFrom('silence').where('person', '=', person);
      if (silence) yield q.insertInto('silence').values({ ...silence, person });
      yield* acted(act);
    },
    *noteNetwork(person: string, network: string, now: number): Steps<void> {
      yield q
        .insertInto('whereabouts')
        .values({ person, network, at: now })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ network, at: now }));
    },
    *seeTold(person: string): Steps<void> {
      yield q.updateTable('told').set({ seen: 1 }).where('person', '=', person);
    },
    *writeAct(act: Act): Steps<void> {
      yield* acted(act);
    },

    *setBlock(person: string, blocked: string, on: boolean): Steps<void> {
      if (on)
        yield q
          .insertInto('block')
          .values({ person, blocked })
          .onConflict((conflict) => conflict.doNothing());
      else yield q.deleteFrom('block').where('person', '=', person).where('blocked', '=', blocked);
    },

    *addReport({ by, table, chat, ...report }: Omit<ReportRow, 'closed'>, act: Act): Steps<boolean> {
      const before = yield q
        .selectFrom('report')
        .select('id')
        .where('made_by', '=', by)
        .where('table_id', '=', table)
        .where('seq', report.seq === null ? 'is' : '=', report.seq)
        .where('closed', 'is', null);
      if (before.rows.length > 0) return false;
      const row = { ...report, made_by: by, table_id: table, chat: JSON.stringify(chat), closed: null };
      yield q.insertInto('report').values(row);
      yield* acted(act);
      return true;
    },
    *closeReport(id: string, act: Act): Steps<boolean> {
      const closed = yield q
        .updateTable('report')
        .set({ closed: act.at })
        .where('id', '=', id)
        .where('closed', 'is', null);
      if (closed.changes === 0) return false;
      yield* acted(act);
      return true;
    },
    *forgetReports(before: number): Steps<void> {
      yield q.deleteFrom('report').where('closed', '<', before);
    },

    *addInvitation({ table, by, ...invitation }: InvitationRow, most: number): Steps<boolean> {
      const known = yield q.selectFrom('invitation').select('person').where('table_id', '=', table);
      if (known.rows.length >= most) return false;
      const added = yield q
        .insertInto('invitation')
        .values({ ...invitation, table_id: table, made_by: by })
        .onConflict((conflict) => conflict.doNothing());
      return added.changes === 1;
    },
    *dropInvitation(id: string, person: string): Steps<boolean> {
      const dropped = yield q
        .deleteFrom('invitation')
        .where('id', '=', id)
        .where((e) => e.or([e('person', '=', person), e('made_by', '=', person)]));
      return dropped.changes > 0;
    },
    *answered(person: string, table: string): Steps<void> {
      yield q.deleteFrom('invitation').where('person', '=', person).where('table_id', '=', table);
    },

    *addAnnouncement(announcement: AnnouncementRow, act: Act): Steps<void> {
      yield q.deleteFrom('announcement');
      yield q.insertInto('announcement').values(announcement);
      yield* acted(act);
    },
    *liftAnnouncements(act: Act): Steps<void> {
      yield q.deleteFrom('announcement');
      yield* acted(act);
    },

    *emptyMessage(table: string, seq: number, act: Act): Steps<boolean> {
      const found = yield q
        .selectFrom('entry')
        .innerJoin('game_table', 'game_table.n', 'entry.n')
        .select(['entry.id as id', 'entry.body as body'])
        .where('game_table.id', '=', table)
        .where('entry.seq', '=', seq)
        .where('kind', '=', sql.lit('chat'));
      const [row] = found.rows as { id: number; body: string }[];
      if (!row) return false;
      const { person } = JSON.parse(row.body) as { person: string };
      yield q
        .updateTable('entry')
        .set({ body: JSON.stringify({ person, text: '' }) })
        .where('id', '=', row.id);
      yield* acted({ ...act, person });
      return true;
    },

    *takeAlong(from: string, to: string): Steps<Along> {
      yield* lockTally(words);
      // In the order in which everybody locks tables.
      const seats = yield q
        .selectFrom('sitting')
        .innerJoin('game_table', 'game_table.n', 'sitting.n')
        .select(['person', 'sitting.n as n'])
        .where('person', 'in', [from, to])
        .orderBy('game_table.id');
      const rows = seats.rows as { person: string; n: number }[];
      const theirs = rows.filter(({ person }) => person === from).map(({ n }) => n);
      const shared = new Set(rows.filter(({ person }) => person === to).map(({ n }) => n));
      if (theirs.some((n) => shared.has(n))) return 'same-table';
      const results = yield q.selectFrom('result').select('who').distinct().where('who', 'in', [from, to]);
      if (results.rows.length > 1) return 'both-played';
      const [was, is] = [JSON.stringify(from), JSON.stringify(to)];
      // An id has 100 random bits and stands in quotes, which a text of somebody's has only escaped.
      const renamed = sql<string>`replace(body, ${was}, ${is})`;
      for (const n of theirs) {
        yield q
          .updateTable('game_table')
          .set({ body: renamed, version: sql<number>`version + 1` })
          .where('n', '=', n);
        yield q.updateTable('entry').set({ body: renamed }).where('n', '=', n).where('kind', '!=', sql.lit('move'));
      }
      yield q
        .updateTable('game_table')
        .set({ host: to, version: sql<number>`version + 1` })
        .where('host', '=', from);
      yield* heldAgainst(from, to);
      for (const [table, of] of OWN_AT_TABLES) {
        const kept = q.selectFrom(table).select(of).where('person', '=', from);
        yield q.deleteFrom(table).where('person', '=', to).where(of, 'in', kept);
      }
      for (const table of ['sitting', 'solo_game', 'private_note', 'notify_table'] as const)
        yield q.updateTable(table).set({ person: to }).where('person', '=', from);
      // Whoever has no result has no rating, and no other row that follows from results.
      const [has] = results.rows as { who: string }[];
      if (has?.who !== from) return 'taken';
      for (const table of ['result', 'rating'] as const)
        yield q.updateTable(table).set({ who: to }).where('who', '=', from);
      for (const table of ['career', 'versus'] as const)
        yield q.updateTable(table).set({ person: to }).where('person', '=', from);
      yield q.updateTable('versus').set({ other: to }).where('other', '=', from);
      yield* noteMoved(words);
      return 'taken';
    },

    *notePulse(at: number, people: number, keep: number): Steps<void> {
      yield q
        .insertInto('pulse')
        .values({ at, people })
        .onConflict((conflict) => conflict.doNothing());
      yield q.deleteFrom('pulse').where('at', '<', keep);
    },
  };
};
