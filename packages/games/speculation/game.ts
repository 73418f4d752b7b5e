import type { Game, Seat } from '@outcry/engine';
import { boardOf } from './board.ts';
import { DataSchema, parseData, PRINTED, PROVENANCE } from './data.ts';
import type { Data } from './data.ts';
import { driversOf } from './drivers.ts';
import { evaluateOf, partsOf } from './evaluate.ts';
import { features } from './features.ts';
import { foresightOf } from './foresight.ts';
import { choose } from './phases/choose.ts';
import { rank } from './phases/rank.ts';
import { NO_MOVES } from './phases/rules.ts';
import type { PhaseRules } from './phases/rules.ts';
import { trade } from './phases/trade.ts';
import { result, worth } from './result.ts';
import { clone, MoveSchema, OptionsSchema, setup } from './state.ts';
import type { Event, Move, Options, Phase, State } from './state.ts';
import { imagine, view } from './view.ts';
import type { View } from './view.ts';

const NOBODY: readonly Seat[] = [];

/** Speculation with the printed tables, or an owner's. */
export function speculation(tables: unknown = PRINTED): Game<State, Move, View, Event, Options, Data> {
  const data = parseData(tables);
  const board = boardOf(data);
  const phases = { trade: trade(board), rank: rank(board), choose: choose(board) };
  const rulesOf = (phase: Exclude<Phase, { kind: 'over' }>) => phases[phase.kind] as PhaseRules<Phase['kind']>;

  return {
    id: 'speculation',
    rulesVersion: 1,
    seats: { min: 3, max: 6 },
    optionsSchema: OptionsSchema,
    moveSchema: MoveSchema,
    dataSchema: DataSchema,
    data,
    provenance: PROVENANCE,
    reveals: {
      revealed: ({ cards }) => cards.map((_, seat) => ({ part: `laid ${seat}`, to: null })), // S10
      drew: ({ seat }) => [{ part: `top ${seat}`, to: seat }], // S12
    },

    optionsRefusal: () => null,
    setup: (options, seats, rng) => setup(board, options, seats, rng),
    actors: (state) => (state.phase.kind === 'over' ? NOBODY : rulesOf(state.phase).actors(state, state.phase)),
    legal: (state, seat) =>
      state.phase.kind === 'over' ? NO_MOVES : rulesOf(state.phase).legal(state, state.phase, seat),
    refusal(state, seat, move) {
      if (state.phase.kind === 'over') throw new Error('nobody is asked: the game is over');
      return rulesOf(state.phase).refusal(state, state.phase, seat, move);
    },
    apply(state, seat, move, rng, emit) {
      if (state.phase.kind === 'over') throw new Error(`over got ${move.kind}`);
      state.phase = rulesOf(state.phase).apply(state, state.phase, seat, move, rng, emit);
    },
    clone,
    view,
    imagine,
    worth,
    evaluate: evaluateOf(board),
    parts: partsOf(board),
    drivers: driversOf(board),
    features: features(board, evaluateOf(board)),
    foresight: foresightOf(board),
    result: (state) => (state.phase.kind === 'over' ? result(state) : null),
  };
}
