import { canonical, MoveError } from '@outcry/engine';
import type { Played, Seat } from '@outcry/engine';
import { Refused } from '../errors.ts';
import type { StandInReason } from '../api.ts';
import type { HandedOver, PersonRow, SeatRow, TableRow } from '../store/store.ts';
import { longGone } from '../patience.ts';
import { ASK_AGAIN } from './agreements.ts';
import { claimants, reclaimed } from './claims.ts';
import { mayLook, seatsOf } from './describe.ts';
import { keyOf, matchOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { ranBetween } from './runningTime.ts';
import type { Change, Draft, Tables } from './tables.ts';
import {
  consultedSeats,
  decidingSeats,
  hadSecondChance,
  ranOut,
  resumed,
  runningOf,
  turnAfter,
  turnHandedOver,
} from './turns.ts';
import type { Fault } from '../schemas/entries.ts';
import { vacationOf } from './vacations.ts';

/** An answer to a decision. `person` is null for a bot, which needs no seat of its own. */
export interface Answer {
  readonly seat: Seat;
  readonly decision: number;
  readonly move: unknown;
  readonly key: string | null;
  readonly person: string | null;
  /** How often a bot's budget was halved because the server was busy; absent: not at all. */
  readonly halvings?: number;
  /** What a program failed at; absent: nothing. */
  readonly fault?: Fault;
}

/** Which entry a move became, and when. */
interface Made {
  readonly seq: number;
  readonly at: number;
}

/**
 * Runs a job that writes one entry and returns which; if the entry of this key is there already, it is that one and
 * nothing happens. `allow` throws where it may not be asked.
 */
function once(
  tables: Tables,
  id: string,
  name: string | null,
  allow: (row: TableRow) => void,
  job: (table: Loaded, now: number) => Change,
  least = 0,
): Promise<Made> {
  let made: Made | null = null;
  return tables.change(
    id,
    async (table, now) => {
      allow(table.row);
      const before = name === null ? undefined : table.keys.get(name);
      if (before === undefined) return job(table, now);
      made = (await tables.store.entries(id, before, before))[0]!;
      return null;
    },
    ({ row }) => (made ? { seq: made.seq, at: made.at } : { seq: row.seq, at: row.updated }),
    least,
  );
}

/** Makes a move and returns its number; the same key returns the same number again. */
export function makeMove(tables: Tables, id: string, answer: Answer): Promise<Made> {
  const { seat, decision, key, person } = answer;
  return once(
    tables,
    id,
    key && keyOf(seat, key),
    (row) => (person === null ? seatAt(row, seat) : ownSeat(row, seat, person)),
    (table, now) => moveChange(table, answer, now),
    decision, // the number of the entry that asked
  );
}

/** Says something at a table; the same key says it once. */
export function say(
  tables: Tables,
  id: string,
  person: string,
  { text, key }: { readonly text: string; readonly key?: string },
): Promise<Made> {
  return once(
    tables,
    id,
    key === undefined ? null : keyOf(person, key),
    (row) => mayLook(row, person),
    ({ row }) => {
      const seat = seatsOf(row, person)[0] ?? null;
      return { entries: [{ kind: 'chat', seat, person, text, ...(key === undefined ? {} : { key }) }] };
    },
  );
}

function moveChange(table: Loaded, answer: Answer, now: number): Change {
  const { seat, decision, move, key, person, halvings = 0, fault } = answer;
  const { row } = table;
  mustPlay(row);
  const { game, state } = matchOf(table);
  if (person !== null && row.seats[seat]!.standIn !== null)
    throw new Refused('not-possible', 'a bot plays for this seat now: take it back first');
  if (person === null && row.seats[seat]!.bot === null)
    throw new Refused('closed', 'the person of this seat plays again themselves');
  const asked = row.turn.asked[seat] ?? null;
  if (asked !== decision)
    throw new Refused('closed', asked === null ? 'this seat is not asked now' : 'that decision is closed', { asked });
  const others = game.actors(state).filter((actor) => actor !== seat);
  const before = others.map((other) => canonical(game.legal(state, other)));
  const { events, barrier } = attempt(table, seat, move);
  const lowered = halvings > 0 ? { halvings } : {};
  const failed = fault === undefined ? {} : { fault };
  const fresh = (other: Seat) => canonical(game.legal(state, other)) !== before[others.indexOf(other)];
  return {
    entries: [{ kind: 'move', seat, bot: person === null, move, barrier, key, ...lowered, ...failed }],
    told: events,
    row: {
      ...afterPlay(table, { seq: row.seq + 1, now, mover: seat, fresh }),
      unrated: row.unrated || halvings > 0,
    },
  };
}

/** Plays a move on the table's state, or says why not. */
function attempt(table: Loaded, seat: Seat, move: unknown): Played {
  try {
    return matchOf(table).play(seat, move);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    if (error.code === 'over') throw new Refused('over', 'the game is over');
    if (error.code === 'not-asked') throw new Refused('closed', 'this seat is not asked now', { asked: null });
    const { refusal } = error;
    if (!refusal) throw new Refused('malformed', error.message);
    throw new Refused('illegal', `${table.words.refusal(refusal)} (rule ${refusal.rule})`, { refusal });
  }
}

/** The row after the state changed: whose turn it is, and whether the game is over. */
function afterPlay(
  table: Loaded,
  how: { seq: number; now: number; mover: Seat | null; fresh: (seat: Seat) => boolean },
): Partial<TableRow> {
  const { row } = table;
  const { game, state } = matchOf(table);
  const result = game.result(state);
  const actors = result ? [] : game.actors(state);
  const turn = turnAfter(row.turn, { ...how, actors, seats: row.seats, clock: row.terms.clock });
  return result ? { turn, result, status: 'over' } : { turn };
}

/** The row when the game begins, or when moves were taken back or made again: everybody is asked anew. */
export const askAnew = (table: Loaded, seq: number, now: number): Partial<TableRow> =>
  afterPlay(table, { seq, now, mover: null, fresh: () => true });

export const mustPlay = ({ status }: TableRow): void => {
  if (status === 'waiting') throw new Refused('not-started', 'the game has not started yet');
  if (status !== 'playing') throw new Refused('over', 'the game is over');
};

/** A seat of the table, or 404. */
export function seatAt({ seats }: TableRow, seat: Seat): SeatRow {
  const place = seats[seat];
  if (!place) throw new Refused('not-found', `the table has no seat ${seat}`);
  return place;
}

/** Throws unless the seat is this person's. */
export function ownSeat(row: TableRow, seat: Seat, person: string): SeatRow {
  const place = seatAt(row, seat);
  if (place.person !== person) throw new Refused('not-your-seat', `seat ${seat} is not yours`);
  return place;
}

/** Who plays for somebody who left, ran out of time or stays away. */
const STAND_IN = 'trader';

/** A seat whose person has stopped playing. */
export interface Gone {
  readonly seat: Seat;
  readonly why: StandInReason;
}

/** Hands these seats to bots, after some entries. If everybody who is asked has voted to end the game, it ends. */
export function standIns(
  { row, agreements: { votes } }: Loaded,
  who: readonly Gone[],
  now: number,
  before: readonly Draft[] = [],
): Change {
  let { seats, turn } = row;
  for (const { seat, why } of who) {
    const place = seats[seat]!;
    seats = seats.with(seat, { ...place, bot: STAND_IN, standIn: why, handedOver: handedOver(row, seat, now) });
    turn = turnHandedOver(turn, seat, true, now, row.terms.clock, undefined, runningOf(row.terms.clock, place));
  }
  const entries = [...before, ...who.map(({ seat, why }) => ({ kind: 'stand-in' as const, seat, why }))];
  const isOpen =
    consultedSeats({ seats }).some((seat) => !votes.includes(seat)) || claimants({ seats }, now).length > 0;
  if (isOpen || decidingSeats({ seats }).length === 0) return { entries, row: { seats, turn } };
  const end = endTable({ ...row, turn }, 'vote', entries);
  return { ...end, row: { ...end.row, seats } };
}

/** How a bot takes over a seat; one that plays there already took it over when its person stopped playing. */
function handedOver({ seats, turn, seq, terms }: TableRow, seat: Seat, now: number): HandedOver {
  const place = seats[seat]!;
  if (place.standIn !== null && place.handedOver) return { ...place.handedOver, ranOut: ranOut(place) };
  const since = turn.since[seat] ?? null;
  return {
    seq: seq + 1,
    decision: turn.asked[seat] ?? null,
    thought: since === null ? 0 : ranBetween(since, now, runningOf(terms.clock, place)),
  };
}

/** The person plays themselves again: in place of a bot, or of somebody who took the seat in their absence. */
export function takeBack({ row }: Loaded, person: PersonRow, seat: Seat, now: number): Change | null {
  const { person: from, name: was } = seatAt(row, seat);
  const claimed = reclaimed(row, seat, person, now);
  const place = claimed ?? ownSeat(row, seat, person.id);
  mustPlay(row);
  if (!claimed && place.standIn === null) return null;
  if (!claimed && hadSecondChance(row, seat))
    throw new Refused(
      'refused-lately',
      'your time for this decision ran out twice: a bot makes this move, then come back',
    );
  return {
    entries: [claimed ? { kind: 'replaced', seat, person: person.id, from, was } : { kind: 'take-back', seat }],
    row: {
      seats: row.seats.with(seat, backAt(place, row.turn.asked[seat] ?? null)),
      turn: turnHandedOver(
        row.turn,
        seat,
        false,
        now,
        row.terms.clock,
        resumed(row, seat),
        runningOf(row.terms.clock, place),
      ),
    },
  };
}

/** A seat whose person plays themselves again. */
function backAt(seat: SeatRow, decision: number | null): SeatRow {
  const { handedOver: _before, ...place } = seat;
  const chance = ranOut(seat) && decision !== null ? { secondChance: decision } : {};
  return { ...place, ...chance, bot: null, standIn: null };
}

/** Since when a person has been away; null: they are here. */
export type AwaySince = (person: string) => Promise<number | null>;

/**
 * A vote to end the game, for all seats of a person. It ends once everybody who did not leave has voted for it.
 * `end: false` takes one's vote back, or says no to the vote of others.
 */
export async function vote(
  { row, agreements: { votes, votesSince, voteRefused } }: Loaded,
  person: string,
  { seat, end }: { readonly seat: Seat; readonly end: boolean },
  now: number,
  awaySince: AwaySince,
): Promise<Change | null> {
  ownSeat(row, seat, person);
  mustPlay(row);
  const own = seatsOf(row, person);
  const entries = own
    .filter((mine) => votes.includes(mine) !== end)
    .map((mine) => ({ kind: 'vote' as const, seat: mine, end }));
  if (!end && votes.length > 0 && entries.length === 0) {
    const no = consultedSeats(row).find((mine) => own.includes(mine));
    return no === undefined ? null : { entries: [{ kind: 'vote', seat: no, end }] };
  }
  const judges = new Set(consultedSeats(row).map((mine) => row.seats[mine]!.person));
  if (end && row.rated && judges.size < 2)
    throw new Refused('not-possible', 'a rated game against bots cannot be stopped: leave it, and you are last');
  if (end && voteRefused !== null && now < voteRefused + ASK_AGAIN)
    throw new Refused('refused-lately', 'this was refused: ask again after the next move, or in a minute');
  const poll = { votes: [...votes, ...own], since: votesSince ?? now };
  if (end && (await areEnough(poll, row, now, awaySince))) return endTable(row, 'vote', entries);
  return entries.length > 0 ? { entries } : null;
}

/** Judges the votes again: somebody they waited for may have been away long enough by now. Null: they wait on. */
export async function judgeVotes(
  { row, agreements: { votes, votesSince } }: Loaded,
  now: number,
  awaySince: AwaySince,
): Promise<Change | null> {
  if (votesSince === null || decidingSeats(row).length === 0) return null;
  return (await areEnough({ votes, since: votesSince }, row, now, awaySince)) ? endTable(row, 'vote') : null;
}

/** Who has voted to end the game, and since when there has been such a vote. */
interface Poll {
  readonly votes: readonly Seat[];
  readonly since: number;
}

/** Whether nobody is missing among these voters but people who have been away for long, and could have said no. */
async function areEnough({ votes, since }: Poll, row: TableRow, now: number, awaySince: AwaySince): Promise<boolean> {
  const missing = consultedSeats(row).filter((seat) => !votes.includes(seat));
  if (missing.some((seat) => vacationOf(row.terms, row.seats[seat]!, now) !== null)) return false;
  const people = [...missing.map((seat) => row.seats[seat]!.person!), ...claimants(row, now)];
  if (people.length === 0) return true;
  const long = now - longGone(row.terms);
  const gone = await Promise.all(people.map(awaySince));
  return since <= long && gone.every((time) => time !== null && time <= long);
}

/** Ends a game without a result. */
export function endTable(row: TableRow, why: 'vote' | 'closed' | 'abandoned', entries: readonly Draft[] = []): Change {
  const nobody = row.seats.map(() => null);
  return {
    entries: [...entries, { kind: 'end', why }],
    row: { status: 'ended', ended: why, turn: { ...row.turn, asked: nobody, since: nobody } },
  };
}
