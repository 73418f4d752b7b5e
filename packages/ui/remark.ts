import type { Seat } from '@outcry/engine';
import { createContext, useContext } from 'react';
import type { Mood } from './shapes/portraits.tsx';

/** What a bot at the table says just now, and the face it makes. */
export interface Remark {
  readonly seat: Seat;
  readonly mood: Mood;
  readonly text: string;
}

export const RemarkContext = createContext<Remark | null>(null);

/** The remark of one seat, while it lasts. */
export function useRemark(seat: Seat): Remark | null {
  const remark = useContext(RemarkContext);
  return remark?.seat === seat ? remark : null;
}

/** Seats that an event makes glad or sorry, as everybody at the table can see. */
export interface Feeling {
  readonly seat: Seat;
  readonly mood: Exclude<Mood, 'calm'>;
}

/** How a game's events are felt. A change of wealth that everybody sees needs no mention. */
export type Feelings<Event> = (event: Event) => readonly Feeling[];
