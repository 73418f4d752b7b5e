import type { FastifyInstance } from 'fastify';
import { invitationAddresses } from '../addresses.ts';
import type { Table } from '../api.ts';
import { Refused } from '../errors.ts';
import { mustBeWelcome } from '../order/company.ts';
import { allGames } from '../games.ts';
import { isMistyped, tidyCode } from '../codes.ts';
import { restHere } from '../people/vacation.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/store.ts';
import { lookAt } from '../tables/claims.ts';
import { commit, reveal } from '../tables/dealing.ts';
import { admits, describe, mayLook, summary } from '../tables/describe.ts';
import { dropTable, tablesOf } from '../tables/listing.ts';
import type { Loaded } from '../tables/loaded.ts';
import { createTable, rematch, startTable } from '../tables/making.ts';
import { PUBLIC_SHARE } from '../tables/openTables.ts';
import { changeSettings, join, leave, setSeat } from '../tables/seating.ts';
import type { Change } from '../tables/tables.ts';
import { changeTerms } from '../tables/terms.ts';
import { open, same, signedIn } from './route.ts';

const about = (summary: string) => ({ tag: 'tables', summary });
const RUNNING = 50;
const MINE = 50;

/** A job on a table, answered with the table as it then is. */
export function changing({ tables, hub }: Server) {
  return (
    id: string,
    person: string,
    job: (table: Loaded, now: number) => Change | null | Promise<Change | null>,
  ): Promise<Table> =>
    tables.change(id, job, (table) => {
      mayLook(table.row, person);
      return describe(table, person, hub.connected, tables.now());
    });
}

/** Finding, making and filling tables. */
export function tableRoutes(app: FastifyInstance, server: Server): void {
  const { tables, store, hub, audience, hashOf } = server;
  const change = changing(server);
  const shownTo = (person: string | null) => (table: Loaded) => describe(table, person, hub.connected, tables.now());
  const show = (id: string, person: string | null): Promise<Table> =>
    lookAt(tables, id, person, (table) => {
      mayLook(table.row, person);
      audience.look(table);
      return shownTo(person)(table);
    });

  signedIn(app, 'invitation', about('Addresses of this server that others can open'), async ({ request }) => {
    const { port } = new URL(server.url);
    const origin = { remote: request.raw.socket.remoteAddress, headers: request.headers };
    return { addresses: invitationAddresses(server.config, port, origin) };
  });
  same(app, 'games', about('Every game, with the schemas of its options, moves and tables'), allGames);
  same(app, 'bots', about('The bots one can play against'), async () => [...tables.bots]);
  open(app, 'lobby', about('Open public tables, newest first'), () => tables.openTables.list());
  open(app, 'running', about('Public games being played that you may watch'), async (_asked, person) =>
    (await store.watchable(RUNNING, PUBLIC_SHARE)).map((row) => summary(row, person?.id ?? null)),
  );
  signedIn(app, 'mine', about('Your tables: your turn first'), ({ query }, person) =>
    tablesOf(store, person.id, { before: query.before ?? null, limit: query.limit ?? MINE }, tables.now()),
  );
  signedIn(app, 'dropTable', about('Drops a finished table from your list'), async ({ params, body }, person) => {
    await dropTable(store, person.id, params.id, body.dropped);
    return { ok: true as const };
  });
  open(app, 'byCode', about('The table of a code'), async ({ params }, person) => {
    const code = tidyCode(params.code);
    if (isMistyped(code)) throw new Refused('not-found', 'this code is mistyped: no table can have it');
    const id = await store.tableOfCode(code);
    const table = id === null ? null : await tables.read(id, ({ row }) => row);
    if (table === null || !admits(table, person?.id ?? null))
      throw new Refused('not-found', 'there is no table with this code (any more)');
    return show(table.id, person?.id ?? null);
  });

  /** A table somebody has just made or joined, shown. Where they are on vacation it knows. */
  const shownRested = async (id: string, person: PersonRow): Promise<Table> => {
    await restHere(tables, person, id);
    return show(id, person.id);
  };
  signedIn(app, 'createTable', about('Makes a table'), async ({ body, request }, person) =>
    shownRested(await createTable(tables, person, body, hashOf(request.ip)), person),
  );
  open(app, 'table', about('A table as you see it'), ({ params }, person) => show(params.id, person?.id ?? null));
  open(app, 'data', about("The owner's tables it is played with"), ({ params }, person) =>
    tables.read(params.id, async ({ row }) => {
      mayLook(row, person?.id ?? null);
      return { data: row.ownData > 0 ? await store.ownData(row.id) : null };
    }),
  );
  signedIn(app, 'join', about('Sits down'), async ({ params, body }, person) => {
    const joined = await change(params.id, person.id, async (table) => {
      await mustBeWelcome(store, table.row, person.id, body.anyway ?? false);
      return join(table, person, body);
    });
    await restHere(tables, person, params.id);
    return joined;
  });
  signedIn(app, 'leave', about('Gives up your seats'), ({ params }, person) =>
    tables.change(
      params.id,
      (table, now) => leave(tables, table, person.id, now),
      () => ({ ok: true as const }),
    ),
  );
  signedIn(app, 'setSeat', about('The host opens a seat or gives it to a bot'), ({ params, body }, person) =>
    change(params.id, person.id, (table) => setSeat(tables.bots, table, person.id, params.seat, body)),
  );
  signedIn(app, 'settings', about('The host shows or hides the table'), ({ params, body }, person) =>
    change(params.id, person.id, (table) => changeSettings(table, person.id, body)),
  );
  signedIn(app, 'terms', about('The host changes what the game is played by'), ({ params, body }, person) =>
    change(params.id, person.id, (table) => changeTerms(table, person.id, body)),
  );
  signedIn(app, 'start', about('Starts the game'), ({ params }, person) =>
    startTable(tables, params.id, person.id, shownTo(person.id)),
  );
  signedIn(app, 'commit', about('Commits to what you add to the shuffle'), ({ params, body }, person) =>
    change(params.id, person.id, (table, now) => commit(table, person.id, body, now)),
  );
  signedIn(app, 'reveal', about('Reveals what you add to the shuffle'), ({ params, body }, person) =>
    change(params.id, person.id, (table, now) => reveal(table, person.id, body, now)),
  );
  signedIn(app, 'rematch', about('The same game once more'), async ({ params, request }, person) =>
    shownRested(await rematch(tables, params.id, person, hashOf(request.ip)), person),
  );
}
