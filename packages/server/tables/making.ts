import { InputError, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { newestGame, ownersTables } from '@outcry/games';
import type { Body, Clock } from '../api.ts';
import { Refused } from '../errors.ts';
import { newCode, newId } from '../ids.ts';
import { mustBeWelcome } from '../order/company.ts';
import type { OwnData, PersonRow, SeatRow, TableRow } from '../store/store.ts';
import { seatsOf } from './describe.ts';
import type { Loaded } from './loaded.ts';
import { botSeat, namesAt, OPEN, seated, mustBeBot } from './places.ts';
import { endTable } from './play.ts';
import { join, leave, mustBeFull, start } from './seating.ts';
import { isZone } from './runningTime.ts';
import type { Change, Draft, Tables } from './tables.ts';
import { idleTurn } from './turns.ts';

const nothing = (): null => null;

/** Turns an error in the caller's input into a 422. */
export async function given<Result>(check: () => Result | Promise<Result>): Promise<Result> {
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
  const printed = await newestGame(id);
  if (data === null) return printed;
  return newestGame(id, ownersTables(printed, JSON.stringify({ format: 'outcry-data', game: id, data })));
}

/** A clock as it is kept: without a week in which nothing is off. */
export function clockGiven(clock: Clock): Clock {
  if (clock.kind === 'none' || clock.week === undefined) return clock;
  const { week, ...plain } = clock;
  if (!isZone(week.zone)) throw new Refused('malformed', `there is no time zone "${week.zone}"`);
  return week.days.length === 7 ? plain : { ...plain, week: { ...week, days: week.days.toSorted((a, b) => a - b) } };
}

/** Throws where ratings could not be compared. */
export function mayBeRated(hasOwnData: boolean): void {
  if (hasOwnData) throw new Refused('not-possible', 'a game with tables of its own cannot be rated');
}

/** Makes a table and returns its id. `address` is a keyed hash of where the request came from. */
export async function createTable(
  tables: Tables,
  person: PersonRow,
  wish: Body<'createTable'>,
  address: string | null = null,
): Promise<string> {
  const game = await given(() => gameWanted(wish.game, wish.data ?? null));
  const options = await given(() => parseOptions(game, wish.options ?? {}, wish.seats.length));
  let seats: readonly SeatRow[] = wish.seats.map(() => OPEN);
  for (const [at, seat] of wish.seats.entries()) {
    if (seat.kind === 'bot') mustBeBot(seat.bot, tables.bots);
    if (seat.kind === 'bot') seats = seats.with(at, botSeat(seat.bot, namesAt(seats)));
    if (seat.kind === 'me') ({ seats } = seated(seats, at, person, seat.name));
  }
  if (wish.start) mustBeFull(seats);
  const data = wish.data ? (game.data as OwnData) : null;
  const { absence = null, spectators = true, public: open = false, rated = false, hints = true } = wish;
  if (rated) mayBeRated(data !== null);
  const clock = clockGiven(wish.clock ?? { kind: 'none' });
  const row = newRow(person, game, {
    terms: { options, clock, absence, ...(hints ? {} : { hints }) },
    ownData: sizeOf(data),
    seats,
    public: open,
    spectators,
    rated,
    address,
    now: tables.now(),
  });
  const status = wish.start ? 'playing' : 'waiting';
  return tables.quotas.withRoom(person.id, address, { ...row, status }, async () => {
    await tables.create(row, entriesOfSeats(seats), data);
    if (wish.start) await orClose(tables, row.id, () => startAt(tables, row.id, person.id, nothing));
    return row.id;
  });
}

/** Starts the game of a table, if its host has room for one more. */
export async function startTable<Result>(
  tables: Tables,
  id: string,
  person: string,
  answer: (table: Loaded) => Result,
): Promise<Result> {
  const { host, address, seats, status } = await tables.read(id, ({ row }) => row);
  if (host !== person || status !== 'waiting') return startAt(tables, id, person, answer); // which says what is wrong
  const added = { status: 'playing', seats, ownData: 0 } as const;
  return tables.quotas.withRoom(host, address, added, () => startAt(tables, id, person, answer));
}

const startAt = <Result>(tables: Tables, id: string, person: string, answer: (table: Loaded) => Result) =>
  tables.change(id, (table, now) => start(tables, table, person, now), answer);

/** Closes a table that was just made when what should follow fails, so that it does not stay in the lobby. */
async function orClose<Result>(tables: Tables, id: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const close = ({ row }: Loaded) => (row.status === 'waiting' ? endTable(row, 'closed') : null);
    await tables.change(id, close, nothing).catch(nothing); // what failed first says more
    throw error;
  }
}

const sizeOf = (data: OwnData | null): number => (data === null ? 0 : Buffer.byteLength(JSON.stringify(data)));

const entriesOfSeats = (seats: readonly SeatRow[]): Draft[] =>
  seats.map(({ kind, person }, seat) => ({
    kind: 'seat',
    seat,
    what: kind === 'person' ? 'joined' : kind === 'bot' ? 'bot' : 'opened',
    person,
  }));

/** What a new table is made of. */
interface NewTable extends Pick<TableRow, 'ownData' | 'seats' | 'public' | 'spectators' | 'rated' | 'address'> {
  readonly terms: TableRow['terms'];
  readonly now: number;
}

function newRow(host: PersonRow, { id: game, rulesVersion }: AnyGame, { terms, now, ...made }: NewTable): TableRow {
  return {
    ...made,
    id: newId(),
    code: newCode(),
    game,
    rulesVersion,
    host: host.id,
    created: now,
    terms,
    status: 'waiting',
    ended: null,
    deal: null,
    removed: [],
    unrated: false,
    next: null,
    seq: 0,
    version: 0,
    turn: idleTurn(made.seats.length, terms.clock),
    result: null,
    due: null,
    updated: now,
  };
}

/** Whether a table was closed before its game began, or is forgotten. */
async function isGone({ store }: Tables, id: string): Promise<boolean> {
  const row = await store.table(id);
  return row === null || row.ended === 'closed';
}

/** Makes a table for the same game again, with open seats for the other people. Returns its id. */
export async function rematch(
  tables: Tables,
  id: string,
  person: PersonRow,
  address: string | null = null,
): Promise<string> {
  await tables.store.fresh(); // its last move may have been made at another process
  const old = await tables.read(id, ({ row }) => row);
  if (seatsOf(old, person.id).length === 0) throw new Refused('not-your-seat', 'only who played may ask for a rematch');
  if (old.status === 'playing' || old.status === 'waiting')
    throw new Refused('not-possible', 'the game is not over yet');
  if (old.next && !(await isGone(tables, old.next))) return sitAgain(tables, old, old.next, person);
  // A new table, so it is played by the newest rules, as far as they take the same tables and options.
  const data = old.ownData > 0 ? await tables.store.ownData(id) : null;
  const game = await given(() => newestGame(old.game, data));
  const options = await given(() => parseOptions(game, old.terms.options, old.seats.length));
  const seats = old.seats.map((seat) => {
    if (seat.kind === 'bot') return seat;
    const { kind, name } = seat;
    return seat.person === person.id ? { kind, person: person.id, name, bot: null, standIn: null } : OPEN;
  });
  const { spectators, rated, ownData, public: open } = old;
  const terms = { ...old.terms, options };
  const made = newRow(person, game, {
    terms,
    ownData,
    seats,
    public: open,
    spectators,
    rated,
    address,
    now: tables.now(),
  });
  const next = await tables.quotas.withRoom(person.id, address, { ...made, status: 'waiting' }, async () => {
    await tables.create(made, entriesOfSeats(seats), data);
    return orClose(tables, made.id, () => nameNext(tables, old, made.id, person));
  });
  if (next === made.id) return next;
  // Another was faster: their table it is.
  await tables.change(made.id, (table, now) => leave(tables, table, person.id, now), nothing);
  return sitAgain(tables, old, next, person);
}

/** Names the table of the rematch at the old one, unless another was faster; yields the one that is named. */
const nameNext = (tables: Tables, old: TableRow, next: string, { id: person }: PersonRow): Promise<string> =>
  tables.change(
    old.id,
    ({ row }) => (row.next === old.next ? { entries: [{ kind: 'rematch', next, person }], row: { next } } : null),
    ({ row }) => row.next!,
  );

/** Takes as many seats at the rematch as the person had, with the same names, in one change. Returns the table's id. */
function sitAgain(tables: Tables, old: TableRow, next: string, person: PersonRow): Promise<string> {
  const names = seatsOf(old, person.id).map((seat) => old.seats[seat]!.name);
  const sit = async (table: Loaded): Promise<Change | null> => {
    if (seatsOf(table.row, person.id).length > 0) return null;
    await mustBeWelcome(tables.store, table.row, person.id, true);
    return names.reduce<Change>(
      (change, name) => {
        const joined = join({ ...table, row: { ...table.row, ...change.row } }, person, { name, another: true })!;
        return { ...joined, entries: [...change.entries, ...joined.entries] };
      },
      { entries: [] },
    );
  };
  return tables.change(next, sit, ({ row }) => row.id);
}
