import { InputError, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { newestGame, ownersTables } from '@outcry/games';
import type { Body } from '../api.ts';
import { Refused } from '../errors.ts';
import { newCode, newId } from '../ids.ts';
import type { PersonRow, SeatRow, TableRow } from '../store/store.ts';
import { seatsOf } from './describe.ts';
import type { Loaded } from './loaded.ts';
import { botSeat, namesAt, OPEN, personSeat } from './places.ts';
import { join, leave, start } from './seating.ts';
import type { Change, Draft, Tables } from './tables.ts';
import { idleTurn } from './turns.ts';

const nothing = (): null => null;

/** Turns an error in the caller's input into a 422. */
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
  const printed = await newestGame(id);
  if (data === null) return printed;
  return newestGame(id, ownersTables(printed, JSON.stringify({ format: 'outcry-data', game: id, data })));
}

/** Makes a table and returns its id. */
export async function createTable(tables: Tables, person: PersonRow, wish: Body<'createTable'>): Promise<string> {
  const game = await given(() => gameWanted(wish.game, wish.data ?? null));
  const options = await given(() => parseOptions(game, wish.options ?? {}, wish.seats.length));
  const seats: SeatRow[] = [];
  for (const seat of wish.seats) {
    if (seat.kind === 'open') seats.push(OPEN);
    else if (seat.kind === 'bot') seats.push(botSeat(seat.bot, namesAt(seats)));
    else seats.push(personSeat(person, seat.name, namesAt(seats)));
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
  if (wish.start) await tables.change(row.id, (table, now) => start(tables, table, person.id, now), nothing);
  return row.id;
}

const entriesOfSeats = (seats: readonly SeatRow[]): Draft[] =>
  seats.map(({ kind, person }, seat) => ({
    kind: 'seat',
    seat,
    what: kind === 'person' ? 'joined' : kind === 'bot' ? 'bot' : 'opened',
    person,
  }));

function newRow(
  host: PersonRow,
  { id: game, rulesVersion }: AnyGame,
  { options, data, clock, absence }: Pick<TableRow['terms'], 'options' | 'data' | 'clock' | 'absence'>,
  seats: readonly SeatRow[],
  open: boolean,
  spectators: boolean,
  now: number,
): TableRow {
  return {
    id: newId(),
    code: newCode(),
    game,
    rulesVersion,
    host: host.id,
    created: now,
    terms: { options, data, clock, absence },
    status: 'waiting',
    ended: null,
    public: open,
    spectators,
    seats,
    deal: null,
    removed: [],
    next: null,
    seq: 0,
    turn: idleTurn(seats.length, clock),
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
export async function rematch(tables: Tables, id: string, person: PersonRow): Promise<string> {
  const old = await tables.read(id, ({ row }) => row);
  if (seatsOf(old, person.id).length === 0) throw new Refused('not-your-seat', 'only who played may ask for a rematch');
  if (old.status === 'playing' || old.status === 'waiting')
    throw new Refused('not-possible', 'the game is not over yet');
  if (old.next && !(await isGone(tables, old.next))) return sitAgain(tables, old, old.next, person);
  // A new table, so it is played by the newest rules, as far as they take the same tables and options.
  const game = await given(() => newestGame(old.game, old.terms.data));
  const options = await given(() => parseOptions(game, old.terms.options, old.seats.length));
  const seats = old.seats.map((seat) => {
    if (seat.kind === 'bot') return seat;
    return seat.person === person.id ? { ...seat, bot: null, standIn: null } : OPEN;
  });
  const made = newRow(person, game, { ...old.terms, options }, seats, old.public, old.spectators, tables.now());
  await tables.create(made, entriesOfSeats(seats));
  const next = await tables.change(
    id,
    ({ row }) =>
      row.next === old.next
        ? { entries: [{ kind: 'rematch', next: made.id, person: person.id }], row: { next: made.id } }
        : null,
    ({ row }) => row.next!,
  );
  if (next === made.id) return next;
  // Another was faster: their table it is.
  await tables.change(made.id, (table, now) => leave(tables, table, person.id, now), nothing);
  return sitAgain(tables, old, next, person);
}

/** Takes as many seats at the rematch as the person had, with the same names, in one change. Returns the table's id. */
function sitAgain(tables: Tables, old: TableRow, next: string, person: PersonRow): Promise<string> {
  const names = seatsOf(old, person.id).map((seat) => old.seats[seat]!.name);
  const sit = (table: Loaded): Change | null => {
    if (seatsOf(table.row, person.id).length > 0) return null;
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
