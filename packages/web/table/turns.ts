import type { Seat, Sentence } from '@outcry/engine';
import type { AtGame } from './useGame.ts';

/** A move after which somebody stood much better or worse against the others than before. */
export interface TurningPoint {
  readonly moment: number;
  readonly said: Sentence;
  readonly seat: number;
  readonly change: number;
}

const MOST = 3;

/** The greatest gain or loss a sentence tells. */
const greatestAmount = (sentence: Sentence): number =>
  Math.max(0, ...sentence.map((part) => (part.kind === 'amount' ? Math.abs(part.amount) : 0)));

/** Of all that was told of a move, what says most: the greatest gain or loss, else what happened last to the seat. */
export function mostTelling(sentences: readonly Sentence[], seat: Seat): Sentence {
  const greatest = sentences.toSorted((a, b) => greatestAmount(b) - greatestAmount(a))[0]!;
  if (greatestAmount(greatest) > 0) return greatest;
  const names = (sentence: Sentence): boolean => sentence.some((part) => part.kind === 'seat' && part.seat === seat);
  return sentences.findLast(names) ?? sentences.at(-1)!;
}

/** What was told of one event, and how much it weighs for the seat. */
interface Weighed {
  readonly said: Sentence;
  readonly weight: number;
}

/** What made the difference: the event that weighs most for the seat; where none does, what says most. */
export function causeOf(told: readonly Weighed[], seat: Seat): Sentence {
  const heaviest = told.toSorted((a, b) => b.weight - a.weight)[0]!;
  if (heaviest.weight > 0) return heaviest.said;
  return mostTelling(
    told.map(({ said }) => said),
    seat,
  );
}

/** A move that changed wealth: who gained or lost most, and how far it drove somebody from the average. */
interface Change extends Omit<TurningPoint, 'said'> {
  readonly apart: number;
}

const size = Math.abs;

/** What each move did to everybody's wealth. */
export function changesOf(worth: readonly (readonly number[])[]): Change[] {
  return worth.slice(1).map((amounts, before) => {
    const gains = amounts.map((amount, seat) => amount - worth[before]![seat]!);
    const average = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const seat = gains.reduce((most, gain, at) => (size(gain) > size(gains[most]!) ? at : most), 0);
    const apart = Math.max(...gains.map((gain) => size(gain - average)));
    return { moment: before + 1, seat, change: Math.round(gains[seat]!), apart };
  });
}

/** The moves that drove somebody furthest from the average, in the order they were made. */
export function turningPoints({ now, words, who, cause }: AtGame): TurningPoint[] {
  if (now.worth === null) return [];
  const found: TurningPoint[] = [];
  for (const { apart, ...point } of changesOf(now.worth).toSorted((a, b) => b.apart - a.apart)) {
    if (apart === 0 || found.length === MOST) break;
    // Said only of those that are shown: a long game has a thousand moves.
    const { events } = now.history[point.moment]!;
    const { view } = now.history[point.moment - 1]!;
    const told = events
      .map((event) => ({ said: words.event(event, who), weight: cause(event, point.seat, view) }))
      .filter(({ said }) => said.length > 0);
    if (told.length > 0) found.push({ ...point, said: causeOf(told, point.seat) });
  }
  return found.toSorted((a, b) => a.moment - b.moment);
}
