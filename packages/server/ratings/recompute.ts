import { pino } from 'pino';
import { openBackend } from '../backend.ts';
import type { Config } from '../config.ts';
import type { Recounted } from '../store/ratingStore.ts';
import { Tally } from './tally.ts';

/** Works all ratings out again from the finished games. The server may go on meanwhile. */
export async function recomputeRatings(config: Config): Promise<Recounted> {
  const log = pino({ level: 'silent' });
  const { store, bus } = await openBackend(config, { watch: () => {}, broken: () => {}, log });
  try {
    await new Tally(store).run();
    return await store.recount();
  } finally {
    await bus.close();
    await store.close();
  }
}
