import type { Locale, Seat } from '@outcry/engine';
import { money, signed } from '@outcry/engine/figures';
import { BANK_HOLIDAY, END } from '../data.ts';
import type { Data } from '../data.ts';
import { previewCard, previewRank, previewTrade, rankIn, stepsWith, worthAt } from '../preview.ts';
import type { BrickPreview } from '../preview.ts';
import { movementNow } from '../state.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';
import { LOOKS } from './looks.ts';
import type { BoardText } from './text/index.ts';

interface Speech {
  readonly data: Data;
  readonly view: View;
  readonly text: BoardText;
  readonly locale: Locale;
}

/** Rank, price and wealth, now and then. */
function outcome({ view, text, locale }: Speech, seat: Seat, { company, after }: BrickPreview): readonly string[] {
  const figure = (amount: number): string => money(amount, locale);
  const now = worthAt(view, view.prices, seat);
  const then = worthAt(view, after.prices, seat);
  return [
    text.rankAndPrice(
      [rankIn(view, company), rankIn(after, company)],
      [figure(view.prices[company]!), figure(after.prices[company]!)],
    ),
    now === then ? text.worthSame(figure(now)) : text.worthChange(figure(now), figure(then)),
  ];
}

/** S10: why a brick comes farther than it walks: taken spaces are passed over without counting. */
export function taken(text: BoardText, { from, to, path }: Pick<BrickPreview, 'from' | 'to' | 'path'>): string {
  const count = to - from - path.length;
  return count > 0 ? text.passes(count) : '';
}

/** S10: what laying a card would do if it moved now. */
export function cardConsequence(speech: Speech, seat: Seat, card: number): string {
  const { data, view, text } = speech;
  if (card === BANK_HOLIDAY) {
    const steps = stepsWith(view, 1);
    return steps === 0 ? text.holidayStops : text.holidayHalves(movementNow(view), steps);
  }
  const preview = previewCard(data, view, card);
  const { name } = LOOKS[card]!;
  if (preview === null) return text.staysHome(name);
  const { path, from, to } = preview;
  const [figures, wealth] = outcome(speech, seat, preview);
  return [
    text.walks(name, path.length, text.spaceName(from), text.spaceName(to)) + taken(text, preview) + figures,
    wealth,
    to === END ? text.endsGame : view.active === seat ? text.youMoveFirst : text.ifNobodyFirst,
  ].join(' ');
}

/** S9: what the Rank tile would do to a brick. */
export function rankConsequence(speech: Speech, seat: Seat, company: number): string {
  const { data, view, text } = speech;
  const preview = previewRank(data, view, company);
  if (preview === null) return '';
  const [figures, wealth] = outcome(speech, seat, preview);
  const said = text.goes(LOOKS[company]!.name, text.spaceName(preview.from), text.spaceName(preview.to));
  return [said + figures, wealth, ...(preview.to === END ? [text.endsGame] : [])].join(' ');
}

/** S8: what a trade moves and leaves, or how much is missing. */
export function tradeConsequence(speech: Speech, seat: Seat, trade: Extract<Move, { kind: 'trade' }>): string {
  const { view, text, locale } = speech;
  const { buy, sell } = trade;
  const { cost, proceeds, before, after } = previewTrade(view, seat, trade);
  if (buy === null && sell === null) return text.chooseTrade(money(before, locale));
  const canSell = sell === null && view.players[seat]!.shares.some((count, company) => count > 0 && company !== buy);
  if (after < 0) return text.short(money(-after, locale), canSell);
  const parts = [
    ...(sell === null ? [] : [text.selling(LOOKS[sell]!.name, signed(proceeds, locale))]),
    ...(buy === null ? [] : [text.selling(LOOKS[buy]!.name, signed(-cost, locale))]),
  ];
  return text.cashChange(parts.join(', '), money(before, locale), money(after, locale));
}
