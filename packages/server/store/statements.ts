import { sql } from 'kysely';
import type { Compilable } from 'kysely';
import { OF_A_PERSON } from './accountSteps.ts';
import { passReadings, passWritings } from './passStatements.ts';
import type { Words } from './schema.ts';

/*
 * The statements that both stores share, built once by the query builder (so that names are checked). The values in the
 * builders only mark places: what is bound are the arguments of `run`, `get` and `all`, in that order.
 */

/** Makes a built query into something that a store can run. */
export type Prepare<Statement> = (query: Compilable) => Statement;

/** Public lists look through so many of the newest tables. More than one address may have, and quickly read. */
const LOOKED_THROUGH = 2000;
const isGoingOn = sql<boolean>`status in ('waiting', 'playing')`;
/** How many games of bots alone are older than the table `one`, of those that share a column with it. */
const botsAlone = (column: 'host' | 'address') =>
  sql<number>`(select count(*) from game_table older where older.${sql.ref(column)} = one.${sql.ref(column)}
    and ${isGoingOn} and status = 'playing' and people = 0 and older.n < one.n)`;
const turn = { seq: 0, version: 0, due: 0, updated: 0, turn: '', status: '', result: '', address: '' };
const seldom = { public: 0, host: '', body: '', open_seats: 0, people: 0 };
/** Leaves out the table of an entry. */
const isNotLast = sql<boolean>`n not in (select n from entry where id = ${0})`;
/** Tables played by rules of a list: a JSON array of texts such as "stockpile 2". */
const ofRules = ({ texts }: Words) => sql<boolean>`game || ' ' || rules_version in ${texts()}`;
const metaOf = ({ q }: Words) => q.selectFrom('meta').select('value').where('name', '=', '');

/** The statements that read. */
export function readings<Statement>(words: Words, prepare: Prepare<Statement>) {
  const { q, texts, numbers, field, flag } = words;
  const listed = q.selectFrom('game_table').selectAll('game_table');
  /** Whose tables they are, newest first. */
  const shared = q
    .selectFrom('game_table')
    .select(['n', 'host', 'address'])
    .orderBy('created', 'desc')
    .limit(sql.lit(LOOKED_THROUGH));
  const listedOfPerson = listed.innerJoin('sitting', 'sitting.n', 'game_table.n').where('person', '=', '');
  const goingOn = q
    .selectFrom('game_table')
    .select([
      sql<number>`count(*) filter (where status = 'waiting')`.as('waiting'),
      sql<number>`count(*) filter (where status = 'playing')`.as('playing'),
      sql<number>`count(*) filter (where status = 'playing' and people = 0)`.as('botsAlone'),
      sql<number>`coalesce(sum(own_data), 0)`.as('ownData'),
    ])
    .where(isGoingOn);
  /** Numbers of the tables at which a person has a seat, or that are named in a JSON array. */
  const concerning = sql`(select n from sitting where person = ${''}
    union select n from game_table where id in ${texts()})`;
  /** For each table the last entry by which a person lost a seat to another. */
  const lastReplaced = sql`(select max(id) from entry where kind = 'replaced' and ${field('from')} = ${''} group by n)`;
  const number = q.selectFrom('game_table').select('n').where('id', '=', '');
  return {
    meta: prepare(metaOf(words)),
    numberOf: prepare(number),
    table: prepare(listed.innerJoin('terms', 'terms.n', 'game_table.n').select('terms').where('id', '=', '')),
    ownData: prepare(q.selectFrom('own_data').select('data').where('n', '=', number)),
    tableOfCode: prepare(q.selectFrom('game_table').select('id').where('code', '=', '')),
    entries: prepare(
      q
        .selectFrom('entry')
        .selectAll()
        .where('n', '=', number)
        .where('seq', '>=', 0)
        .where('seq', '<=', 0)
        .orderBy('seq'),
    ),
    snapshots: prepare(
      q
        .selectFrom('snapshot')
        .select(['seq', 'count', 'state'])
        .where('n', '=', number)
        .where('count', '<=', 0)
        .where('rules_version', '=', 0)
        .where('fingerprint', '=', '')
        .orderBy('count', 'desc')
        .limit(sql.lit(3)),
    ),
    openTables: prepare(
      shared
        .where('status', '=', sql.lit('waiting'))
        .where('public', '=', sql.lit(1))
        .where('open_seats', '>', sql.lit(0)),
    ),
    watchable: prepare(
      shared.where('status', '=', sql.lit('playing')).where('public', '=', sql.lit(1)).where(flag('spectators')),
    ),
    tablesOfNumbers: prepare(listed.where('n', 'in', numbers()).orderBy('created', 'desc')),
    pastTablesOf: prepare(
      listedOfPerson
        .where('sitting.n', '<', 0)
        .where('status', 'in', sql`('over', 'ended')` as never)
        .where('dropped', '=', sql.lit(0))
        .orderBy('sitting.n', 'desc')
        .limit(0),
    ),
    finishedOf: prepare(
      listedOfPerson
        .select(({ selectFrom }) => [
          selectFrom('entry')
            .select('at')
            .whereRef('entry.n', '=', 'game_table.n')
            .where('kind', '=', sql.lit('start'))
            .orderBy('seq')
            .limit(sql.lit(1))
            .as('started'),
          selectFrom('entry')
            .select('at')
            .whereRef('entry.n', '=', 'game_table.n')
            .where('kind', '=', sql.lit('move'))
            .orderBy('seq', 'desc')
            .limit(sql.lit(1))
            .as('finished'),
        ])
        .where('sitting.n', '<', 0)
        .where('status', '=', sql.lit('over'))
        .where('game', '=', sql<string>`coalesce(${''}, game)`)
        .orderBy('sitting.n', 'desc')
        .limit(0),
    ),
    tablesGoingOn: prepare(listedOfPerson.where(isGoingOn).orderBy('updated', 'desc').limit(0)),
    formerTablesOf: prepare(
      listed
        .innerJoin('entry', 'entry.n', 'game_table.n')
        .select('entry.seat as lost')
        .where('entry.id', 'in', lastReplaced as never)
        .where('status', '=', sql.lit('playing'))
        .where(sql<boolean>`not exists (select 1 from sitting where person = ${''} and sitting.n = game_table.n)`)
        .orderBy('entry.id', 'desc')
        .limit(0),
    ),
    hostedBy: prepare(goingOn.where('host', '=', '')),
    madeFrom: prepare(
      goingOn.where((e) =>
        e.or([
          e('address', '=', ''),
          e('address', '>', sql<string>`${''} || '.'`).and('address', '<', sql<string>`${''} || '/'`),
        ]),
      ),
    ),
    botsAloneBefore: prepare(
      q
        .selectFrom('game_table as one')
        .select([botsAlone('host').as('ofHost'), botsAlone('address').as('ofAddress')])
        .where('id', '=', ''),
    ),
    due: prepare(
      q.selectFrom('game_table').select('id').where('due', '<=', 0).where(ofRules(words)).orderBy('due').limit(0),
    ),
    lastId: prepare(q.selectFrom('entry').select((e) => e.fn.max('id').as('id'))),
    dueOutbox: prepare(q.selectFrom('outbox').selectAll().where('due', '<=', 0).orderBy('due').orderBy('id').limit(0)),
    idsAfter: prepare(
      q
        .selectFrom('entry')
        .select('id')
        .where('n', 'in', concerning as never)
        .where('id', '>', 0)
        .limit(0),
    ),
    entriesOfIds: prepare(
      q
        .selectFrom('entry')
        .innerJoin('game_table', 'game_table.n', 'entry.n')
        .selectAll('entry')
        .select('game_table.id as table')
        .where('entry.id', 'in', numbers())
        .orderBy('entry.id'),
    ),
    person: prepare(q.selectFrom('person').select(['id', 'name', 'guest']).where('id', '=', '')),
    personOfUser: prepare(q.selectFrom('person').select(['id', 'name', 'guest']).where('user_id', '=', '')),
    names: prepare(q.selectFrom('person').select(['id as person', 'name']).where('id', 'in', texts())),
    ...passReadings(words, prepare),
    mutes: prepare(
      q
        .selectFrom('mute')
        .innerJoin('person', 'person.id', 'mute.muted')
        .select(['person.id as person', 'person.name'])
        .where('mute.person', '=', ''),
    ),
    abandoned: prepare(
      q
        .selectFrom('game_table')
        .select('id')
        .where('status', '=', sql.lit('playing'))
        .where('updated', '<', 0)
        .where(ofRules(words))
        .limit(0),
    ),
  };
}

/** The statements that write, and those that a write needs to read first. */
export function writings<Statement>(words: Words, prepare: Prepare<Statement>) {
  const { q, field } = words;
  const listed = q.selectFrom('game_table').selectAll('game_table');
  const stale = q.selectFrom('game_table').select(['n', 'id']);
  return {
    meta: prepare(metaOf(words)),
    setMeta: prepare(
      q
        .insertInto('meta')
        .values({ name: '', value: '' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` })),
    ),
    insertTable: prepare(
      q.insertInto('game_table').values({
        id: '',
        code: '',
        game: '',
        rules_version: 0,
        created: 0,
        clock: '',
        own_data: 0,
        ...turn,
        ...seldom,
      } as never),
    ),
    updateTurn: prepare(
      q
        .updateTable('game_table')
        .set(turn)
        .where('id', '=', '')
        .where('seq', '=', 0)
        .where('version', '=', 0)
        .returning('n'),
    ),
    updateTable: prepare(
      q
        .updateTable('game_table')
        .set({ ...turn, ...seldom })
        .where('id', '=', '')
        .where('seq', '=', 0)
        .where('version', '=', 0)
        .returning('n'),
    ),
    shift: prepare(
      q
        .updateTable('game_table')
        .set({ turn: '', due: 0, version: sql`version + 1` })
        .where('n', '=', 0),
    ),
    insertTerms: prepare(q.insertInto('terms').values({ n: 0, terms: '' })),
    updateClock: prepare(q.updateTable('game_table').set({ clock: '' }).where('n', '=', 0)),
    updateTerms: prepare(q.updateTable('terms').set({ terms: '' }).where('n', '=', 0)),
    insertOwnData: prepare(q.insertInto('own_data').values({ n: 0, data: '' })),
    insertSitting: prepare(q.insertInto('sitting').values({ person: '', n: 0 } as never)),
    setDropped: prepare(
      q
        .updateTable('sitting')
        .set({ dropped: 0 })
        .where('person', '=', '')
        .where('n', '=', q.selectFrom('game_table').select('n').where('id', '=', '')),
    ),
    clearSitting: prepare(q.deleteFrom('sitting').where('n', '=', 0)),
    insertEntry: prepare(
      q.insertInto('entry').values({ n: 0, seq: 0, kind: '', seat: 0, body: '', key: '', barrier: 0, at: 0 } as never),
    ),
    insertSnapshot: prepare(
      q
        .insertInto('snapshot')
        .values({ n: 0, count: 0, seq: 0, state: '', rules_version: 0, fingerprint: '' })
        .onConflict((conflict) =>
          conflict.columns(['n', 'count']).doUpdateSet({
            seq: sql`excluded.seq`,
            state: sql`excluded.state`,
            rules_version: sql`excluded.rules_version`,
            fingerprint: sql`excluded.fingerprint`,
          }),
        ),
    ),
    insertOutbox: prepare(q.insertInto('outbox').values({ kind: '', body: '', due: 0 } as never)),
    dropOutbox: prepare(q.deleteFrom('outbox').where('id', '=', 0)),
    running: prepare(listed.where('due', 'is not', null)),
    insertPerson: prepare(
      q.insertInto('person').values({ id: '', user_id: '', name: '', guest: 0, created: 0, seen: 0 } as never),
    ),
    renamePerson: prepare(q.updateTable('person').set({ name: '' }).where('id', '=', '')),
    ...passWritings(words, prepare),
    insertMute: prepare(
      q
        .insertInto('mute')
        .values({ person: '', muted: '' })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    dropMute: prepare(q.deleteFrom('mute').where('person', '=', '').where('muted', '=', '')),
    staleWaiting: prepare(stale.where('status', '=', sql.lit('waiting')).where('updated', '<', 0).where(isNotLast)),
    staleClosed: prepare(
      stale
        .where('status', '=', sql.lit('ended'))
        .where(field('ended'), '=', sql.lit('closed'))
        .where('updated', '<', 0)
        .where(isNotLast),
    ),
    dropTable: (['entry', 'snapshot', 'sitting', 'terms', 'own_data', 'game_table'] as const).map((table) =>
      prepare(q.deleteFrom(table).where('n', '=', 0)),
    ),
    idleGuests: prepare(
      q
        .selectFrom('person')
        .select(['id', 'user_id'])
        .where('guest', '=', sql.lit(1))
        .where('seen', '<', 0)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('sitting').select('n').whereRef('sitting.person', '=', 'person.id'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('game_table').select('n').whereRef('host', '=', 'person.id').where(isGoingOn))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('presence').select('stream').whereRef('presence.person', '=', 'person.id'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('result').select('n').whereRef('who', '=', 'person.id'))),
        )
        // Whoever has a recovery link on paper wants to come back.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sign_in_link')
                .select('sign_in_link.id')
                .whereRef('sign_in_link.person', '=', 'person.id')
                .where('kind', '=', sql.lit('recovery'))
                .where('used', 'is', null)
                .where('withdrawn', 'is', null),
            ),
          ),
        )
        .limit(0),
    ),
    dropPerson: [
      ...OF_A_PERSON.map((table) => prepare(q.deleteFrom(table).where('person', '=', ''))),
      prepare(q.deleteFrom('person').where('id', '=', '')),
    ],
    dropUser: prepare(q.deleteFrom('user').where('id', '=', '')),
  };
}
