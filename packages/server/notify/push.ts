import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { PushSubscription } from '../api.ts';
import type { Store } from '../store/store.ts';
import type { Addressed } from './hooks.ts';
import type { Sending } from './post.ts';

/** A push service keeps a message for so many seconds while the device is off. */
const KEPT = 86_400;
/** A signature holds for twelve hours and is made anew after six. */
const SIGNED = 12 * 3600;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this installation: made once, and kept with the data, so that all nodes have the same. */
export async function pushKeys(store: Store): Promise<Keys> {
  return JSON.parse(await store.keepMeta('push-keys', JSON.stringify(webpush.generateVAPIDKeys()))) as Keys;
}

/** Makes what is sent to push services. `subject`: whom they can turn to. */
export class Pusher {
  readonly publicKey: string;
  readonly #keys: Keys;
  readonly #subject: string;
  readonly #signed = new Map<string, { readonly header: string; readonly until: number }>();

  constructor(keys: Keys, publicUrl: string | null) {
    this.#keys = keys;
    this.publicKey = keys.publicKey;
    this.#subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:outcry@localhost';
  }

  /** An encrypted message. Two of one table replace each other where they wait. */
  encrypted(subscription: PushSubscription, message: Addressed, words: Readonly<Record<string, string>>): Sending {
    const { id, event, title, text, url, table } = message;
    const payload = JSON.stringify({ id, event, title, text, url, table, tag: table ?? event, words });
    const { headers, body } = webpush.generateRequestDetails(subscription, payload, {
      TTL: KEPT,
      urgency: 'high',
      topic: createHash('sha256')
        .update(table ?? event)
        .digest('base64url')
        .slice(0, 32),
    });
    return { headers: { ...headers, authorization: this.#sign(new URL(subscription.endpoint).origin) }, body: body! };
  }

  #sign(origin: string): string {
    const now = Date.now() / 1000;
    const known = this.#signed.get(origin);
    if (known && known.until > now) return known.header;
    const { publicKey, privateKey } = this.#keys;
    const ends = Math.floor(now) + SIGNED;
    const { Authorization: header } = webpush.getVapidHeaders(
      origin,
      this.#subject,
      publicKey,
      privateKey,
      'aes128gcm',
      ends,
    );
    if (this.#signed.size > 1000) this.#signed.clear();
    this.#signed.set(origin, { header, until: now + SIGNED / 2 });
    return header;
  }
}
