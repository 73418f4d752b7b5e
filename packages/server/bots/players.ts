import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { Refused } from '../errors.ts';
import type { Loaded } from '../tables/loaded.ts';
import { makeMove } from '../tables/play.ts';
import type { Tables } from '../tables/tables.ts';
import { patienceOf } from '../tables/turns.ts';
import type { BotPool } from './pool.ts';

/** Asks the pool for a move of every seat that a bot decides for now, and makes it. A stand-in with patience moves only when due. */
export function askBots(tables: Tables, pool: Pick<BotPool, 'ask'>, log: Logger) {
  return ({ row, match }: Loaded, due = false): void => {
    if (match === null) return;
    const { game, state } = match;
    row.seats.forEach(({ bot }, seat) => {
      const decision = row.turn.asked[seat] ?? null;
      if (bot === null || decision === null || (!due && patienceOf(row, seat) > 0)) return;
      const table = row.id;
      const legal = game.legal(state, seat);
      const move = (index: number): void => {
        const answer = { seat, decision, move: legal[index], key: null, person: null };
        makeMove(tables, table, answer).catch((error: unknown) => {
          if (!isAnswered(error))
            log.error({ table, seat, err: error }, 'a bot’s move was not made; it is asked again');
        });
      };
      pool.ask({
        table,
        name: `${table} ${seat} ${decision}`,
        question: {
          game: game.id,
          rulesVersion: game.rulesVersion,
          data: row.ownData > 0 ? game.data : null,
          bot,
          view: game.view(state, seat),
          legal,
          seed: randomInt(2 ** 47),
        },
        done: move,
        failed(error) {
          // A table must not stand still because a bot cannot think: it then plays anything that is legal.
          log.error({ table, seat, bot, err: error }, 'a bot failed; it plays a random legal move');
          move(randomInt(legal.length));
        },
      });
    });
  };
}

/** Whether the decision is gone: the person came back, another server's bot was faster, the game ended. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Refused && ['closed', 'over', 'not-found'].includes(error.body.error);
