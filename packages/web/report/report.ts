import type { GameFile } from '@outcry/engine';
import { download } from '../download.ts';
import { settings } from '../settings.ts';
import type { Snapshot, TableSource } from '../table/source.ts';
import { recentErrors } from './errors.ts';

/** What a person saves when something is wrong, and gives to whoever runs the server. Names no person, code or token. */
interface Report {
  readonly format: 'outcry-report';
  readonly version: 1;
  readonly made: string;
  /** In the person's own words. */
  readonly said: string;
  readonly page: object;
  readonly errors: ReturnType<typeof recentErrors>;
  readonly table: ReturnType<typeof tableIn> | null;
}

type Seen = Pick<
  Snapshot,
  'game' | 'status' | 'viewer' | 'yours' | 'seats' | 'history' | 'trouble' | 'online' | 'legal'
>;

/**
 * Whether the whole game may be packed: when it is over, or when nobody else's cards are in it because one person plays
 * against bots here. Else only what the viewer saw.
 */
export const mayPackFile = ({ status, online, yours }: Pick<Seen, 'status' | 'online' | 'yours'>): boolean =>
  status !== 'playing' || (online === null && yours.length === 1);

function tableIn(now: Seen, file: GameFile | null) {
  const { game, status, viewer, legal, trouble, history, seats } = now;
  return {
    game,
    status,
    viewer,
    isOnline: now.online !== null,
    seats: seats.map(({ bot, level = null, away, asked }) => ({ bot, level, away, asked })),
    legal,
    trouble,
    file: mayPackFile(now) ? file : null,
    seen: mayPackFile(now) && file !== null ? null : history.map(({ at, view, events }) => ({ at, view, events })),
  };
}

/** A report on a table, or on a page without one. */
export function reportOn(now: Seen | null, file: GameFile | null, said: string): Report {
  const { name: _name, ...wishes } = settings.get();
  return {
    format: 'outcry-report',
    version: 1,
    made: new Date().toISOString(),
    said,
    page: {
      kind: location.pathname.split('/')[1],
      browser: navigator.userAgent,
      languages: navigator.languages,
      size: [innerWidth, innerHeight, devicePixelRatio],
      settings: wishes,
    },
    errors: recentErrors(),
    table: now && tableIn(now, file),
  };
}

/** Packs a report and hands it to the person as a file. */
export async function saveReport(at: { now: Seen; source: TableSource } | null, said: string): Promise<void> {
  const now = at?.now ?? null;
  const file = at !== null && mayPackFile(at.now) ? await at.source.file() : null;
  const report = reportOn(now, file, said);
  const name = ['outcry-report', now?.game, report.made.slice(0, 10)].filter(Boolean).join('-');
  download(`${name}.json`, JSON.stringify(report));
}
