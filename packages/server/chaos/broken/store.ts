import { postgresStore as realStore } from '../../store/postgres.ts';
import type { Append, Store } from '../../store/store.ts';
import { Conflict } from '../../store/store.ts';

type Make = typeof realStore;

/** Ways to do it wrong. */
export const BREAKAGES = {
  /** A cursor is the highest id this node has written: entries of other nodes with lower ids may still come. */
  'naive-cursor'(store: Store): Store {
    let highest = 0;
    return {
      ...store,
      append: (change, committed) =>
        store.append(change, (ids) => {
          highest = Math.max(highest, ...ids);
          committed(ids);
        }),
      settled: () => Math.max(store.settled(), highest),
    };
  },

  /** A move is answered before it is committed. */
  'early-answer': (store: Store): Store => ({
    ...store,
    async append(change, committed) {
      if (!isMove(change)) return store.append(change, committed);
      committed(change.entries.map((_, index) => store.settled() + 1 + index));
      store.append(change, () => {}).catch(() => {}); // too late to tell anybody
      return undefined;
    },
  }),

  /** A bot that was too late makes its move nevertheless, after what has happened since. */
  'duplicate-bot': (store: Store): Store => ({
    ...store,
    async append(change, committed) {
      try {
        await store.append(change, committed);
      } catch (error) {
        if (!(error instanceof Conflict) || !isBot(change)) throw error;
        const before = (await store.table(change.after.id))!;
        const entries = change.entries.map((entry, index) => ({ ...entry, seq: before.seq + 1 + index }));
        const after = { ...before, seq: entries.at(-1)!.seq, version: before.version + 1 };
        await store.append({ ...change, before, after, entries, snapshot: null }, committed);
      }
    },
  }),
} as const;
export type Breakage = keyof typeof BREAKAGES;

const isMove = ({ entries }: Append): boolean => entries.some(({ kind }) => kind === 'move');
const isBot = ({ entries }: Append): boolean => entries.some((entry) => entry.kind === 'move' && entry.bot);

export const postgresStore: Make = async (...given) =>
  BREAKAGES[process.env.OUTCRY_CHAOS_BROKEN as Breakage](await realStore(...given));
