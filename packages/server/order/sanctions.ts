import type { Body } from '../api.ts';
import { Refused } from '../errors.ts';
import { parseNetwork } from '../http/address.ts';
import { newId } from '../ids.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/store.ts';
import { isDealing } from '../tables/dealing.ts';
import type { Loaded } from '../tables/loaded.ts';
import { endTable } from '../tables/play.ts';
import { leave } from '../tables/seating.ts';
import type { Change } from '../tables/tables.ts';
import { letStandIn } from '../tables/undo.ts';
import { actOf } from './admins.ts';

/** More tables than anybody has. */
const MOST_TABLES = 1000;

type Acting = Pick<Server, 'store' | 'tables' | 'bus' | 'order' | 'networkHash'>;

/** Throws when rights of administrators would turn against an administrator. */
async function mustBeNoAdmin({ store }: Acting, person: PersonRow): Promise<void> {
  if (await store.isAdmin(person.id))
    throw new Refused('not-possible', `${person.name} is an administrator: take that away first`);
}

/** A person by their id, or 404. */
export async function personOf({ store }: Pick<Server, 'store'>, id: string): Promise<PersonRow> {
  const person = await store.person(id);
  if (!person) throw new Refused('not-found', 'there is no such person');
  return person;
}

/** The end of something that lasts from now: in the future, or null. */
function endOf(until: number | null, now: number): number | null {
  if (until !== null && until <= now) throw new Refused('bad-request', 'the end must be in the future');
  return until;
}

/** Bans a person, a network, or the network a person comes from. A bot plays on at the tables of a person. */
export async function ban(acting: Acting, host: PersonRow, wish: Body<'ban'>): Promise<void> {
  const { store, tables, order, networkHash } = acting;
  const now = tables.now();
  const { reason } = wish;
  const row = { reason, at: now, ends: endOf(wish.until, now), by: host.id };
  const body = { reason, until: wish.until };
  if (wish.person === undefined) {
    const network = parseNetwork(wish.network ?? '');
    if (!network) throw new Refused('bad-request', 'this is neither an address nor a network like 203.0.113.0/24');
    const { name, shown } = network;
    const made = { ...row, id: newId(), person: null, network: networkHash(name), shown };
    await store.addBan(made, actOf(now, host.id, 'ban-network', null, { ...body, shown }));
    return order.tell();
  }
  const person = await personOf(acting, wish.person);
  await mustBeNoAdmin(acting, person);
  const act = actOf(now, host.id, 'ban', person.id, body, true);
  await store.addBan({ ...row, id: newId(), person: person.id, network: null, shown: '' }, act);
  const network = wish.alsoNetwork ? await store.networkOf(person.id) : null;
  if (network !== null)
    await store.addBan(
      { ...row, id: newId(), person: null, network, shown: person.name },
      actOf(now, host.id, 'ban-network', null, { ...body, shown: person.name }),
    );
  await order.tell();
  await leaveAll(acting, person.id);
}

/** A person gives up all their seats: bots play on for them. */
async function leaveAll({ store, tables }: Acting, person: string): Promise<void> {
  for (const { id } of await store.tablesGoingOn(person, MOST_TABLES))
    await tables.change(
      id,
      (table, now) => (table.rules === null ? null : leave(tables, table, person, now)),
      () => null,
    );
}

export async function liftBan({ store, tables, order, bus }: Acting, host: PersonRow, id: string): Promise<void> {
  const lifted = await store.liftBan(id, actOf(tables.now(), host.id, 'unban', null, {}, true));
  if (!lifted) throw new Refused('not-found', 'there is no such ban any more');
  await order.tell();
  if (lifted.person !== null) await bus.publish({ kind: 'news', person: lifted.person });
}

/** Keeps a person from writing for a while, or lets them again (`until`: now or before). */
export async function silence(
  acting: Acting,
  host: PersonRow,
  id: string,
  { until, reason = '' }: Body<'silence'>,
): Promise<void> {
  const { store, tables, bus } = acting;
  const person = await personOf(acting, id);
  const now = tables.now();
  const isOn = until > now;
  if (isOn) await mustBeNoAdmin(acting, person);
  const act = actOf(now, host.id, isOn ? 'mute' : 'unmute', id, isOn ? { until, reason } : {}, true);
  await store.setSilence(id, isOn ? { reason, at: now, ends: until } : null, act);
  await bus.publish({ kind: 'news', person: id });
}

/** Throws while a person may not write. */
export async function mayWrite({ store, tables }: Pick<Server, 'store' | 'tables'>, person: string): Promise<void> {
  const found = await store.silence(person, tables.now());
  if (!found) return;
  const until = found.ends === null ? 'for now' : `until ${new Date(found.ends).toISOString()}`;
  throw new Refused('muted', `you cannot write ${until}; you can play on`, { until: found.ends, reason: found.reason });
}

/** Empties a message. Its place in the log stays, and so does everything a game file is verified by. */
export async function deleteMessage(
  { store, tables, bus }: Acting,
  host: PersonRow,
  { id, seq }: { readonly id: string; readonly seq: number },
): Promise<void> {
  const { code } = await tables.read(id, ({ row }) => row);
  const [entry] = await store.entries(id, seq, seq);
  const act = actOf(tables.now(), host.id, 'message-deleted', null, { table: code }, true);
  if (!(await store.emptyMessage(id, seq, act))) throw new Refused('not-found', 'there is no such message');
  await tables.change(
    id,
    () => ({ entries: [{ kind: 'hidden', of: seq }] }),
    () => null,
  );
  if (entry?.kind === 'chat') await bus.publish({ kind: 'news', person: entry.person });
}

/** Ends what goes on at a table and takes it from all lists: only those who played it still see it. */
function hidden({ row }: Loaded): Change {
  const marker = { kind: 'hidden' as const, of: null };
  const isOver = row.status === 'over' || row.status === 'ended';
  const why = row.status === 'waiting' ? 'closed' : 'abandoned';
  const { entries, row: changed } = isOver ? { entries: [marker], row: {} } : endTable(row, why, [marker]);
  return { entries, row: { ...changed, public: false, spectators: false } };
}

export async function deleteTable({ store, tables, bus }: Acting, host: PersonRow, id: string): Promise<void> {
  const { host: owner, code } = await tables.change(id, hidden, ({ row }) => row);
  await store.dropReviews(id);
  await store.writeAct(actOf(tables.now(), host.id, 'table-deleted', owner, { table: code }, true));
  await bus.publish({ kind: 'news', person: owner });
}

/** Has bots play for everybody whom a table waits for. */
export async function seatBots({ store, tables }: Acting, host: PersonRow, id: string): Promise<void> {
  const { code } = await tables.change(
    id,
    (table, now) => {
      const { row } = table;
      const waited = row.seats.flatMap(({ standIn, kind }, seat) =>
        kind === 'person' && standIn === null && row.turn.asked[seat] !== null ? [seat] : [],
      );
      if (row.status !== 'playing' || isDealing(row) || table.rules === null || waited.length === 0)
        throw new Refused('not-possible', 'this table waits for nobody');
      return letStandIn(
        tables,
        table,
        waited.map((seat) => ({ seat, why: 'absent' as const })),
        now,
      );
    },
    ({ row }) => row,
  );
  await store.writeAct(actOf(tables.now(), host.id, 'bot-seated', null, { table: code }));
}
