import type { Witness } from '@outcry/engine/contract';
import { openBox } from './box.ts';
import { PRINTED, SECTORS } from './data.ts';
import type { State } from './state.ts';

const sorted = (cards: readonly (number | null)[]): string => cards.toSorted((a, b) => a! - b!).join();
const DECK = sorted(openBox(PRINTED).deck);
const OBJECTIVES = sorted(
  [0, 1, 2, 3, 4].flatMap((level) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => level * 100 + i)),
);

/** Every coin and share of P2, every market card and every objective card is somewhere, once; prices are on the board. */
function audit(state: State): string | null {
  const { players, bank, prices, seats } = state;
  const holders = [bank, ...players];
  const amounts = holders.flatMap(({ cash, shares }) => [cash, ...shares]);
  if (amounts.some((amount) => !Number.isInteger(amount) || amount < 0)) return `cash and shares ${amounts.join()}`;
  const cash = holders.reduce((sum, holder) => sum + holder.cash, 0);
  if (cash !== 550 * seats) return `${cash} in cash, not ${550 * seats}`;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const shares = holders.reduce((sum, holder) => sum + holder.shares[sector]!, 0);
    if (shares !== 10 * seats) return `${shares} shares of ${SECTORS[sector]}, not ${10 * seats}`;
  }
  if (prices.length !== 5 || prices.some((price) => !Number.isInteger(price) || price < 0 || price > 30))
    return `prices ${prices.join()}`;
  const market = [...state.pile, ...state.discards, ...players.flatMap(({ hand }) => hand)];
  if (sorted(market) !== DECK) return `the market cards are ${sorted(market)}`;
  const held = players.flatMap(({ objective }) => (objective === null ? [] : [objective]));
  if (sorted([...state.piles.flat(), ...held]) !== OBJECTIVES) return 'an objective card is lost or there twice';
  for (const { out, hand, objective, cash: left, shares } of players) {
    if (out && (hand.length > 0 || objective !== null || left > 0 || shares.some(Boolean)))
      return 'who is out has something';
    if (!out && (hand.length !== 3 || objective === null)) return 'a hand is not of three cards and an objective';
  }
  return null;
}

/** Hidden are the others' market and objective cards and the piles; but not an objective that was claimed before. */
function plant(state: State, viewer: number | null): void {
  const secret = (objective: number): number =>
    state.shown.includes(objective) ? objective : objective - (objective % 100) + 99;
  state.pile = state.pile.map(() => 999);
  state.piles = state.piles.map((pile) => pile.map(secret));
  state.players.forEach((player, seat) => {
    if (seat === viewer) return;
    player.hand = player.hand.map(() => 999);
    if (player.objective !== null) player.objective = secret(player.objective);
  });
}

export const witness: Witness<State> = { audit, plant };
