import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { StreamMessage } from '../api.ts';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { PersonRow, Store } from '../store/store.ts';
import { Hub } from '../streams/hub.ts';
import type { Opening } from '../streams/stream.ts';
import { createTable } from '../tables/making.ts';
import { Tables } from '../tables/tables.ts';
import { temporaryFolder } from './guests.ts';

/** What a stream was told: every message with the cursor it carried. */
export interface Heard {
  readonly cursor: string | null;
  readonly message: StreamMessage;
}

/** What a stream of a person is opened with, where the test does not care. */
export const opening = (person: string): Opening => ({
  person,
  pass: { id: person, ends: Infinity },
  after: undefined,
  watched: new Set(),
  visible: true,
  lobby: false,
  version: '',
});

/** A store of this test alone, and a bus. */
function openAlone(): { readonly store: Store; readonly bus: Bus } {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  return { store, bus: localBus() };
}

/** A hub without HTTP, whose tables can be made slow or broken to those who read them. */
export async function openHub({ store, bus } = openAlone()) {
  const tables = new Tables({ store, bus, now: Date.now, hotTables: 9 });
  const slow = new Map<string, PromiseWithResolvers<void>>();
  const broken = new Set<string>();
  const read = tables.read.bind(tables);
  tables.read = async (id, look, least) => {
    await slow.get(id)?.promise;
    if (broken.has(id)) throw new Error('this table is broken');
    return read(id, look, least);
  };
  const hub = new Hub(tables, bus, pino({ level: 'silent' }));
  let people = 0;

  return {
    store,
    tables,
    hub,
    broken,
    /** Waits until everything that was written is told. */
    async told(): Promise<void> {
      await store.fresh();
      await hub.told();
    },
    /** From now on, whoever reads the table waits. */
    hold: (id: string): void => void (slow.has(id) || slow.set(id, Promise.withResolvers())),
    release(id: string): void {
      slow.get(id)?.resolve();
      slow.delete(id);
    },
    person: (name: string): Promise<PersonRow> => store.personOfUser(`user ${++people}`, name, 0),
    /** A waiting table with a seat of this person. */
    table: (person: PersonRow): Promise<string> =>
      createTable(tables, person, { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    /** Writes lines of chat at a table, all in one change. */
    say: (id: string, lines = 1): Promise<null> =>
      tables.change(
        id,
        () => ({
          entries: Array.from({ length: lines }, () => ({ kind: 'chat' as const, seat: null, person: 'x', text: '' })),
        }),
        () => null,
      ),
    /** Opens a stream; `hear` is called with every message. Yields the function that closes it. */
    listen(
      { id }: PersonRow,
      hear: (heard: Heard) => void,
      { after, watched = [], lobby = false }: { after?: string; watched?: readonly string[]; lobby?: boolean } = {},
    ): () => void {
      const close = hub.open(
        { ...opening(id), after, watched: new Set(watched), lobby },
        {
          write(text) {
            const data = /^data: (.*)$/m.exec(text)?.[1];
            if (data)
              hear({ cursor: /^id: (.*)$/m.exec(text)?.[1] ?? null, message: JSON.parse(data) as StreamMessage });
            return true;
          },
          end: () => close(),
        },
      );
      return close;
    },
  };
}
