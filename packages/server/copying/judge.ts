import { canonical, Match, MoveError, verifyFile } from '@outcry/engine';
import { rulesFor } from '../games.ts';
import { entryOf, tableOf } from '../store/rows.ts';
import type { WholeTable } from '../store/rows.ts';
import type { EntryColumns } from '../store/schema.ts';
import { fileOf } from '../tables/file.ts';
import { dealOf, emptyTable, note } from '../tables/loaded.ts';
import type { TableRows } from './place.ts';

/**
 * What a table's rows lead to when its moves are played again. A finished game `verifies` or not; a running one has a
 * `state`; of rules this server does not have, and before the cards are dealt, there is nothing to play.
 */
export type Judgement =
  | { readonly kind: 'finished'; readonly verifies: boolean }
  | { readonly kind: 'running'; readonly state: string }
  | { readonly kind: 'unplayed' | 'unknown' };

/** Plays a table again from its first move, without the states that were kept on the way. */
export async function judge({ game_table, terms, own_data, entry }: TableRows): Promise<Judgement> {
  const row = tableOf({ ...game_table[0], ...terms[0] } as unknown as WholeTable);
  const data = own_data[0] ? (JSON.parse(own_data[0]['data'] as string) as Record<string, unknown>) : null;
  const { rules, words } = await rulesFor(row.game, row.rulesVersion, data);
  if (!rules) return { kind: 'unknown' };
  const table = emptyTable(row, words, rules);
  const entries = entry.map((columns) => entryOf(columns as unknown as EntryColumns));
  for (const each of entries) note(table, each);
  if (!entries.some(({ kind }) => kind === 'start')) return { kind: 'unplayed' };
  if (row.status !== 'playing') {
    const file = await fileOf({ store: { ownData: async () => data } }, table);
    return { kind: 'finished', verifies: verifyFile(rules.game, file).verified };
  }
  try {
    return { kind: 'running', state: canonical(new Match(rules.game, dealOf(row), table.journal).state) };
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    return { kind: 'running', state: `cannot be played: ${error.message}` };
  }
}
