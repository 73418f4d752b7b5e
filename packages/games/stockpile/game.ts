import type { Game, Refusal } from '@outcry/engine';
import { DataSchema, parseData, PRINTED, PROVENANCE } from './data.ts';
import type { Data } from './data.ts';
import { drivers } from './drivers.ts';
import { evaluate, parts } from './evaluate.ts';
import type { Event } from './events.ts';
import { foresight } from './foresight.ts';
import { imagine } from './imagine.ts';
import { MoveSchema } from './moves.ts';
import type { Move } from './moves.ts';
import { optionsRefusal, OptionsSchema } from './options.ts';
import type { Options } from './options.ts';
import { reveals } from './reveals.ts';
import { rulesOfPhase, run } from './round.ts';
import { rulesOf } from './rules.ts';
import { worth } from './score.ts';
import { setUp } from './setup.ts';
import { standing } from './standing.ts';
import { clone } from './state.ts';
import type { State } from './state.ts';
import { asked, view } from './view.ts';
import type { View } from './view.ts';

/** Stockpile by a version of its rules, with the printed tables or an owner's. */
export function stockpile(version: number, tables: unknown = PRINTED): Game<State, Move, View, Event, Options, Data> {
  const data = parseData(tables);
  const rules = rulesOf(version, data);

  return {
    id: 'stockpile',
    rulesVersion: version,
    seats: { min: 2, max: 5 },
    optionsSchema: OptionsSchema,
    moveSchema: MoveSchema,
    dataSchema: DataSchema,
    data,
    provenance: PROVENANCE,
    reveals,

    optionsRefusal,
    setup(options, seats, rng) {
      const state = setUp(rules, options, seats, rng);
      run({ rules, state, rng, emit: null });
      return state;
    },
    actors: (state) => rulesOfPhase(state.phase).actors(state, state.phase),
    legal(state, seat) {
      const phase = rulesOfPhase(state.phase);
      return phase.actors(state, state.phase).includes(seat) ? phase.legal(rules, state, state.phase, seat) : [];
    },
    refusal(state, seat, move): Refusal {
      const phase = rulesOfPhase(state.phase);
      return phase.refusal?.(rules, state, state.phase, seat, move) ?? { rule: phase.rule, reason: 'not-now' };
    },
    apply(state, seat, move, rng, emit) {
      const play = { rules, state, rng, emit };
      state.phase = rulesOfPhase(state.phase).apply(play, state.phase, seat, move);
      run(play);
      emit?.({ kind: 'asks', ...asked(state) });
    },
    clone,
    view: (state, seat) => view(rules, state, seat),
    imagine: (seen, rng) => imagine(rules, seen, rng),
    worth: (state) => worth(rules, state),
    evaluate: (state) => evaluate(rules, state),
    parts: (state) => parts(rules, state),
    drivers: (...asked) => drivers(rules, ...asked),
    foresight: foresight(rules),
    standing,
    result(state) {
      if (state.phase.kind !== 'over') return null;
      const scores = worth(rules, state);
      return { scores, places: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
    },
  };
}
