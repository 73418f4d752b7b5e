import { shuffle } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import { FIRST_PROMO, STRATEGIES } from '../cards.ts';
import { NEXT, SEATS_OF, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { ownerOf } from '../investors/investor.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../options.ts';
import { STRATEGY_LIST } from '../strategies/index.ts';
import type { State } from '../state.ts';

/** K25: dealt to each besides one for every round. */
const MORE_THAN_ROUNDS = 3;

/** K25: the strategies that are surely in the deck, and the promos of which `promoCount` more are drawn. */
export function strategyPool(options: Options): { cards: number[]; promos: number[]; promoCount: number } {
  const cards: number[] = [];
  const promos: number[] = [];
  STRATEGIES.forEach((_, index) => {
    const { needs } = STRATEGY_LIST[index]!;
    if (index >= FIRST_PROMO && !options.promos) promos.push(index);
    else if (!needs || options[needs]) cards.push(index);
  });
  return { cards, promos, promoCount: options.promos ? 0 : FIRST_PROMO - cards.length };
}

/** K25, K30: three more than there are rounds to each. */
export const dealStrategies: Stage = ({ state, rng, emit }) => {
  if (!state.options.strategies) return null;
  const { cards, promos, promoCount } = strategyPool(state.options);
  const deck = [...cards, ...shuffle(promos, rng).slice(0, promoCount)];
  state.strategyDeck = shuffle(deck, rng);
  for (let seat = 0; seat < state.seats; seat++) {
    const strategies = state.strategyDeck.splice(0, state.rounds + MORE_THAN_ROUNDS).sort((a, b) => a - b);
    state.players[seat]!.strategies = strategies;
    emit?.({ kind: 'strategies-dealt', strategies: strategies.slice() }, [seat]);
  }
  return null;
};

export const dropStage: Stage = ({ state }) =>
  state.options.strategies ? { kind: 'drop', waiting: (1 << state.seats) - 1 } : null;

/** K25: everybody drops two strategies, unseen; then Ivan (K24) draws one less than there are rounds. */
export const drop: PhaseRules<'drop'> = {
  rule: 'K25',
  actors: (_state, { waiting }) => SEATS_OF[waiting]!,
  legal(_rules, state, _phase, seat) {
    const cards = state.players[seat]!.strategies;
    return cards.flatMap((card, i) =>
      cards.slice(i + 1).map((other): Move => ({ kind: 'drop', strategies: [card, other] })),
    );
  },
  refusal: (_rules, _state, _phase, _seat, move) =>
    move.kind === 'drop' ? { rule: 'K25', reason: 'not-in-hand' } : null,
  apply(play, phase, seat, move) {
    if (move.kind !== 'drop') throw unexpected(phase, move);
    const { state, emit } = play;
    const player = state.players[seat]!;
    player.strategies = player.strategies.filter((card) => !move.strategies.includes(card));
    player.dropped = move.strategies.slice();
    emit?.({ kind: 'decided', seat });
    emit?.({ kind: 'chose', choice: move.strategies.slice() }, [seat]);
    const waiting = phase.waiting & ~(1 << seat);
    if (waiting > 0) return { kind: 'drop', waiting };
    const ivan = ownerOf(state, 'ivan');
    if (ivan >= 0) {
      const strategies = drawMore(state, ivan);
      emit?.({ kind: 'drawn', seat: ivan, from: 'strategies', count: strategies.length });
      emit?.({ kind: 'strategies-drawn', seat: ivan, strategies }, [ivan]);
    }
    return NEXT;
  },
};

function drawMore(state: State, seat: Seat): number[] {
  const drawn = state.strategyDeck.splice(0, state.rounds - 1);
  const player = state.players[seat]!;
  player.strategies = [...player.strategies, ...drawn].sort((a, b) => a - b);
  return drawn;
}
