import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { newId } from '../ids.ts';
import { addressesOf, connectionOf } from '../store/postgresConnections.ts';
import type { Connections } from '../store/postgresConnections.ts';
import { IDS } from '../store/postgresMigrations.ts';
import type { PostgresFeed } from '../store/postgresFeed.ts';
import type { Bus, Notice } from './bus.ts';

const CHANNEL = 'outcry';
/** What is published within this time is announced together, after it was committed; and so often at most. */
const GATHER = 5;
const APART = 20;
/** How often the database is asked for news that nobody announced; and while announcements do not get through. */
const SLOW_POLL = 1000;
const QUICK_POLL = 50;
/** After this long a listening connection that broke is opened again. */
const LISTEN_AGAIN = 1000;

/** A notice that is not written with a change of a table: it is delivered here at once, and written down for the others. */
type Recorded = Exclude<Notice, { readonly kind: 'table' | 'row' }>;
const isRecorded = (notice: Notice): notice is Recorded => notice.kind !== 'table' && notice.kind !== 'row';

/**
 * The bus of all processes on one PostgreSQL. Notices lie in the database: those of tables are written with their entries,
 * the others here. NOTIFY only says that there is something new, without a word about what; each process then reads it.
 * So a notification that is lost costs time and nothing else: the database is asked every second anyway, and quickly as
 * long as news come that nobody announced (there is a PgBouncer in between, or `listenUrl` is null).
 */
export function postgresBus(
  connections: Connections,
  feed: PostgresFeed,
  { listenUrl, log }: { readonly listenUrl: string | null; readonly log: Logger },
): Bus {
  const node = newId();
  const listeners = new Set<(notice: Notice) => void>();
  let recording: { readonly notice: Recorded; readonly recorded: PromiseWithResolvers<void> }[] = [];
  let announcing: Promise<void> | null = null;
  let last = Promise.resolve();
  let announcedAt = -Infinity;
  let polling: NodeJS.Timeout | null = null;
  let announced = false;
  let closed = false;

  const deliver = (notice: Notice): void => {
    for (const listener of listeners) listener(notice);
  };
  feed.attach((notice) => {
    if ((notice as { readonly node?: string }).node !== node) deliver(notice); // it was delivered when it was published
  });

  /** One announcement after the other, so that notices stay in order. */
  function announceAfter(milliseconds: number): Promise<void> {
    if (announcing) return announcing;
    const wait = Math.max(milliseconds, announcedAt + APART - performance.now());
    announcing = Promise.all([sleep(wait, undefined, { ref: false }), last]).then(() => (last = announce()));
    return announcing;
  }

  /** Writes down what others must know, then says that there is something new. */
  async function announce(): Promise<void> {
    announcing = null;
    announcedAt = performance.now();
    while (recording.length > 0) {
      const group = recording.slice(0, IDS); // a transaction has no more ids
      const bodies = group.map(({ notice }) => JSON.stringify({ ...notice, node }));
      try {
        await connections.query(RECORD, [JSON.stringify(bodies)]);
      } catch (error) {
        log.warn({ err: error }, 'other servers could not be told; they are told later');
        for (const { recorded } of recording) recorded.reject(error); // whoever waits need not wait for later
        if (!closed) void announceAfter(LISTEN_AGAIN);
        return;
      }
      for (const { recorded } of group) recorded.resolve();
      recording = recording.slice(group.length);
    }
    // Off the way of whoever published. A failure costs time: the others ask again anyway.
    connections.query(NOTIFY, [CHANNEL, '']).catch(() => {});
  }

  async function poll(): Promise<void> {
    let found = 0;
    try {
      found = await feed.fresh();
    } catch (error) {
      log.debug({ err: error }, 'the database could not be asked for news');
    }
    const isUnannounced = found > 0 && !announced;
    announced = false;
    if (!closed) polling = setTimeout(() => void poll(), isUnannounced ? QUICK_POLL : SLOW_POLL).unref();
  }

  const stopListening =
    listenUrl === null
      ? async () => {}
      : listen(listenUrl, log, () => {
          announced = true;
          feed.soon();
        });
  polling = setTimeout(() => void poll(), SLOW_POLL).unref();

  return {
    publish(notice) {
      if (!isRecorded(notice)) {
        feed.soon(); // in order with those of the other processes: a table has one order everywhere
        return announceAfter(GATHER);
      }
      deliver(notice);
      const recorded = Promise.withResolvers<void>();
      recorded.promise.catch(() => {}); // not everybody waits for it
      recording.push({ notice, recorded });
      void announceAfter(GATHER);
      return recorded.promise;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      if (polling) clearTimeout(polling);
      await (announcing ?? last);
      await stopListening();
      listeners.clear();
    },
  };
}

/** Without a sync: there is nothing to keep. */
const NOTIFY = "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)";

const RECORD = `
  insert into notice (id, body) select outcry_id(pg_current_xact_id()) + place - 1, body
    from json_array_elements_text($1::json) with ordinality as x(body, place)`;

/** Listens on a connection of its own, for as long as it lives and then on another. Yields what ends it. */
function listen(url: string, log: Logger, hear: () => void): () => Promise<void> {
  const addresses = addressesOf(url, 'OUTCRY_LISTEN_URL');
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | null = null;
  let closed = false;
  let turn = 0;

  async function open(): Promise<void> {
    again = null;
    const opened = new pg.Client(connectionOf(addresses[turn++ % addresses.length]!));
    client = opened;
    let isOver = false;
    const over = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      opened.end().catch(() => {});
      if (closed) return;
      log.warn({ err: error }, 'notifications do not get through; the database is asked instead');
      again = setTimeout(() => void open(), LISTEN_AGAIN).unref();
    };
    opened.on('error', over);
    opened.on('end', () => over(new Error('the connection ended')));
    opened.on('notification', hear);
    try {
      await opened.connect();
      // Only the host that writes sends notifications.
      const { rows } = await opened.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (rows[0]!.standby) throw new Error('a standby sends no notifications');
      await opened.query(`listen ${CHANNEL}`);
      hear(); // of what was announced before
    } catch (error) {
      over(error);
    }
  }

  void open();
  return async () => {
    closed = true;
    if (again) clearTimeout(again);
    await client?.end().catch(() => {});
  };
}
