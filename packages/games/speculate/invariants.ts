import type { Seat } from '@outcry/engine';
import type { Invariants } from '@outcry/engine/contract';
import { levelOf, objectiveOf, openBox } from './box.ts';
import type { Data } from './data.ts';
import { SEATS, SECTORS } from './data.ts';
import type { Move, State } from './state.ts';

const seats: readonly Seat[] = Array.from({ length: SEATS.max }, (_, seat) => seat);

/** Whether these are the wanted cards, each once. */
const areAll = (cards: readonly number[], wanted: ReadonlySet<number>): boolean =>
  cards.length === wanted.size && new Set(cards).size === wanted.size && cards.every((card) => wanted.has(card));

/** Every coin and share of P2, every market card and every objective card is somewhere, once; prices are on the board. */
function auditOf({ start, prices: { highest } }: Data, deck: readonly number[], objectives: readonly number[]) {
  const marketCards = new Set(deck);
  const objectiveCards = new Set(objectives);
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
        return 'a bankrupt seat has something';
      if (!out && (hand.length !== 3 || objective === null)) return 'a hand is not of three cards and an objective';
    }
    return null;
  };
}

/** Cards that may be hidden from somebody: where they lie, and whose they are. */
interface Part {
  readonly name: string;
  readonly kind: 'market' | 'objective';
  readonly owner: Seat | null;
  cards(state: State): readonly number[];
  put(state: State, cards: readonly number[]): void;
}

/** P3: the draw pile, whose top is drawn next, and the hands. */
const marketParts: readonly Part[] = [
  {
    name: 'pile top',
    kind: 'market',
    owner: null,
    cards: ({ pile }) => pile.slice(-1),
    put: (state, cards) => (state.pile = [...state.pile.slice(0, -1), ...cards]),
  },
  {
    name: 'pile',
    kind: 'market',
    owner: null,
    cards: ({ pile }) => pile.slice(0, -1),
    put: (state, cards) => (state.pile = [...cards, ...state.pile.slice(-1)]),
  },
  ...seats.map((owner): Part => ({
    name: `hand ${owner}`,
    kind: 'market',
    owner,
    cards: ({ players }) => players[owner]!.hand,
    put: ({ players }, cards) => (players[owner]!.hand = [...cards]),
  })),
];

/** P5: for each amount the pile, whose top is taken next, and the objectives held. */
const objectiveParts = ({ objectives }: Data): Part[] => [
  ...objectives.flatMap(({ amount }, level): Part[] => [
    {
      name: `${amount}s top`,
      kind: 'objective',
      owner: null,
      cards: ({ piles }) => piles[level]!.slice(0, 1),
      put: (state, cards) => (state.piles = state.piles.with(level, [...cards, ...state.piles[level]!.slice(1)])),
    },
    {
      name: `${amount}s`,
      kind: 'objective',
      owner: null,
      cards: ({ piles }) => piles[level]!.slice(1),
      put: (state, cards) => (state.piles = state.piles.with(level, [...state.piles[level]!.slice(0, 1), ...cards])),
    },
  ]),
  ...seats.map((owner): Part => ({
    name: `objective ${owner}`,
    kind: 'objective',
    owner,
    cards: ({ players }) => players.slice(owner, owner + 1).flatMap(({ objective }) => objective ?? []),
    put: ({ players }, cards) => (players[owner]!.objective = cards[0] ?? null),
  })),
];

/** No market card. */
const NO_CARD = 999;
/** No objective card, of the same amount; one that was claimed is known. */
const plantedObjective = ({ shown }: State, objective: number): number =>
  shown.includes(objective) ? objective : objectiveOf(levelOf(objective), 99);

/** The invariants of a game with these tables. */
export function invariantsOf(data: Data): Invariants<State, Move> {
  const objectives = data.objectives.flatMap(({ cards }, level) => cards.map((_, index) => objectiveOf(level, index)));
  const all = [...marketParts, ...objectiveParts(data)];
  const partsOf = (state: State): Part[] => all.filter(({ owner }) => owner === null || owner < state.seats);
  const swap = (state: State, kind: Part['kind'], a: number, b: number): void => {
    for (const part of partsOf(state))
      if (part.kind === kind)
        part.put(
          state,
          part.cards(state).map((card) => (card === a ? b : card === b ? a : card)),
        );
  };
  return {
    audit: auditOf(data, openBox(data).deck, objectives),
    hidden: (state) => partsOf(state).map(({ name }) => name),
    plant(state, viewer, names) {
      const hide = (kind: Part['kind'], card: number): number =>
        kind === 'market' ? NO_CARD : plantedObjective(state, card);
      for (const { name, kind, owner, cards, put } of partsOf(state))
        if (names.includes(name) && (owner === null || owner !== viewer))
          put(
            state,
            cards(state).map((card) => hide(kind, card)),
          );
    },
    copy(state, from, names) {
      for (const { name, kind, cards } of partsOf(state))
        if (names.includes(name))
          cards(from).forEach((wanted, place) => swap(state, kind, cards(state)[place]!, wanted));
    },
    // Everything is played, offered and answered for all to hear.
    secret: () => false,
  };
}
