import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import type { Snapshot } from './source.ts';

/** Whether a time is still to come; draws anew when it is there. */
function useIsAhead(time: number | null): boolean {
  const [, redraw] = useState(0);
  const left = time === null ? 0 : time - Date.now();
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [time, left]);
  return left > 0;
}

/** Why the viewer cannot undo now; null: they can. */
export function useWhyNoUndo({ undo, undoAsked, undoWaits }: Snapshot): string | null {
  const t = useText();
  const isRefused = useIsAhead(undoWaits);
  if (undoAsked !== null) return t.table.undoAlready;
  if (!undo) return t.table.undoNot;
  return isRefused ? t.table.undoRefused : null;
}
