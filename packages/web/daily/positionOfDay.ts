import type { Position } from '@outcry/bots/review/position.ts';
import { api, ApiError } from '../online/api.ts';
import { numberOf, today } from './days.ts';

/** The position of a day. */
export interface Daily {
  readonly day: string;
  readonly position: Position;
}

/** Positions that come with the app, found by `outcry positions` (docs/review.md). */
const shipped = import.meta.glob<readonly Position[]>('./positions/*.json', { import: 'default' });

/** Today's position of a game: the server's, else one of those that come with the app, each day the next. */
export async function positionOfDay(game: string): Promise<Daily> {
  const { day, position } = await ofServer(game);
  if (position !== null) return { day, position };
  const all = await shipped[`./positions/${game}.json`]!();
  return { day, position: all[numberOf(day) % all.length]! };
}

async function ofServer(game: string): Promise<{ readonly day: string; readonly position: Position | null }> {
  try {
    return (await api('positionOfDay', { params: { game } })) as Daily;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { day: today(), position: null };
  }
}
