import type { TableSummary } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { api, ApiError } from './api.ts';
import { whoAmI } from './session.ts';
import { listen } from './stream.ts';

/** Tables of the server for the home page; null: no server is reached, so there are only games of this device. */
export interface Lobby {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

/** Who is nobody yet has no stream: the page looks again this often. */
const GLANCE = 8000;

/** Open tables and your own, kept fresh while the page is shown. */
export function useLobby(): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    let stop = () => {};
    let wanted = true;
    const put = (some: Partial<Lobby>) => wanted && setLobby((now) => ({ open: [], mine: [], ...now, ...some }));
    const open = async () => put({ open: await api('lobby') });
    const mine = async () => put({ mine: await api('mine', { query: { limit: 12 } }) });
    const begin = async () => {
      await open();
      const person = await whoAmI();
      if (!wanted) return;
      if (person === null) {
        const timer = setInterval(() => document.hidden || open().catch(unreached), GLANCE);
        stop = () => clearInterval(timer);
        return;
      }
      await mine();
      if (!wanted) return;
      stop = listen({
        lobby: true,
        hear: (message) => {
          if (message.kind === 'lobby') put({ open: message.tables });
          // A seat one has lost comes without the table.
          if (message.kind === 'entry' && (message.info || message.entry.kind === 'seat')) void mine().catch(unreached);
        },
        anew: () => void mine().catch(unreached),
      });
    };
    const unreached = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    };
    begin().catch(unreached);
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return lobby;
}
