import type { Seat } from '@outcry/engine';
import { BOOM, BUST } from '../cards.ts';
import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { ACTION_TURN, ready, strategiesARound } from '../investors/moments.ts';
import { entryOf, lose, showActions } from '../knowledge.ts';
import { shift } from '../market.ts';
import { ACTION, DONE } from '../moves.ts';
import type { Move } from '../moves.ts';
import { beginStrategy, playableStrategies, refuseStrategy } from '../strategies/play.ts';
import { seatAt } from '../state.ts';
import type { ActionPhase, Phase, Play, State } from '../state.ts';

export const actionStage: Stage = () => turnOf(0);

const turnOf = (turn: number): ActionPhase => ({ kind: 'action', turn, shown: false, used: 0, played: 0 });

const hasActions = (state: State, seat: Seat): boolean => {
  const { shares } = state.players[seat]!;
  return shares[BOOM]! + shares[BUST]! > 0;
};

/** Whether a seat may still play a strategy; which ones it holds is its secret, so it is asked as long as it has any. */
const mayPlayStrategy = (state: State, { played }: ActionPhase, seat: Seat): boolean => {
  const player = state.players[seat]!;
  return player.strategies.length > 0 && played < strategiesARound(player);
};

/** The abilities of its investors that a seat can use now (K24). */
const abilities = (state: State, { used }: ActionPhase, seat: Seat) =>
  ready(ACTION_TURN, 'actionTurn', state, seat, used);

/** K13: a seat lays its action cards open as its turn begins; it must play them all in it, so nothing is given away. */
function layOpen(play: Play, seat: Seat): void {
  const { state } = play;
  const { shares } = state.players[seat]!;
  const uncertain = state.loose[entryOf(state.seats, seat, state.seats)]! > 0;
  showActions(state, seat);
  if (uncertain || hasActions(state, seat))
    play.emit?.({ kind: 'actions-shown', seat, booms: shares[BOOM]!, busts: shares[BUST]! });
  else play.emit?.({ kind: 'no-actions', seat });
}

/** K13, K27: in turn order each plays all Booms and Busts they won, and what investors and strategies allow. */
export const action: PhaseRules<'action'> = {
  rule: 'K13',
  settles: () => true,
  actors: (state, { turn }) => ALONE[seatAt(state, turn)]!,
  auto(play, phase): Phase | null {
    const { state } = play;
    if (phase.turn === state.seats) return NEXT;
    const seat = seatAt(state, phase.turn);
    if (!phase.shown) {
      layOpen(play, seat);
      return { ...phase, shown: true };
    }
    const asked =
      hasActions(state, seat) ||
      mayPlayStrategy(state, phase, seat) ||
      (state.players[seat]!.powers !== 0 && abilities(state, phase, seat).length > 0);
    return asked ? null : turnOf(phase.turn + 1);
  },
  legal(rules, state, phase, seat) {
    const moves: Move[] = [];
    const { shares } = state.players[seat]!;
    if (shares[BOOM]! > 0) moves.push(...ACTION[0]!);
    if (shares[BUST]! > 0) moves.push(...ACTION[1]!);
    for (const { actionTurn } of abilities(state, phase, seat)) moves.push(...actionTurn.legal(rules, state, seat));
    if (mayPlayStrategy(state, phase, seat)) moves.push(...playableStrategies(rules, state, seat));
    if (!hasActions(state, seat)) moves.push(DONE);
    return moves;
  },
  refusal(rules, state, phase, seat, move) {
    if (move.kind === 'done') return { rule: 'K27', reason: 'actions-first' };
    if (move.kind === 'action') return { rule: 'K13', reason: 'no-such-action' };
    if (move.kind !== 'strategy') return null;
    if (!mayPlayStrategy(state, phase, seat)) return { rule: 'K25', reason: 'no-more-strategies' };
    return refuseStrategy(rules, state, seat, move.card);
  },
  apply(play, phase, seat, move): Phase {
    const { state } = play;
    switch (move.kind) {
      case 'done':
        return turnOf(phase.turn + 1);
      case 'action':
        lose(state, seat, move.card);
        state.discard[move.card]!++;
        play.emit?.({ kind: 'action', seat, card: move.card, company: move.company });
        shift(play, move.company, move.card === BOOM ? 2 : -2);
        return phase;
      case 'strategy':
        return beginStrategy(play, seat, move.card, { ...phase, played: phase.played + 1 });
      default: {
        const used = ACTION_TURN.find((investor) => investor.actionTurn.move === move.kind);
        if (!used) throw unexpected(phase, move);
        const after: ActionPhase = { ...phase, used: phase.used | used.bit };
        return used.actionTurn.apply(play, seat, move, after) ?? after;
      }
    }
  },
};
