import type { SeatRow, Store, TableRow } from './store.ts';
import { append, entry, made, SEAT } from './law-rows.ts';

export const START = 1_700_000_000_000;

export const seatOf = (who: string, more: Partial<SeatRow> = {}): SeatRow =>
  who.startsWith('bot:')
    ? { kind: 'bot', person: null, name: who, bot: who.slice(4), standIn: null, ...more }
    : { ...SEAT, person: who, name: who, ...more };

/** A finished game. */
export interface Game {
  readonly id: string;
  readonly who: readonly string[];
  readonly places?: readonly number[];
  readonly at?: number;
  readonly more?: Partial<TableRow>;
  readonly seats?: readonly SeatRow[];
  /** Entries before the end. */
  readonly entries?: readonly object[];
}

/** Plays a game to its end; it is not tallied. */
export async function played(
  store: Store,
  { id, who, places, at = START, more, seats, entries = [] }: Game,
): Promise<void> {
  const own = seats ?? who.map((one) => seatOf(one));
  const before = await made(store, id, { seats: own, status: 'playing', rated: true, ...more });
  const result = { places: places ?? own.map((_, seat) => seat + 1), scores: own.map((_, seat) => 100 - seat) };
  const written = [...entries, { kind: 'move', seat: 0, bot: false, move: {}, key: id, barrier: false }];
  const seq = before.seq + written.length;
  const after: TableRow = { ...before, status: 'over', result, seq, version: 1, updated: at };
  const rows = written.map((one, index) => entry(before.seq + 1 + index, { ...one, at }));
  await append(store, { before, after, entries: rows });
}

export const newPeople = async (store: Store, ...names: string[]): Promise<string[]> =>
  Promise.all(names.map(async (name) => (await store.personOfUser(`user-${name}`, name, 10)).id));
