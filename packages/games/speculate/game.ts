import type { Emit, Game, Rng, Seat } from '@outcry/engine';
import { levelOf, openBox } from './box.ts';
import type { Box } from './box.ts';
import { DataSchema, parseData, printedFor, PROVENANCE, SEATS } from './data.ts';
import type { Data } from './data.ts';
import { drivers } from './drivers.ts';
import { evaluate, parts } from './evaluate.ts';
import { foresightOf } from './foresight.ts';
import { countsOf, coverOf, bankCover, dealWithBank, giveAnswer, refuseAnswer, refuseBank } from './phases/answer.ts';
import { playCard, plays, playsOf, refusePlay } from './phases/card.ts';
import { claim, claims, refuseClaim, refuseTake, stopTaking, takes, takeShare } from './phases/claim.ts';
import { deals, endDealing, makeOffer, offersOf, refuseDeal } from './phases/deal.ts';
import { standing } from './standing.ts';
import { statistics } from './statistics.ts';
import { clone, moveSchema, OptionsSchema, setup, shownPhase } from './state.ts';
import type { Event, Move, Options, State } from './state.ts';
import { beginTurn, endTurn, resultOf, worth } from './turn.ts';
import { imagine, view } from './view.ts';
import type { View } from './view.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** Who must decide: the seat asked for an answer, else the seat whose turn it is. */
const decider = ({ phase, turn }: State): Seat => (phase.kind === 'answer' ? phase.seat : turn.seat);

/** Makes a move of the phase, with everything that follows by itself. */
function makeMove(box: Box, state: State, move: Move, rng: Rng, emit: Emit<Event> | null): void {
  const { phase } = state;
  switch (phase.kind) {
    case 'card':
      if (move.kind === 'play') return playCard(box, state, phase.second, move.card, rng, emit);
      break;
    case 'deal':
      if (move.kind === 'offer') return makeOffer(state, move, emit);
      if (move.kind === 'done') return endDealing(box, state, rng, emit);
      break;
    case 'answer':
      if (move.kind === 'answer') return giveAnswer(state, phase, move.number, emit);
      break;
    case 'bank':
      if (move.kind === 'bank') return dealWithBank(state, phase, move.number, emit);
      break;
    case 'claim':
      if (move.kind === 'claim') return claim(box, state, rng, emit);
      if (move.kind === 'pass') return endTurn(box, state, rng, emit);
      break;
    case 'collect':
      if (move.kind === 'take') return takeShare(box, state, phase, move.sector, rng, emit);
      break;
    case 'balance':
      if (move.kind === 'take') return takeShare(box, state, phase, move.sector, rng, emit);
      if (move.kind === 'stop') return stopTaking(box, state, phase, rng, emit);
  }
  throw new Error(`${phase.kind} got ${move.kind}`);
}

/** Speculate by a version of its rules, with the printed tables or an owner's. */
export function speculate(
  version: number,
  tables: unknown = printedFor(version),
): Game<State, Move, View, Event, Options, Data> {
  const data = parseData(tables);
  const box = openBox(data);
  const playOf = playsOf(box);
  const offers = offersOf(box);
  const answers = countsOf('answer', box);
  const bankParts = countsOf('bank', box);

  return {
    id: 'speculate',
    rulesVersion: version,
    seats: SEATS,
    optionsSchema: OptionsSchema,
    moveSchema: moveSchema(data.shares),
    dataSchema: DataSchema,
    data,
    provenance: PROVENANCE,
    standing,
    reveals: {
      drew: ({ seat }) => [{ part: 'pile top', to: seat }],
      claimed: ({ seat }) => [{ part: `objective ${seat}`, to: null }],
      objective: ({ seat, objective }) => [{ part: `${data.objectives[levelOf(objective)]!.amount}s top`, to: seat }],
    },

    optionsRefusal: () => null,
    setup(options, seats, rng) {
      const state = setup(box, options, seats, rng);
      beginTurn(box, state, state.first, null);
      return state;
    },
    actors: (state) => (state.phase.kind === 'over' ? NOBODY : ALONE[decider(state)]!),
    turnName: ({ round, turn }) => `${round} ${turn.seat}`,
    legal(state, seat) {
      const { phase } = state;
      if (decider(state) !== seat) return [];
      switch (phase.kind) {
        case 'card':
          return plays(box, playOf, state, seat);
        case 'deal':
          return deals(box, offers, state);
        case 'answer':
          return answers[coverOf(state, phase.side, phase.sector, phase.left, seat)]!;
        case 'bank':
          return bankParts[bankCover(state, phase.side, phase.sector, phase.left)]!;
        case 'claim':
          return claims(box, state);
        case 'collect':
        case 'balance':
          return takes(state, phase);
        case 'over':
          return [];
      }
    },
    refusal(state, _seat, move) {
      const { phase } = state;
      switch (phase.kind) {
        case 'card':
          return refusePlay(phase.second, move);
        case 'deal':
          return refuseDeal(box, state, move);
        case 'answer':
          return refuseAnswer(state, phase, move);
        case 'bank':
          return refuseBank(state, phase, move);
        case 'claim':
          return refuseClaim(move);
        case 'collect':
        case 'balance':
          return refuseTake(state, phase, move);
        case 'over':
          throw new Error('nobody is asked when the game is over');
      }
    },
    apply(state, _seat, move, rng, emit) {
      makeMove(box, state, move, rng, emit);
      emit?.({ kind: 'asks', phase: shownPhase(state.phase) });
    },
    clone,
    view: (state, seat) => view(box, state, seat),
    imagine: (seen, rng) => imagine(box, seen, rng),
    worth,
    evaluate: (state) => evaluate(box, state),
    parts: (state) => parts(box, state),
    drivers: (...asked) => drivers(box, ...asked),
    foresight: foresightOf(box),
    result: (state) => (state.phase.kind === 'over' ? resultOf(state) : null),
    statistics,
  };
}
