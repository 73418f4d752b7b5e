import { addressOf } from '../client.ts';
import { PATHS } from '../paths.ts';
import type { RouteName } from '../paths.ts';
import type { Server } from '../server.ts';
import { guest } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { firstAdminLink } from './admins.ts';

/** Noor, an administrator of a server, and the link by which they became one. */
export async function administrator(server: Server) {
  const secret = (await firstAdminLink(server.store, Date.now()))!;
  const host = await guest(server.url, 'Noor');
  await host.api('becomeAdmin', { body: { secret } });
  return { host, secret };
}

const ids = { report: 'none', ban: 'none', person: 'none', id: 'none', seq: 1 };

/** Every request that is for administrators alone. */
export const ADMIN_ROUTES = (Object.keys(PATHS) as RouteName[]).flatMap((name) => {
  const [method, pattern] = PATHS[name];
  if (pattern !== '/api/admin' && !pattern.startsWith('/api/admin/')) return [];
  return [{ method, path: addressOf(name, { params: ids } as never) }];
});

export const PASSWORD = 'a long password';

/** Somebody with a password. */
export async function account(url: string, name: string): Promise<Guest> {
  const one = await guest(url, name);
  await one.api('setPassword', { body: { password: PASSWORD } });
  return one;
}
