import type { FastifyInstance } from 'fastify';
import type { FinishedGame } from '../api.ts';
import type { Server } from '../server.ts';
import type { FinishedRow } from '../store/store.ts';
import { seatsOf } from '../tables/describe.ts';
import { signedIn } from './route.ts';

const PAGE = 50;

/** A finished game as its player may look back on it. */
function finishedGame({ table, started, finished }: FinishedRow, person: string): FinishedGame {
  const { id, code, game, seats } = table;
  const { places, scores } = table.result!;
  return {
    id,
    code,
    game,
    ownData: table.ownData > 0,
    seats: seats.map(({ name, bot }) => ({ name, bot })),
    yours: seatsOf(table, person),
    result: { places: [...places], scores: [...scores] },
    started,
    finished,
  };
}

/** What one has played. */
export function historyRoutes(app: FastifyInstance, { store }: Server): void {
  const about = { tag: 'people', summary: 'Games you played to their end, page by page' };
  signedIn(app, 'history', about, async ({ query }, person) => {
    const { game = null, before = null, limit = PAGE } = query;
    const rows = await store.finishedOf(person.id, { game, before, limit: limit + 1 });
    const games = rows.slice(0, limit).map((row) => finishedGame(row, person.id));
    return { games, next: rows.length > limit ? games.at(-1)!.id : null };
  });
}
