import { numberOf } from '@outcry/ui/taps.ts';
import type { Sayings } from '@outcry/ui/taps.ts';
import type { Move } from '../state.ts';
import type { Trade } from './deal.ts';

/** What a person taps: a card, a brick for the Rank tile, a share to buy or to sell. */
export type Tap = `${'card' | 'brick' | 'buy' | 'sell'} ${number}`;

function tapsOf(move: Move): readonly Tap[] {
  if (move.kind === 'card') return [`card ${move.card}`];
  if (move.kind === 'rank') return [`brick ${move.company}`];
  const { buy, sell } = move;
  return [...(buy === null ? [] : [`buy ${buy}` as const]), ...(sell === null ? [] : [`sell ${sell}` as const])];
}

/** How moves of Speculation are said by taps; a trade of nothing needs none. */
export const SAYINGS: Sayings<Move, Tap> = { tapsOf };

/** The trade that is tapped. */
export const tradeIn = (choice: readonly Tap[]): Trade => ({
  kind: 'trade',
  buy: numberOf(choice, 'buy'),
  sell: numberOf(choice, 'sell'),
});
