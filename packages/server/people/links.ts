import { Refused } from '../errors.ts';
import { newId } from '../ids.ts';
import type { LinkRow } from '../store/accountStore.ts';
import type { PersonRow, Store } from '../store/store.ts';
import { hashOfSecret, newSecret } from './secrets.ts';

/** A link that a host made works for a day. */
const HOST_LINK = 86_400_000;
/** One that was mailed, for a quarter of an hour. */
const MAIL_LINK = 15 * 60_000;

/** A link that was just made. Its secret is shown this once. */
export interface MadeLink {
  readonly secret: string;
  readonly made: number;
  readonly ends: number | null;
}

/** What an address of a link looks like. The secret is in the fragment, which no browser sends to a server. */
export const addressOfLink = (origin: string, secret: string): string => `${origin}/back#${secret}`;

const newLink = (person: string, kind: LinkRow['kind'], created: number): LinkRow => ({
  id: newId(),
  person,
  kind,
  madeBy: null,
  created,
  ends: null,
  used: null,
  withdrawn: null,
  seen: null,
});

/** The recovery link of a person, for paper. The one they had before is withdrawn. */
export async function makeRecoveryLink(store: Store, person: PersonRow, now: number): Promise<MadeLink> {
  const secret = newSecret();
  await store.addLink(newLink(person.id, 'recovery', now), hashOfSecret(secret), null);
  return { secret, made: now, ends: null };
}

/** A link that is mailed to a person who wants to sign in. */
export async function makeMailLink(store: Store, person: string, now: number): Promise<string> {
  const secret = newSecret();
  await store.addLink({ ...newLink(person, 'mail', now), ends: now + MAIL_LINK }, hashOfSecret(secret), null);
  return secret;
}

/** How many links that were mailed to a person still work. */
export const openMailLinks = async (store: Store, person: string, now: number): Promise<number> =>
  (await store.links(person)).filter((link) => link.kind === 'mail' && stateOf(link, now).state === 'open').length;

/** A sign-in link that a host (null: the command line) makes for a person, who is told. It is written down. */
export async function makeHostLink(
  store: Store,
  person: PersonRow,
  host: PersonRow | null,
  now: number,
): Promise<MadeLink> {
  const secret = newSecret();
  const ends = now + HOST_LINK;
  const link = { ...newLink(person.id, 'host', now), madeBy: host?.name ?? null, ends };
  const audit = { at: now, actor: host?.id ?? null, what: 'sign-in-link', person: person.id, body: { link: link.id } };
  await store.addLink(link, hashOfSecret(secret), audit);
  return { secret, made: now, ends };
}

/** Whether a link still works, and since when not. */
function stateOf({ used, withdrawn, ends }: LinkRow, now: number) {
  if (withdrawn !== null) return { state: 'withdrawn' as const, since: withdrawn };
  if (used !== null) return { state: 'used' as const, since: used };
  if (ends !== null && ends <= now) return { state: 'ended' as const, since: ends };
  return { state: 'open' as const, since: null };
}

/** What a link is, without using it. The name of its person is told only while it works. */
export async function lookAtLink(store: Store, secret: string, now: number) {
  const found = await store.linkOf(hashOfSecret(secret));
  if (!found) throw new Refused('not-found', 'there is no such link: look at every letter of it');
  const { state, since } = stateOf(found.link, now);
  return { state, since, name: state === 'open' ? found.name : null };
}

/** Uses a link up, and yields whom it belongs to. */
export async function useLink(store: Store, secret: string, now: number): Promise<string> {
  const { state, since } = await lookAtLink(store, secret, now);
  const { link } = (await store.linkOf(hashOfSecret(secret)))!;
  if (state === 'open' && (await store.useLink(link.id, now))) return link.person;
  const day = new Date(since ?? now).toISOString().slice(0, 10);
  const what = state === 'open' ? 'used' : state;
  throw new Refused('link-gone', `this link no longer works: it was ${what} on ${day}. Ask your host for a new one.`);
}
