import { isDeepStrictEqual } from 'node:util';
import { parseOptions } from '@outcry/engine';
import type { Body } from '../api.ts';
import { Refused } from '../errors.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { gameOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { clockGiven, given, mayBeRated } from './making.ts';
import { OPEN } from './places.ts';
import { mustHost, mustWait } from './seating.ts';
import type { Change } from './tables.ts';
import { idleTurn } from './turns.ts';

/** So many seats: open ones are added at the end, or the last ones at which nobody sits are taken away. */
function seatsFor(seats: readonly SeatRow[], count: number): readonly SeatRow[] {
  const after = [...seats];
  while (after.length < count) after.push(OPEN);
  while (after.length > count) {
    const open = after.findLastIndex(({ kind }) => kind === 'open');
    const at = open >= 0 ? open : after.findLastIndex(({ kind }) => kind === 'bot');
    if (at < 0) throw new Refused('not-possible', `${after.length} people sit here already: open a seat first`);
    after.splice(at, 1);
  }
  return after;
}

/** The options that differ, as they are afterwards. */
function changedOptions(before: unknown, after: unknown): Record<string, unknown> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after as Record<string, unknown>).filter(([name, value]) => !isDeepStrictEqual(value, old[name])),
  );
}

/** The host changes what the game is played by, before it begins. */
export async function changeTerms(table: Loaded, person: string, wish: Body<'terms'>): Promise<Change | null> {
  const { row } = table;
  mustHost(row, person);
  mustWait(row);
  const game = gameOf(table);
  const { terms } = row;
  const seats =
    wish.seats === undefined || wish.seats === row.seats.length ? row.seats : seatsFor(row.seats, wish.seats);
  const wanted = { ...(terms.options as Record<string, unknown>), ...wish.options };
  const options = await given(() => parseOptions(game, wanted, seats.length));
  const { absence = terms.absence, rated = row.rated, hints = terms.hints !== false } = wish;
  const clock = wish.clock ? clockGiven(wish.clock) : terms.clock;
  if (rated) mayBeRated(row.ownData > 0);
  if (rated !== row.rated && row.seats.some((seat) => seat.person !== null && seat.person !== person))
    throw new Refused(
      'not-possible',
      'others sit here already: whether a table is rated is settled before they sit down',
    );
  const changed = changedOptions(terms.options, options);
  const told = {
    ...(Object.keys(changed).length > 0 ? { options: changed } : {}),
    ...(isDeepStrictEqual(clock, terms.clock) ? {} : { clock }),
    ...(absence === terms.absence ? {} : { absence }),
    ...(rated === row.rated ? {} : { rated }),
    ...(hints === (terms.hints !== false) ? {} : { hints }),
    ...(seats.length === row.seats.length ? {} : { seats: seats.length }),
  };
  if (Object.keys(told).length === 0) return null;
  const after: Partial<TableRow> = {
    terms: { options, clock, absence, ...(hints ? {} : { hints }) },
    rated,
    turn: idleTurn(seats.length, clock),
  };
  return { entries: [{ kind: 'terms', person, ...told }], row: seats === row.seats ? after : { ...after, seats } };
}
