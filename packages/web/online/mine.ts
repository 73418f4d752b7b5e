import type { MyTable, StreamMessage } from '@outcry/server/api';
import { createStore } from '../store.ts';
import { setWaiting } from '../title.ts';
import { api, ApiError } from './api.ts';
import { me, shareSession, whoAmI } from './session.ts';
import { listen } from './stream.ts';

/** The tables of this person on the server, in its order; `more`: there are older ones. */
export interface Mine {
  readonly tables: readonly MyTable[];
  readonly more: boolean;
}

/** Undefined: not known yet. Null: nobody is signed in, or the server is not reached. */
export const mine = createStore<Mine | null | undefined>(undefined);

mine.subscribe(() => setWaiting(mine.get()?.tables.filter(({ yourTurn }) => yourTurn).length ?? 0));

const PAGE = 50;
const MOST = 200;
/** Bots move faster than anybody reads a list. */
const PAUSE = 1500;

const unreached = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
};

const isOver = ({ status }: MyTable): boolean => status === 'over' || status === 'ended';

/** By this device's clock. */
const here = (table: MyTable): MyTable => {
  const skew = Date.now() - table.now;
  const { since, deadline } = table;
  return { ...table, since: since && since + skew, deadline: deadline && deadline + skew };
};

async function page(limit: number, before?: string): Promise<Mine> {
  const tables = (await api('mine', { query: { limit, ...(before === undefined ? {} : { before }) } })).map(here);
  return { tables, more: tables.length === limit };
}

/** Loads the list again, as long as it was. */
export async function reload(): Promise<void> {
  const known = mine.get()?.tables ?? [];
  const first = await page(Math.min(MOST, Math.max(PAGE, known.length)));
  const found = new Set(first.tables.map(({ id }) => id));
  const older = first.more ? known.filter((table) => isOver(table) && !found.has(table.id)) : [];
  mine.set({ tables: [...first.tables, ...older], more: first.more });
}

/** Loads a page of older tables. */
export async function loadMore(): Promise<void> {
  const known = mine.get();
  if (!known?.more) return;
  const next = await page(PAGE, known.tables.at(-1)!.id);
  mine.set({ tables: [...known.tables, ...next.tables], more: next.more });
}

/** Drops a finished table from the list on all devices, or puts it back. */
export async function drop(id: string, dropped: boolean): Promise<void> {
  const known = mine.get();
  if (known && dropped) mine.set({ ...known, tables: known.tables.filter((table) => table.id !== id) });
  await api('dropTable', { params: { id }, body: { dropped } });
  if (!dropped) await reload();
}

/** Entries after which a seat may be another's to play. */
const SEATING = new Set(['seat', 'stand-in', 'take-back', 'replaced']);

/** Whether a message may change the list. */
function concerns(message: StreamMessage): boolean {
  if (message.kind !== 'entry') return false;
  const { info, entry } = message;
  if (!info) return SEATING.has(entry.kind); // a seat one has lost comes without the table
  const known = mine.get()?.tables.find(({ id }) => id === info.id);
  return (
    known === undefined ||
    known.status !== info.status ||
    known.actors.join() !== info.actors.join() ||
    SEATING.has(entry.kind)
  );
}

/** Keeps the list fresh on every page, until the function given back is called. */
export function followMine(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  let person: string | null = null;
  const fresh = () => void reload().catch(unreached);
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      fresh();
    }, PAUSE);
  };
  const begin = () => {
    const now = me.get()?.id ?? null;
    if (now === person) return;
    person = now;
    stop();
    stop = () => {};
    if (person === null) return mine.set(null);
    stop = listen({ hear: (message) => concerns(message) && soon(), anew: soon });
    return fresh();
  };
  const stopSharing = shareSession();
  const stopMe = me.subscribe(begin);
  whoAmI()
    .then((known) => known ?? mine.set(null))
    .catch((error: unknown) => {
      unreached(error);
      mine.set(null);
    });
  return () => {
    stopSharing();
    stopMe();
    stop();
    clearTimeout(timer);
  };
}
