import type { AtTable } from './Table.tsx';

/** A move after which somebody stood much better or worse against the others than before. */
export interface TurningPoint {
  readonly moment: number;
  readonly text: string;
  readonly seat: number;
  readonly change: number;
}

const MOST = 3;

/** The greatest gain or loss a sentence tells. */
const told = (sentence: string): number =>
  Math.max(0, ...(sentence.match(/(?<=[+−])\d+/g) ?? []).map((figure) => Number(figure)));

/** Of all that was told of a move, what says most: the greatest change of a price, else what happened last to `name`. */
export function telling(sentences: readonly string[], name: string): string {
  const greatest = sentences.toSorted((a, b) => told(b) - told(a))[0]!;
  if (told(greatest) > 0) return greatest;
  return sentences.findLast((sentence) => sentence.includes(name)) ?? sentences.at(-1)!;
}

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
    if (change !== 0 && sentences.length > 0) found.push({ moment, seat, change, text: telling(sentences, who(seat)) });
  }
  return found
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .toSorted((a, b) => a.moment - b.moment);
}
