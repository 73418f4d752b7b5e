import type { HookKind, PushSubscription } from '../api.ts';
import type { ChannelRow } from '../store/notifyStore.ts';
import { hookOf } from './hooks.ts';
import type { Addressed } from './hooks.ts';
import { MailRefused } from './mail.ts';
import type { Mailer } from './mail.ts';
import { Unreachable } from './post.ts';
import type { Post } from './post.ts';
import type { Pusher } from './push.ts';
import type { NotifyWords } from './words/index.ts';

/** What a try to deliver came to. `gone`: the channel is dead; `refused`: trying again would not help. */
export type Outcome =
  { readonly kind: 'arrived' | 'gone' | 'refused' } | { readonly kind: 'again'; readonly after: number | null };

/** How messages leave this server. */
export interface Ways {
  readonly post: Post;
  readonly pusher: Pusher;
  /** Null: this host has no mail. */
  readonly mailer: Mailer | null;
  /** The address people come by. */
  readonly origin: () => string;
}

/** Delivers a message by a channel. Never throws: what went wrong is an outcome. */
export async function deliver(
  ways: Ways,
  { kind, target }: Pick<ChannelRow, 'kind' | 'target'>,
  message: Addressed,
  words: NotifyWords,
): Promise<Outcome> {
  try {
    if (kind === 'mail') return await byMail(ways, target as { address: string }, message, words);
    if (kind === 'push') return await byPush(ways, target as PushSubscription, message, words);
    return await byHook(ways, kind, (target as { url: string }).url, message);
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'refused' };
    if (error instanceof MailRefused) return { kind: (error.status ?? 0) >= 500 ? 'refused' : 'again', after: null };
    return { kind: 'again', after: null }; // no answer, or none in time
  }
}

async function byMail(
  { mailer, origin }: Ways,
  { address }: { readonly address: string },
  { id, title, text, url }: Addressed,
  words: NotifyWords,
): Promise<Outcome> {
  if (!mailer) return { kind: 'refused' };
  const body = `${text}\n\n${url}\n\n-- \n${words.change(`${origin()}/notifications`)}\n`;
  await mailer.send({ to: address, subject: title, text: body, id });
  return { kind: 'arrived' };
}

async function byPush(
  { post, pusher }: Ways,
  subscription: PushSubscription,
  message: Addressed,
  words: NotifyWords,
): Promise<Outcome> {
  const { open, takeTurn, notThisTable } = words;
  const sending = pusher.encrypted(subscription, message, { open, takeTurn, notThisTable });
  const { status, retryAfter } = await post.send(subscription.endpoint, sending);
  return status === 404 || status === 410 ? { kind: 'gone' } : outcomeOf(status, retryAfter);
}

async function byHook({ post }: Ways, kind: HookKind, url: string, message: Addressed): Promise<Outcome> {
  const { address, ...sending } = hookOf(kind, url, message);
  const { status, retryAfter } = await post.send(address, sending);
  return outcomeOf(status, retryAfter);
}

/** Redirects are refused as well: they are not followed. */
function outcomeOf(status: number, after: number | null): Outcome {
  if (status >= 200 && status < 300) return { kind: 'arrived' };
  return status === 408 || status === 429 || status >= 500 ? { kind: 'again', after } : { kind: 'refused' };
}
