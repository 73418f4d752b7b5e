import { InputError } from '@outcry/engine';
import { pino } from 'pino';
import { openBackend } from './backend.ts';
import type { Backend } from './backend.ts';
import type { Config } from './config.ts';
import { looksOf } from './names.ts';
import { addressOfAdminLink, adminLinkFor, removeAdmin } from './order/admins.ts';
import { addressOfLink, makeHostLink } from './people/links.ts';
import type { PersonRow, Store } from './store/store.ts';

/** How many people of one name are looked at. */
const MOST = 20;

/** The person of an id or a name: an account before guests, since only one account has a name. Anybody may be called by an id. */
async function personNamed(store: Store, name: string): Promise<PersonRow> {
  const person = await store.person(name);
  if (person) return person;
  const account = await store.accountNamed(looksOf(name));
  if (account) return account.person;
  const found = await store.peopleNamed(name, MOST);
  if (found.length === 1) return found[0]!;
  if (found.length === 0) throw new InputError(`there is nobody called "${name}"`);
  const ids = found.map(({ id, seen }) => `${id} (last here ${new Date(seen).toISOString().slice(0, 10)})`);
  throw new InputError(`several people are called "${name}", name one by its id: ${ids.join(', ')}`);
}

/** Works on the data on the machine of the server, which may go on meanwhile. */
async function onData<Result>(config: Config, work: (backend: Backend) => Promise<Result>): Promise<Result> {
  const log = pino({ level: 'silent' });
  const backend = await openBackend(config, { watch: () => {}, broken: () => {}, log });
  try {
    return await work(backend);
  } finally {
    await backend.bus.close();
    await backend.store.close();
  }
}

const originOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`;

/** A sign-in link for somebody. */
export const hostLink = (config: Config, name: string) =>
  onData(config, async ({ store, time }) => {
    const person = await personNamed(store, name);
    const { secret, ends } = await makeHostLink(store, person, null, time());
    return { person, link: addressOfLink(originOf(config), secret), ends: ends! };
  });

/** A one-time link that makes somebody an administrator. */
export const adminLink = (config: Config, name: string) =>
  onData(config, async ({ store, time }) => {
    const person = await personNamed(store, name);
    const { secret, ends } = await adminLinkFor(store, person, null, time());
    return { person, link: addressOfAdminLink(originOf(config), secret), ends };
  });

/** The administrators, and since when they are. */
export const listAdmins = (config: Config) => onData(config, ({ store }) => store.admins());

/** Takes the rights of an administrator away; a server that runs hears of it. */
export const dropAdmin = (config: Config, name: string) =>
  onData(config, async ({ store, bus, time }) => {
    const found = (await store.admins()).filter((admin) => admin.id === name || admin.name === name);
    if (found.length === 0) throw new InputError(`there is no administrator called "${name}"`);
    if (found.length > 1) throw new InputError(`several are called "${name}": name one by its id`);
    await removeAdmin(store, found[0]!.id, null, time());
    await bus.publish({ kind: 'order' });
    return found[0]!.name;
  });
