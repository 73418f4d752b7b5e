import type { Table } from '@outcry/server/api';
import type { Client } from '@outcry/server/client';
import { newId } from '../ids.ts';

/** Adds this browser's randomness to the shuffle of a table, for each of our seats, as long as it has not begun. */
export async function addEntropy(
  api: Client,
  { id, status, you }: Pick<Table, 'id' | 'status' | 'you'>,
): Promise<void> {
  if (status !== 'waiting') return;
  for (const seat of you.seats) await api('entropy', { params: { id }, body: { seat, entropy: newId() } });
}
