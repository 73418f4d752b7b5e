import { numberOf } from '@outcry/ui/taps.ts';
import type { Sayings } from '@outcry/ui/taps.ts';
import { mostOffered } from '../preview.ts';
import type { Move, Sector, Side } from '../state.ts';

/** What a person taps: a card, a sector, to buy or to sell, how many, and the claim of an objective. */
export type Tap = `${'card' | 'sector' | 'number'} ${number}` | `side ${Side}` | 'claim';

function tapsOf(move: Move): readonly Tap[] {
  switch (move.kind) {
    case 'play':
      return [`card ${move.card}`];
    case 'offer':
      return [`sector ${move.sector}`, `side ${move.side}`, `number ${move.number}`];
    case 'take':
      return [`sector ${move.sector}`];
    case 'answer':
    case 'bank':
      return [`number ${move.number}`];
    case 'claim':
      return ['claim'];
    default:
      return [];
  }
}

/** How moves of Speculate are said by taps. An answer begins with none, and an objective that is met is claimed. */
export const SAYINGS: Sayings<Move, Tap> = {
  tapsOf,
  first: (legal) =>
    legal.flatMap((move) =>
      move.kind === 'claim' || ((move.kind === 'answer' || move.kind === 'bank') && move.number === 0)
        ? tapsOf(move)
        : [],
    ),
};

/** The side of an offer that is tapped; to buy, as long as nothing is. */
export const sideIn = (choice: readonly Tap[]): Side => (choice.includes('side sell') ? 'sell' : 'buy');

/** An offer in a sector: on the side it had where that is legal, else on the other; null: neither is. */
export function inSector(legal: readonly Move[], choice: readonly Tap[], sector: Sector, side = sideIn(choice)) {
  const sides: readonly Side[] = side === 'buy' ? ['buy', 'sell'] : ['sell', 'buy'];
  const open = sides.find((wanted) => mostOffered(legal, wanted, sector) > 0);
  if (open === undefined) return null;
  const number = Math.max(1, Math.min(mostOffered(legal, open, sector), numberOf(choice, 'number') ?? 0));
  return tapsOf({ kind: 'offer', sector, side: open, number });
}

/** The numbers the stepper walks through: of offers in the chosen sector, or of answers; empty: no number is asked. */
export function numbersOf(legal: readonly Move[], choice: readonly Tap[]): readonly number[] {
  const [sector, side] = [numberOf(choice, 'sector'), sideIn(choice)];
  return legal.flatMap((move) => {
    if (move.kind === 'offer') return move.sector === sector && move.side === side ? [move.number] : [];
    return move.kind === 'answer' || move.kind === 'bank' ? [move.number] : [];
  });
}
