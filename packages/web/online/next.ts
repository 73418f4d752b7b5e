import type { MyTable } from '@outcry/server/api';
import { useStore } from '../store.ts';
import { mine } from './mine.ts';
import { waitingTables } from './waitingTables.ts';

/** Tables that wait for this person, as they change: see `waitingTables`. */
export const useWaitingTables = (code: string | undefined): MyTable[] =>
  waitingTables(useStore(mine)?.tables ?? [], code);
