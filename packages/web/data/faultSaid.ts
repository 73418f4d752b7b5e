import type { TableFault, Locale } from '@outcry/engine';
import { entriesSaid, placeSaid } from '@outcry/games/places.ts';
import { loadFaults, loadPlaces, loadTables } from '../games.ts';
import type { Messages } from '../i18n.ts';
import { tableLabel } from './tableLabel.ts';

const FAULTS = ['integer', 'minimum', 'maximum', 'enum'] as const;
type EntryFault = (typeof FAULTS)[number];
const isEntryFault = (reason: string): reason is EntryFault => (FAULTS as readonly string[]).includes(reason);

/** What is wrong with tables of a game, in the reader's language: the place, and what it needs. */
export async function faultSaid(game: string, { at, reason, args }: TableFault, t: Messages, locale: Locale): Promise<string> {
  const [tables, places, words] = await Promise.all([loadTables(game), loadPlaces(game), loadFaults(game)]);
  const [table, ...path] = at.split('.');
  const label = tableLabel(tables[table!]!, locale);
  const last = Number(path.at(-1));
  const entry = entriesSaid(places, table!, path.slice(0, -1).join(' '), locale)?.[last];
  const lines = (entry === undefined ? path : path.slice(0, -1)).map((part) =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : part,
  );
  const place = [label, placeSaid(places, lines.join(' '), locale), entry].filter(Boolean).join(', ');
  const what = isEntryFault(reason) ? t.tables.faults[reason](String(args['allowed'])) : words[reason]![locale](args);
  return t.tables.fault(place, what);
}
