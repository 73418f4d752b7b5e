import type { Compilable } from 'kysely';
import { sql } from 'kysely';
import type { WriteSteps } from './accountReads.ts';
import type { AnnouncementRow, AuditLine, BanRow, Counts, OrderStore, PersonLine, ReportRow } from './orderStore.ts';
import type { ReportColumns, Words } from './schema.ts';

type Read = (query: Compilable) => Promise<readonly unknown[]>;
type NamedReport = ReportRow & { readonly byName: string | null; readonly aboutName: string | null };

const DAY = 86_400;

const reportOf = ({
  made_by: by,
  table_id: table,
  chat,
  ...row
}: ReportColumns & Pick<NamedReport, 'byName' | 'aboutName'>): NamedReport => ({
  ...row,
  by,
  table,
  chat: JSON.parse(chat) as unknown,
});

/** Keeping order as either store does: how it reads, and how it writes. */
export function orderStore({ q }: Words, read: Read, write: WriteSteps): OrderStore {
  const rows = async <Row>(query: Compilable): Promise<Row[]> => (await read(query)) as Row[];
  const first = async <Row>(query: Compilable): Promise<Row | undefined> => (await rows<Row>(query))[0];
  const reports = () =>
    q
      .selectFrom('report')
      .leftJoin('person as reporter', 'reporter.id', 'report.made_by')
      .leftJoin('person as subject', 'subject.id', 'report.about')
      .selectAll('report')
      .select(['reporter.name as byName', 'subject.name as aboutName']);
  const counted = async (query: Compilable): Promise<number> => Number((await first<{ n: number }>(query))!.n);

  return {
    addFirstAdminLink: (...args) => write('addFirstAdminLink', ...args),
    addAdminLink: (...args) => write('addAdminLink', ...args),
    async adminLink(hash) {
      const row = await first<{ id: string; person: string | null; made: number; ends: number; used: number | null }>(
        q.selectFrom('admin_link').select(['id', 'person', 'made', 'ends', 'used']).where('hash', '=', hash),
      );
      return row ?? null;
    },
    useAdminLink: (...args) => write('useAdminLink', ...args),
    setAdmin: (...args) => write('setAdmin', ...args),
    isAdmin: async (person) =>
      (await read(q.selectFrom('admin').select('person').where('person', '=', person))).length > 0,
    admins: () =>
      rows(
        q
          .selectFrom('admin')
          .innerJoin('person', 'person.id', 'admin.person')
          .select(['person.id as id', 'person.name as name', 'added as since'])
          .orderBy('added')
          .orderBy('person.id'),
      ),

    addBan: (...args) => write('addBan', ...args),
    liftBan: (...args) => write('liftBan', ...args),
    async bans(now) {
      const found = await rows<Omit<BanRow, 'by'> & { made_by: string | null; name: string | null }>(
        q
          .selectFrom('ban')
          .leftJoin('person', 'person.id', 'ban.person')
          .selectAll('ban')
          .select('person.name as name')
          .where((e) => e.or([e('ends', 'is', null), e('ends', '>', now)]))
          .orderBy('at', 'desc')
          .orderBy('ban.id'),
      );
      return found.map(({ made_by: by, ...ban }) => ({ ...ban, by }));
    },
    setSilence: (...args) => write('setSilence', ...args),
    async silence(person, now) {
      const query = q
        .selectFrom('silence')
        .selectAll()
        .where('person', '=', person)
        .where((e) => e.or([e('ends', 'is', null), e('ends', '>', now)]));
      return (await first(query)) ?? null;
    },
    noteNetwork: (...args) => write('noteNetwork', ...args),
    networkOf: async (person) =>
      (await first<{ network: string }>(q.selectFrom('whereabouts').select('network').where('person', '=', person)))
        ?.network ?? null,

    async told(person) {
      const found = await rows<{ id: string; at: number; what: string; by: string | null; body: string }>(
        q
          .selectFrom('told')
          .leftJoin('person', 'person.id', 'told.made_by')
          .select(['told.id as id', 'at', 'what', 'person.name as by', 'body'])
          .where('told.person', '=', person)
          .where('told.seen', '=', sql.lit(0))
          .orderBy('at')
          .orderBy('told.id'),
      );
      return found.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) as unknown }));
    },
    seeTold: (...args) => write('seeTold', ...args),
    writeAct: (...args) => write('writeAct', ...args),
    async audit(before, limit) {
      const found = await rows<Omit<AuditLine, 'body'> & { body: string }>(
        q
          .selectFrom('audit')
          .leftJoin('person as host', 'host.id', 'audit.actor')
          .leftJoin('person as subject', 'subject.id', 'audit.person')
          .selectAll('audit')
          .select(['host.name as actorName', 'subject.name as personName'])
          .where('at', '<', before ?? Number.MAX_SAFE_INTEGER)
          .orderBy('at', 'desc')
          .orderBy('audit.id')
          .limit(limit),
      );
      return found.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) as unknown }));
    },

    setBlock: (...args) => write('setBlock', ...args),
    blocks: (person) =>
      rows(
        q
          .selectFrom('block')
          .innerJoin('person', 'person.id', 'block.blocked')
          .select(['person.id as person', 'name'])
          .where('block.person', '=', person)
          .orderBy('name')
          .orderBy('person.id'),
      ),
    async blocksBetween(person, others) {
      if (others.length === 0) return { mine: [], theirs: [] };
      const found = await rows<{ person: string; blocked: string }>(
        q
          .selectFrom('block')
          .selectAll()
          .where((e) =>
            e.or([
              e.and([e('person', '=', person), e('blocked', 'in', others)]),
              e.and([e('blocked', '=', person), e('person', 'in', others)]),
            ]),
          ),
      );
      return {
        mine: found.flatMap((row) => (row.person === person ? [row.blocked] : [])),
        theirs: found.flatMap((row) => (row.blocked === person ? [row.person] : [])),
      };
    },

    addReport: (...args) => write('addReport', ...args),
    openReportsBy: (person) =>
      counted(
        q
          .selectFrom('report')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('made_by', '=', person)
          .where('closed', 'is', null),
      ),
    openReports: async (limit) =>
      (
        await rows<Parameters<typeof reportOf>[0]>(
          reports().where('closed', 'is', null).orderBy('at').orderBy('report.id').limit(limit),
        )
      ).map(reportOf),
    async report(id) {
      const row = await first<Parameters<typeof reportOf>[0]>(reports().where('report.id', '=', id));
      return row ? reportOf(row) : null;
    },
    reportsAbout: (person) =>
      counted(
        q
          .selectFrom('report')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('about', '=', person),
      ),
    closedReports: (since) =>
      counted(
        q
          .selectFrom('report')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('closed', '>=', since),
      ),
    closeReport: (...args) => write('closeReport', ...args),
    forgetReports: (...args) => write('forgetReports', ...args),

    addInvitation: (...args) => write('addInvitation', ...args),
    async invitations(person) {
      return rows(
        q
          .selectFrom('invitation')
          .innerJoin('person', 'person.id', 'invitation.made_by')
          .select([
            'invitation.id as id',
            'table_id as table',
            'invitation.person as person',
            'made_by as by',
            'at',
            'name as byName',
          ])
          .where('invitation.person', '=', person)
          .orderBy('at', 'desc')
          .orderBy('invitation.id'),
      );
    },
    dropInvitation: (...args) => write('dropInvitation', ...args),
    answered: (...args) => write('answered', ...args),

    addAnnouncement: (...args) => write('addAnnouncement', ...args),
    liftAnnouncements: (...args) => write('liftAnnouncements', ...args),
    announcement: async (now) =>
      (await first<AnnouncementRow>(
        q.selectFrom('announcement').selectAll().where('ends', '>', now).orderBy('made', 'desc').limit(1),
      )) ?? null,

    emptyMessage: (...args) => write('emptyMessage', ...args),
    takeAlong: (...args) => write('takeAlong', ...args),

    async counts() {
      const [people, tables] = await Promise.all([
        first<{ accounts: number; guests: number }>(
          q
            .selectFrom('person')
            .select([
              sql<number>`count(*) filter (where guest = 0)`.as('accounts'),
              sql<number>`count(*) filter (where guest = 1)`.as('guests'),
            ]),
        ),
        rows<{ status: string; clock: string; n: number }>(
          q
            .selectFrom('game_table')
            .select(['status', 'clock'])
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .where('status', 'in', ['waiting', 'playing'])
            .groupBy(['status', 'clock']),
        ),
      ]);
      const sum = (which: (row: { status: string; clock: string }) => boolean) =>
        tables.filter(which).reduce((all, { n }) => all + Number(n), 0);
      const isSlow = (clock: string): boolean => {
        const { kind, seconds = 0 } = JSON.parse(clock) as { kind: string; seconds?: number };
        return kind === 'none' || seconds >= DAY;
      };
      return {
        accounts: Number(people!.accounts),
        guests: Number(people!.guests),
        waiting: sum(({ status }) => status === 'waiting'),
        playing: sum(({ status }) => status === 'playing'),
        slow: sum(({ status, clock }) => status === 'playing' && isSlow(clock)),
      } satisfies Counts;
    },
    async peopleLike(text, only, limit, now) {
      if (only?.length === 0) return [];
      const has = (query: Compilable) => sql<number>`case when exists ${query as never} then 1 else 0 end`;
      const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      let query = q
        .selectFrom('person')
        .select(['id', 'name', 'guest', 'seen'])
        .select(({ selectFrom, fn }) => [
          has(selectFrom('admin').select('person').whereRef('person', '=', 'person.id')).as('admin'),
          has(selectFrom('passkey').select('id').whereRef('userId', '=', 'person.user_id')).as('passkey'),
          has(
            selectFrom('account')
              .select('id')
              .whereRef('userId', '=', 'person.user_id')
              .where('password', 'is not', null),
          ).as('password'),
          has(
            selectFrom('sign_in_link')
              .select('id')
              .whereRef('sign_in_link.person', '=', 'person.id')
              .where('kind', '=', sql.lit('recovery'))
              .where('used', 'is', null)
              .where('withdrawn', 'is', null),
          ).as('paper'),
          has(
            selectFrom('mail_address')
              .select('person')
              .whereRef('mail_address.person', '=', 'person.id')
              .where('address', 'is not', null),
          ).as('mail'),
          has(
            selectFrom('silence')
              .select('person')
              .whereRef('silence.person', '=', 'person.id')
              .where((e) => e.or([e('ends', 'is', null), e('ends', '>', now)])),
          ).as('silenced'),
          selectFrom('report')
            .select(fn.countAll<number>().as('n'))
            .whereRef('about', '=', 'person.id')
            .where('closed', 'is', null)
            .as('reports'),
          selectFrom('sitting')
            .innerJoin('game_table', 'game_table.n', 'sitting.n')
            .select(fn.countAll<number>().as('n'))
            .whereRef('sitting.person', '=', 'person.id')
            .where('status', 'in', ['waiting', 'playing'])
            .as('tables'),
        ])
        .orderBy('seen', 'desc')
        .orderBy('id')
        .limit(limit);
      if (text !== '')
        query = query.where((e) => e.or([sql<boolean>`lower(name) like ${pattern} escape '\\'`, e('id', '=', text)]));
      if (only !== null) query = query.where('id', 'in', [...only]);
      const found = await rows<Record<string, string | number>>(query);
      return found.map(
        ({ id, name, guest, seen, admin, passkey, password, mail, paper, silenced, reports, tables }) =>
          ({
            id: String(id),
            name: String(name),
            guest: guest === 1,
            seen: Number(seen),
            admin: admin === 1,
            passkey: passkey === 1,
            password: password === 1,
            mail: mail === 1,
            paper: paper === 1,
            silenced: silenced === 1,
            reports: Number(reports),
            tables: Number(tables),
          }) satisfies PersonLine,
      );
    },
    async stalest(before, limit) {
      const found = await rows<{ id: string }>(
        q
          .selectFrom('game_table')
          .select('id')
          .where('status', '=', sql.lit('playing'))
          .where('updated', '<', before)
          .orderBy('updated')
          .limit(limit),
      );
      return found.map(({ id }) => id);
    },
    notePulse: (...args) => write('notePulse', ...args),
    pulse: (since) => rows(q.selectFrom('pulse').selectAll().where('at', '>=', since).orderBy('at')),
  };
}
