import { mostOffered } from '../preview.ts';
import type { Card, Move, Sector, Side } from '../state.ts';

/** What the person is about to choose. */
export interface Choice {
  readonly card: Card | null;
  readonly sector: Sector | null;
  readonly side: Side;
  readonly number: number;
}

export const NOTHING: Choice = { card: null, sector: null, side: 'buy', number: 0 };

/** What the bar can send: the one button, and a quiet one beside it. */
export interface Sendable {
  readonly ready: Move | null;
  readonly other: Move | null;
}

const byKind = (legal: readonly Move[], kind: Move['kind']): Move | null =>
  legal.find((move) => move.kind === kind) ?? null;

/** The legal move that is chosen, or the one that ends this part of the turn; then the latter is the quiet one. */
export function sendable(legal: readonly Move[], { card, sector, side, number }: Choice): Sendable {
  const fits = (move: Move): boolean => {
    switch (move.kind) {
      case 'play':
        return move.card === card;
      case 'offer':
        return move.sector === sector && move.side === side && move.number === number;
      case 'take':
        return move.sector === sector;
      case 'answer':
      case 'bank':
        return move.number === number;
      case 'claim':
        return true;
      default:
        return false;
    }
  };
  const chosen = legal.find(fits) ?? null;
  const end = byKind(legal, 'done') ?? byKind(legal, 'pass') ?? byKind(legal, 'stop');
  return chosen === null ? { ready: end, other: null } : { ready: chosen, other: end };
}

/** The choice of a sector to offer in: the side it had where that is legal, else the other; null: neither is. */
export function inSector(legal: readonly Move[], { side, number }: Choice, sector: Sector): Choice | null {
  const sides: readonly Side[] = side === 'buy' ? ['buy', 'sell'] : ['sell', 'buy'];
  const open = sides.find((wanted) => mostOffered(legal, wanted, sector) > 0);
  if (open === undefined) return null;
  return { card: null, sector, side: open, number: clamp(number, mostOffered(legal, open, sector)) };
}

/** A number of shares an offer may have. */
const clamp = (number: number, most: number): number => Math.max(1, Math.min(most, number));

/** The numbers the stepper walks through: of offers in the chosen sector, or of answers; empty: no number is asked. */
export function numbersOf(legal: readonly Move[], { sector, side }: Choice): readonly number[] {
  return legal.flatMap((move) => {
    if (move.kind === 'offer') return move.sector === sector && move.side === side ? [move.number] : [];
    return move.kind === 'answer' || move.kind === 'bank' ? [move.number] : [];
  });
}
