import type { Announcement, StreamMessage } from '@outcry/server/api';
import { api, ApiError } from '../online/api.ts';
import { me } from '../online/session.ts';
import { listen } from '../online/stream.ts';
import { createStore } from '../store.ts';

/** What everybody is told now. */
export const announcement = createStore<Announcement | null>(null);

/** Whether what everybody is told says that the server takes no changes now. */
export const isMaintained = (said: Announcement | null, now: number): boolean =>
  said !== null && said.text === null && said.begins <= now && now < said.ends;

/** Grows with everything new that lies ready for this person: invitations, or word of what hosts did. */
export const news = createStore(0);

/** Whoever has no stream looks this often. */
const GLANCE = 120_000;

async function look(): Promise<void> {
  try {
    announcement.set((await api('announcement')).announcement);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // a server that is not reached says it elsewhere
  }
}

/** Follows what everybody is told, until the function given back is called. */
export function followOrder(): () => void {
  const ask = () => void look().catch(reportError);
  ask();
  const timer = setInterval(() => me.get() === null && ask(), GLANCE);
  const hear = (message: StreamMessage) => {
    if (message.kind === 'announcement') announcement.set(message.announcement);
    if (message.kind === 'news') news.set(news.get() + 1);
  };
  let stop: (() => void) | null = null;
  // A stream is for somebody: without a session it would be refused again and again, and seem lost.
  const begin = () => {
    if ((me.get() !== null) === (stop !== null)) return;
    stop?.();
    stop = me.get() && listen({ hear, anew: ask });
  };
  begin();
  const stopMe = me.subscribe(begin);
  return () => {
    clearInterval(timer);
    stopMe();
    stop?.();
  };
}
