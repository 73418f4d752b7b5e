import { randomInt } from 'node:crypto';
import { FIRST_LEVEL } from '@outcry/bots/levels.ts';
import type { Seat } from '@outcry/engine';
import type { Logger } from 'pino';
import { Refused } from '../errors.ts';
import { programIn } from '../programs/named.ts';
import type { TableRow } from '../store/store.ts';
import type { Loaded } from '../tables/loaded.ts';
import { makeMove } from '../tables/play.ts';
import type { Tables } from '../tables/tables.ts';
import { decidingSeats, patienceOf } from '../tables/turns.ts';
import type { BotPool } from './pool.ts';
import type { Question, Thought } from './worker.ts';

/** A decision of a seat that a bot decides for. */
export interface Open {
  readonly seat: Seat;
  readonly bot: string;
  readonly decision: number;
}

type Move = Pick<Thought, 'index' | 'halvings' | 'fault'>;

interface Asking {
  /** Draws how long an answer takes at least, given the bot's level and nothing else. */
  readonly pauseOf?: (bot: string) => number;
  /** Whether another server may have the program that this one has not; if none has, a Trader plays. */
  readonly others?: { mayHave(table: string, open: Open, due: boolean): boolean };
}

const ALONE = { mayHave: () => false };

/**
 * Asks the pool for a move of every seat that a bot decides for now, and makes it; what was asked before and is not asked
 * any more is given up. A stand-in with patience moves only when due.
 */
export function askBots(
  tables: Tables,
  pool: Pick<BotPool, 'ask' | 'keep'>,
  log: Logger,
  { pauseOf = () => 0, others = ALONE }: Asking = {},
) {
  const isHere = (bot: string): boolean => programIn(bot) === null || tables.bots.some(({ id }) => id === bot);
  const ask = (row: TableRow, { seat, bot: wanted, decision }: Open): void => {
    const isMissing = !isHere(wanted);
    const bot = isMissing ? FIRST_LEVEL : wanted;
    const table = row.id;
    const move = async ({ index, halvings, fault }: Move, { legal }: Question) => {
      const failed = fault === undefined ? {} : { fault };
      try {
        await makeMove(tables, table, {
          seat,
          decision,
          move: legal[index],
          key: null,
          person: null,
          halvings,
          ...failed,
        });
      } catch (error) {
        if (!isAnswered(error)) log.error({ table, seat, err: error }, 'a bot’s move was not made; it is asked again');
      }
    };
    pool.ask({
      table,
      name: nameOf(seat, decision),
      pause: pauseOf(bot),
      kind: `${row.game} ${bot}`,
      accounts: accountsOf(row),
      hasPerson: decidingSeats(row).length > 0,
      question: async () => {
        const question = await readQuestion(tables, table, seat, decision);
        return question && isMissing ? { ...question, bot, name: null } : question;
      },
      done: (thought, question) => void move(isMissing ? { ...thought, fault: 'missing' } : thought, question),
      failed(error, question) {
        if (!question) {
          log.error({ table, seat, err: error }, 'a bot’s table could not be read; it is asked again');
          return;
        }
        // A table must not stand still because a bot cannot think: it then plays anything that is legal.
        log.error({ table, seat, bot: question.bot, err: error }, 'a bot failed; it plays a random legal move');
        void move({ index: randomInt(question.legal.length), halvings: 0 }, question);
      },
    });
  };

  return ({ row, match }: Loaded, due = false): void => {
    const open = row.seats.flatMap(({ bot }, seat) => {
      const decision = row.turn.asked[seat] ?? null;
      return bot !== null && decision !== null ? [{ seat, bot, decision }] : [];
    });
    pool.keep(row.id, new Set(open.map(({ seat, decision }) => nameOf(seat, decision))));
    if (match === null || isAtRest(tables, row)) return;
    for (const one of open)
      if ((due || patienceOf(row, one.seat) === 0) && (isHere(one.bot) || !others.mayHave(row.id, one, due)))
        ask(row, one);
  };
}

const nameOf = (seat: Seat, decision: number): string => `${seat} ${decision}`;

/** Whether a table's bots wait: it was put to rest when it was last written, or nobody has looked since. */
const isAtRest = (tables: Tables, row: TableRow): boolean => row.due === null || tables.isPaused(row);

/** Who pays for a table's bots: the people who sit there; where there are none, the host. */
function accountsOf({ seats, host }: TableRow): string[] {
  const people = new Set(seats.flatMap(({ person }) => person ?? []));
  return people.size > 0 ? [...people] : [host];
}

/** What a bot is told for a decision; null: it is stale, or nobody looks at the table any more. */
async function readQuestion(tables: Tables, id: string, seat: Seat, decision: number): Promise<Question | null> {
  try {
    return await tables.read(id, ({ row, match }) => {
      const { bot, person, name } = row.seats[seat]!;
      if (match === null || bot === null || row.turn.asked[seat] !== decision || isAtRest(tables, row)) return null;
      const { game, state } = match;
      return {
        game: game.id,
        rulesVersion: game.rulesVersion,
        data: row.ownData > 0 ? game.data : null,
        bot,
        name: person === null ? name : null,
        view: game.view(state, seat),
        legal: game.legal(state, seat),
        seed: randomInt(2 ** 47),
      };
    });
  } catch (error) {
    if (isAnswered(error)) return null;
    throw error;
  }
}

/** Whether the decision is gone: the person came back, another server's bot was faster, the game ended. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Refused && ['closed', 'over', 'not-found'].includes(error.body.error);
