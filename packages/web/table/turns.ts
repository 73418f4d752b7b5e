import type { AtTable } from './Table.tsx';

/** A move after which somebody stood much better or worse against the others than before. */
export interface TurningPoint {
  readonly moment: number;
  readonly text: string;
  readonly seat: number;
  readonly change: number;
}

const MOST = 3;

/** The moves that changed somebody's distance to the average of the others most, in the order they were made. */
export function turningPoints({ now, words, who }: AtTable): TurningPoint[] {
  const { worth, history, seats } = now;
  if (worth === null) return [];
  const found: TurningPoint[] = [];
  for (let moment = 1; moment < worth.length; moment++) {
    const gains = worth[moment]!.map((amount, seat) => amount - worth[moment - 1]![seat]!);
    const average = gains.reduce((sum, gain) => sum + gain, 0) / seats.length;
    const apart = gains.map((gain) => gain - average);
    const seat = apart.reduce((most, size, at) => (Math.abs(size) > Math.abs(apart[most]!) ? at : most), 0);
    const change = Math.round(gains[seat]!);
    const sentences = history[moment]!.events.map((event) => words.event(event, who)).filter((text) => text !== '');
    if (change !== 0 && sentences.length > 0) found.push({ moment, seat, change, text: sentences[0]! });
  }
  return found
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .toSorted((a, b) => a.moment - b.moment);
}
