import { statfs } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { totalmem } from 'node:os';
import type { AdminPage, AuditEntry, Ban, SeenPerson, StaleTable } from '../api.ts';
import { databaseFile } from '../config.ts';
import type { Config } from '../config.ts';
import type { Server } from '../server.ts';
import type { AuditLine } from '../store/orderStore.ts';
import { openReports } from './reports.ts';

const DAY = 86_400_000;
/** A table at which nothing happened for so long may need somebody. */
const STALE = 5 * DAY;
const MOST_STALE = 6;
const MOST_AUDIT = 30;
const PULSE = 900_000;

type Watching = Pick<Server, 'store' | 'tables' | 'hub' | 'order' | 'config' | 'version' | 'url' | 'gauges' | 'bus'>;

/** Something written down, as administrators read it. */
export function auditEntry({ id, at, actorName: by, what, personName: person, body }: AuditLine): AuditEntry {
  const { until = null, reason = null, table = null } = body as Partial<Pick<AuditEntry, 'until' | 'reason' | 'table'>>;
  return { id, at, by, what, person, until, reason, table };
}

async function bansNow({ store, tables }: Watching): Promise<Ban[]> {
  return (await store.bans(tables.now())).map(({ id, person, name, shown, reason, at, ends }) => ({
    id,
    person: person === null ? null : { id: person, name: name ?? '' },
    shown,
    reason,
    at,
    ends,
  }));
}

/** Games that wait longest for somebody. */
async function staleTables({ store, tables }: Watching): Promise<StaleTable[]> {
  const found: StaleTable[] = [];
  for (const id of await store.stalest(tables.now() - STALE, MOST_STALE)) {
    const row = await store.table(id);
    if (!row) continue;
    const { code, game, updated, seats, turn } = row;
    const people = seats.filter(({ kind }) => kind === 'person');
    const waitsFor = seats.flatMap(({ name, standIn, kind }, seat) =>
      kind === 'person' && standIn === null && (turn.asked[seat] ?? null) !== null ? [name] : [],
    );
    found.push({ id, code, game, updated, waitsFor, names: people.map(({ name }) => name) });
  }
  return found;
}

/** How full the disk is that the data lies on; null: the data lies elsewhere. */
async function disk({ databaseUrl, data }: Config): Promise<AdminPage['disk']> {
  if (databaseUrl !== null) return null;
  const { blocks, bsize } = await statfs(data);
  return { used: statSync(databaseFile(data)).size, of: blocks * bsize };
}

function memory(): AdminPage['memory'] {
  const limit = process.constrainedMemory();
  return { used: process.memoryUsage.rss(), of: limit > 0 && limit < totalmem() ? limit : totalmem() };
}

/** How things are, for administrators. */
export async function adminPage(watching: Watching): Promise<AdminPage> {
  const { store, tables, hub, order, config, version, url, gauges } = watching;
  const now = tables.now();
  const counts = await store.counts();
  return {
    address: new URL(config.publicUrl ?? url).host,
    version,
    up: process.uptime(),
    backupAge: gauges.backupAge(),
    here: hub.presence.people().length,
    ...counts,
    pulse: (await store.pulse(now - DAY)).map(({ at, people }) => ({ at, people })),
    slowest: await gauges.slowestMove(),
    memory: memory(),
    disk: await disk(config),
    streams: hub.size,
    tablesInMemory: tables.size,
    botsWaiting: gauges.botsWaiting(),
    reports: await openReports(watching),
    closedReports: await store.closedReports(now - 7 * DAY),
    lookAt: await staleTables(watching),
    bans: await bansNow(watching),
    admins: (await store.admins()).map(({ id, name, since }) => ({ id, name, since })),
    announcement: order.announcement,
    audit: (await store.audit(null, MOST_AUDIT)).map(auditEntry),
    now,
  };
}

/** People by a part of their name, or those who are here. */
export async function seenPeople(
  { store, tables, hub, order }: Watching,
  { find = '', all = false }: { readonly find?: string; readonly all?: boolean },
  limit: number,
): Promise<SeenPerson[]> {
  const here = new Set(hub.presence.people());
  const lines = await store.peopleLike(
    find.trim(),
    all || find.trim() !== '' ? null : [...here].slice(0, limit),
    limit,
    tables.now(),
  );
  return Promise.all(
    lines.map(async ({ silenced: muted, passkey, password, mail, paper, ...line }) => ({
      ...line,
      muted,
      here: here.has(line.id),
      doing: here.has(line.id) ? await doing(line.id) : ('away' as const),
      waysBack: [
        ...(passkey ? (['passkey'] as const) : []),
        ...(password ? (['password'] as const) : []),
        ...(mail ? (['mail'] as const) : []),
        ...(paper ? (['link'] as const) : []),
      ],
      banned: order.banOf(line.id, () => []) !== null,
    })),
  );

  async function doing(person: string): Promise<SeenPerson['doing']> {
    const [table] = hub.presence.looking(person);
    if (table === undefined) return 'here';
    const row = await store.table(table);
    return row?.seats.some((seat) => seat.person === person) ? 'at-table' : 'watching';
  }
}

/** Notes how many people are here, once a quarter of an hour, for the chart of a day. */
export async function notePulse({ store, tables, hub }: Pick<Server, 'store' | 'tables' | 'hub'>): Promise<void> {
  const now = tables.now();
  await store.notePulse(Math.floor(now / PULSE) * PULSE, hub.presence.people().length, now - DAY - PULSE);
}
