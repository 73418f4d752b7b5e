import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import type { Snapshot } from './source.ts';

/** Whether a time is still to come; draws anew when it has come. */
function useIsAhead(time: number | null): boolean {
  const [come, setCome] = useState<number | null>(null);
  useEffect(() => {
    if (time === null) return undefined;
    const timer = setTimeout(() => setCome(time), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return time !== come && time !== null;
}

/** Why the viewer cannot undo now; null: they can. */
export function useWhyNoUndo({ undo, undoAsked, undoWaits }: Snapshot): string | null {
  const t = useText();
  const isRefused = useIsAhead(undoWaits);
  if (undoAsked !== null) return t.table.undoAlready;
  if (!undo) return t.table.undoNot;
  return isRefused ? t.table.undoRefused : null;
}
