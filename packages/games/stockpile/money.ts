import type { Seat } from '@outcry/engine';
import { feeKind } from './cards.ts';
import type { CashReason } from './events.ts';
import type { Play } from './state.ts';

/** A seat gets (or pays) money, and everybody is told why. */
export function pay(play: Play, seat: Seat, amount: number, why: CashReason): void {
  if (amount === 0) return;
  play.state.players[seat]!.cash += amount;
  play.emit?.({ kind: 'cash', seat, amount, why });
}

/** K12: fees owed are paid, oldest first, whole cards, skipping what cash cannot cover. */
export function settle(play: Play, seat: Seat): void {
  const player = play.state.players[seat]!;
  const { debts } = player;
  for (let i = 0; i < debts.length;) {
    const fee = debts[i]!;
    if (fee > player.cash) {
      i++;
      continue;
    }
    player.cash -= fee;
    debts.splice(i, 1);
    play.state.discard[feeKind(fee)]!++;
    play.emit?.({ kind: 'debt-paid', seat, amount: fee });
  }
}

/** K12: the same for everybody, in turn order, after an effect is complete. */
export function settleAll(play: Play): void {
  const { players, first, seats } = play.state;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (first + turn) % seats;
    if (players[seat]!.debts.length > 0) settle(play, seat);
  }
}
