import { createStore } from '../store.ts';

/** How it stands with the server: nothing wanted, reached, or lost; and whether this tab is older than the server. */
export interface Link {
  readonly state: 'idle' | 'open' | 'lost';
  readonly outdated: boolean;
}

export const link = createStore<Link>({ state: 'idle', outdated: false });

/** Changes what is known of the connection. */
export const setLink = (some: Partial<Link>): void => {
  const before = link.get();
  const next = { ...before, ...some };
  if (next.state !== before.state || next.outdated !== before.outdated) link.set(next);
};

// A part of the app that is not there any more: the server was updated since this tab was opened.
addEventListener('vite:preloadError', () => setLink({ outdated: true }));
