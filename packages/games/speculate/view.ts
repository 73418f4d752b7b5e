import { shuffle } from '@outcry/engine';
import type { Rng, Seat } from '@outcry/engine';
import type { Box } from './box.ts';
import { figuresOf, levelOf, objectiveOf } from './box.ts';
import { dealHidden, hiddenOf } from './memory.ts';
import type { Hidden } from './memory.ts';
import { shownPhase } from './state.ts';
import type { Card, Objective, Phase, Player, State, Turn } from './state.ts';

/** A seat as another sees it. Cash and shares follow from public deals; with `openHoldings` off a screen hides them. */
export interface PlayerView {
  readonly cash: number;
  readonly shares: readonly number[];
  readonly out: boolean;
  /** The cards of the hand: the viewer's own, null for the others'. */
  readonly hand: readonly Card[] | null;
  /** The amount of the objective, which everybody knows; 0 once out. */
  readonly amount: number;
  /** The objective card and its figures, where the viewer can know it: their own, or one that was claimed before. */
  readonly objective: { readonly card: Objective; readonly figures: readonly number[] } | null;
  readonly trail: readonly number[];
}

/** What a seat may know: everything but the others' cards and the order of the piles. A seat that is out sees what spectators see. */
export interface View {
  readonly seat: Seat | null;
  readonly seats: number;
  /** Off: a screen hides the cash and shares of the others. They are in the view all the same. */
  readonly openHoldings: boolean;
  readonly rounds: number;
  readonly first: Seat;
  readonly round: number;
  readonly turn: Readonly<Turn>;
  readonly prices: readonly number[];
  readonly bank: { readonly cash: number; readonly shares: readonly number[] };
  readonly players: readonly PlayerView[];
  readonly pileSize: number;
  readonly discards: readonly Card[];
  readonly shuffles: number;
  readonly since: readonly number[];
  /** Objective cards by amount, the top first; null where the viewer cannot know the card. */
  readonly piles: readonly (readonly (Objective | null)[])[];
  readonly shown: readonly Objective[];
  readonly phase: Phase;
}

/** Built field by field, so that a new secret stays secret. */
export function view(box: Box, state: State, seat: Seat | null): View {
  const { turn, bank, shown } = state;
  const known = (objective: Objective): Objective | null => (shown.includes(objective) ? objective : null);
  const player = ({ cash, shares, out, hand, objective, trail }: Player, index: Seat): PlayerView => {
    const mine = index === seat && !out;
    const card = objective === null || mine ? objective : known(objective);
    return {
      cash,
      shares: shares.slice(),
      out,
      hand: mine ? hand.slice() : null,
      amount: objective === null ? 0 : box.data.objectives[levelOf(objective)]!.amount,
      objective: card === null ? null : { card, figures: figuresOf(box, card) },
      trail: trail.slice(),
    };
  };
  return {
    seat,
    seats: state.seats,
    openHoldings: state.openHoldings,
    rounds: state.rounds,
    first: state.first,
    round: state.round,
    turn: { seat: turn.seat, owes: turn.owes, offers: turn.offers, barred: turn.barred, dealt: turn.dealt },
    prices: state.prices.slice(),
    bank: { cash: bank.cash, shares: bank.shares.slice() },
    players: state.players.map(player),
    pileSize: state.pile.length,
    discards: state.discards.slice(),
    shuffles: state.shuffles,
    since: state.since,
    piles: state.piles.map((pile) => pile.map(known)),
    shown,
    phase: shownPhase(state.phase),
  };
}

/** Hidden market cards by memory.ts; hidden objectives of an amount are anywhere, every order equally likely. */
export function imagine(box: Box, seen: View, rng: Rng): State {
  const { turn, bank } = seen;
  const market = imagineMarket(box, seen, rng);
  const objectives = imagineObjectives(box, seen, rng);
  return {
    seats: seen.seats,
    openHoldings: seen.openHoldings,
    rounds: seen.rounds,
    first: seen.first,
    round: seen.round,
    turn: { ...turn },
    prices: seen.prices.slice(),
    bank: { cash: bank.cash, shares: bank.shares.slice() },
    players: seen.players.map(({ cash, shares, out, trail }, seat) => ({
      cash,
      shares: shares.slice(),
      hand: market.hands[seat]!,
      objective: objectives.held[seat]!,
      out,
      trail: trail.slice(),
    })),
    pile: market.pile,
    discards: seen.discards.slice(),
    shuffles: seen.shuffles,
    since: seen.since,
    piles: objectives.piles,
    shown: seen.shown,
    phase: seen.phase,
  };
}

/** What views say about hidden hands. Bots imagine many states from one view. */
const hiddenByView = new WeakMap<View, Hidden>();

function hiddenIn(box: Box, seen: View): Hidden {
  const known = hiddenByView.get(seen);
  if (known) return known;
  const open = new Set(seen.discards);
  for (const { hand } of seen.players) for (const card of hand ?? []) open.add(card);
  const hidden = hiddenOf(
    box.deck.filter((card) => !open.has(card)),
    (card) => seen.since[box.placeInDeck[card]!]!,
    seen.players.flatMap(({ out, hand, trail }) => (!out && hand === null ? [trail] : [])),
    seen.shuffles,
  );
  hiddenByView.set(seen, hidden);
  return hidden;
}

function imagineMarket(box: Box, seen: View, rng: Rng): { hands: Card[][]; pile: Card[] } {
  const dealt = dealHidden(hiddenIn(box, seen), rng);
  const hands = seen.players.map(({ out, hand }) => hand?.slice() ?? (out ? [] : dealt.hands.shift()!));
  return { hands, pile: shuffle(dealt.rest, rng) };
}

function imagineObjectives(box: Box, seen: View, rng: Rng): { held: (Objective | null)[]; piles: Objective[][] } {
  const placed = new Set(seen.piles.flat());
  for (const { objective } of seen.players) if (objective) placed.add(objective.card);
  const unseen = box.data.objectives.map(({ cards }, level) =>
    shuffle(
      cards.map((_, i) => objectiveOf(level, i)).filter((card) => !placed.has(card)),
      rng,
    ),
  );
  const levels = new Map(box.data.objectives.map(({ amount }, level) => [amount, level]));
  return {
    held: seen.players.map(({ out, objective, amount }) =>
      out ? null : (objective?.card ?? unseen[levels.get(amount)!]!.pop()!),
    ),
    piles: seen.piles.map((pile, level) => pile.map((card) => card ?? unseen[level]!.pop()!)),
  };
}
