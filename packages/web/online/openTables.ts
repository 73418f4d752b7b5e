import type { StreamMessage, TableSummary } from '@outcry/server/api';

/** The open tables after what the stream told of them, newest first. */
export function withChanges(
  open: readonly TableSummary[],
  { tables, gone }: Pick<Extract<StreamMessage, { kind: 'lobby-changed' }>, 'tables' | 'gone'>,
): TableSummary[] {
  const dropped = new Set([...gone, ...tables.map(({ id }) => id)]);
  return [...open.filter(({ id }) => !dropped.has(id)), ...tables].toSorted((a, b) => b.created - a.created);
}
