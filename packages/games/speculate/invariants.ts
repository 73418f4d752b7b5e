import type { Invariants } from '@outcry/engine/contract';
import { openBox } from './box.ts';
import type { Data } from './data.ts';
import { PRINTED, SECTORS } from './data.ts';
import type { State } from './state.ts';

/** Whether these are the wanted cards, each once. */
const areAll = (cards: readonly number[], wanted: ReadonlySet<number>): boolean =>
  cards.length === wanted.size && new Set(cards).size === wanted.size && cards.every((card) => wanted.has(card));

/** Every coin and share of P2, every market card and every objective card is somewhere, once; prices are on the board. */
function auditOf({ start, prices: { highest }, objectives }: Data, deck: readonly number[]) {
  const marketCards = new Set(deck);
  const objectiveCards = new Set(objectives.flatMap(({ cards }, level) => cards.map((_, i) => level * 100 + i)));
  return (state: State): string | null => {
    const { players, bank, prices, seats } = state;
    const holders = [bank, ...players];
    const amounts = holders.flatMap(({ cash, shares }) => [cash, ...shares]);
    if (amounts.some((amount) => !Number.isInteger(amount) || amount < 0)) return `cash and shares ${amounts.join()}`;
    const cash = holders.reduce((sum, holder) => sum + holder.cash, 0);
    if (cash !== (start.cash + start.bankCash) * seats) return `${cash} in cash`;
    for (let sector = 0; sector < SECTORS.length; sector++) {
      const shares = holders.reduce((sum, holder) => sum + holder.shares[sector]!, 0);
      if (shares !== (start.shares + start.bankShares) * seats) return `${shares} shares of ${SECTORS[sector]}`;
    }
    if (prices.length !== 5 || prices.some((price) => !Number.isInteger(price) || price < 0 || price > highest))
      return `prices ${prices.join()}`;
    const market = [...state.pile, ...state.discards, ...players.flatMap(({ hand }) => hand)];
    if (!areAll(market, marketCards)) return `the market cards are ${market.join()}`;
    const held = players.flatMap(({ objective }) => objective ?? []);
    if (!areAll([...state.piles.flat(), ...held], objectiveCards)) return 'an objective card is lost or there twice';
    for (const { out, hand, objective, cash: left, shares } of players) {
      if (out && (hand.length > 0 || objective !== null || left > 0 || shares.some(Boolean)))
        return 'who is out has something';
      if (!out && (hand.length !== 3 || objective === null)) return 'a hand is not of three cards and an objective';
    }
    return null;
  };
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

/** The invariants of a game with these tables. */
export const witnessOf = (data: Data): Invariants<State> => ({ audit: auditOf(data, openBox(data).deck), plant });

export const invariants = witnessOf(PRINTED);
