import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PersonRow } from '../store/store.ts';
import { databases, openShared } from '../testing/databases.ts';
import { openHub } from '../testing/hub.ts';

const TABLES = 3;

/**
 * Something that happens: `at` is a table, `who` a client, `back` how many messages it loses with its connection, `late`
 * whether what it missed is read from the store only after everything written so far was announced.
 */
type Step =
  | { readonly do: 'say'; readonly at: number; readonly lines: number }
  | { readonly do: 'hold' | 'release' | 'break' | 'mend'; readonly at: number }
  | { readonly do: 'reconnect'; readonly who: number; readonly back: number; readonly late: boolean }
  | { readonly do: 'wait'; readonly long: boolean };

const at = fc.nat(TABLES - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('say' as const), at, lines: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('hold', 'release', 'break', 'mend'), at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('reconnect' as const),
      who: fc.nat(1),
      back: fc.nat(6),
      late: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), long: fc.boolean() }) },
);

/** What a client knows after a message: by table the last entry it has, and the cursor to go on from. */
interface Known {
  readonly cursor: string;
  readonly last: ReadonlyMap<string, number>;
}

const idOf = (cursor: string): number => Number(cursor.split('.')[1]);

/** A client that drops the entries it has, and may be thrown back to what it knew some messages ago. */
function client(
  { listen }: Awaited<ReturnType<typeof openHub>>,
  person: PersonRow,
  watched: readonly string[],
  start: ReadonlyMap<string, number>,
) {
  /** All it ever knew; what it knew before it was thrown back, too. */
  const ever: Known[] = [];
  const wrong: string[] = [];
  let known: Known[] = [];
  let close = () => {};
  const connect = (last: ReadonlyMap<string, number>, after?: string) => {
    const now = new Map(last);
    const told = new Map<string, number>();
    let before = 0;
    close = listen(
      person,
      ({ cursor, message }) => {
        if (message.kind === 'reset') wrong.push('a reset, though little was missed');
        if (message.kind === 'entry') {
          if (message.entry.seq <= (told.get(message.table) ?? 0)) wrong.push(`entry ${message.entry.seq} once more`);
          told.set(message.table, message.entry.seq);
        }
        if (message.kind === 'entry' && message.entry.seq > now.get(message.table)!) {
          const next = now.get(message.table)! + 1;
          if (message.entry.seq !== next) wrong.push(`entry ${message.entry.seq} before entry ${next}`);
          now.set(message.table, message.entry.seq);
        }
        if (cursor === null) return;
        if (idOf(cursor) < before) wrong.push(`cursor ${cursor} after ${before}`);
        before = idOf(cursor);
        const state = { cursor, last: new Map(now) };
        known.push(state);
        ever.push(state);
      },
      { watched, ...(after === undefined ? {} : { after }) },
    );
  };
  connect(start);
  return {
    ever,
    wrong,
    last: () => known.at(-1)!.last,
    reconnect(back: number) {
      close();
      known = known.slice(0, Math.max(1, known.length - back));
      connect(known.at(-1)!.last, known.at(-1)!.cursor);
    },
    close: () => close(),
  };
}

const shared = databases();
const BACKENDS = {
  SQLite: { open: () => openHub(), runs: 150 },
  PostgreSQL: { open: async () => openHub(await openShared(await shared.make())), runs: 40 },
};

test.each(['SQLite', 'PostgreSQL'] as const)(
  'on %s, whatever is slow, fails or is cut: a client has every entry once and in order, and no cursor passes an untold one',
  async (backend) => {
    const { open, runs } = BACKENDS[backend];
    const hub = await open();
    const { store, hold, release, broken, say } = hub;
    let late: Promise<unknown> | null = null;
    const entriesAfter = store.entriesAfter.bind(store);
    store.entriesAfter = async (...wanted) => {
      const found = await entriesAfter(...wanted);
      await late;
      return found;
    };
    const play = async (steps: readonly Step[]): Promise<void> => {
      const [ada, bob] = [await hub.person('Ada'), await hub.person('Bob')];
      const tables = await Promise.all(Array.from({ length: TABLES }, () => hub.table(ada)));
      const first = new Map(await Promise.all(tables.map(async (id) => [id, (await store.table(id))!.seq] as const)));
      const clients = [client(hub, ada, [], first), client(hub, bob, tables, first)];
      const writes: Promise<unknown>[] = [];
      const run = {
        say: ({ at: table, lines }) => void writes.push(say(tables[table]!, lines)),
        hold: ({ at: table }) => hold(tables[table]!),
        release: ({ at: table }) => release(tables[table]!),
        break: ({ at: table }) => void broken.add(tables[table]!),
        mend: ({ at: table }) => void broken.delete(tables[table]!),
        reconnect(next) {
          late = next.late ? Promise.all(writes) : null;
          clients[next.who]!.reconnect(next.back);
        },
        wait: ({ long }) => (long ? Promise.all(writes) : new Promise((done) => setImmediate(done))),
      } satisfies { [Name in Step['do']]: (step: Extract<Step, { do: Name }>) => unknown };
      for (const next of steps) await run[next.do](next as never);
      for (const id of tables) {
        release(id);
        broken.delete(id);
      }
      await Promise.all(writes);
      await hub.told();
      // A table that failed is told again with its next entry.
      for (const id of tables) await say(id);
      await hub.told();
      const entries = await Promise.all(tables.map((id) => store.entries(id)));
      for (const { ever, last, wrong } of clients) {
        expect(wrong).toEqual([]);
        expect([...last()]).toEqual(tables.map((id, index) => [id, entries[index]!.at(-1)!.seq]));
        for (const { cursor, last: knew } of ever)
          tables.forEach((id, index) => {
            const untold = entries[index]!.find(({ seq }) => seq > knew.get(id)!);
            expect(idOf(cursor), 'an untold entry lies above the cursor').toBeLessThan(untold?.id ?? Infinity);
          });
      }
      for (const { close } of clients) close();
      await hub.told();
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), play), {
      numRuns: process.env.OUTCRY_LONG ? 20 * runs : runs,
      ...(process.env.OUTCRY_LONG ? {} : { seed: 18_790 }),
    });
  },
);
