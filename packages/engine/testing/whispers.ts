import { Type } from 'typebox';
import type { Invariants } from '../contract.ts';
import type { Game, Seat } from '../game.ts';
import { shuffle } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { CARDS, COINS, everybody, knows, NO_CARD } from './whispers-state.ts';
import type { Event, Move, State } from './whispers-state.ts';
import { imagine, view } from './whispers-view.ts';
import type { View } from './whispers-view.ts';

const ROUNDS = 3;

function setup(_options: object, seats: number, rng: Rng): State {
  const deck = shuffle(
    Array.from({ length: CARDS }, (_, i) => i + 1),
    rng,
  );
  const knownBy = new Array<number>(NO_CARD + 1).fill(0);
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
    emit?.({ kind: 'laid-card', card: move.pick }, [seat]);
    if (actors(state).length === 0) show(state, emit);
  } else if (phase.kind === 'peek') {
    if (move.kind === 'peek') {
      state.phase = { kind: 'look', seat, namer: phase.namer };
      const card = state.deck.at(-1)!;
      state.knownBy[card]! |= 1 << seat;
      emit?.({ kind: 'peeked', seat });
      emit?.({ kind: 'saw', seat, card }, [seat]);
    } else state.phase = { kind: 'name', seat: phase.namer };
  } else if (phase.kind === 'look') {
    if (move.kind === 'bury') state.deck.unshift(state.deck.pop()!);
    emit?.({ kind: 'looked', seat, buried: move.kind === 'bury' });
    state.phase = { kind: 'name', seat: phase.namer };
  } else if (phase.kind === 'name' && move.kind === 'name') {
    emit?.({ kind: 'named', seat, whom: move.pick });
    state.phase = { kind: 'answer', seat: move.pick, asker: seat };
  } else if (phase.kind === 'answer') answer(state, phase.asker, seat, move, emit);
  emit?.({ kind: 'asks', round: state.round, phase: state.phase });
}

function show(state: State, emit: Emit): void {
  emit?.({ kind: 'shown', cards: state.laid.slice() });
  const best = state.laid.indexOf(Math.max(...state.laid));
  const lowest = state.laid.indexOf(Math.min(...state.laid.filter((card) => card > 0)));
  state.laid.forEach((card, seat) => {
    if (card === 0) return;
    state.gone.push(card);
    state.knownBy[card] = everybody(state.hands.length);
    state.laid[seat] = 0;
  });
  state.phase = state.deck.length > 0 ? { kind: 'peek', seat: lowest, namer: best } : { kind: 'name', seat: best };
}

function answer(state: State, asker: Seat, seat: Seat, move: Move, emit: Emit): void {
  if (move.kind === 'pay') {
    state.coins[seat]!--;
    state.coins[asker]!++;
    emit?.({ kind: 'paid', seat, to: asker });
  } else {
    const card = state.hands[seat]!.pop();
    if (card !== undefined) {
      state.hands[asker]!.push(card);
      state.hands[asker]!.sort((a, b) => a - b);
      state.knownBy[card] = everybody(state.hands.length);
      emit?.({ kind: 'gave', seat, to: asker, card });
    }
  }
  for (let step = 0; step < state.hands.length; step++) {
    const drawer = (asker + step) % state.hands.length;
    const hand = state.hands[drawer]!;
    const cards: number[] = [];
    while (hand.length < 2 && state.deck.length > 0) {
      const card = state.deck.pop()!;
      state.knownBy[card]! |= 1 << drawer;
      hand.push(card);
      cards.push(card);
    }
    hand.sort((a, b) => a - b);
    if (cards.length === 0) continue;
    emit?.({ kind: 'drew-cards', seat: drawer, cards: cards.sort((a, b) => a - b) }, [drawer]);
    emit?.({ kind: 'drew', seat: drawer, count: cards.length });
  }
  const goesOn = state.round < ROUNDS && state.hands.some((hand) => hand.length > 0);
  state.phase = goesOn ? { kind: 'lay' } : { kind: 'over' };
  if (goesOn) state.round++;
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
  reveals: {
    shown: ({ cards }) => cards.map((_, seat) => ({ part: `laid ${seat}`, to: null })),
    saw: ({ seat }) => [{ part: 'deck', to: seat }],
    gave: ({ seat }) => [{ part: `hand ${seat}`, to: null }],
    'drew-cards': ({ seat }) => [{ part: 'deck', to: seat }],
  },
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
  parts: (state) => worth(state).map((coins) => ({ coins })),
  foresight: { quiet: () => true, progress: ({ round }) => Math.min(1, round / ROUNDS), plies: 4 },
  result(state) {
    if (state.phase.kind !== 'over') return null;
    const scores = worth(state);
    return { scores, places: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
  },
};

export const invariants: Invariants<State, Move> = {
  audit({ hands, laid, deck, gone, coins }) {
    const cards = [...hands.flat(), ...laid.filter((card) => card > 0), ...deck, ...gone].sort((a, b) => a - b);
    if (cards.join() !== Array.from({ length: CARDS }, (_, i) => i + 1).join()) return `cards ${cards.join()}`;
    const total = coins.reduce((sum, count) => sum + count, 0);
    return total === COINS * coins.length ? null : `${total} coins`;
  },
  hidden: ({ hands }) => ['deck', ...hands.flatMap((_, seat) => [`hand ${seat}`, `laid ${seat}`])],
  plant(state, viewer, parts) {
    const seats = state.hands.length;
    const hide = (card: number): number => (card > 0 && !knows(state.knownBy, seats, card, viewer) ? NO_CARD : card);
    if (parts.includes('deck')) state.deck.forEach((card, place) => (state.deck[place] = hide(card)));
    for (let seat = 0; seat < seats; seat++) {
      if (seat === viewer) continue;
      if (parts.includes(`hand ${seat}`)) state.hands[seat] = state.hands[seat]!.map(hide);
      if (parts.includes(`laid ${seat}`)) state.laid[seat] = hide(state.laid[seat]!);
    }
  },
  // The last card laid is shown at once.
  secret: (state, _seat, move) => move.kind === 'lay' && actors(state).length > 1,
  copy(state, from, parts) {
    const places = (of: State): number[][] => [of.deck, ...of.hands, of.laid];
    const put = (place: number, at: number): void => {
      const wanted = places(from)[place]![at]!;
      const here = places(state)[place]![at]!;
      if (wanted === here) return;
      for (const cards of places(state)) {
        const other = cards.indexOf(wanted);
        if (other >= 0) cards[other] = here;
      }
      places(state)[place]![at] = wanted;
    };
    if (parts.includes('deck')) from.deck.forEach((_, at) => put(0, at));
    from.hands.forEach((hand, seat) => {
      if (parts.includes(`hand ${seat}`)) hand.forEach((_, at) => put(seat + 1, at));
      if (parts.includes(`laid ${seat}`) && from.laid[seat]! > 0) put(places(from).length - 1, seat);
    });
    for (const hand of state.hands) hand.sort((a, b) => a - b);
  },
};
