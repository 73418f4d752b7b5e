import type { Invitation } from '../api.ts';
import { Refused } from '../errors.ts';
import { newId } from '../ids.ts';
import { looksOf } from '../names.ts';
import type { Server } from '../server.ts';
import type { PersonRow, Store, TableRow } from '../store/store.ts';
import { seatsOf } from '../tables/describe.ts';
import { mustWait } from '../tables/seating.ts';

const MOST_INVITED = 30;
const MOST_BLOCKED = 500;

/** The people who sit at a table. */
const peopleAt = ({ seats }: Pick<TableRow, 'seats'>): string[] => [
  ...new Set(seats.flatMap(({ person }) => person ?? [])),
];

/**
 * Throws where somebody must not sit down: with a person who blocked them, or, unless they want it `anyway`, with one
 * they blocked. Whoever is blocked learns no more than that they cannot sit here.
 */
export async function mustBeWelcome(store: Store, row: TableRow, person: string, anyway: boolean): Promise<void> {
  if (seatsOf(row, person).length > 0) return;
  const { mine, theirs } = await store.blocksBetween(person, peopleAt(row));
  if (theirs.length > 0) throw new Refused('not-welcome', 'you cannot sit at this table');
  if (mine.length > 0 && !anyway)
    throw new Refused('blocked-here', 'somebody sits here whom you have blocked: send anyway to sit down all the same');
}

/** Blocks a person, or lets them again. They are not told. */
export async function setBlock(
  { store, bus }: Pick<Server, 'store' | 'bus'>,
  person: PersonRow,
  other: string,
  blocked: boolean,
): Promise<void> {
  if (other === person.id) throw new Refused('bad-request', 'you cannot block yourself');
  if (!(await store.person(other))) throw new Refused('not-found', 'there is no such person');
  if (blocked && (await store.blocks(person.id)).length >= MOST_BLOCKED)
    throw new Refused('not-possible', `you have blocked ${MOST_BLOCKED} people`);
  await store.setBlock(person.id, other, blocked);
  const muted = blocked || (await store.mutes(person.id)).some((one) => one.person === other);
  await bus.publish({ kind: 'mute', person: person.id, other, muted });
}

/** Asks the account of a name to sit down at a table. One who blocked the asker hears nothing of it, nor does the asker. */
export async function invite(
  { store, tables, bus, notifier }: Pick<Server, 'store' | 'tables' | 'bus' | 'notifier'>,
  id: string,
  by: PersonRow,
  name: string,
): Promise<void> {
  const row = await tables.read(id, (table) => table.row);
  if (row.host !== by.id && seatsOf(row, by.id).length === 0)
    throw new Refused('not-your-seat', 'only who sits at this table may invite somebody');
  mustWait(row);
  const found = await store.accountNamed(looksOf(name));
  if (!found) throw new Refused('not-found', `no account here is called ${name}: send the link to a guest`);
  const { person } = found;
  if (person.id === by.id || seatsOf(row, person.id).length > 0)
    throw new Refused('not-possible', `${person.name} sits here already`);
  const { mine, theirs } = await store.blocksBetween(person.id, [...peopleAt(row), by.id]);
  if (mine.length + theirs.length > 0 || row.removed.includes(person.id)) return;
  const invitation = { id: newId(), table: id, person: person.id, by: by.id, at: tables.now() };
  if (!(await store.addInvitation(invitation, MOST_INVITED))) return;
  await bus.publish({ kind: 'news', person: person.id });
  await notifier.invite(invitation);
}

/** The invitations of a person to tables that still have an open seat for them. */
export async function invitationsOf({ store }: Pick<Server, 'store'>, person: string): Promise<Invitation[]> {
  const found: Invitation[] = [];
  for (const { id, table, by, byName, at } of await store.invitations(person)) {
    const row = await store.table(table);
    const open = row?.seats.filter(({ kind }) => kind === 'open').length ?? 0;
    const isStale = row === null || row.status !== 'waiting' || open === 0 || row.removed.includes(person);
    if (isStale || seatsOf(row, person).length > 0) continue;
    const { mine, theirs } = await store.blocksBetween(person, [...peopleAt(row), by]);
    if (mine.length + theirs.length > 0) continue;
    const names = row.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name]));
    found.push({ id, by: byName, at, table, code: row.code, game: row.game, open, names });
  }
  return found;
}
