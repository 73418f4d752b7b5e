import type { Level } from '@outcry/bots/levels.ts';
import type { Seat } from '@outcry/engine';
import type { SeatInfo, Table } from '@outcry/server/api';
import { api, codeOf } from '../online/api.ts';

/** How many bots play when the game starts now: those who sit there, and those who take the free seats. */
export const botsAtStart = (seats: readonly SeatInfo[]): number => seats.filter(({ kind }) => kind !== 'person').length;

/** Starts the game, with bots of a level at the seats that are still open. Somebody who sits down meanwhile keeps their seat. */
export async function startWithBots(id: string, open: readonly Seat[], bot: Level): Promise<Table> {
  for (const seat of open)
    await api('setSeat', { params: { id, seat }, body: { kind: 'bot', bot } }).catch((error: unknown) => {
      if (codeOf(error) !== 'full') throw error;
    });
  return api('start', { params: { id } });
}
