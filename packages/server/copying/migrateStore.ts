import { existsSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '@outcry/engine';
import { addressesOf, Connections } from '../store/postgresConnections.ts';
import { INCOMPLETE, refuseIncomplete } from '../store/incomplete.ts';
import { newEpoch } from '../store/open.ts';
import { Copy } from './copy.ts';
import type { Checked } from './copy.ts';
import type { MayFill, Source } from './place.ts';
import { postgresSource, postgresTarget } from './postgres.ts';
import { sqliteSource, sqliteTarget } from './sqlite.ts';

/** How often to look whether the server has stopped. */
const GLANCE = 250;

/** Who hears how far it is. */
export interface Watcher {
  /** A pass over so many tables begins. */
  begin(tables: number): void;
  advance(tables: number): void;
  /** The first pass is over while a server still runs: it has to be stopped now. */
  stopServer(source: string): void;
}

/** Whether a place is an address of a PostgreSQL; else it is a data folder. */
function isAddress(place: string, name: 'FROM' | 'TO'): boolean {
  if (!/^\w+:\/\//.test(place)) return false;
  addressesOf(place, name); // it throws for any other
  return true;
}

/** Copies an installation from a data folder or an address of PostgreSQL to another, and checks all of it. */
export async function migrateStore(from: string, to: string, watcher: Watcher): Promise<Checked> {
  await using opened = new AsyncDisposableStack();
  const [fromPostgres, toPostgres] = [isAddress(from, 'FROM'), isAddress(to, 'TO')];
  const source = fromPostgres ? await postgresSource(from) : sqliteSource(from);
  opened.defer(() => source.close());
  await readable(source);
  const isSame = fromPostgres && toPostgres ? await isSameDatabase(from, to) : realpathOf(from) === realpathOf(to);
  if (isSame) throw new InputError('FROM and TO are the same');
  const target = await (toPostgres ? postgresTarget(to, mayFill) : sqliteTarget(to, mayFill));
  opened.defer(() => target.close());

  await target.setMeta({ [INCOMPLETE]: 'migrate-store' });
  const copy = new Copy(target);
  const pass = async (): Promise<Checked> => {
    const snapshot = await source.snapshot();
    try {
      watcher.begin(await snapshot.count('game_table'));
      return await copy.bring(snapshot, (tables) => watcher.advance(tables));
    } finally {
      await snapshot.close();
    }
  };
  if (await source.isServed()) {
    await pass(); // nearly all of it, while people play
    watcher.stopServer(source.name);
  }
  await untilHeld(source);
  const checked = await pass();
  if (!(await source.hold()))
    throw new InputError(`a server was started on ${source.name} meanwhile: stop it and try again`);
  // Cursors of open pages count ids of the other store: a new epoch makes them load everything again.
  await target.setMeta({ epoch: newEpoch(), [INCOMPLETE]: null });
  return checked;
}

/** Throws for an installation that is an unfinished copy itself. */
async function readable(source: Source): Promise<void> {
  const snapshot = await source.snapshot();
  await snapshot.close();
  refuseIncomplete(source.name, snapshot.meta.get(INCOMPLETE));
}

async function untilHeld(source: Source): Promise<void> {
  while (!(await source.hold())) await sleep(GLANCE);
}

/** Where a folder really is; an address, or a folder that is not there yet, as it was given. */
const realpathOf = (place: string): string => (existsSync(place) ? realpathSync(place) : place);

/** However it is spelled: a lock that one connection takes is taken for the other. */
async function isSameDatabase(one: string, other: string): Promise<boolean> {
  const lock = `select pg_try_advisory_lock(${Math.floor(Math.random() * 2 ** 48)}) as free`;
  await using opened = new AsyncDisposableStack();
  const taken: boolean[] = [];
  for (const url of [one, other]) {
    const connections = new Connections(url);
    opened.defer(() => connections.close());
    await connections.open();
    const client = await connections.connect();
    opened.defer(() => client.release(true));
    taken.push((await client.query<{ free: boolean }>(lock)).rows[0]!.free);
  }
  return !taken[1];
}

/** Nothing is copied over what somebody has; what a copy left that was cut off is nobody's. */
const mayFill: MayFill = async (name, there) => {
  if (there.meta.has(INCOMPLETE)) return;
  for (const table of ['user', 'person', 'game_table'] as const)
    if ((await there.count(table)) > 0) throw new InputError(`${name} is not empty; copy into an empty one`);
};
