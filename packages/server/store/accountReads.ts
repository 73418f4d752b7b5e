import type { Compilable } from 'kysely';
import { sql } from 'kysely';
import type { AllSteps } from './steps.ts';
import type { AccountStore, CodeRow, CodeState, LinkRow } from './accountStore.ts';
import { personOf } from './reads.ts';
import type { CodeColumns, LinkColumns, Words } from './schema.ts';

export type Read = (query: Compilable) => Promise<readonly unknown[]>;
type Result<Name extends keyof AllSteps> =
  ReturnType<AllSteps[Name]> extends Generator<unknown, infer Returned, never> ? Returned : never;
/** Runs steps by their name, in one transaction. */
export type WriteSteps = <Name extends keyof AllSteps>(
  name: Name,
  ...args: Parameters<AllSteps[Name]>
) => Promise<Result<Name>>;

const linkRow = ({ hash: _hash, made_by: madeBy, kind, ...row }: LinkColumns): LinkRow => ({
  ...row,
  kind: kind as LinkRow['kind'],
  madeBy,
});
const codeRow = ({ hash: _hash, claim: _claim, state, ...row }: CodeColumns): CodeRow => ({
  ...row,
  state: state as CodeState,
});

/** Accounts as either store keeps them: how it reads, and how it writes. */
export function accountStore({ q, speaker }: Words, read: Read, write: WriteSteps): AccountStore {
  const first = async <Row>(query: Compilable): Promise<Row | undefined> => (await read(query))[0] as Row | undefined;
  const person = ['person.id', 'person.name', 'person.guest'] as const;
  return {
    async userOf(id) {
      const row = await first<{ user_id: string | null }>(
        q.selectFrom('person').select('user_id').where('id', '=', id),
      );
      return row?.user_id ?? null;
    },
    keepPerson: (...args) => write('keepPerson', ...args),
    releasePerson: (id) => write('releasePerson', id),
    async takenLooks(looks, except) {
      const rows = await read(
        q.selectFrom('kept_name').select('look').where('look', 'in', looks).where('person', '!=', except),
      );
      return (rows as { look: string }[]).map(({ look }) => look);
    },
    async accountNamed(looks) {
      const row = await first<{ id: string; name: string; guest: number; user: string }>(
        q
          .selectFrom('kept_name')
          .innerJoin('person', 'person.id', 'kept_name.person')
          .select(person)
          .select('user_id as user')
          .where('look', 'in', looks)
          .limit(1),
      );
      return row ? { person: personOf(row)!, user: row.user } : null;
    },
    async peopleNamed(name, limit) {
      const rows = await read(
        q
          .selectFrom('person')
          .select(person)
          .select('seen')
          .where((e) => e.or([e('name', '=', name), e('id', '=', name)]))
          .orderBy('seen', 'desc')
          .limit(limit),
      );
      return (rows as { id: string; name: string; guest: number; seen: number }[]).map((row) => ({
        ...personOf(row)!,
        seen: row.seen,
      }));
    },
    async playedBy(id) {
      const row = await first<{ finished: number; goingOn: number }>(
        q
          .selectFrom('sitting')
          .innerJoin('game_table', 'game_table.n', 'sitting.n')
          .select([
            sql<number>`count(*) filter (where status = 'over')`.as('finished'),
            sql<number>`count(*) filter (where status in ('waiting', 'playing'))`.as('goingOn'),
          ])
          .where('person', '=', id),
      );
      return row!;
    },

    addLink: (...args) => write('addLink', ...args),
    async linkOf(hash) {
      const row = await first<LinkColumns & { name: string }>(
        q
          .selectFrom('sign_in_link')
          .innerJoin('person', 'person.id', 'sign_in_link.person')
          .selectAll('sign_in_link')
          .select('person.name as name')
          .where('hash', '=', hash),
      );
      if (!row) return null;
      const { name, ...columns } = row;
      return { link: linkRow(columns), name };
    },
    links: async (id) =>
      (
        (await read(
          q.selectFrom('sign_in_link').selectAll().where('person', '=', id).orderBy('created', 'desc').orderBy('id'),
        )) as LinkColumns[]
      ).map(linkRow),
    useLink: (...args) => write('useLink', ...args),
    withdrawRecovery: (...args) => write('withdrawRecovery', ...args),
    seeLinks: (...args) => write('seeLinks', ...args),

    addCode: (...args) => write('addCode', ...args),
    scanCode: (...args) => write('scanCode', ...args),
    async code(id, code) {
      const row = await first<CodeColumns>(
        q.selectFrom('device_code').selectAll().where('id', '=', code).where('person', '=', id),
      );
      return row ? codeRow(row) : null;
    },
    answerCode: (...args) => write('answerCode', ...args),
    async claimCode(claim, now) {
      const row = await first<CodeColumns>(q.selectFrom('device_code').selectAll().where('claim', '=', claim));
      return row ? { code: codeRow(row), isUsed: await write('claimCode', claim, now) } : null;
    },

    putSolo: (...args) => write('putSolo', ...args),
    async soloGames(id) {
      const rows = await read(
        q
          .selectFrom('solo_game')
          .select(['id', 'finished', 'summary'])
          .where('person', '=', id)
          .orderBy('finished', 'desc')
          .orderBy('id'),
      );
      return (rows as { id: string; finished: number; summary: string }[]).map(({ summary, ...row }) => ({
        ...row,
        summary: JSON.parse(summary) as unknown,
      }));
    },
    async soloFile(id, game) {
      const row = await first<{ file: string }>(
        q.selectFrom('solo_game').select('file').where('person', '=', id).where('id', '=', game),
      );
      return row?.file ?? null;
    },

    setLeaving: (...args) => write('setLeaving', ...args),
    async leaving(now, limit) {
      const rows = await read(q.selectFrom('person').select('id').where('leaves', '<=', now).limit(limit));
      return (rows as { id: string }[]).map(({ id }) => id);
    },
    async tablesOf(id, after, limit) {
      const rows = await read(
        q
          .selectFrom('sitting')
          .innerJoin('game_table', 'game_table.n', 'sitting.n')
          .select('game_table.id')
          .where('person', '=', id)
          .where('game_table.id', '>', after ?? '')
          .orderBy('game_table.id')
          .limit(limit),
      );
      return (rows as { id: string }[]).map((row) => row.id);
    },
    async messages(id) {
      const rows = await read(
        q
          .selectFrom('entry')
          .select(({ selectFrom }) => [
            'at',
            'body',
            selectFrom('game_table').select('game_table.id').whereRef('game_table.n', '=', 'entry.n').as('table'),
          ])
          .where('kind', '=', sql.lit('chat'))
          .where(speaker, '=', id)
          .orderBy('entry.id'),
      );
      return (rows as { table: string; at: number; body: string }[]).map(({ table, at, body }) => ({
        table,
        at,
        text: (JSON.parse(body) as { text: string }).text,
      }));
    },
    forgetPerson: (id) => write('forgetPerson', id),
  };
}
