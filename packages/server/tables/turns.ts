import type { Seat } from '@outcry/engine';
import type { Clock } from '../api.ts';
import type { SeatRow, Spent, TableRow, Turn } from '../store/store.ts';
import type { Agreements, UndoAsk } from './agreements.ts';
import { ALWAYS, beganAt, ranBetween, runsUntil } from './runningTime.ts';
import type { Running } from './runningTime.ts';
import { vacationOf, isSlow } from './vacations.ts';

/** A bot or a standing answer that has not moved after this long was lost with its server: the sweep asks again. */
const BOT_LEASE = 15_000;
/** A player who takes their seat back after running out of time gets one tenth of their bank again. */
const SECOND_CHANCE = 10;

/** What is left of a bank after its clock ran. */
const leftOf = (bank: number, began: number | null, now: number, running: Running): number =>
  Math.max(0, bank - (began === null ? 0 : ranBetween(began, now, running)));

/** When the clock of a seat runs, where it has one. */
export function runningOf(clock: Clock, { vacation = [] }: Pick<SeatRow, 'vacation'>): Running {
  const week = clock.kind === 'none' ? null : (clock.week ?? null);
  if (week === null && vacation.length === 0) return ALWAYS;
  return { week, pauses: isSlow({ clock, absence: null }) ? vacation : [] };
}

/** Nobody is asked anything. */
export const idleTurn = (seats: number, clock: Clock): Turn => ({
  asked: Array<null>(seats).fill(null),
  since: Array<null>(seats).fill(null),
  left: Array<number | null>(seats).fill(clock.kind === 'bank' ? clock.seconds * 1000 : null),
});

/** What is asked after an entry. */
export interface Asking {
  readonly actors: readonly Seat[];
  /** The entry after which it is asked, and when. */
  readonly seq: number;
  readonly now: number;
  /** Whose decision was answered; null: nobody's. */
  readonly mover: Seat | null;
  /** Whether a seat that was asked before is asked something else now. */
  readonly fresh: (seat: Seat) => boolean;
  readonly seats: readonly SeatRow[];
  readonly clock: Clock;
}

/** The decisions and clocks after an entry: a seat that is still asked the same keeps its decision, and its clock runs on. */
export function turnAfter(before: Turn, asking: Asking): Turn {
  const { actors, seq, now, mover, fresh, seats, clock } = asking;
  const asked: (number | null)[] = [];
  const since: (number | null)[] = [];
  const left: (number | null)[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const actor = actors.includes(seat);
    const began = before.since[seat] ?? null;
    const bank = before.left[seat] ?? null;
    if (actor && before.asked[seat] !== null && seat !== mover && !fresh(seat)) {
      asked.push(before.asked[seat]!);
      since.push(began);
      left.push(bank);
      continue;
    }
    const back = seat === mover && began !== null && clock.kind === 'bank' ? clock.increment * 1000 : 0;
    asked.push(actor ? seq : null);
    since.push(actor && seats[seat]!.bot === null ? now : null);
    left.push(bank === null ? null : leftOf(bank, began, now, runningOf(clock, seats[seat]!)) + back);
  }
  return { asked, since, left, ...spentAfter(before, asking) };
}

const NO_TIME: Spent = [0, 0];

/** How long each person has thought, after a move: the time their clock ran. A bot's time is not counted. */
function spentAfter({ since, spent }: Turn, { mover, now, clock, seats }: Asking): Pick<Turn, 'spent'> {
  const began = mover === null ? null : (since[mover] ?? null);
  if (began === null) return spent ? { spent } : {};
  const before = spent ?? since.map(() => NO_TIME);
  const [moves, time] = before[mover!]!;
  return { spent: before.with(mover!, [moves + 1, time + ranBetween(began, now, runningOf(clock, seats[mover!]!))]) };
}

/** How the clock of a seat goes on when a person plays there again: what of it is gone, and whether a bank gets some more. */
interface Resumed {
  readonly thought: number;
  readonly secondChance: boolean;
}

/** The clock of somebody who has not played there yet. */
const AFRESH: Resumed = { thought: 0, secondChance: true };

/** The turn after a bot took over a seat, or a person plays there again: the clock stops, or runs on. */
export function turnHandedOver(
  turn: Turn,
  seat: Seat,
  toBot: boolean,
  now: number,
  clock: Clock,
  { thought, secondChance }: Resumed = AFRESH,
  running: Running = runningOf(clock, {}),
): Turn {
  const began = turn.since[seat] ?? null;
  const bank = turn.left[seat] ?? null;
  const spent = bank === null ? null : leftOf(bank, began, now, running);
  const least = clock.kind === 'bank' && !toBot && secondChance ? (clock.seconds * 1000) / SECOND_CHANCE : 0;
  return {
    ...turn,
    since: turn.since.with(seat, toBot || turn.asked[seat] === null ? null : beganAt(now, thought, running)),
    left: turn.left.with(seat, spent === null ? null : Math.max(spent, least)),
  };
}

/** Whether a bot plays a seat because the time of its person ran out, also if they have left since. */
export const ranOut = ({ standIn, handedOver }: SeatRow): boolean =>
  standIn === 'time' || (standIn !== null && handedOver?.ranOut === true);

/**
 * How the clock goes on for a person who takes their seat back. Only who ran out of time gets more of it, once for
 * each decision: else leaving and coming back would stop every clock.
 */
export function resumed(table: Pick<TableRow, 'seats' | 'turn' | 'terms'>, seat: Seat): Resumed {
  const { handedOver } = table.seats[seat]!;
  const secondChance = ranOut(table.seats[seat]!) && !hadSecondChance(table, seat);
  const isSame = handedOver !== undefined && handedOver.decision === table.turn.asked[seat];
  // A bank has paid for the thought when the bot took over.
  const goesOn = isSame && !secondChance && table.terms.clock.kind !== 'bank';
  return { thought: goesOn ? handedOver.thought : 0, secondChance };
}

/**
 * Whether somebody ran out of time for a decision again after they had their second chance: a bot answers this one.
 * Where nobody else plays, nobody waits for it, and the bot may not move for long or at all: they may always go on.
 */
export function hadSecondChance(table: Pick<TableRow, 'seats' | 'turn'>, seat: Seat): boolean {
  const place = table.seats[seat]!;
  const decision = table.turn.asked[seat] ?? null;
  const isAgain = ranOut(place) && decision !== null && place.secondChance === decision;
  return isAgain && decidingSeats(table).length > 0;
}

/** When the clock of a seat runs out; null when it does not run. */
export function deadlineOf(
  turn: Turn,
  clock: Clock,
  seats: readonly Pick<SeatRow, 'vacation'>[],
  seat: Seat,
): number | null {
  const began = turn.since[seat] ?? null;
  if (began === null || clock.kind === 'none') return null;
  const time = clock.kind === 'move' ? clock.seconds * 1000 : turn.left[seat]!;
  return runsUntil(began, time, runningOf(clock, seats[seat]!));
}

/** Seats whose person plays themselves, without a stand-in. */
export const decidingSeats = ({ seats }: Pick<TableRow, 'seats'>): Seat[] =>
  seats.flatMap(({ kind, standIn }, seat) => (kind === 'person' && standIn === null ? [seat] : []));

/**
 * Seats whose person is asked: everybody but those who left on purpose. If people whom a bot stands in for had no say,
 * the others could decide without them as soon as they lost the connection or ran out of time.
 */
export const consultedSeats = ({ seats }: Pick<TableRow, 'seats'>): Seat[] =>
  seats.flatMap(({ kind, standIn }, seat) => (kind === 'person' && standIn !== 'left' ? [seat] : []));

/**
 * How long a stand-in bot waits before a move. If no person is left at the table, it waits as long as the absent player
 * could have, so that someone who returns a minute late does not find the game over.
 */
export function patienceOf(table: Pick<TableRow, 'seats' | 'terms'>, seat: Seat): number {
  if (table.seats[seat]!.standIn === null || decidingSeats(table).length > 0) return 0;
  const { clock, absence } = table.terms;
  if (clock.kind === 'none') return (absence ?? 0) * 1000;
  return clock.kind === 'move' ? clock.seconds * 1000 : (clock.seconds * 1000) / SECOND_CHANCE;
}

/**
 * Who an undo waits for. Of those whom a bot stands in for it waits for nobody when it takes back no move from before
 * they were away.
 */
export const undoWaitsFor = (row: Pick<TableRow, 'seats'>, { to, agreed }: UndoAsk): Seat[] =>
  consultedSeats(row).filter((seat) => {
    const { standIn, handedOver } = row.seats[seat]!;
    return !agreed.includes(seat) && (standIn === null || to < (handedOver?.seq ?? Infinity));
  });

/** A seat whose undo was refused waits this long, or until the next move. */
const UNDO_AGAIN = 60_000;

/** When a seat whose undo was refused may ask again. */
export const undoAllowedAt = ({ at }: { readonly at: number }): number => at + UNDO_AGAIN;

/** How often a request about a seat is judged again, as people come and go. */
const JUDGE_REPLACE = 3000;
/** The same for votes: they wait for nobody who has been away for a day. */
const JUDGE_VOTES = 900_000;

/** When somebody must look at the table again. */
export function dueOf(
  table: Pick<TableRow, 'status' | 'turn' | 'seats' | 'terms'>,
  { replace, votes }: Pick<Agreements, 'replace' | 'votes'>,
  now: number,
): number | null {
  const { status, turn, seats, terms } = table;
  if (status !== 'playing') return null;
  let due = Infinity;
  if (replace) due = now + JUDGE_REPLACE;
  else if (votes.length > 0 && decidingSeats(table).length > 0) due = now + JUDGE_VOTES;
  for (let seat = 0; seat < seats.length; seat++) {
    if (turn.asked[seat] === null) continue;
    if (seats[seat]!.bot !== null) due = Math.min(due, now + (patienceOf(table, seat) || BOT_LEASE));
    else if (seats[seat]!.standing?.length) due = Math.min(due, now + BOT_LEASE);
    due = Math.min(due, deadlineOf(turn, terms.clock, seats, seat) ?? Infinity);
    const began = turn.since[seat] ?? null;
    const back = vacationOf(terms, seats[seat]!, now);
    if (terms.absence !== null && began !== null)
      due = Math.min(due, back ?? Math.max(began + terms.absence * 1000, now + 1000));
  }
  return due === Infinity ? null : due;
}
