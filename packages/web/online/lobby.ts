import type { TableSummary } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { api, ApiError } from './api.ts';
import { withChanges } from './openTables.ts';
import { me } from './session.ts';
import { listen } from './stream.ts';

/** Public tables for the home page; null: no server is reached, so there are only games of this device. */
export interface Lobby {
  readonly open: readonly TableSummary[];
  readonly running: readonly TableSummary[];
}

/** Who is nobody yet has no stream: the page looks again this often. */
const GLANCE = 8000;
/** Games being played are not told over the stream. */
const GLANCE_AT_RUNNING = 30_000;

/** Open tables and games one may watch, kept fresh while the page is shown. */
export function useLobby(): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  const person = useStore(me)?.id ?? null;
  useEffect(() => {
    let wanted = true;
    const update = (next: (now: Lobby) => Partial<Lobby>) =>
      wanted &&
      setLobby((now) => {
        const before = now ?? { open: [], running: [] };
        return { ...before, ...next(before) };
      });
    const put = (some: Partial<Lobby>) => update(() => some);
    const look = (load: () => Promise<unknown>) => {
      if (document.hidden) return;
      load().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    };
    const open = async () => put({ open: await api('lobby') });
    const running = async () => put({ running: await api('running') });
    look(open);
    look(running);
    const timers = [setInterval(look, GLANCE_AT_RUNNING, running)];
    let stop = () => {};
    if (person === null) timers.push(setInterval(look, GLANCE, open));
    else
      stop = listen({
        lobby: true,
        hear: (message) => {
          if (message.kind === 'lobby') put({ open: message.tables });
          else if (message.kind === 'lobby-changed') update((now) => ({ open: withChanges(now.open, message) }));
          else return;
          look(running); // a table that left the lobby may have begun
        },
        anew: () => {},
      });
    return () => {
      wanted = false;
      timers.forEach(clearInterval);
      stop();
    };
  }, [person]);
  return lobby;
}
