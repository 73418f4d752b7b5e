import type { Companion } from '@outcry/server/api';
import type { Messages } from '../i18n.ts';

export type Reliable = Pick<Companion, 'games' | 'stayed' | 'liveMove' | 'slowMove'>;

/** How reliable somebody is, in one short line beside a name. */
export function reliableIn({ games, stayed, liveMove, slowMove }: Reliable, t: Messages): string {
  if (games === 0) return t.ratings.firstGame;
  const time = liveMove ?? slowMove;
  return [t.ratings.finishedOf(stayed, games), ...(time === null ? [] : [t.ratings.aMove(time)])].join(', ');
}
