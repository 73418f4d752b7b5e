import { InputError } from '@outcry/engine';
import { pino } from 'pino';
import { openBackend } from './backend.ts';
import type { Config } from './config.ts';
import { looksOf } from './names.ts';
import { addressOfLink, makeHostLink } from './people/links.ts';
import type { PersonRow, Store } from './store/store.ts';

/** How many people of one name are looked at. */
const MOST = 20;

/** The person of a name or an id: an account before guests, since only one account has a name. */
async function personNamed(store: Store, name: string): Promise<PersonRow> {
  const account = await store.accountNamed(looksOf(name));
  if (account) return account.person;
  const found = await store.peopleNamed(name, MOST);
  if (found.length === 1) return found[0]!;
  if (found.length === 0) throw new InputError(`there is nobody called "${name}"`);
  const ids = found.map(({ id, seen }) => `${id} (last here ${new Date(seen).toISOString().slice(0, 10)})`);
  throw new InputError(`several people are called "${name}", name one by its id: ${ids.join(', ')}`);
}

/** A sign-in link for somebody, made on the machine of the server, which may go on meanwhile. */
export async function hostLink(config: Config, name: string) {
  const log = pino({ level: 'silent' });
  const { store, bus, time } = await openBackend(config, { watch: () => {}, broken: () => {}, log });
  try {
    const person = await personNamed(store, name);
    const { secret, ends } = await makeHostLink(store, person, null, time());
    const origin = config.publicUrl ?? `http://localhost:${config.port}`;
    return { person, link: addressOfLink(origin, secret), ends: ends! };
  } finally {
    await bus.close();
    await store.close();
  }
}
