import type { FastifyInstance } from 'fastify';
import { countedAs } from '../http/address.ts';
import { mustBeWelcome } from '../order/company.ts';
import { mayWrite } from '../order/sanctions.ts';
import type { Server } from '../server.ts';
import type { EntryRow } from '../store/store.ts';
import { lookAt } from '../tables/claims.ts';
import { mayLook, position, seatAsked } from '../tables/describe.ts';
import { fileOf } from '../tables/file.ts';
import { logBetween, pastViews } from '../tables/history.ts';
import { namesIn } from '../tables/naming.ts';
import { makeMove, say, takeBack, vote } from '../tables/play.ts';
import { answerReplace, askReplace } from '../tables/replace.ts';
import { SeatRequests } from '../tables/seatRequests.ts';
import { setStanding } from '../tables/standing.ts';
import { answerUndo, askUndo, redo } from '../tables/undo.ts';
import { open, signedIn } from './route.ts';
import { changing } from './tables.ts';

const about = (summary: string) => ({ tag: 'play', summary });
const LOG_PAGE = 500;

/** Playing: decisions and their answers, what happened, and what people agree on at the table. */
export function playRoutes(app: FastifyInstance, server: Server): void {
  const { tables, store, audience, awaySince } = server;
  const change = changing(server);
  const seatRequests = new SeatRequests();

  signedIn(app, 'move', about('Answers a decision'), ({ params, body }, person) =>
    makeMove(tables, params.id, { ...body, person: person.id }),
  );
  open(app, 'position', about('What a seat knows and may do now'), ({ params, query }, person) =>
    lookAt(tables, params.id, person?.id ?? null, (table) => {
      const seat = seatAsked(table.row, person?.id ?? null, query.seat);
      audience.look(table);
      return position(table, seat);
    }),
  );
  open(app, 'views', about("A seat's views of the past"), ({ params, query }, person) =>
    lookAt(tables, params.id, person?.id ?? null, (table) => {
      const seat = seatAsked(table.row, person?.id ?? null, query.seat);
      return pastViews(tables, table, seat, query.from, query.to);
    }),
  );
  open(app, 'log', about('What happened at a table'), ({ params, query }, person) =>
    lookAt(tables, params.id, person?.id ?? null, async (table) => {
      const seat = seatAsked(table.row, person?.id ?? null, query.seat);
      const unheard = person ? [await store.mutes(person.id), await store.blocks(person.id)].flat() : [];
      const muted = new Set(unheard.map((other) => other.person));
      // A page that is not full is the last one, so what is muted makes room for what comes after it.
      const range = { from: (query.after ?? 0) + 1, to: table.row.seq, most: LOG_PAGE };
      const isShown = (entry: EntryRow) => entry.kind !== 'chat' || !muted.has(entry.person);
      const entries = await logBetween(tables, table, seat, range, isShown);
      return { entries, people: await namesIn(store, table.row, entries) };
    }),
  );
  open(app, 'file', about('The portable game file of a finished game'), ({ params, reply }, person) =>
    tables.read(params.id, async (table) => {
      mayLook(table.row, person?.id ?? null);
      const file = await fileOf(tables, table);
      const { game, code, created } = table.row;
      const day = new Date(created).toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="${game}-${day}-${code}.json"`);
      return file;
    }),
  );

  signedIn(app, 'askUndo', about('Asks to take moves back'), ({ params, body }, person) =>
    change(params.id, person.id, (table) => askUndo(tables, table, person.id, body.seat, body.to)),
  );
  signedIn(app, 'answerUndo', about('Agrees to an undo, or not'), ({ params, body }, person) =>
    change(params.id, person.id, (table) => answerUndo(tables, table, person.id, body.seat, body.agree)),
  );
  signedIn(app, 'redo', about('Makes again what was taken back'), ({ params, body }, person) =>
    change(params.id, person.id, (table) => redo(tables, table, person.id, body.seat)),
  );
  signedIn(app, 'takeBack', about('Takes your seat back from a bot, or from who took it'), ({ params, body }, person) =>
    change(params.id, person.id, (table, now) => takeBack(table, person, body.seat, now)),
  );
  signedIn(
    app,
    'askReplace',
    about('Asks for a bot or yourself in place of somebody absent'),
    ({ params, body, request }, person) => {
      const ask = () =>
        change(params.id, person.id, async (table, now) => {
          if (body.by === 'me') await mustBeWelcome(store, table.row, person.id, false);
          return askReplace({ tables, table, awaySince, now }, person.id, body);
        });
      if (body.by === 'bot') return ask();
      return seatRequests.make(params.id, person.id, countedAs(request.ip), tables.now(), ask);
    },
  );
  signedIn(app, 'answerReplace', about('Agrees to that, or not'), async ({ params, body }, person) => {
    const table = await change(params.id, person.id, (loaded, now) =>
      answerReplace({ tables, table: loaded, awaySince, now }, person.id, body.agree),
    );
    if (!body.agree) seatRequests.withdrawn(params.id, person.id);
    return table;
  });
  signedIn(app, 'standing', about('Answers in advance what a seat will be asked'), ({ params, body }, person) =>
    change(params.id, person.id, (table) => setStanding(table, person.id, body.seat, body.answers)),
  );
  signedIn(app, 'vote', about('Votes to end the game without a result'), ({ params, body }, person) =>
    change(params.id, person.id, (table, now) => vote(table, person.id, body, now, awaySince)),
  );
  signedIn(app, 'chat', about('Says something at the table'), async ({ params, body }, person) => {
    await mayWrite(server, person.id);
    return say(tables, params.id, person.id, body);
  });
}
