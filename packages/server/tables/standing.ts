import { randomInt } from 'node:crypto';
import { fits } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import type { Logger } from 'pino';
import type { Table } from '../api.ts';
import { Refused } from '../errors.ts';
import { seatsOf } from './describe.ts';
import type { Loaded } from './loaded.ts';
import { gameOf, matchOf } from './loaded.ts';
import { makeMove, mustPlay, ownSeat } from './play.ts';
import type { Change, Tables } from './tables.ts';

/*
 * Answers in advance: a person says once what they answer again and again, and the game says when that ends. They are kept with the seat, shown to nobody
 * else, and leave no entry. When they apply, the move is made for the person after a while.
 */

/** A person might take as long. Drawn anew each time, and from nothing else: how long it took tells nothing. */
const LEAST_DELAY = 600;
const MOST_DELAY = 2400;

/** The answers of a seat that can still apply. */
function answersOf({ row, match }: Loaded, seat: Seat): readonly unknown[] {
  const kept = row.seats[seat]!.standing ?? [];
  if (kept.length === 0 || match?.game.standing === undefined) return [];
  const view = match.game.view(match.state, seat);
  return kept.filter((answer) => !match.game.standing!.lapsed(view, answer));
}

/** What a person answers in advance at their seats, for themselves to see. */
export function standingOf(table: Loaded, person: string | null): Pick<Table['you'], 'standing'> {
  const standing = seatsOf(table.row, person)
    .map((seat) => ({ seat, answers: [...answersOf(table, seat)] }))
    .filter(({ answers }) => answers.length > 0);
  return standing.length > 0 ? { standing } : {};
}

/** Keeps what a seat answers in advance, in place of what it did before. */
export function setStanding(table: Loaded, person: string, seat: Seat, answers: readonly unknown[]): Change {
  const { row } = table;
  const place = ownSeat(row, seat, person);
  mustPlay(row);
  const { standing } = gameOf(table);
  if (standing === undefined) throw new Refused('not-possible', 'nothing is answered in advance in this game');
  const wrong = answers.find((answer) => !fits(standing.schema, answer));
  if (wrong !== undefined) throw new Refused('malformed', 'this is no answer in advance of this game');
  return { entries: [], row: { seats: row.seats.with(seat, { ...place, standing: answers }) } };
}

/** What a seat that is asked has answered in advance; null: nothing. */
function moveOf(table: Loaded, seat: Seat): unknown {
  const { row } = table;
  if (row.seats[seat]!.bot !== null || (row.turn.asked[seat] ?? null) === null) return null;
  const answers = answersOf(table, seat);
  if (answers.length === 0) return null;
  const { game, state } = matchOf(table);
  const view = game.view(state, seat);
  const legal = game.legal(state, seat);
  for (const answer of answers) {
    const move = game.standing!.move(view, answer, legal);
    if (move !== null) return move;
  }
  return null;
}

/** Makes the moves that people have answered in advance, each after a while; at once where they are overdue. */
export function answerStanding(tables: Tables, log: Logger) {
  const waiting = new Set<string>();

  /** Looks again: in the meantime it may have been answered, taken back or undone. */
  async function answer(id: string, seat: Seat, decision: number): Promise<void> {
    const found = await tables.read(id, (table) => {
      const move = table.row.turn.asked[seat] === decision ? moveOf(table, seat) : null;
      return move === null ? null : { move, person: table.row.seats[seat]!.person };
    });
    if (found) await makeMove(tables, id, { seat, decision, key: null, ...found });
  }

  return (table: Loaded, due = false): void => {
    if (table.match?.game.standing === undefined) return;
    const { id, seats, turn } = table.row;
    seats.forEach((_, seat) => {
      const decision = turn.asked[seat] ?? null;
      const name = `${id} ${seat} ${decision}`;
      if (decision === null || waiting.has(name) || moveOf(table, seat) === null) return;
      waiting.add(name);
      const later = (): void => {
        answer(id, seat, decision)
          .catch((error: unknown) => {
            if (!(error instanceof Refused)) log.error({ table: id, seat, err: error }, 'a standing answer was lost');
          })
          .finally(() => waiting.delete(name));
      };
      setTimeout(later, due ? 0 : randomInt(LEAST_DELAY, MOST_DELAY)).unref();
    });
  };
}
