import { begin, commitmentTo, InputError, newSeed, parseOptions } from '@outcry/engine';
import type { AnyGame, Seat } from '@outcry/engine';
import { loadGame, ownersTables } from '@outcry/games';
import type { Body } from '../api.ts';
import { BOTS_TO_MEET } from '../bots/meet.ts';
import { Refused } from '../errors.ts';
import { newCode, newId } from '../ids.ts';
import type { PersonRow, SeatRow, TableRow } from '../store/store.ts';
import { notRemoved, seatsOf } from './describe.ts';
import { keyOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { askAnew, endTable, seatAt, standIns } from './play.ts';
import { draft } from './tables.ts';
import type { Change, Draft, Tables } from './tables.ts';
import { idleTurn } from './turns.ts';

const OPEN: SeatRow = { kind: 'open', person: null, name: '', bot: null, standIn: null, entropy: '' };

const nothing = (): null => null;

/** Makes what was handed in from outside a 422 instead of a failure. */
async function given<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw error.refusal
      ? new Refused('illegal', error.message, { refusal: error.refusal })
      : new Refused('malformed', error.message);
  }
}

/** The game a table wants, with an owner's tables merged into the printed ones. */
async function gameWanted(id: string, data: Record<string, unknown> | null): Promise<AnyGame> {
  const printed = await loadGame(id);
  if (data === null) return printed;
  return loadGame(
    id,
    printed.rulesVersion,
    ownersTables(printed, JSON.stringify({ format: 'outcry-data', game: id, data })),
  );
}

/** A name nobody at the table has yet. */
function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.includes(name)) return name;
  }
}

function botSeat(bot: string, taken: readonly string[]): SeatRow {
  const kind = BOTS_TO_MEET.find(({ id }) => id === bot);
  if (!kind)
    throw new Refused(
      'malformed',
      `there is no bot "${bot}"; there are ${BOTS_TO_MEET.map(({ id }) => id).join(', ')}`,
    );
  return { ...OPEN, kind: 'bot', bot, name: freeName(kind.name, taken) };
}

const personSeat = (
  { id, name }: PersonRow,
  wanted: string | undefined,
  entropy: string | undefined,
  taken: readonly string[],
): SeatRow => ({
  ...OPEN,
  kind: 'person',
  person: id,
  name: freeName(wanted?.trim() ?? name, taken),
  entropy: entropy ?? '',
});

const namesAt = (seats: readonly SeatRow[]): string[] => seats.map(({ name }) => name);

/** Makes a table and yields its id. */
export async function createTable(tables: Tables, person: PersonRow, wish: Body<'createTable'>): Promise<string> {
  const game = await given(() => gameWanted(wish.game, wish.data ?? null));
  const options = await given(() => parseOptions(game, wish.options ?? {}, wish.seats.length));
  const seats: SeatRow[] = [];
  for (const seat of wish.seats) {
    if (seat.kind === 'open') seats.push(OPEN);
    else if (seat.kind === 'bot') seats.push(botSeat(seat.bot, namesAt(seats)));
    else seats.push(personSeat(person, seat.name, seat.entropy, namesAt(seats)));
  }
  const data = wish.data ? (game.data as Record<string, unknown>) : null;
  const clock = wish.clock ?? { kind: 'none' };
  const { spectators = true, absence = null } = wish;
  const row = newRow(
    person,
    game,
    { options, data, clock, absence },
    seats,
    wish.public ?? false,
    spectators,
    tables.now(),
  );
  await tables.create(row, entriesOfSeats(seats));
  if (wish.start) await tables.change(row.id, (table, now) => start(table, person.id, now), nothing);
  return row.id;
}

const entriesOfSeats = (seats: readonly SeatRow[]): Draft[] =>
  seats.map(({ kind, name }, seat) =>
    draft('seat', seat, { what: kind === 'person' ? 'joined' : kind === 'bot' ? 'bot' : 'opened', name }),
  );

function newRow(
  host: PersonRow,
  { id: game, rulesVersion }: AnyGame,
  terms: Pick<TableRow['terms'], 'options' | 'data' | 'clock' | 'absence'>,
  seats: readonly SeatRow[],
  open: boolean,
  spectators: boolean,
  now: number,
): TableRow {
  const seed = newSeed();
  return {
    id: newId(),
    code: newCode(),
    game,
    host: host.id,
    created: now,
    terms: { ...terms, rulesVersion, seed, commitment: commitmentTo(seed) },
    status: 'waiting',
    ended: null,
    public: open,
    spectators,
    seats,
    removed: [],
    next: null,
    seq: 0,
    turn: idleTurn(seats.length, terms.clock),
    result: null,
    due: null,
    updated: now,
  };
}

const mustWait = ({ status }: TableRow): void => {
  if (status === 'playing') throw new Refused('started', 'the game has started');
  if (status !== 'waiting') throw new Refused('over', 'the game is over');
};

const mustHost = ({ host }: TableRow, person: string): void => {
  if (host !== person) throw new Refused('not-host', 'only the host of the table may do this');
};

const seatChange = (
  row: TableRow,
  seat: Seat,
  place: SeatRow,
  what: 'joined' | 'left' | 'removed' | 'opened' | 'bot',
  name: string,
): Change => ({
  entries: [draft('seat', seat, { what, name })],
  row: { seats: row.seats.with(seat, place) },
});

/** Sits down; who sits already stays where he is, unless he wants another seat. */
export function join({ row }: Loaded, person: PersonRow, wish: Body<'join'>): Change | null {
  if (seatsOf(row, person.id).length > 0 && !wish.another) return null;
  notRemoved(row, person.id);
  mustWait(row);
  const seat = wish.seat ?? row.seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) throw new Refused('full', 'the table is full');
  if (seatAt(row, seat).kind !== 'open') throw new Refused('full', `seat ${seat} is taken`);
  const place = personSeat(person, wish.name, wish.entropy, namesAt(row.seats));
  return seatChange(row, seat, place, 'joined', place.name);
}

/** Gives up all seats of a person: before the start they are open again, after it a bot plays on. */
export function leave(table: Loaded, person: string, now: number): Change | null {
  const { row } = table;
  const seats = seatsOf(row, person).filter((seat) => row.seats[seat]!.standIn === null);
  if (seats.length === 0) return null;
  if (row.status === 'playing')
    return standIns(
      table,
      seats.map((seat) => ({ seat, why: 'left' })),
      now,
    );
  if (row.status !== 'waiting') return null;
  const left = row.seats.map((place, seat) => (seats.includes(seat) ? OPEN : place));
  const entries = seats.map((seat) => draft('seat', seat, { what: 'left', name: row.seats[seat]!.name }));
  const heir = left.find(({ person: other }) => other !== null)?.person;
  if (!heir) {
    const end = endTable(row, 'closed', entries);
    return { ...end, row: { ...end.row, seats: left } };
  }
  return { entries, row: { seats: left, ...(row.host === person ? { host: heir } : {}) } };
}

/** The host opens a seat, which removes who sits there, or gives it to a bot. */
export function setSeat({ row }: Loaded, person: string, seat: Seat, wish: Body<'setSeat'>): Change | null {
  mustHost(row, person);
  const place = seatAt(row, seat);
  mustWait(row);
  if (wish.kind === 'open' && place.kind === 'open') return null;
  const change = wish.kind === 'open' ? opened(row, seat) : givenToBot(row, seat, wish.bot);
  if (place.person === null || place.person === person) return change;
  return { ...change, row: { ...change.row, removed: [...row.removed, place.person] } };
}

function opened(row: TableRow, seat: Seat): Change {
  const { kind, name } = row.seats[seat]!;
  return seatChange(row, seat, OPEN, kind === 'person' ? 'removed' : 'opened', name);
}

function givenToBot(row: TableRow, seat: Seat, bot: string): Change {
  const place = botSeat(bot, namesAt(row.seats.with(seat, OPEN)));
  return seatChange(row, seat, place, 'bot', place.name);
}

/** The host shows the table in the lobby or hides it, and lets people look on or not. */
export function changeSettings({ row }: Loaded, person: string, wish: Body<'settings'>): Change | null {
  mustHost(row, person);
  const after = { public: wish.public ?? row.public, spectators: wish.spectators ?? row.spectators };
  if (after.public === row.public && after.spectators === row.spectators) return null;
  return { entries: [draft('settings', null, {})], row: after };
}

/** Adds a seat's randomness to the shuffle. */
export function addEntropy({ row }: Loaded, person: string, { seat, entropy }: Body<'entropy'>): Change | null {
  const place = seatAt(row, seat);
  if (place.person !== person) throw new Refused('not-your-seat', `seat ${seat} is not yours`);
  mustWait(row);
  if (place.entropy === entropy) return null;
  return { entries: [draft('settings', null, {})], row: { seats: row.seats.with(seat, { ...place, entropy }) } };
}

/** Deals. */
export function start(table: Loaded, person: string, now: number): Change {
  const { row, game } = table;
  mustHost(row, person);
  mustWait(row);
  if (row.seats.some(({ kind }) => kind === 'open')) throw new Refused('not-possible', 'a seat is still open');
  table.key = keyOf(row);
  table.state = begin(game, { options: row.terms.options, seats: row.seats.length, key: table.key });
  return {
    entries: [draft('start', null, {})],
    row: { status: 'playing', ...askAnew(table, row.seq + 1, now) },
  };
}

/** The same game once more, with open seats for the other people: yields the id of its table. */
export async function rematch(tables: Tables, id: string, person: PersonRow): Promise<string> {
  const old = await tables.read(id, ({ row }) => row);
  if (seatsOf(old, person.id).length === 0) throw new Refused('not-your-seat', 'only who played may ask for a rematch');
  if (old.status === 'playing' || old.status === 'waiting')
    throw new Refused('not-possible', 'the game is not over yet');
  if (old.next) {
    await tables.change(old.next, (table) => join(table, person, {}), nothing);
    return old.next;
  }
  const game = await loadGame(old.game, undefined, old.terms.data);
  const seats = old.seats.map((seat) => {
    if (seat.kind === 'bot') return seat;
    return seat.person === person.id ? { ...seat, bot: null, standIn: null, entropy: '' } : OPEN;
  });
  const made = newRow(person, game, old.terms, seats, old.public, old.spectators, tables.now());
  await tables.create(made, entriesOfSeats(seats));
  const next = await tables.change(
    id,
    ({ row }) =>
      row.next
        ? null
        : { entries: [draft('rematch', null, { next: made.id, name: person.name })], row: { next: made.id } },
    ({ row }) => row.next!,
  );
  if (next === made.id) return next;
  // Another was faster: his table it is.
  await tables.change(made.id, (table, now) => leave(table, person.id, now), nothing);
  await tables.change(next, (table) => join(table, person, {}), nothing);
  return next;
}
