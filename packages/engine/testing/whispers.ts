import { Type } from 'typebox';
import type { Witness } from '../contract.ts';
import type { Game, Seat } from '../game.ts';
import { shuffle } from '../rng.ts';
import type { Rng } from '../rng.ts';

/**
 * Whispers, a small game that exists only to try the laws on what real games need: simultaneous hidden choices, private
 * looks, a shuffled deck, chance in mid-game, and a decision that interrupts another.
 *
 * W1 Twelve cards, 1 to 12; two to each seat, the rest is the deck. Everybody has five coins. Three rounds.
 * W2 All lay one of their two cards face down at the same time; then all are shown. They are out of the game.
 * W3 Who laid the lowest may look at the top card of the deck, if there is one; then he keeps it there or buries it.
 * W4 Who laid the highest names another seat, which pays him a coin (if it has one) or gives him the card it holds, shown.
 * W5 Then all draw back to two, from the seat with the highest on, as far as the deck goes; a seat without a card waits.
 * W6 Most coins win, with one coin more for holding the highest card at the end.
 */
export type Phase =
  | { kind: 'lay' }
  | { kind: 'peek'; seat: Seat; then: Phase }
  | { kind: 'look'; seat: Seat; then: Phase }
  | { kind: 'name'; seat: Seat }
  | { kind: 'answer'; seat: Seat; asker: Seat }
  | { kind: 'over' };

export interface State {
  readonly coins: number[];
  readonly hands: number[][];
  /** The card each seat laid face down, or 0. */
  readonly laid: number[];
  /** The top is last. */
  readonly deck: number[];
  readonly gone: number[];
  /** By card: the seats that know where it is, as bits. */
  readonly knownBy: number[];
  round: number;
  phase: Phase;
}

export type Move =
  | { readonly kind: 'lay' | 'name'; readonly pick: number }
  | { readonly kind: 'peek' | 'skip' | 'keep' | 'bury' | 'pay' | 'give' };

export type Event =
  | { kind: 'laid'; seat: Seat }
  | { kind: 'shown'; cards: number[] }
  | { kind: 'saw'; card: number }
  | { kind: 'looked'; seat: Seat; buried: boolean }
  | { kind: 'named'; seat: Seat; whom: Seat }
  | { kind: 'paid'; seat: Seat }
  | { kind: 'gave'; seat: Seat; card: number }
  | { kind: 'drew' };

export interface View {
  readonly seat: Seat | null;
  readonly coins: number[];
  /** Own hand as it is; of others only what the viewer knows among hand and laid card. */
  readonly holds: number[][];
  readonly sizes: number[];
  readonly hasLaid: boolean[];
  readonly ownLaid: number;
  /** The deck with 0 for what the viewer does not know. */
  readonly deck: number[];
  readonly gone: number[];
  /** By card: who knows where it is, as far as the viewer can tell: of the cards it knows itself. */
  readonly knownBy: number[];
  readonly round: number;
  readonly phase: Phase;
}

const CARDS = 12;
const ROUNDS = 3;
const COINS = 5;
const everybody = (state: State): number => (1 << state.hands.length) - 1;

/** Knowing a card: seat bit set. Whoever looks or shows shares it; who sees a look knows that it happened, not what it was. */
const knows = (state: State, card: number, seat: Seat | null): boolean =>
  seat === null ? state.knownBy[card] === everybody(state) : ((state.knownBy[card]! >> seat) & 1) === 1;

function setup(_options: object, seats: number, rng: Rng): State {
  const deck = shuffle(
    Array.from({ length: CARDS }, (_, i) => i + 1),
    rng,
  );
  const knownBy = new Array<number>(CARDS + 1).fill(0);
  const hands = Array.from({ length: seats }, (_, seat) => {
    const hand = deck.splice(-2).sort((a, b) => a - b);
    for (const card of hand) knownBy[card] = 1 << seat;
    return hand;
  });
  const zeros = hands.map(() => 0);
  return {
    coins: zeros.map(() => COINS),
    hands,
    laid: zeros,
    deck,
    gone: [],
    knownBy,
    round: 1,
    phase: { kind: 'lay' },
  };
}

function actors({ phase, hands, laid }: State): readonly Seat[] {
  if (phase.kind === 'over') return [];
  if (phase.kind !== 'lay') return [phase.seat];
  return hands.flatMap((hand, seat) => (hand.length > 0 && laid[seat] === 0 ? [seat] : []));
}

function legal(state: State, seat: Seat): readonly Move[] {
  const { phase, hands } = state;
  if (!actors(state).includes(seat)) return [];
  if (phase.kind === 'lay') return hands[seat]!.map((pick) => ({ kind: 'lay', pick }));
  if (phase.kind === 'peek') return [{ kind: 'peek' }, { kind: 'skip' }];
  if (phase.kind === 'look') return [{ kind: 'keep' }, { kind: 'bury' }];
  if (phase.kind === 'name')
    return hands.flatMap((_, pick) => (pick === seat ? [] : [{ kind: 'name' as const, pick }]));
  const pay: Move[] = state.coins[seat]! > 0 ? [{ kind: 'pay' }] : [];
  return hands[seat]!.length > 0 || pay.length === 0 ? [...pay, { kind: 'give' }] : pay;
}

type Emit = ((event: Event, to?: readonly Seat[]) => void) | null;

function apply(state: State, seat: Seat, move: Move, emit: Emit): void {
  const { phase } = state;
  if (phase.kind === 'lay' && move.kind === 'lay') {
    const hand = state.hands[seat]!;
    hand.splice(hand.indexOf(move.pick), 1);
    state.laid[seat] = move.pick;
    emit?.({ kind: 'laid', seat });
    if (actors(state).length === 0) show(state, emit);
  } else if (phase.kind === 'peek') {
    state.phase = move.kind === 'peek' ? { kind: 'look', seat, then: phase.then } : phase.then;
    if (move.kind !== 'peek') return;
    const card = state.deck.at(-1)!;
    state.knownBy[card]! |= 1 << seat;
    emit?.({ kind: 'saw', card }, [seat]);
  } else if (phase.kind === 'look') {
    if (move.kind === 'bury') state.deck.unshift(state.deck.pop()!);
    emit?.({ kind: 'looked', seat, buried: move.kind === 'bury' });
    state.phase = phase.then;
  } else if (phase.kind === 'name' && move.kind === 'name') {
    emit?.({ kind: 'named', seat, whom: move.pick });
    state.phase = { kind: 'answer', seat: move.pick, asker: seat };
  } else if (phase.kind === 'answer') answer(state, phase.asker, seat, move, emit);
}

function show(state: State, emit: Emit): void {
  emit?.({ kind: 'shown', cards: state.laid.slice() });
  const best = state.laid.indexOf(Math.max(...state.laid));
  const lowest = state.laid.indexOf(Math.min(...state.laid.filter((card) => card > 0)));
  state.laid.forEach((card, seat) => {
    if (card === 0) return;
    state.gone.push(card);
    state.knownBy[card] = everybody(state);
    state.laid[seat] = 0;
  });
  state.phase = { kind: 'name', seat: best };
  if (state.deck.length > 0) state.phase = { kind: 'peek', seat: lowest, then: state.phase };
}

function answer(state: State, asker: Seat, seat: Seat, move: Move, emit: Emit): void {
  if (move.kind === 'pay') {
    state.coins[seat]!--;
    state.coins[asker]!++;
    emit?.({ kind: 'paid', seat });
  } else {
    const card = state.hands[seat]!.pop();
    if (card !== undefined) {
      state.hands[asker]!.push(card);
      state.hands[asker]!.sort((a, b) => a - b);
      state.knownBy[card] = everybody(state);
      emit?.({ kind: 'gave', seat, card });
    }
  }
  for (let step = 0; step < state.hands.length; step++) {
    const drawer = (asker + step) % state.hands.length;
    const hand = state.hands[drawer]!;
    while (hand.length < 2 && state.deck.length > 0) {
      const card = state.deck.pop()!;
      state.knownBy[card]! |= 1 << drawer;
      hand.push(card);
    }
    hand.sort((a, b) => a - b);
  }
  emit?.({ kind: 'drew' });
  const goesOn = state.round < ROUNDS && state.hands.some((hand) => hand.length > 0);
  state.phase = goesOn ? { kind: 'lay' } : { kind: 'over' };
  if (goesOn) state.round++;
}

function view(state: State, seat: Seat | null): View {
  return {
    seat,
    coins: state.coins.slice(),
    holds: state.hands.map((hand, other) => {
      if (other === seat) return hand.slice();
      const held = state.laid[other] === 0 ? hand : [...hand, state.laid[other]!];
      return held.filter((card) => knows(state, card, seat)).sort((a, b) => a - b);
    }),
    sizes: state.hands.map((hand) => hand.length),
    hasLaid: state.laid.map((card) => card > 0),
    ownLaid: seat === null ? 0 : state.laid[seat]!,
    deck: state.deck.map((card) => (knows(state, card, seat) ? card : 0)),
    gone: state.gone.slice(),
    // Who else knows a card is public (looks are seen), but which card it is only to those who know it.
    knownBy: state.knownBy.map((bits, card) => (card > 0 && knows(state, card, seat) ? bits : 0)),
    round: state.round,
    phase: state.phase,
  };
}

/**
 * Unknown cards go anywhere they fit, each way equally likely. That another seat looked at a card the viewer has not seen
 * adds no chance to any card, but the knower must stay a knower: so its bits are laid on whatever lies there.
 */
function imagine(seen: View, rng: Rng): State {
  const known = new Set([...seen.holds.flat(), ...seen.deck, ...seen.gone, seen.ownLaid]);
  const unknown = shuffle(
    Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !known.has(card)),
    rng,
  );
  const knownBy = seen.knownBy.slice();
  const laid = seen.coins.map(() => 0);
  const hands = seen.holds.map((held, seat) => {
    if (seat === seen.seat) {
      laid[seat] = seen.ownLaid;
      return held.slice();
    }
    const cards = held.slice();
    while (cards.length < seen.sizes[seat]! + Number(seen.hasLaid[seat])) {
      const card = unknown.pop()!;
      knownBy[card] = 1 << seat;
      cards.push(card);
    }
    if (seen.hasLaid[seat]) laid[seat] = cards.splice(rng.below(cards.length), 1)[0]!;
    return cards.sort((a, b) => a - b);
  });
  const deck = seen.deck.map((card) => card || unknown.pop()!);
  return {
    coins: seen.coins.slice(),
    hands,
    laid,
    deck,
    gone: seen.gone.slice(),
    knownBy,
    round: seen.round,
    phase: seen.phase,
  };
}

/** Coins, and one more for the highest card in hand at the end (W6). */
function worth({ coins, hands, phase }: State): number[] {
  const highest = Math.max(...hands.flat());
  return coins.map((count, seat) => count + Number(phase.kind === 'over' && hands[seat]!.includes(highest)));
}

export const whispers: Game<State, Move, View, Event, object, object> = {
  id: 'whispers',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  optionsSchema: Type.Object({}, { additionalProperties: false }),
  moveSchema: Type.Union([
    Type.Object({ kind: Type.Enum(['lay', 'name']), pick: Type.Integer() }, { additionalProperties: false }),
    Type.Object({ kind: Type.Enum(['peek', 'skip', 'keep', 'bury', 'pay', 'give']) }, { additionalProperties: false }),
  ]),
  dataSchema: Type.Object({}),
  data: {},
  provenance: {},
  reveals: ['shown', 'saw', 'gave', 'drew'],
  optionsRefusal: () => null,
  setup,
  actors,
  legal,
  refusal: (_state, _seat, move) => ({
    rule: move.kind === 'lay' ? 'W2' : move.kind === 'name' ? 'W4' : 'W3',
    reason: 'not-now',
  }),
  apply: (state, seat, move, _rng, emit) => apply(state, seat, move, emit),
  clone: (state) => ({
    coins: state.coins.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    laid: state.laid.slice(),
    deck: state.deck.slice(),
    gone: state.gone.slice(),
    knownBy: state.knownBy.slice(),
    round: state.round,
    phase: state.phase,
  }),
  view,
  imagine,
  worth,
  evaluate: worth,
  result(state) {
    if (state.phase.kind !== 'over') return null;
    const scores = worth(state);
    return { scores, places: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
  },
};

export const witness: Witness<State> = {
  audit({ hands, laid, deck, gone, coins }) {
    const cards = [...hands.flat(), ...laid.filter((card) => card > 0), ...deck, ...gone].sort((a, b) => a - b);
    if (cards.join() !== Array.from({ length: CARDS }, (_, i) => i + 1).join()) return `cards ${cards.join()}`;
    const total = coins.reduce((sum, count) => sum + count, 0);
    return total === COINS * coins.length ? null : `${total} coins`;
  },
  plant(state, viewer) {
    const hidden = (card: number): number => (card > 0 && !knows(state, card, viewer) ? 999 : card);
    state.hands.forEach((hand, seat) => {
      if (seat !== viewer) state.hands[seat] = hand.map(hidden);
    });
    state.laid.forEach((card, seat) => {
      if (seat !== viewer) state.laid[seat] = hidden(card);
    });
    state.deck.forEach((card, place) => {
      state.deck[place] = hidden(card);
    });
  },
};
