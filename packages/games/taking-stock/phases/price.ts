import type { Emit } from '@outcry/engine';
import type { Data } from '../data.ts';
import type { Company, Event, State } from '../state.ts';

/** T2: where a price ends up after moving by `boxes`. It stops at both ends of the track. */
export const boxAfter = (data: Data, from: number, boxes: number): number =>
  Math.max(0, Math.min(data.track.length - 1, from + boxes));

/** Moves a company's price by boxes and tells it. */
export function moveBox(
  data: Data,
  state: State,
  company: Company,
  boxes: number,
  because: 'effect' | 'won',
  emit: Emit<Event> | null,
): void {
  const from = state.boxes[company]!;
  const to = boxAfter(data, from, boxes);
  state.boxes[company] = to;
  emit?.({ kind: 'moved', company, from, to, price: data.track[to]!, because });
}
