import { COMPANY_COUNT, TAX } from '../cards.ts';
import { ALONE, NEXT, OVER, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { ownerOf } from '../investors/investor.ts';
import { anyOf, interestOf, ready, SHARING } from '../investors/moments.ts';
import { show } from '../knowledge.ts';
import { pay, settle, settleAll } from '../money.ts';
import { CHOOSE, DONE } from '../moves.ts';
import type { Move } from '../moves.ts';
import { reckon } from '../score.ts';
import { seatAt } from '../state.ts';

export const deborahStage: Stage = ({ state }) => {
  const seat = ownerOf(state, 'deborah');
  return seat >= 0 ? { kind: 'deborah', seat } : null;
};

/** Dividend Deborah (K24): a company of her choice pays everyone 1 per share. */
export const deborah: PhaseRules<'deborah'> = {
  rule: 'K24',
  settles: () => true,
  actors: (_state, { seat }) => ALONE[seat]!,
  legal: () => [...CHOOSE.company.slice(0, COMPANY_COUNT), DONE],
  apply({ state }, phase, _seat, move) {
    if (move.kind === 'choose') state.due.push(move.value, 1);
    else if (move.kind !== 'done') throw unexpected(phase, move);
    return NEXT;
  },
};

/** Agile Ana is paid for her split shares without being asked. */
export const anaStage: Stage = (play) => {
  const { rules, state } = play;
  if (rules.version >= 2) settleAll(play); // K12: Deborah's dividend is complete
  const seat = ownerOf(state, 'ana');
  if (seat < 0) return null;
  const player = state.players[seat]!;
  pay(play, seat, player.split.filter((count) => count > 0).length, 'ana');
  return player.cards > 0 ? { kind: 'ana', seat, shown: 0 } : null;
};

/** Agile Ana (K24): shows one share each of as many other companies as she likes, 1 for each. */
export const ana: PhaseRules<'ana'> = {
  rule: 'K24',
  actors: (_state, { seat }) => ALONE[seat]!,
  legal(_rules, state, { shown }, seat) {
    const { shares, split } = state.players[seat]!;
    const moves: Move[] = [];
    for (let company = 0; company < COMPANY_COUNT; company++)
      if (shares[company]! > 0 && split[company] === 0 && !((shown >> company) & 1)) moves.push(CHOOSE.share[company]!);
    moves.push(DONE);
    return moves;
  },
  apply(play, phase, seat, move) {
    if (move.kind === 'done') return NEXT;
    if (move.kind !== 'choose') throw unexpected(phase, move);
    show(play.state, seat, move.value, 1);
    play.emit?.({ kind: 'showed', seat, company: move.value });
    pay(play, seat, 1, 'ana');
    return { kind: 'ana', seat, shown: phase.shown | (1 << move.value) };
  },
};

/** K20, K24: interest on bonds with Li's, then Dangote's commodities, in turn order. */
export const interest: Stage = (play) => {
  const { state } = play;
  settleAll(play); // K12: what Ana brought; in version 1 Deborah too
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = seatAt(state, turn);
    pay(play, seat, interestOf(state.players[seat]!), 'interest');
  }
  settleAll(play);
  const dangote = ownerOf(state, 'dangote');
  if (dangote >= 0) {
    const { goods } = state.players[dangote]!;
    pay(play, dangote, goods.reduce((sum, count) => sum + count, 0) - goods[TAX]!, 'dangote');
    settle(play, dangote);
  }
  return null;
};

const SHARERS = anyOf(SHARING);

export const sharingStage: Stage = ({ state }) =>
  state.players.some(({ powers }) => powers & SHARERS) ? { kind: 'sharing', turn: 0, used: 0 } : null;

/** K24, K29: Sanders and Oprah in turn order; a seat that owns both chooses which comes first. */
export const sharing: PhaseRules<'sharing'> = {
  rule: 'K29',
  settles: () => true,
  actors: (state, { turn }) => ALONE[seatAt(state, turn)]!,
  auto: ({ state }, phase) => {
    if (phase.turn === state.seats) return NEXT;
    if (ready(SHARING, 'sharing', state, seatAt(state, phase.turn), phase.used).length > 0) return null;
    return { kind: 'sharing', turn: phase.turn + 1, used: phase.used };
  },
  legal(rules, state, phase, seat) {
    const moves: Move[] = [];
    for (const { sharing: ability } of ready(SHARING, 'sharing', state, seat, phase.used))
      moves.push(...ability.legal(rules, state, seat));
    return moves;
  },
  apply(play, phase, seat, move) {
    const used = SHARING.find((investor) => investor.sharing.move === move.kind);
    if (!used) throw unexpected(phase, move);
    used.sharing.apply(play, seat, move, phase);
    return { kind: 'sharing', turn: phase.turn, used: phase.used | used.bit };
  },
};

/** K18, K19, K23: the first player changes and the next round begins, or the game is over. */
export const endOfRound: Stage = (play) => {
  const { state, emit } = play;
  if (state.round === state.rounds) {
    if (emit) {
      const reckonings = reckon(play.rules, state);
      reckonings.forEach((reckoning, seat) =>
        emit({ kind: 'final', seat, reckoning, portfolio: state.players[seat]!.shares.slice() }),
      );
      const totals = reckonings.map(({ total }) => total);
      emit({ kind: 'over', places: totals.map((total) => 1 + totals.filter((other) => other > total).length) });
    }
    return OVER;
  }
  state.first = state.nextFirst >= 0 ? state.nextFirst : (state.first + 1) % state.seats;
  state.nextFirst = -1;
  for (const player of state.players) {
    player.ended.length = 0;
    player.feesWon = 0;
    player.cardsWon = 0;
    player.churn = 0;
    player.quiet = false;
    player.shorted = false;
  }
  return null;
};
