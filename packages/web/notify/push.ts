import type { Body } from '@outcry/server/api';

/** Why push cannot be had here: not over https, not in this browser, or its person said no to messages. */
export type NoPush = 'http' | 'unknown' | 'blocked';

/** Push did not come about, though it might have. */
export class PushRefused extends Error {
  readonly why: 'blocked' | 'failedPush';
  constructor(why: 'blocked' | 'failedPush', cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** Why this browser cannot have push; null: it can. */
export function noPushHere(): NoPush | null {
  if (!window.isSecureContext) return 'http';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unknown';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** Asks for messages, and the browser for a subscription with the key of the server. */
export async function subscribe(key: string): Promise<Body<'addPush'>> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('blocked');
  const worker = await navigator.serviceWorker.ready;
  try {
    // One with another key is of no use any more.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON() as Body<'addPush'>;
    return { endpoint, keys };
  } catch (error) {
    throw new PushRefused(Notification.permission === 'denied' ? 'blocked' : 'failedPush', error);
  }
}

const KEY = 'outcry.push';
/** The channel of this browser, as far as it knows. */
export const ownChannel = (): string | null => localStorage.getItem(KEY);
export const keepOwnChannel = (id: string): void => localStorage.setItem(KEY, id);
