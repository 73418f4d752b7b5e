import type { Seat } from '@outcry/engine';
import type { Table } from '@outcry/server/api';
import { api, codeOf } from '../online/api.ts';

/** Starts the game, with bots at the seats that are still open. Somebody who sits down meanwhile keeps their seat. */
export async function startWithBots(id: string, open: readonly Seat[]): Promise<Table> {
  for (const seat of open)
    await api('setSeat', { params: { id, seat }, body: { kind: 'bot', bot: 'trader' } }).catch((error: unknown) => {
      if (codeOf(error) !== 'full') throw error;
    });
  return api('start', { params: { id } });
}
