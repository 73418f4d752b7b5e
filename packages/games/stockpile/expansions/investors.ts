import { shuffle } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import { INVESTORS } from '../cards.ts';
import { NEXT, SEATS_OF, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import type { Move } from '../moves.ts';
import { INVESTOR_NEEDS, investorsDealt, investorsKept } from '../options.ts';
import type { Options } from '../options.ts';
import { emptyPile, pileCount, seatAt } from '../state.ts';
import type { PhaseOf, Play } from '../state.ts';

/** K24: the investors that can be dealt, by index; those whose module is off are left out. */
export const investorPool = (options: Options): number[] =>
  INVESTORS.flatMap((id, index) => {
    const module = INVESTOR_NEEDS[id];
    return module && !options[module] ? [] : [index];
  });

/** K24: two investors each, with two players four; those invited are surely among them. */
export const investorsStage: Stage = ({ state, rng, emit }) => {
  if (state.options.investors === 'none') return null;
  const invited = state.options.invited.map((id) => INVESTORS.indexOf(id));
  const others = investorPool(state.options).filter((investor) => !invited.includes(investor));
  const count = investorsDealt(state.seats);
  const cards = [...invited, ...shuffle(others, rng)].slice(0, count * state.seats);
  shuffle(cards, rng);
  const dealt = state.players.map((_, seat) => cards.slice(seat * count, (seat + 1) * count).sort((a, b) => a - b));
  dealt.forEach((investors, seat) => emit?.({ kind: 'investors-dealt', investors }, [seat]));
  return { kind: 'investors', dealt, kept: state.players.map(() => []) };
};

type Investors = PhaseOf<'investors'>;

const waiting = ({ kept }: Investors): number =>
  kept.reduce((mask, investors, seat) => (investors.length === 0 ? mask | (1 << seat) : mask), 0);

/** K24, K30: everybody chooses at the same time; then all is shown. */
export const investors: PhaseRules<'investors'> = {
  rule: 'K24',
  actors: (_state, phase) => SEATS_OF[waiting(phase)]!,
  legal(_rules, state, { dealt }, seat) {
    const cards = dealt[seat]!;
    if (investorsKept(state.seats) === 1) return cards.map((card): Move => ({ kind: 'keep', investors: [card] }));
    return cards.flatMap((card, i) =>
      cards.slice(i + 1).map((other): Move => ({ kind: 'keep', investors: [card, other] })),
    );
  },
  refusal: (_rules, state, _phase, _seat, move) =>
    move.kind === 'keep' ? { rule: 'K24', reason: 'not-dealt', args: { count: investorsKept(state.seats) } } : null,
  apply(play, phase, seat, move) {
    if (move.kind !== 'keep') throw unexpected(phase, move);
    const kept = phase.kept.map((investors, other) => (other === seat ? move.investors : investors));
    const after: Investors = { kind: 'investors', dealt: phase.dealt, kept };
    play.emit?.({ kind: 'decided', seat });
    play.emit?.({ kind: 'chose', choice: move.investors.slice() }, [seat]);
    if (waiting(after) > 0) return after;
    const auction = play.state.options.investors === 'auction';
    play.emit?.({ kind: 'investors', investors: kept.map((cards) => cards.slice()), auction });
    if (auction) layOut(play, kept);
    else kept.forEach((cards, owner) => own(play, owner, cards, cashOf(play, cards)));
    return NEXT;
  },
};

const cashOf = ({ rules, state }: Play, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + rules.investorCash[card]![state.seats === 2 ? 1 : 0], 0);

function own({ state, emit }: Play, seat: Seat, cards: readonly number[], cash: number): void {
  const player = state.players[seat]!;
  player.investors = cards.toSorted((a, b) => a - b);
  player.powers = cards.reduce((mask, card) => mask | (1 << card), 0);
  player.cash = cash;
  emit?.({ kind: 'investor-won', seat, investors: player.investors.slice(), cash });
}

/** Auction: the investors chosen lie on the stockpiles, in turn order. */
function layOut({ state }: Play, kept: readonly (readonly number[])[]): void {
  let pile = 0;
  for (let turn = 0; turn < state.seats; turn++)
    for (const investor of kept[seatAt(state, turn)]!) state.piles[pile++] = emptyPile(investor);
}

/** K24: everybody bids for the investors, as for stockpiles, each bid limited by that investor's cash. */
export const auctionStage: Stage = ({ state }) =>
  state.options.investors === 'auction'
    ? { kind: 'bidding', seat: state.first, opened: 0, auction: true, looked: true }
    : null;

/** K24: start cash is the investors' less the bids. */
export const auctionWonStage: Stage = (play) => {
  const { state } = play;
  if (state.options.investors !== 'auction') return null;
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = seatAt(state, turn);
    const piles = state.piles.filter(({ bidder }) => bidder === seat);
    const cards = piles.map(({ investor }) => investor);
    const bids = piles.reduce((sum, { space }) => sum + play.rules.data.bidTrack[space]!, 0);
    own(play, seat, cards, cashOf(play, cards) - bids);
  }
  for (let pile = 0; pile < pileCount(state.seats); pile++) state.piles[pile] = emptyPile();
  return null;
};
