import type { FastifyInstance } from 'fastify';
import { positionOf, REVIEW_VERSION } from '@outcry/bots/review/index.ts';
import type { Position, Review } from '@outcry/bots/review/index.ts';
import type { Seat } from '@outcry/engine';
import { Refused } from '../errors.ts';
import type { Server } from '../server.ts';
import type { TableRow } from '../store/store.ts';
import { mayLook, seatsOf } from '../tables/describe.ts';
import { fileOf } from '../tables/file.ts';
import type { Loaded } from '../tables/loaded.ts';
import { open, signedIn } from './route.ts';

const about = (summary: string) => ({ tag: 'tables', summary });

/** Throws unless somebody may look at a seat's game, and it is over. */
function mustBeOver(row: TableRow, person: string | null, seat: Seat): void {
  mayLook(row, person);
  if (seat >= row.seats.length) throw new Refused('not-found', `the table has no seat ${seat}`);
  if (row.status !== 'over') throw new Refused('not-possible', 'a game is reviewed once it is over');
}

const DAY = 86_400_000;

/**
 * The position of the day: the dearest decision of the reviews of the day before, so that it stays the same all day. Only
 * of games that anybody could watch, and nobody learns who made it.
 */
async function positionOfDay({ tables, store }: Server, game: string, now: number): Promise<Position | null> {
  const today = Math.floor(now / DAY) * DAY;
  const row = await store.dearestReview(game, today - DAY, today);
  if (row === null) return null;
  const review = JSON.parse(row.body) as Review;
  const [mistake] = review.mistakes;
  if (review.version !== REVIEW_VERSION || mistake === undefined) return null;
  const file = await tables.read(row.table, (table) => fileOf(tables, table));
  return positionOf(file, row.seat, mistake);
}

/** Reviews that the server works out and keeps: a review that somebody sends is never taken. */
export function reviewRoutes(app: FastifyInstance, server: Server): void {
  const { tables, store, reviewer } = server;
  open(app, 'review', about('The review of a finished game for a seat'), async ({ params }, person) => {
    const { id, seat } = params;
    await tables.read(id, ({ row }) => mustBeOver(row, person?.id ?? null, seat));
    const kept = await store.review(id, seat);
    return { review: kept === null ? null : (JSON.parse(kept) as object) };
  });
  signedIn(app, 'askReview', about('Asks for the review of a game you played'), async ({ params }, person) => {
    const { id, seat } = params;
    await tables.read(id, ({ row, rules }: Loaded) => {
      mustBeOver(row, person.id, seat);
      if (seatsOf(row, person.id).length === 0) throw new Refused('not-your-seat', 'only who sat here may ask for it');
      if (rules === null) throw new Refused('not-possible', 'this server does not know these rules');
    });
    return { asked: await reviewer.ask(id, seat, () => tables.read(id, (table) => fileOf(tables, table))) };
  });
  open(app, 'positionOfDay', about('The position of the day of a game'), async ({ params: { game } }) => {
    const now = tables.now();
    return { day: new Date(now).toISOString().slice(0, 10), position: await positionOfDay(server, game, now) };
  });
}
