import { sql } from 'kysely';
import type { Words } from './schema.ts';
import type { Prepare } from './statements.ts';

// Tokens, and who is here: the leases of open streams.

const token = ['token.id', 'token.label', 'token.scope', 'token.created', 'token.ends', 'token.used'] as const;

/** The statements that read. */
export const passReadings = <Statement>({ q }: Words, prepare: Prepare<Statement>) => ({
  tokens: prepare(q.selectFrom('token').select(token).where('person', '=', '').orderBy('created').orderBy('id')),
  tokenOf: prepare(
    q
      .selectFrom('token')
      .innerJoin('person', 'person.id', 'token.person')
      .select(token)
      .select(['person.id as person', 'person.name', 'person.guest'])
      .where('hash', '=', '')
      .where('leaves', 'is', null),
  ),
  holderOf: prepare(q.selectFrom('presence').select('person').where('stream', '=', '').where('until', '>', 0)),
  leases: prepare(q.selectFrom('presence').selectAll().where('until', '>', 0)),
  lastSeen: prepare(
    q
      .selectFrom('person')
      .select(({ selectFrom }) => [
        'seen',
        selectFrom('presence')
          .select(({ fn }) => fn.max('until').as('until'))
          .whereRef('presence.person', '=', 'person.id')
          .as('until'),
      ])
      .where('id', '=', ''),
  ),
});

/** The statements that write, and those that a write needs to read first. */
export const passWritings = <Statement>({ q, atLeast }: Words, prepare: Prepare<Statement>) => ({
  insertToken: prepare(
    q.insertInto('token').values({ id: '', person: '', label: '', hash: '', created: 0, scope: '', ends: 0 } as never),
  ),
  countTokens: prepare(
    q
      .selectFrom('token')
      .select((e) => e.fn.countAll().as('count'))
      .where('person', '=', ''),
  ),
  dropToken: prepare(q.deleteFrom('token').where('id', '=', '').where('person', '=', '')),
  dropEndedTokens: prepare(q.deleteFrom('token').where('ends', '<=', 0)),
  useToken: prepare(q.updateTable('token').set({ used: 0 }).where('id', '=', '')),

  putLease: prepare(
    q
      .insertInto('presence')
      .values({ stream: '', node: '', person: '', looking: '', visible: 0, until: 0 })
      .onConflict((conflict) =>
        conflict.column('stream').doUpdateSet({
          looking: sql`excluded.looking`,
          visible: sql`excluded.visible`,
          until: sql`excluded.until`,
        }),
      ),
  ),
  dropLease: prepare(q.deleteFrom('presence').where('stream', '=', '').returning('person')),
  dropEndedLeases: prepare(q.deleteFrom('presence').where('until', '<=', 0).returning(['person', 'until'])),
  shiftLeases: prepare(
    q
      .updateTable('presence')
      .set({ until: sql<number>`until + ${0}` })
      .where('until', '>=', 0),
  ),
  seen: prepare(
    q
      .updateTable('person')
      .set({ seen: atLeast('seen') })
      .where('id', '=', ''),
  ),
  shiftSeen: prepare(
    q
      .updateTable('person')
      .set({ seen: sql<number>`seen + ${0}` })
      .where('id', 'in', q.selectFrom('sitting').select('person')),
  ),
});
