import { Refused } from '../errors.ts';
import { newId } from '../ids.ts';
import { hashOfSecret, newSecret } from '../people/secrets.ts';
import type { Act } from '../store/orderStore.ts';
import type { PersonRow, Store } from '../store/store.ts';
import type { Deed } from '../api.ts';

/** How long a link works that makes somebody an administrator. */
const LINK = 7 * 86_400_000;

/** What an address of such a link looks like. The secret is in the fragment, which no browser sends to a server. */
export const addressOfAdminLink = (origin: string, secret: string): string => `${origin}/admin/link#${secret}`;

/** What is written down of something an administrator does; with `tells` the person it concerns is told. */
export const actOf = (
  at: number,
  actor: string | null,
  what: Deed,
  person: string | null = null,
  body: object = {},
  tells = false,
): Act => ({ at, actor, what, person, body, tells });

/** The link to the first administrator; null: there was one before, or there is an administrator. */
export async function firstAdminLink(store: Store, now: number): Promise<string | null> {
  const secret = newSecret();
  const link = { id: 'first', person: null, made: now, ends: now + LINK };
  return (await store.addFirstAdminLink(link, hashOfSecret(secret))) ? secret : null;
}

/** A one-time link that makes one person an administrator. `host`: who makes it; null: the command line. */
export async function adminLinkFor(store: Store, person: PersonRow, host: string | null, now: number) {
  const secret = newSecret();
  const ends = now + LINK;
  const link = { id: newId(), person: person.id, made: now, ends };
  await store.addAdminLink(link, hashOfSecret(secret), actOf(now, host, 'admin-link', person.id, {}, true));
  return { secret, ends };
}

/** What a link is, without using it. The name of whom it is for is told only while it works. */
export async function lookAtAdminLink(store: Store, secret: string, now: number) {
  const link = await store.adminLink(hashOfSecret(secret));
  if (!link) throw new Refused('not-found', 'there is no such link: look at every letter of it');
  const isOpen = link.used === null && link.ends > now;
  const person = isOpen && link.person !== null ? await store.person(link.person) : null;
  return { open: isOpen, name: person?.name ?? null };
}

/** Uses a link up, and makes the person an administrator. */
export async function becomeAdmin(store: Store, person: PersonRow, secret: string, now: number): Promise<void> {
  const hash = hashOfSecret(secret);
  const act = actOf(now, person.id, 'admin-added', person.id, {}, true);
  if (await store.useAdminLink(hash, person.id, act)) return;
  const link = await store.adminLink(hash);
  if (!link) throw new Refused('not-found', 'there is no such link: look at every letter of it');
  if (link.used === null && link.ends > now)
    throw new Refused('not-possible', 'this link is for somebody else: sign in as them first');
  throw new Refused('link-gone', 'this link no longer works: it was used, or has ended');
}

/** Takes the rights of an administrator away. The last one stays, or nobody could give rights on the page. */
export const removeAdmin = (store: Store, person: string, host: string | null, now: number): Promise<void> =>
  store.alone(['admins'], async () => {
    const admins = await store.admins();
    if (host !== null && admins.length === 1) throw new Refused('not-possible', 'you are the only administrator');
    const act = actOf(now, host, 'admin-removed', person, {}, true);
    if (!(await store.setAdmin(person, false, act))) throw new Refused('not-found', 'they are no administrator');
  });
