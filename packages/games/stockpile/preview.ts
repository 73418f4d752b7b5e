import type { Seat } from '@outcry/engine';
import { BOOM, BUST, COMPANY_COUNT, DIVIDEND, INVESTORS } from './cards.ts';
import type { Company, Forecast } from './cards.ts';
import type { Data, Track } from './data.ts';
import { commodityBonus, taxPenalty } from './expansions/commodities.ts';
import { donald } from './investors/bidding.ts';
import type { Investor } from './investors/investor.ts';
import { graham, soros } from './investors/selling.ts';
import type { Move, MoveOf } from './moves.ts';
import { falsifiedSteps, land } from './projection.ts';
import { pairAt } from './state.ts';
import type { PairView, View } from './view.ts';

/** The price tracks this game is played on. */
export const tracksOf = (data: Data, { options }: Pick<View, 'options'>): readonly Track[] =>
  options.board === 'standard' ? data.standardBoard : data.advancedBoard;

/** Where a price would come to, and what happens on the way. */
export interface Outlook {
  readonly place: number;
  readonly price: number;
  readonly fate: 'split' | 'bankrupt' | null;
}

/** K4, K5: what so many steps would make of a price. */
export function outlookOf(track: Track, from: number, steps: number): Outlook {
  const { place, splits, bankrupt } = land(track, from, steps);
  return { place, price: track.values[place]!, fate: bankrupt ? 'bankrupt' : splits > 0 ? 'split' : null };
}

/** K15: how many pairs have been revealed and done with this round; null while this round's are not dealt yet. */
function revealed({ phase }: Pick<View, 'phase'>): number | null {
  switch (phase.kind) {
    case 'next':
    case 'investors':
    case 'drop':
    case 'bonds':
    case 'phil':
      return null;
    case 'bidding':
      return phase.auction ? null : 0;
    case 'movement':
      return phase.at + (phase.paid ? 1 : 0);
    case 'dividend':
      return revealed({ phase: phase.then });
    case 'deborah':
    case 'ana':
    case 'sharing':
    case 'over':
      return COMPANY_COUNT;
    default:
      return 0;
  }
}

/** Whether the pairs on the table are this round's: those of the last one lie there until the next are dealt. */
export const pairsAreDealt = (view: Pick<View, 'phase'>): boolean => revealed(view) !== null;

/** K15: the place of a pair in the order of revealing. */
export const turnOf = (view: Pick<View, 'first' | 'seats'>, pair: number): number =>
  Array.from({ length: COMPANY_COUNT }, (_, at) => pairAt(view, at)).indexOf(pair);

/** Whether a pair has yet to move its price or to pay. */
export function isAhead(view: Pick<View, 'phase' | 'first' | 'seats'>, pair: number): boolean {
  const done = revealed(view);
  return done !== null && turnOf(view, pair) >= done;
}

/** What a pair will make of its company, as far as the viewer knows it. */
export interface Forecasted {
  readonly company: Company;
  /** What its card says. */
  readonly forecast: Forecast;
  /** Where the price goes, Falsified Earnings included (K25); null: it stays, and a dividend is paid. */
  readonly outlook: Outlook | null;
}

/** What tells of the pairs of a round and where prices are. */
type PairsOnTable = Pick<View, 'options' | 'phase' | 'first' | 'seats' | 'falsified' | 'places'> & {
  readonly pairs: readonly Pick<PairView, 'company' | 'forecast'>[];
};

/** K15: what a pair has yet to do; null: nothing any more, or not known. */
export function forecasted(data: Data, view: PairsOnTable, pair: number): Forecasted | null {
  const { company, forecast } = view.pairs[pair]!;
  if (company === null || forecast === null || !isAhead(view, pair)) return null;
  const { amount } = data.strategies['falsified-earnings'];
  const falsified = view.falsified === pair;
  const pays = forecast > DIVIDEND;
  const steps = pays ? (falsified ? -amount : 0) : falsified ? falsifiedSteps(forecast, amount) : forecast;
  const stays = pays && steps === 0;
  return {
    company,
    forecast,
    outlook: stays ? null : outlookOf(tracksOf(data, view)[company]!, view.places[company]!, steps),
  };
}

/** The company a move moves, and by how many steps; null where it moves none. */
export function stepsOf(move: Move): { readonly company: Company; readonly steps: number } | null {
  if (move.kind === 'nudge') return move;
  if (move.kind === 'action' && move.card === BOOM) return { company: move.company, steps: 2 };
  return move.kind === 'action' && move.card === BUST ? { company: move.company, steps: -2 } : null;
}

/** K24: the cash an investor begins with. */
export const startCash = (data: Data, { seats }: Pick<View, 'seats'>, investor: number): number =>
  data.investors[INVESTORS[investor]!][seats === 2 ? 1 : 0];

const owns = ({ players }: View, seat: Seat, { id }: Investor): boolean =>
  players[seat]!.investors.includes(INVESTORS.indexOf(id));

/** K24: what a seat would pay for a bid: by its own values or the printed ones (Barbara), for the space before (Donald). */
function bidPrice(view: View, seat: Seat, { space, printed }: MoveOf<'bid'>): number {
  const paid = owns(view, seat, donald) ? donald.paysFor!(space) : space;
  return (printed ? view.bidTrack : view.spaces)[paid]!;
}

/** What a move would make of a seat's cash, as far as it is certain. */
export function cashAfter(data: Data, view: View, seat: Seat, move: Move | null): number {
  const { cash, split } = view.players[seat]!;
  const { phase } = view;
  switch (move?.kind) {
    case 'bid':
      return phase.kind === 'bidding' && !phase.auction ? cash - bidPrice(view, seat, move) : cash;
    case 'bonds':
      return cash - move.count * data.bonds.prices[view.seats - 2]!;
    case 'show':
      return phase.kind === 'dividend' ? cash + phase.each * (move.count + 2 * split[phase.company]!) : cash;
    default:
      return cash;
  }
}

/** What a seat's face-down shares, split shares, and all else would bring now; null: its portfolio is hidden. */
export interface Worth {
  readonly cash: number;
  readonly shares: number;
  readonly split: number;
  readonly other: number;
}

/** K19 to K21: a seat's wealth at today's prices, by its parts; majorities count when all portfolios are open. */
export function worthOf(data: Data, view: View, seat: Seat): Worth | null {
  const { cash, shares, split, bonds, goods, debts } = view.players[seat]!;
  if (shares === null) return null;
  const more = owns(view, seat, graham) ? graham.perShareSold! : 0;
  const short = owns(view, seat, soros) ? soros.shortPrice! : 0;
  let [inHand, inSplit, shortGain] = [0, 0, 0];
  view.prices.forEach((price, company) => {
    inHand += shares[company]! * (price + more);
    inSplit += 2 * split[company]! * (price + more);
    if (shares[company]! + split[company]! > 0) shortGain = Math.max(shortGain, short - price);
  });
  let other = bonds * data.bonds.prices[view.seats - 2]! + commodityBonus(data, goods);
  other -= taxPenalty(data, goods) + debts.reduce((sum, fee) => sum + fee, 0);
  if (view.phase.kind === 'over')
    for (let company = 0; company < COMPANY_COUNT; company++) other += majority(data, view, seat, company);
  return { cash, shares: inHand + shortGain, split: inSplit, other };
}

function majority({ payouts }: Data, { players }: View, seat: Seat, company: Company): number {
  const counts = players.map(({ shares, split }) => shares![company]! + 2 * split[company]!);
  const most = Math.max(...counts);
  if (counts[seat] === 0 || counts[seat]! < most) return 0;
  return counts.filter((count) => count === most).length > 1 ? payouts.tied : payouts.majority;
}
