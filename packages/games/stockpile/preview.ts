import type { Seat } from '@outcry/engine';
import { BOOM, BUST, COMPANY_COUNT, DIVIDEND, INVESTORS, TAX } from './cards.ts';
import type { Company, Forecast } from './cards.ts';
import type { Data, Track } from './data.ts';
import { commodityBonus, taxPenalty } from './expansions/commodities.ts';
import type { Move } from './moves.ts';
import type { View } from './view.ts';

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
export function outlookOf({ values, start, split }: Track, place: number, steps: number): Outlook {
  let [at, fate]: [number, Outlook['fate']] = [place + steps, null];
  if (at < 0) [at, fate] = [start, 'bankrupt'];
  while (at >= values.length) [at, fate] = [split + at - values.length, 'split'];
  return { place: at, price: values[at]!, fate };
}

/** What a forecast would make of a company; null: it pays a dividend. */
export const forecastOutlook = (data: Data, view: View, company: Company, forecast: Forecast): Outlook | null =>
  forecast > DIVIDEND ? null : outlookOf(tracksOf(data, view)[company]!, view.places[company]!, forecast);

/** The company a move moves, and by how many steps; null where it moves none. */
export function stepsOf(move: Move): { readonly company: Company; readonly steps: number } | null {
  if (move.kind === 'nudge') return move;
  if (move.kind === 'action' && move.card === BOOM) return { company: move.company, steps: 2 };
  return move.kind === 'action' && move.card === BUST ? { company: move.company, steps: -2 } : null;
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
  const { cash, shares, split, bonds, goods, debts, investors } = view.players[seat]!;
  if (shares === null) return null;
  const over = view.phase.kind === 'over';
  const graham = over && investors.includes(INVESTORS.indexOf('graham')) ? 1 : 0;
  const [inHand, inSplit] = [0, 0].map((_, part) =>
    view.prices.reduce(
      (sum, price, company) => sum + (part ? 2 * split[company]! : shares[company]!) * (price + graham),
      0,
    ),
  );
  let other = bonds * data.bonds.prices[view.seats - 2]! + commodityBonus(data, goods);
  other -= (goods[TAX]! > 0 ? taxPenalty(data, goods) : 0) + debts.reduce((sum, fee) => sum + fee, 0);
  if (over) for (let company = 0; company < COMPANY_COUNT; company++) other += majority(data, view, seat, company);
  return { cash, shares: inHand!, split: inSplit!, other };
}

function majority({ payouts }: Data, { players }: View, seat: Seat, company: Company): number {
  const counts = players.map(({ shares, split }) => shares![company]! + 2 * split[company]!);
  const most = Math.max(...counts);
  if (counts[seat] === 0 || counts[seat]! < most) return 0;
  return counts.filter((count) => count === most).length > 1 ? payouts.tied : payouts.majority;
}
