import { sql } from 'kysely';
import type { Compilable } from 'kysely';
import { newId } from '../ids.ts';
import { SOMEBODY } from '../names.ts';
import type { AuditRow, CodeRow, LinkRow, SoloBounds, SoloRow } from './accountStore.ts';
import type { Words } from './schema.ts';
import { lockTally } from './ratingSteps.ts';
import { Conflict } from './store.ts';

/** What a statement answers. */
export interface Answer {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** The statements of one transaction, each built when its turn has come. Written once for both stores. */
export type Steps<Result> = Generator<Compilable, Result, Answer>;

/** Runs the steps at once, where statements answer at once. */
export function runAtOnce<Result>(steps: Steps<Result>, run: (query: Compilable) => Answer): Result {
  for (let step = steps.next(); ; step = steps.next(run(step.value))) if (step.done) return step.value;
}

/** Runs the steps one after the other. */
export async function runInTurn<Result>(
  steps: Steps<Result>,
  run: (query: Compilable) => Promise<Answer>,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next(await run(step.value))) if (step.done) return step.value;
}

/** So many links of one kind are kept of a person: the last ones. */
const MOST_LINKS = 20;

/** Everything that is written about accounts. Arguments are plain data: they may cross to another thread. */
export const accountSteps = ({ q, field, speaker }: Words) => ({
  *keepPerson(person: string, name: string, looks: readonly string[]): Steps<boolean> {
    const taken = yield q
      .selectFrom('kept_name')
      .select('look')
      .where('look', 'in', looks)
      .where('person', '!=', person);
    if (taken.rows.length > 0) return false;
    yield q.deleteFrom('kept_name').where('person', '=', person);
    const added = yield q
      .insertInto('kept_name')
      .values(looks.map((look) => ({ look, person })))
      .onConflict((conflict) => conflict.doNothing());
    if (added.changes < looks.length) throw new Conflict('another took the name in the same moment');
    yield q.updateTable('person').set({ name, guest: 0 }).where('id', '=', person);
    return true;
  },
  *releasePerson(person: string): Steps<void> {
    yield q.deleteFrom('kept_name').where('person', '=', person);
    yield q.updateTable('person').set({ guest: 1 }).where('id', '=', person);
  },

  *addLink(link: LinkRow, hash: string, audit: AuditRow | null): Steps<void> {
    const { id, person, kind, madeBy, created, ends } = link;
    if (kind === 'recovery') yield withdrawn(q, person, kind, created);
    yield q.insertInto('sign_in_link').values({
      id,
      person,
      kind,
      hash,
      made_by: madeBy,
      created,
      ends,
      used: null,
      withdrawn: null,
      seen: null,
    });
    const ofKind = q.selectFrom('sign_in_link').select('id').where('person', '=', person).where('kind', '=', kind);
    const { rows } = yield ofKind
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(MOST_LINKS + 1);
    const [oldest] = (rows as { id: string }[]).slice(MOST_LINKS);
    if (oldest) yield q.deleteFrom('sign_in_link').where('id', '=', oldest.id);
    if (audit) yield q.insertInto('audit').values({ ...audit, id: newId(), body: JSON.stringify(audit.body) });
  },
  *useLink(id: string, now: number): Steps<boolean> {
    const used = yield q
      .updateTable('sign_in_link')
      .set({ used: now })
      .where('id', '=', id)
      .where('used', 'is', null)
      .where('withdrawn', 'is', null)
      .where((e) => e.or([e('ends', 'is', null), e('ends', '>', now)]));
    return used.changes === 1;
  },
  *withdrawRecovery(person: string, now: number): Steps<boolean> {
    return (yield withdrawn(q, person, 'recovery', now)).changes > 0;
  },
  *seeLinks(person: string, now: number): Steps<void> {
    yield q.updateTable('sign_in_link').set({ seen: now }).where('person', '=', person).where('seen', 'is', null);
  },

  *addCode({ id, person, ends }: Pick<CodeRow, 'id' | 'person' | 'ends'>, hash: string): Steps<void> {
    yield q.deleteFrom('device_code').where('person', '=', person);
    const unscanned = { figures: null, agent: null, claim: null, scanned: null };
    yield q.insertInto('device_code').values({ id, person, hash, ends, state: 'shown', ...unscanned });
  },
  *scanCode(
    hash: string,
    by: { readonly claim: string; readonly figures: string; readonly agent: string },
    now: number,
  ): Steps<boolean> {
    const scanned = yield q
      .updateTable('device_code')
      .set({ ...by, state: 'scanned', scanned: now })
      .where('hash', '=', hash)
      .where('state', '=', 'shown')
      .where('ends', '>', now);
    return scanned.changes === 1;
  },
  *answerCode(person: string, id: string, agree: boolean, now: number): Steps<boolean> {
    const answered = yield q
      .updateTable('device_code')
      .set({ state: agree ? 'confirmed' : 'stopped' })
      .where('id', '=', id)
      .where('person', '=', person)
      .where('state', 'in', agree ? ['scanned'] : ['shown', 'scanned'])
      .where('ends', '>', now);
    return answered.changes === 1;
  },
  *claimCode(claim: string, now: number): Steps<boolean> {
    const used = yield q
      .updateTable('device_code')
      .set({ state: 'used' })
      .where('claim', '=', claim)
      .where('state', '=', 'confirmed')
      .where('ends', '>', now);
    return used.changes === 1;
  },

  *putSolo(person: string, { id, finished, summary }: SoloRow, file: string, most: SoloBounds): Steps<void> {
    yield q
      .insertInto('solo_game')
      .values({ person, id, finished, bytes: Buffer.byteLength(file), summary: JSON.stringify(summary), file })
      .onConflict((conflict) => conflict.doNothing());
    const { rows } = yield q
      .selectFrom('solo_game')
      .select(['id', 'bytes'])
      .where('person', '=', person)
      .orderBy('finished', 'desc')
      .orderBy('id');
    let bytes = 0;
    const tooMany = (rows as { id: string; bytes: number }[]).filter(
      (row, index) => (bytes += row.bytes) > most.bytes || index >= most.games,
    );
    if (tooMany.length === 0) return;
    const ids = tooMany.map((row) => row.id);
    yield q.deleteFrom('solo_game').where('person', '=', person).where('id', 'in', ids);
  },

  *setLeaving(person: string, at: number | null): Steps<void> {
    yield q.updateTable('person').set({ leaves: at }).where('id', '=', person);
  },
  *forgetPerson(person: string): Steps<void> {
    yield* lockTally({ q });
    const found = yield q.selectFrom('person').select('user_id').where('id', '=', person);
    const [user] = found.rows as { user_id: string | null }[];
    yield q
      .updateTable('entry')
      .set({ body: JSON.stringify({ person, text: '' }) })
      .where('kind', '=', sql.lit('chat'))
      .where(speaker, '=', person);
    const lost = yield q
      .selectFrom('entry')
      .select(['id', 'body'])
      .where('kind', '=', sql.lit('replaced'))
      .where(field('from'), '=', person);
    for (const { id, body } of lost.rows as { id: number; body: string }[]) {
      const unnamed = JSON.stringify({ ...(JSON.parse(body) as object), was: SOMEBODY });
      yield q.updateTable('entry').set({ body: unnamed }).where('id', '=', id);
    }
    yield q.deleteFrom('rating').where('who', '=', person);
    yield q.updateTable('result').set({ old_mu: null, mu: null, sigma: null }).where('who', '=', person);
    yield q.deleteFrom('block').where('blocked', '=', person);
    yield q.deleteFrom('invitation').where('made_by', '=', person);
    yield q.deleteFrom('report').where('about', '=', person);
    yield q.updateTable('report').set({ made_by: null }).where('made_by', '=', person);
    // What they said beside a message of somebody else.
    const beside = yield q.selectFrom('report').select(['id', 'chat']).where('chat', 'like', `%"${person}"%`);
    for (const { id, chat } of beside.rows as { id: string; chat: string }[]) {
      const others = (JSON.parse(chat) as { person: string | null }[]).filter((line) => line.person !== person);
      yield q
        .updateTable('report')
        .set({ chat: JSON.stringify(others) })
        .where('id', '=', id);
    }
    for (const table of OF_A_PERSON) yield q.deleteFrom(table).where('person', '=', person);
    yield q.deleteFrom('person').where('id', '=', person);
    if (user?.user_id) yield q.deleteFrom('user').where('id', '=', user.user_id);
  },
});

/** Tables whose rows belong to one person and go with them. */
export const OF_A_PERSON = [
  'token',
  'mute',
  'presence',
  'sitting',
  'kept_name',
  'sign_in_link',
  'device_code',
  'solo_game',
  'vacation',
  'private_note',
  'career',
  'versus',
  'admin',
  'ban',
  'silence',
  'told',
  'block',
  'invitation',
  'whereabouts',
  'notify_person',
  'notify_table',
  'notify_channel',
  'notify_told',
  'notify_waiting',
  'notify_digest',
  'mail_address',
] as const;

/** Withdraws the links of one kind that a person has and that were not used. */
export const withdrawn = (q: Words['q'], person: string, kind: LinkRow['kind'], now: number) =>
  q
    .updateTable('sign_in_link')
    .set({ withdrawn: now })
    .where('person', '=', person)
    .where('kind', '=', kind)
    .where('used', 'is', null)
    .where('withdrawn', 'is', null);
