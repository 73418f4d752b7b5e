import type { Result, Who } from '@outcry/engine';

/** The final order as lines: place, name and score, the winners first. */
export function ranking({ places, scores }: Result, who: Who): string[] {
  const width = Math.max(...places.map((_, seat) => who(seat).length));
  return places
    .map((place, seat) => ({ place, seat }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ place, seat }) => `  ${place}. ${who(seat).padEnd(width)}  ${scores[seat]!.toLocaleString('en-US')}`);
}
