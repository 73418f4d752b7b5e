import { useText } from '../i18n.ts';
import type { Snapshot } from './source.ts';
import { useIsAhead } from './useIsAhead.ts';

/** Why the viewer cannot undo now; null: they can. */
export function useWhyNoUndo({ undo, undoAsked, undoWaits }: Snapshot): string | null {
  const t = useText();
  const isRefused = useIsAhead(undoWaits);
  if (undoAsked !== null) return t.table.undoAlready;
  if (!undo) return t.table.undoNot;
  return isRefused ? t.table.undoRefused : null;
}
