import { useTableKeys } from '@outcry/ui/useTableKeys.ts';
import { useWaitingTables } from '../online/next.ts';
import { go, useRoute } from '../router.ts';
import { toggleWords } from '../settings.ts';
import type { DrawerName } from './Drawers.tsx';
import { mayHint } from './mayHint.ts';
import type { AtTable } from './Table.tsx';
import { useWhyNoUndo } from './useWhyNoUndo.ts';

/** The keys of the tools: N goes to the next table that waits, H asks for a hint, U takes a move back, W changes between board and words, ? lists the keys. */
export function useTableShortcuts({ now, source }: AtTable, onDrawer: (drawer: DrawerName) => void): void {
  const why = useWhyNoUndo(now);
  const seated = now.status === 'playing' && now.viewer !== null && now.curtain === null;
  const { parts } = useRoute();
  const [next] = useWaitingTables(now.online ? parts?.[1] : undefined);
  useTableKeys((key) => {
    if (key === 'n' && now.online && next) return () => go(`/t/${next.code}`);
    if (key === 'w') return toggleWords;
    if (key === '?') return () => onDrawer('keys');
    if (key === 'h' && seated && mayHint(now)) return () => onDrawer('hint');
    return key === 'u' && seated && why === null ? source.undo : null;
  });
}
