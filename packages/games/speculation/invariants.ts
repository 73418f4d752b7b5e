import type { Invariants } from '@outcry/engine/contract';
import type { State } from './state.ts';

const SHARES_BY_SEATS: Readonly<Record<number, number>> = { 3: 2, 4: 3, 5: 4, 6: 5 };
const NINE = '0,1,2,3,4,5,6,7,8';
const ALL_ACTIONS = 'down,none,trade,trade,trade,up';
const ALL_MOVEMENTS = '1,2,3,4,5,6';

const sorted = (items: readonly (string | number)[]): string => items.toSorted().join();

/** Every dollar paid went to or came from the bank; every share, card, tile and brick lies where it may. */
function audit(state: State): string | null {
  const { players, bank, till, bricks, arrived, bags, out, played } = state;
  const cash = players.reduce((sum, player) => sum + player.cash, 0);
  if (cash + till !== players.length * 20) return `${cash} dollars with the seats and ${till} in the till`;
  for (let company = 0; company < 8; company++) {
    const shares = players.reduce((sum, player) => sum + player.shares[company]!, bank[company]!);
    if (shares !== SHARES_BY_SEATS[players.length]) return `${shares} shares of company ${company}`;
  }
  if (bank.some((count) => count < 0)) return `the bank has ${bank.join()}`;
  for (const [seat, player] of players.entries()) {
    if (player.cash < 0) return `seat ${seat} has ${player.cash}`;
    if (player.shares.some((count) => count < 0)) return `seat ${seat} has shares ${player.shares.join()}`;
    if (sorted(player.cards) !== NINE) return `seat ${seat} has the cards ${player.cards.join()}`;
    if (player.chosen !== null && !player.cards.slice(played, played + 2).includes(player.chosen))
      return `seat ${seat} has laid ${player.chosen}, which it does not hold`;
  }
  if (sorted([...bags.actions, ...out.actions]) !== ALL_ACTIONS) return `actions ${bags.actions} and ${out.actions}`;
  if (sorted([...bags.movements, ...out.movements]) !== ALL_MOVEMENTS)
    return `movements ${bags.movements} and ${out.movements}`;
  const onTrack = bricks.filter((space) => space > 0 && space < 60);
  if (new Set(onTrack).size !== onTrack.length) return `two bricks on one space: ${bricks.join()}`;
  if (bricks.some((space) => !Number.isInteger(space) || space < 0 || space > 60)) return `bricks on ${bricks.join()}`;
  const onEnd = [...bricks.keys()].filter((company) => bricks[company] === 60);
  if (sorted(arrived) !== sorted(onEnd)) return `on END are ${onEnd.join()}, arrived have ${arrived.join()}`;
  return null;
}

export const invariants: Invariants<State> = {
  audit,
  /** Hidden are what others hold and have laid down, and the order of every deck, one's own too. */
  plant({ players, played }, viewer) {
    for (const [seat, player] of players.entries()) {
      const known = seat === viewer ? played + 2 : played;
      player.cards = player.cards.map((card, i) => (i < known ? card : 999));
      if (seat !== viewer && player.chosen !== null) player.chosen = 999;
    }
  },
};
