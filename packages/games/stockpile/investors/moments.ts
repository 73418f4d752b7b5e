import type { Seat } from '@outcry/engine';
import type { Rules } from '../rules.ts';
import type { Pile, Play, Player, State } from '../state.ts';
import { INVESTOR_LIST } from './index.ts';
import type { Ability, Investor } from './investor.ts';

/** An investor who has something to do at a moment, with their bit. */
type At<Moment extends keyof Investor> = Investor & Required<Pick<Investor, Moment>> & { readonly bit: number };

const at = <Moment extends keyof Investor>(moment: Moment): readonly At<Moment>[] =>
  INVESTOR_LIST.flatMap((investor, index) =>
    investor[moment] === undefined ? [] : [{ ...investor, bit: 1 << index } as At<Moment>],
  );

export const BEFORE_BIDDING = at('beforeBidding');
export const BIDDING_TURN = at('biddingTurn');
export const ACTION_TURN = at('actionTurn');
export const SHARING = at('sharing');
const HIDES_BOTH = at('hidesBoth');
const BIDDING_BEGINS = at('biddingBegins');
const SPACES = at('spaces');
const PAYS_FOR = at('paysFor');
const BLOCKS = at('blocks');
const PLACED = at('placed');
const OUTBID = at('outbid');
const EARNS_FEES = at('earnsFees');
const PER_SHARE_SOLD = at('perShareSold');
const SHORT_PRICE = at('shortPrice');
const MORE_STRATEGIES = at('moreStrategies');
const MORE_INTEREST = at('moreInterest');

type Turn = 'beforeBidding' | 'actionTurn' | 'sharing';

/** The abilities of a moment that a seat can use now; `used` is the mask of those it has used. */
export function ready<Moment extends Turn, Entry extends Record<Moment, Ability> & { readonly bit: number }>(
  list: readonly Entry[],
  moment: Moment,
  state: State,
  seat: Seat,
  used: number,
): Entry[] {
  const free = state.players[seat]!.powers & ~used;
  return list.filter((investor) => (free & investor.bit) !== 0 && investor[moment].possible(state, seat));
}

/** The bits of all who have something to do at a moment. */
export const anyOf = (list: readonly { readonly bit: number }[]): number =>
  list.reduce((mask, { bit }) => mask | bit, 0);
const HIDERS = anyOf(HIDES_BOTH);
const FEE_EARNERS = anyOf(EARNS_FEES);

/** Whether a seat may place both its cards face down. */
export const mayHideBoth = ({ powers }: Player): boolean => (powers & HIDERS) !== 0;

export const earnsFees = ({ powers }: Player): boolean => (powers & FEE_EARNERS) !== 0;

/** What the bid spaces read for a seat; `printed`: it uses what is printed on them. */
export function spacesOf(
  rules: Pick<Rules, 'data'>,
  { powers }: Pick<Player, 'powers'>,
  printed = false,
): readonly number[] {
  if (powers !== 0 && !printed) for (const { bit, spaces } of SPACES) if (powers & bit) return spaces(rules);
  return rules.data.bidTrack;
}

/** K24: whether a seat has values of its own (Barbara) and may use the printed ones instead; in version 1 it may not. */
export const mayUsePrinted = (rules: Rules, player: Player): boolean =>
  rules.version >= 2 && spacesOf(rules, player) !== rules.data.bidTrack;

/** K11, K28: what a seat must own to stand on its spaces; receipts count as nothing. */
export function committed(rules: Rules, state: State, seat: Seat): number {
  const player = state.players[seat]!;
  let sum = 0;
  for (const { bidder, space, printed } of state.piles)
    if (bidder === seat) sum += Math.max(0, spacesOf(rules, player, printed)[space]!);
  return sum;
}

/** What a seat pays for the space its meeple ended on; less than nothing is paid to it. */
export function priceOfSpace(
  rules: Rules,
  player: Player,
  { space, printed }: Pick<Pile, 'space' | 'printed'>,
): number {
  let paid = space;
  if (player.powers !== 0) for (const { bit, paysFor } of PAYS_FOR) if (player.powers & bit) paid = paysFor(space);
  return spacesOf(rules, player, printed)[paid]!;
}

/** K26: the lowest space that outbids a pile's meeple. */
export function lowestBid(state: State, pile: State['piles'][number]): number {
  if (pile.bidder < 0) return 0;
  let space = pile.space + 1;
  const { powers } = state.players[pile.bidder]!;
  if (powers !== 0) for (const { bit, blocks } of BLOCKS) if (powers & bit) space += blocks;
  return space;
}

export function biddingBegins(play: Play, seat: Seat): void {
  const { powers } = play.state.players[seat]!;
  for (const { bit, biddingBegins: begins } of BIDDING_BEGINS) if (powers & bit) begins(play, seat);
}

export function meeplePlaced(play: Play, seat: Seat): void {
  const { powers } = play.state.players[seat]!;
  if (powers !== 0) for (const { bit, placed } of PLACED) if (powers & bit) placed(play, seat);
}

export function meepleOutbid(play: Play, seat: Seat): void {
  const { powers, cash } = play.state.players[seat]!;
  if (powers !== 0)
    for (const { bit, outbid } of OUTBID)
      if (powers & bit) outbid(play, seat, cash - committed(play.rules, play.state, seat));
}

/** What a seat gets on top for every share it sells. */
export function perShareSold({ powers }: Player): number {
  if (powers !== 0) for (const { bit, perShareSold: more } of PER_SHARE_SOLD) if (powers & bit) return more;
  return 0;
}

/** For how much a seat may sell one share a round, or 0. */
export function shortPriceOf({ powers }: Player): number {
  if (powers !== 0) for (const { bit, shortPrice } of SHORT_PRICE) if (powers & bit) return shortPrice;
  return 0;
}

/** K25: how many strategies a seat may play a round. */
export function strategiesARound({ powers }: Player): number {
  let count = 1;
  for (const { bit, moreStrategies } of MORE_STRATEGIES) if (powers & bit) count += moreStrategies;
  return count;
}

/** K20: the interest on a seat's bonds. */
export function interestOf({ powers, bonds }: Player): number {
  let sum = bonds;
  for (const { bit, moreInterest } of MORE_INTEREST) if (powers & bit) sum += moreInterest(bonds);
  return sum;
}
