import { fastRng, Match } from '@outcry/engine';
import { pino } from 'pino';
import type { Clock } from '../api.ts';
import { accounts } from '../auth.ts';
import { keeping } from '../people/keeping.ts';
import { loginLibrary } from '../people/library.ts';
import { openBackend } from '../backend.ts';
import type { Backend } from '../backend.ts';
import { localBus } from '../bus/local.ts';
import { databaseFile, DEFAULTS } from '../config.ts';
import { secretOf } from '../secret.ts';
import { Commits } from '../store/commits.ts';
import { sqliteLogin } from '../store/login.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { PersonRow } from '../store/store.ts';
import { createTable } from '../tables/making.ts';
import { join, start } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';

/** A guest with the header that makes the server know them. */
export interface Known {
  readonly person: PersonRow;
  readonly cookie: string;
}

/** A started table and the whole game that will be played at it: the answer to every decision, in order. */
export interface Script {
  readonly id: string;
  readonly moves: readonly {
    readonly seat: number;
    readonly decision: number;
    readonly move: unknown;
    readonly cookie: string;
  }[];
}

/** Everything a load needs, written straight into a data folder before a server opens it. */
export interface Prepared {
  readonly guests: readonly Known[];
  readonly tables: readonly Script[];
}

/** How much to make. `people` guests sit at each table; with one, all its seats are theirs (hot-seat). */
export interface Preparing {
  readonly tables: number;
  readonly seats: number;
  readonly people: number;
  readonly guests: number;
  readonly clock?: Clock;
}

/**
 * Makes guests and started tables of Taking Stock. The writer knows the seeds, so it can play every game out beforehand:
 * the load then sends moves and nothing else. `databaseUrl`: a PostgreSQL instead of the data folder.
 */
export async function prepare(data: string, how: Preparing, databaseUrl: string | null = null): Promise<Prepared> {
  const { store, bus, login, secret } = databaseUrl === null ? unsynced(data) : await unsyncedPostgres(databaseUrl);
  const library = loginLibrary(login, { secret, publicUrl: null });
  const known = accounts(library, keeping(library, store, bus), store, bus);
  const tables = new Tables({ store, bus, now: Date.now, hotTables: 100 });
  const guests: Known[] = [];
  for (let number = 0; number < how.guests; number++) {
    const { person, cookies } = await known.signIn({}, `Guest ${number}`);
    guests.push({ person, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  }
  const scripts: Script[] = [];
  for (let number = 0; number < how.tables; number++) {
    const sitting = Array.from(
      { length: how.people },
      (_, index) => guests[(number * how.people + index) % how.guests]!,
    );
    scripts.push(await prepareTable(tables, sitting, how, number));
  }
  await bus.close();
  await store.close();
  return { guests, tables: scripts };
}

/** What nobody waits for need not be synced; the server opens it anew. */
function unsynced(data: string): Pick<Backend, 'store' | 'bus' | 'login' | 'secret'> {
  const db = openDatabase(databaseFile(data));
  db.pragma('synchronous = OFF');
  const commits = new Commits(db);
  const login = sqliteLogin(db, commits);
  return { store: sqliteStore(db, commits), bus: localBus(), login, secret: secretOf({ secret: null, data }, db) };
}

const unsyncedPostgres = (databaseUrl: string): Promise<Backend> =>
  openBackend(
    { ...DEFAULTS, databaseUrl: `${databaseUrl}?options=-c%20synchronous_commit%3Doff` },
    { watch: () => {}, broken: () => {}, log: pino({ level: 'silent' }) },
  );

async function prepareTable(
  tables: Tables,
  sitting: readonly Known[],
  { seats, clock = { kind: 'none' } }: Preparing,
  number: number,
): Promise<Script> {
  const [host, ...others] = sitting;
  const id = await createTable(tables, host!.person, {
    game: 'taking-stock',
    clock,
    seats: Array.from(
      { length: seats },
      (_, seat) => ({ kind: seat > 0 && others.length > 0 ? 'open' : 'me' }) as const,
    ),
  });
  for (const { person } of others)
    await tables.change(
      id,
      (table) => join(table, person, {}),
      () => null,
    );
  await tables.change(
    id,
    (table, now) => start(tables, table, host!.person.id, now),
    () => null,
  );
  return tables.read(id, ({ row, match }) => {
    const { game, deal } = match!;
    const ahead = new Match(game, deal);
    const rng = fastRng(number);
    const moves: Script['moves'][number][] = [];
    for (let count = 0; game.actors(ahead.state).length > 0; count++) {
      const seat = game.actors(ahead.state)[0]!;
      const legal = game.legal(ahead.state, seat);
      const move = legal[rng.below(legal.length)]!;
      const { cookie } = sitting.find(({ person }) => person.id === row.seats[seat]!.person)!;
      moves.push({ seat, decision: row.seq + count, move, cookie });
      ahead.make(seat, move);
    }
    return { id, moves };
  });
}
