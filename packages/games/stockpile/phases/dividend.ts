import type { Seat } from '@outcry/engine';
import type { Company } from '../cards.ts';
import { SEATS_OF, unexpected } from '../flow.ts';
import type { PhaseRules } from '../flow.ts';
import { show } from '../knowledge.ts';
import { SHOW } from '../moves.ts';
import type { Phase, PhaseOf, Play } from '../state.ts';

type Dividend = PhaseOf<'dividend'>;

const waiting = ({ shown }: Dividend): number => {
  let mask = 0;
  for (let seat = 0; seat < shown.length; seat++) if (shown[seat]! < 0) mask |= 1 << seat;
  return mask;
};

/** K15: everybody with a face-down card is asked, whatever it is; the others are paid for their split shares. */
export function beginDividend(play: Play, company: Company, each: number, then: Dividend['then']): Phase {
  const { players } = play.state;
  const shown = new Array<number>(players.length);
  for (let seat = 0; seat < players.length; seat++) shown[seat] = players[seat]!.cards > 0 ? -1 : 0;
  play.emit?.({ kind: 'dividend-asked', company, each });
  const phase: Dividend = { kind: 'dividend', company, each, shown, then };
  return waiting(phase) > 0 ? phase : payDividend(play, phase);
}

/** K15: 1 per $ for each share shown, split shares double; what was shown goes back, and is known. */
function payDividend(play: Play, { company, each, shown, then }: Dividend): Phase {
  const { state, emit } = play;
  const paid = new Array<number>(shown.length);
  for (let seat = 0; seat < shown.length; seat++) {
    const player = state.players[seat]!;
    paid[seat] = each * (shown[seat]! + 2 * player.split[company]!);
    player.cash += paid[seat]!;
    show(state, seat, company, shown[seat]!);
  }
  emit?.({ kind: 'dividend', company, each, shown: shown.slice(), paid });
  return then;
}

/** K15: all choose at the same time how many of their shares they show. */
export const dividend: PhaseRules<'dividend'> = {
  rule: 'K15',
  actors: (_state, phase) => SEATS_OF[waiting(phase)]!,
  legal: (_rules, state, { company }, seat) => SHOW.slice(0, state.players[seat]!.shares[company]! + 1),
  refusal: (_rules, state, { company }, seat, move) =>
    move.kind === 'show'
      ? { rule: 'K15', reason: 'too-many-shown', args: { most: state.players[seat]!.shares[company]! } }
      : null,
  apply(play, phase, seat: Seat, move) {
    if (move.kind !== 'show') throw unexpected(phase, move);
    const shown = phase.shown.slice();
    shown[seat] = move.count;
    play.emit?.({ kind: 'decided', seat });
    play.emit?.({ kind: 'chose', choice: [move.count] }, [seat]);
    const after: Dividend = { ...phase, shown };
    return waiting(after) > 0 ? after : payDividend(play, after);
  },
};
