import { useEffect, useState } from 'react';
import { findGame } from '../games.ts';
import { api, ApiError } from '../online/api.ts';
import { whoAmI } from '../online/session.ts';
import { settings } from '../settings.ts';
import { saved } from '../solo/saved.ts';
import { useStore } from '../store.ts';
import { merged, ofRecord, ofServer, ofSolo } from './finished.ts';
import type { Finished } from './finished.ts';
import { remembered } from './kept.ts';

/** Pages asked of the server, and how many games are in one: more than anybody reads. */
const PAGES = 10;
const PAGE = 200;

async function* pagesOfServer(): AsyncGenerator<Finished[]> {
  const person = await whoAmI();
  if (person === null) return;
  if (!person.guest) yield (await api('soloGames')).map(ofSolo);
  let before: string | null = null;
  for (let page = 0; page < PAGES; page++) {
    const answer: Awaited<ReturnType<typeof api<'history'>>> = await api('history', {
      query: { limit: PAGE, ...(before === null ? {} : { before }) },
    });
    yield answer.games.map(ofServer);
    before = answer.next;
    if (before === null) return;
  }
}

/** Everything you played to its end; `unreached`: without what the server knows. */
export function useHistory(): { readonly games: readonly Finished[]; readonly unreached: boolean } {
  const here = useStore(remembered);
  const kept = useStore(saved);
  const [there, setThere] = useState<readonly Finished[]>([]);
  const [unreached, setUnreached] = useState(false);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      for await (const page of pagesOfServer()) {
        if (!wanted) return;
        setThere((known) => [...known, ...page]);
      }
    };
    ask().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (wanted) setUnreached(true);
    });
    return () => {
      wanted = false;
      setThere([]);
    };
  }, []);
  const { name } = settings.get();
  // Games that were finished before anything was remembered are still among those that are kept.
  const whole = kept.flatMap((record) => ofRecord(record, name) ?? []);
  return { games: merged(whole, here, there).filter(({ game }) => findGame(game)), unreached };
}
