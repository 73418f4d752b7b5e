import { createStore } from '../store.ts';

/** What is known of the connection to the server. */
export interface Link {
  /** Whether the stream is not wanted, open, lost, or refused because too many are open. */
  readonly state: 'idle' | 'open' | 'lost' | 'full';
  /** Since when there is none though one is wanted; null: there is one. */
  readonly lostAt: number | null;
  /** A move has had no answer for some seconds, or could not be taken yet. */
  readonly slow: boolean;
  /** This tab is older than the server. */
  readonly outdated: boolean;
}

export const link = createStore<Link>({ state: 'idle', lostAt: null, slow: false, outdated: false });

/** Changes what is known of the connection. */
export const setLink = (some: Partial<Omit<Link, 'lostAt'>>): void => {
  const before = link.get();
  const changed = { ...before, ...some };
  const next = {
    ...changed,
    lostAt: changed.state === 'lost' || changed.state === 'full' ? (before.lostAt ?? Date.now()) : null,
  };
  if (next.state !== before.state || next.slow !== before.slow || next.outdated !== before.outdated) link.set(next);
};

/** Whether the server's page is made of other parts than this one. */
async function isOld(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')!.src;
  const page = await fetch('/', { cache: 'no-store' });
  return page.ok && !(await page.text()).includes(new URL(own).pathname); // an error's page says nothing
}

/** Says so if the server has a newer app than this tab; nothing where the server is not reached. */
export async function compareWithServer(): Promise<void> {
  try {
    if (await isOld()) setLink({ outdated: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // what fetch throws where there is no network
  }
}

// A part of the app that is not there any more: the server was updated since this tab was opened.
addEventListener('vite:preloadError', () => setLink({ outdated: true }));
