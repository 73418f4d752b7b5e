import type { Game, Seat } from '@outcry/engine';
import { bags } from './choices.ts';
import { DataSchema, parseData, PRINTED, PROVENANCE } from './data.ts';
import type { Data } from './data.ts';
import { drivers } from './drivers.ts';
import { evaluator, partsFor } from './evaluate.ts';
import { features } from './features.ts';
import { foresightFor } from './foresight.ts';
import { imagine, imagineMany } from './imagine.ts';
import { act, actions, refuseAction } from './phases/action.ts';
import { resultOf, worth } from './phases/resolution.ts';
import { putInBag, refuseBag } from './phases/roll.ts';
import { setup } from './setup.ts';
import { standing } from './standing.ts';
import { clone, MoveSchema, OptionsSchema } from './state.ts';
import type { Event, Move, Options, State } from './state.ts';
import { view } from './view.ts';
import type { View } from './view.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];
const NOTHING: readonly Move[] = [];

/** Bear Raid with the printed tables, or an owner's. */
export function bearRaid(tables: unknown = PRINTED): Game<State, Move, View, Event, Options, Data> {
  const data = parseData(tables);
  const evaluate = evaluator(data);

  return {
    id: 'bear-raid',
    rulesVersion: 1,
    seats: { min: 3, max: 6 },
    optionsSchema: OptionsSchema,
    moveSchema: MoveSchema,
    dataSchema: DataSchema,
    data,
    provenance: PROVENANCE,
    reveals: {
      drawn: () => [{ part: 'bag', to: null }],
      round: ({ round, next }) =>
        next.some(({ card }) => card !== null) ? [{ part: `round ${round + 1} cards`, to: null }] : [],
      settled: ({ seat }) => [{ part: `stocks ${seat}`, to: null }],
    },

    optionsRefusal({ companies }, seats) {
      if (companies.length <= seats) return null;
      return { rule: 'B1', reason: 'too-many-companies', args: { seats } };
    },
    setup: (options, seats, rng) => setup(data, options, seats, rng),
    actors({ phase }) {
      if (phase.kind === 'over') return NOBODY;
      return phase.kind === 'roll' ? phase.waiting : ALONE[phase.seat]!;
    },
    legal(state, seat) {
      const { phase } = state;
      if (phase.kind === 'action') return phase.seat === seat ? actions(data, state, seat) : NOTHING;
      if (phase.kind === 'roll') return phase.waiting.includes(seat) ? bags(state.screens[seat]!.dice) : NOTHING;
      return NOTHING;
    },
    refusal: (state, seat, move) =>
      state.phase.kind === 'roll' ? refuseBag(state.screens[seat]!.dice, move) : refuseAction(data, state, seat, move),
    apply(state, seat, move, rng, emit) {
      const { phase } = state;
      if (phase.kind === 'action') act(data, state, phase, seat, move, emit);
      else if (phase.kind === 'roll' && move.kind === 'bag') putInBag(data, state, phase, seat, move, rng, emit);
      else throw new Error(`${phase.kind} got ${move.kind}`);
    },
    clone,
    standing,
    view: (state, seat) => view(data, state, seat),
    imagine: (seen, rng) => imagine(data, seen, rng),
    imagineMany: (seen, rng, count) => imagineMany(data, seen, rng, count),
    worth,
    evaluate,
    parts: partsFor(data),
    drivers,
    features: features(data, evaluate),
    foresight: foresightFor(data),
    result: (state) => (state.phase.kind === 'over' ? resultOf(state) : null),
  };
}
