import type { Emit } from '@outcry/engine';
import type { Data } from '../data.ts';
import type { Company, Event, State } from '../state.ts';

/** T2: moves a company's price by boxes; it stops at both ends of the track. */
export function moveBox(
  data: Data,
  state: State,
  company: Company,
  boxes: number,
  because: 'effect' | 'won',
  emit: Emit<Event> | null,
): void {
  const from = state.boxes[company]!;
  const to = Math.max(0, Math.min(data.track.length - 1, from + boxes));
  state.boxes[company] = to;
  emit?.({ kind: 'moved', company, from, to, price: data.track[to]!, because });
}
