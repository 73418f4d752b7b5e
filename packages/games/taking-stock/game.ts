import type { Game, Seat } from '@outcry/engine';
import { CARDS_PER_COMPANY, COMPANIES, DataSchema, parseData, PRINTED, PROVENANCE } from './data.ts';
import type { Data } from './data.ts';
import { driversOf } from './drivers.ts';
import { evaluateOf, partsOf, worth } from './evaluate.ts';
import { foresightOf } from './foresight.ts';
import { resultOf } from './phases/payout.ts';
import { playCard, plays, playsOfCards, refusePlay } from './phases/play.ts';
import { deal } from './phases/round.ts';
import { refuseTake, takeCard, takes } from './phases/trick.ts';
import { clone, companiesLeftOut, MoveSchema, OptionsSchema, setup } from './state.ts';
import type { Event, Move, Options, State } from './state.ts';
import { imagine, shownPhase, view } from './view.ts';
import type { View } from './view.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** Taking Stock with the printed tables, or an owner's. */
export function takingStock(tables: unknown = PRINTED): Game<State, Move, View, Event, Options, Data> {
  const data = parseData(tables);
  const playsOfCard = playsOfCards(data);
  const takeOfCard = Array.from({ length: COMPANIES.length * CARDS_PER_COMPANY }, (_, card): Move => ({
    kind: 'take',
    card,
  }));

  return {
    id: 'taking-stock',
    rulesVersion: 1,
    seats: { min: 2, max: 5 },
    optionsSchema: OptionsSchema,
    moveSchema: MoveSchema,
    dataSchema: DataSchema,
    data,
    provenance: PROVENANCE,
    reveals: {
      'otto-played': ({ card }) => [{ part: `card ${card} of the stack`, to: null }],
      leftovers: ({ seat, cards }) =>
        seat === null
          ? cards.map((card) => ({ part: `card ${card} of the stack`, to: null }))
          : [{ part: `hand ${seat}`, to: null }],
    },

    optionsRefusal({ leftOut }, seats) {
      const out = companiesLeftOut(seats);
      if (leftOut.length === 0 || leftOut.length === out) return null;
      return { rule: 'T1', reason: 'companies-left-out', args: { seats, companies: out } };
    },
    setup(options, seats, rng) {
      const state = setup(data, options, seats, rng);
      deal(state, rng, null);
      return state;
    },
    actors: ({ phase }) => (phase.kind === 'over' ? NOBODY : ALONE[phase.seat]!),
    legal(state, seat) {
      const { phase } = state;
      if (phase.kind === 'over' || phase.seat !== seat) return [];
      return phase.kind === 'play' ? plays(playsOfCard, state, seat) : takes(takeOfCard, state, phase);
    },
    refusal(state, seat, move) {
      const { phase } = state;
      return phase.kind === 'side-deal' ? refuseTake(state, phase, move) : refusePlay(data, state, seat, move);
    },
    apply(state, seat, move, rng, emit) {
      const { phase } = state;
      if (phase.kind === 'play' && move.kind === 'play') playCard(data, state, seat, move, rng, emit);
      else if (phase.kind === 'side-deal' && move.kind === 'take') takeCard(data, state, phase, move.card, rng, emit);
      else throw new Error(`${phase.kind} got ${move.kind}`);
      emit?.({ kind: 'asks', trick: state.trick, phase: shownPhase(state.phase) });
    },
    clone,
    view,
    imagine,
    worth: (state) => worth(data, state),
    evaluate: evaluateOf(data),
    parts: partsOf(data),
    drivers: driversOf(data),
    foresight: foresightOf(data, playsOfCard, takeOfCard),
    result: (state) => (state.phase.kind === 'over' ? resultOf(state) : null),
  };
}
