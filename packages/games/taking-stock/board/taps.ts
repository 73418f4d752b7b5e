import { tappedOf } from '@outcry/ui/taps.ts';
import type { Sayings } from '@outcry/ui/taps.ts';
import type { Move } from '../state.ts';
import type { Target } from './Prices.tsx';

/** What a person taps: a card, a way to move a price (company and boxes), a card of the trick that a Side Deal takes. */
export type Tap = `card ${number}` | `move ${number} ${number}` | `take ${number}`;

/** How moves of Taking Stock are said by taps. */
export const SAYINGS: Sayings<Move, Tap> = {
  tapsOf(move) {
    if (move.kind === 'take') return [`take ${move.card}`];
    return move.target === null ? [`card ${move.card}`] : [`card ${move.card}`, wayOf(move.target, move.boxes!)];
  },
};

export const wayOf = (company: number, boxes: number): Tap => `move ${company} ${boxes}`;

/** The way a price is to be moved; null: none is chosen. */
export function targetIn(choice: readonly Tap[]): Target | null {
  const [company, boxes] = tappedOf(choice, 'move')[0] ?? [];
  return company === undefined ? null : { company, boxes: boxes! };
}
