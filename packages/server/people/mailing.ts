import { Refused } from '../errors.ts';
import { counted } from '../http/address.ts';
import { newId } from '../ids.ts';
import { MailRefused } from '../notify/mail.ts';
import { settingsOf } from '../notify/wants.ts';
import { WORDS } from '../notify/words/index.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/store.ts';
import { addressOfLink, makeMailLink, openMailLinks } from './links.ts';
import { hashOfSecret, newSecret } from './secrets.ts';

/** An address is confirmed within a day. */
const CONFIRMED_WITHIN = 86_400_000;
/** What two spellings of one address have in common. */
const lookOf = (address: string): string => address.normalize('NFKC').toLowerCase();

type Parts = Pick<
  Server,
  'store' | 'tables' | 'mailer' | 'mails' | 'people' | 'keeping' | 'library' | 'config' | 'url' | 'log'
>;

const originOf = ({ config, url }: Parts): string => config.publicUrl ?? url;
const noMail = () => new Refused('not-possible', 'this server sends no mail: ask your host');

/** Mails a link to an address that a person says is theirs. Nothing changes before they open it. */
export async function wantMail(parts: Parts, person: PersonRow, address: string): Promise<void> {
  const { mailer, mails, store, tables } = parts;
  if (!mailer) throw noMail();
  await mails(counted([lookOf(address)]));
  const secret = newSecret();
  const { locale } = await settingsOf(store, person.id);
  const { subject, text } = WORDS[locale].confirm;
  try {
    await mailer.send({ to: address, subject, text: text(person.name, `${originOf(parts)}/mail#${secret}`) });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    throw new Refused(
      'not-possible',
      error.status === null
        ? 'the mail server does not answer now, and nothing was changed: try again later'
        : 'the mail server did not take this address, and nothing was changed: look at every letter of it',
    );
  }
  await store.wantMail(person.id, address, hashOfSecret(secret), tables.now() + CONFIRMED_WITHIN);
}

/** Whose confirmation a link is, and of which address. */
export async function lookAtMail({ store, tables }: Parts, secret: string) {
  const wanted = await store.wantedMail(hashOfSecret(secret), tables.now());
  const person = wanted && (await store.person(wanted.person));
  if (!person) throw new Refused('link-gone', 'this link no longer works: it was used, or it is older than a day');
  return { person, address: wanted.address };
}

/** Makes the address of a link its person's: a way back in, and a channel that is off until they want it. */
export async function confirmMail(parts: Parts, secret: string): Promise<PersonRow> {
  const { store, tables, people, keeping } = parts;
  const { person, address } = await lookAtMail(parts, secret);
  const user = await people.userOf(person);
  await keeping.add(person, user, person.name, async () => {
    if (await store.confirmMail(person.id, hashOfSecret(secret), lookOf(address), tables.now())) return;
    throw new Refused('not-possible', 'another account has this address: sign in with it, or take another');
  });
  const channel = { id: newId(), person: person.id, kind: 'mail', label: address, target: { address } } as const;
  for (const { id, kind } of await store.channels(person.id))
    if (kind === 'mail') await store.dropChannel(person.id, id);
  const row = { ...channel, on: false, created: tables.now(), arrived: null, failed: null };
  await store.addChannel(row, hashOfSecret(`mail ${person.id}`), Infinity);
  return person;
}

/** Forgets the address of a person. */
export async function dropMail({ store, tables, people, keeping }: Parts, person: PersonRow): Promise<void> {
  const user = await people.userOf(person);
  await keeping.drop(person, user, async () => {
    if (!(await store.dropMail(person.id, tables.now())))
      throw new Refused('not-found', 'there is no mail address of yours');
  });
}

/** So many links that still work lie in a mailbox: anybody can ask for them. */
const MOST_LINKS = 3;

/** Mails a sign-in link if an account has this address. Whoever asks learns nothing of it, not even by the time it takes. */
export async function mailLink(parts: Parts, address: string): Promise<void> {
  const { mailer, mails, store, tables, log } = parts;
  if (!mailer) throw noMail();
  await mails(counted([lookOf(address)]));
  const send = async () => {
    const id = await store.personOfMail(lookOf(address));
    const person = id === null ? null : await store.person(id);
    const kept = id === null ? null : (await store.mailOf(id))?.address;
    if (!person || !kept || (await openMailLinks(store, person.id, tables.now())) >= MOST_LINKS) return;
    const secret = await makeMailLink(store, person.id, tables.now());
    const { subject, text } = WORDS[(await settingsOf(store, person.id)).locale].signIn;
    await mailer.send({ to: kept, subject, text: text(person.name, addressOfLink(originOf(parts), secret)) });
  };
  send().catch((error: unknown) => log.warn({ err: error }, 'a sign-in link could not be mailed'));
}
