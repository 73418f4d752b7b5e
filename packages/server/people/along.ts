import type { Server } from '../server.ts';
import type { Along } from '../store/orderStore.ts';
import type { PersonRow } from '../store/store.ts';
import { renameSeats } from '../tables/naming.ts';

/** More tables than a guest has. */
const MOST = 1000;

/**
 * Gives everything of a guest to the account they signed in to, also bans and blocks, if that can be done; else everything
 * stays as it is.
 */
export async function takeAlong(
  { store, tables, bus, order }: Pick<Server, 'store' | 'tables' | 'bus' | 'order'>,
  guest: PersonRow,
  account: PersonRow,
): Promise<Along> {
  const ids = await store.tablesOf(guest.id, null, MOST);
  const became = await store.takeAlong(guest.id, account.id);
  if (became !== 'taken') return became;
  for (const table of ids) await bus.publish({ kind: 'gone', table }); // what memory holds names the guest
  await order.tell();
  await bus.publish({ kind: 'wants', person: account.id });
  await renameSeats(tables, account, guest.name);
  return became;
}
