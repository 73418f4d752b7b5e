import type { Refusal, Seat } from '@outcry/engine';
import { ALONE, unexpected } from '../flow.ts';
import type { PhaseRules } from '../flow.ts';
import { pay } from '../money.ts';
import { DONE, PLAY_STRATEGY } from '../moves.ts';
import type { Move } from '../moves.ts';
import type { Rules } from '../rules.ts';
import type { ActionPhase, Phase, PhaseOf, Play, State } from '../state.ts';
import { STRATEGY_LIST } from './index.ts';
import { pickOf } from './strategy.ts';
import type { Sight, Step, Strategy } from './strategy.ts';

const NO_PICKS: readonly number[] = [];

const sightOf = (rules: Rules, state: State, seat: Seat, card: number, picks = NO_PICKS): Sight => ({
  rules,
  state,
  seat,
  figures: rules.figures[card]!,
  picks,
});

const costOf = ({ cost }: Strategy, sight: Sight): number => cost?.(sight) ?? sight.figures.cost;

/** K25: whether a Quiet Period forbids a step; in version 1 it forbids only the sale of the selling phase. */
const forbidden = ({ sells }: Step, { rules, state, seat }: Sight): boolean =>
  rules.version >= 2 && sells === true && state.players[seat]!.quiet;

/** Whether the first thing a strategy asks for is there. */
const hasTarget = ({ steps }: Strategy, sight: Sight): boolean => {
  const first = steps[0]!;
  return first.ask === undefined || first.ask(sight).length > 0;
};

/** K25: why a card of the hand cannot be played, or null. */
function hindrance(strategy: Strategy, sight: Sight): string | null {
  const player = sight.state.players[sight.seat]!;
  if (costOf(strategy, sight) > player.cash) return 'strategy-cost';
  if (strategy.bond && player.bonds === 0) return 'strategy-bond';
  if (strategy.when && !strategy.when(sight)) return 'strategy-condition';
  if (forbidden(strategy.steps[0]!, sight)) return 'strategy-quiet';
  return hasTarget(strategy, sight) ? null : 'strategy-target';
}

/** The strategies a seat can play now. */
export function playableStrategies(rules: Rules, state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (const card of state.players[seat]!.strategies)
    if (hindrance(STRATEGY_LIST[card]!, sightOf(rules, state, seat, card)) === null) moves.push(PLAY_STRATEGY[card]!);
  return moves;
}

export function refuseStrategy(rules: Rules, state: State, seat: Seat, card: number): Refusal {
  if (!state.players[seat]!.strategies.includes(card)) return { rule: 'K25', reason: 'not-in-hand' };
  const reason = hindrance(STRATEGY_LIST[card]!, sightOf(rules, state, seat, card));
  return { rule: 'K25', reason: reason ?? 'not-now' };
}

/** K25: the card is shown and leaves the game, its cost is paid, its first step follows. */
export function beginStrategy(play: Play, seat: Seat, card: number, then: ActionPhase): Phase {
  const { state } = play;
  const player = state.players[seat]!;
  const strategy = STRATEGY_LIST[card]!;
  player.strategies = player.strategies.filter((held) => held !== card);
  state.strategiesOut.push(card);
  play.emit?.({ kind: 'strategy', seat, card });
  pay(play, seat, -costOf(strategy, sightOf(play.rules, state, seat, card)), 'strategy-cost');
  if (strategy.bond) {
    player.bonds--;
    state.bondsLeft++;
    play.emit?.({ kind: 'spent', seat, what: 'bond', value: 1 });
  }
  return { kind: 'strategy', seat, card, step: 0, picks: NO_PICKS, then };
}

const sightNow = (rules: Rules, state: State, { seat, card, picks }: PhaseOf<'strategy'>): Sight =>
  sightOf(rules, state, seat, card, picks);

/** K25: the steps of a strategy, one after the other; with fewer targets what is possible is done. */
export const strategy: PhaseRules<'strategy'> = {
  rule: 'K25',
  actors: (_state, { seat }) => ALONE[seat]!,
  auto(play, phase): Phase | null {
    const step = STRATEGY_LIST[phase.card]!.steps[phase.step];
    if (!step) return phase.then;
    const sight = sightNow(play.rules, play.state, phase);
    if (!step.ask) step.run({ ...sight, play }, 0, 'company');
    else if (!forbidden(step, sight) && (step.always || step.ask(sight).length > 0)) return null;
    return { ...phase, step: phase.step + 1 };
  },
  legal(rules, state, phase) {
    const step = STRATEGY_LIST[phase.card]!.steps[phase.step]!;
    const moves = step.ask!(sightNow(rules, state, phase));
    return step.optional || step.always ? [...moves, DONE] : moves;
  },
  refusal: (_rules, _state, _phase, _seat, move) =>
    move.kind === 'choose' || move.kind === 'done' ? { rule: 'K25', reason: 'not-a-target' } : null,
  apply(play, phase, _seat, move): Phase {
    const step = STRATEGY_LIST[phase.card]!.steps[phase.step]!;
    if (move.kind === 'done') return { ...phase, step: phase.step + 1 };
    if (move.kind !== 'choose') throw unexpected(phase, move);
    step.run({ ...sightNow(play.rules, play.state, phase), play }, move.value, move.what);
    const picks = [...phase.picks, pickOf(move.what, move.value)];
    return { ...phase, picks, step: step.repeat ? phase.step : phase.step + 1 };
  },
};
