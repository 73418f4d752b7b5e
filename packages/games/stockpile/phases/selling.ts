import type { Seat } from '@outcry/engine';
import { COMPANY_COUNT, STRATEGIES } from '../cards.ts';
import type { Company } from '../cards.ts';
import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { splitHeld } from '../holdings.ts';
import { ownerOf } from '../investors/investor.ts';
import { perShareSold, shortPriceOf } from '../investors/moments.ts';
import { discardShare, dropHalf } from '../market.ts';
import { DONE, SELL, SELL_HALF, SELL_SPLIT, SHORT, SHORT_HALF } from '../moves.ts';
import type { Move, Source } from '../moves.ts';
import { priceOf } from '../rules.ts';
import { seatAt } from '../state.ts';
import type { Phase, PhaseOf, Play, State } from '../state.ts';

export const sellingStage: Stage = () => saleOf(0);

/** K24: Talal sells again when all have sold; his turn is the only one of the second sale. */
export const secondSaleStage: Stage = ({ state }) => {
  const talal = ownerOf(state, 'talal');
  if (talal < 0) return null;
  return { kind: 'selling', turn: (talal - state.first + state.seats) % state.seats, begun: false, second: true };
};

const saleOf = (turn: number): PhaseOf<'selling'> => ({ kind: 'selling', turn, begun: false, second: false });

/** A share is sold at so much a share, with what its seller's investors add. A whole split share is two. */
export function sellShare(play: Play, seat: Seat, company: Company, from: Source, price: number, more = 0): void {
  const { state } = play;
  const player = state.players[seat]!;
  const count = from === 'split' ? 2 : 1;
  const brought = count * (price + perShareSold(player)) + more;
  if (from === 'portfolio') discardShare(play, seat, company);
  else if (from === 'half') dropHalf(play, seat, company);
  else {
    player.split[company]!--;
    state.discard[company]!++;
  }
  player.cash += brought;
  play.emit?.({ kind: 'sold', seat, company, from, brought });
}

const CHURNING = STRATEGIES.indexOf('churning');

/** Churning (K25): so much more for the shares sold now; in version 1 always 1 a share, whatever the tables say. */
function churned(play: Play, seat: Seat, count: number): number {
  const player = play.state.players[seat]!;
  const shares = Math.min(player.churn, count);
  player.churn -= shares;
  return shares * (play.rules.version >= 2 ? play.rules.figures[CHURNING]!.amount : 1);
}

const mayShort = (state: State, seat: Seat): boolean => {
  const player = state.players[seat]!;
  return player.powers !== 0 && !player.shorted && shortPriceOf(player) > 0;
};

/** K14: in turn order each sells what they like; a seat with nothing, or in a Quiet Period, is not asked. */
export const selling: PhaseRules<'selling'> = {
  rule: 'K14',
  settles: ({ begun }) => !begun,
  actors: (state, { turn }) => ALONE[seatAt(state, turn)]!,
  auto({ state }, phase): Phase | null {
    if (phase.turn === state.seats) return NEXT;
    const player = state.players[seatAt(state, phase.turn)]!;
    if (!player.quiet && (player.cards > 0 || splitHeld(player) > 0)) return null;
    return over(phase);
  },
  legal(_rules, state, _phase, seat) {
    const { shares, split } = state.players[seat]!;
    const short = mayShort(state, seat);
    const moves: Move[] = [];
    for (let company = 0; company < COMPANY_COUNT; company++) {
      if (shares[company]! > 0) {
        moves.push(SELL[company]!);
        if (short) moves.push(SHORT[company]!);
      }
      if (split[company]! === 0) continue;
      moves.push(SELL_SPLIT[company]!, SELL_HALF[company]!);
      if (short) moves.push(SHORT_HALF[company]!);
    }
    moves.push(DONE);
    return moves;
  },
  refusal(_rules, state, _phase, seat, move) {
    if (move.kind !== 'sell') return null;
    if (move.short && !mayShort(state, seat)) return { rule: 'K24', reason: 'no-short-sale' };
    if (move.short && move.from === 'split') return { rule: 'K28', reason: 'short-one-half' };
    return { rule: 'K14', reason: 'no-such-share' };
  },
  apply(play, phase, seat, move): Phase {
    if (move.kind === 'done') return over(phase);
    if (move.kind !== 'sell') throw unexpected(phase, move);
    const player = play.state.players[seat]!;
    const more = player.churn > 0 ? churned(play, seat, move.from === 'split' ? 2 : 1) : 0;
    const price = move.short ? shortPriceOf(player) : priceOf(play.rules, play.state, move.company);
    if (move.short) player.shorted = true;
    sellShare(play, seat, move.company, move.from, price, more);
    if (move.short) play.emit?.({ kind: 'shorted', seat });
    return phase.begun ? phase : { ...phase, begun: true };
  },
};

const over = ({ turn, second }: PhaseOf<'selling'>): Phase => (second ? NEXT : saleOf(turn + 1));
