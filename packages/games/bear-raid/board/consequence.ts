import { money, signed } from '@outcry/engine/figures';
import { MOST_KEPT, MOST_PLACED, ROLLED_PER_SEAT } from '../data.ts';
import { outlookOf, previewTake, previewTrade } from '../preview.ts';
import type { Outlook } from '../preview.ts';
import { sum } from '../state.ts';
import type { Company, Event, Move } from '../state.ts';
import { actIn, ownIn, tradeIn } from './choice.ts';
import type { Tap } from './choice.ts';
import { LOOKS } from './looks.ts';
import type { Table } from './table.ts';
import type { BoardFrame } from './timeline.ts';

type Speech = Pick<Table, 'view' | 'data' | 'text' | 'locale'>;

/** What a choice would make of its company; null where it changes none. */
export function thenOf({ data, view }: Speech, choice: readonly Tap[], ready: Move | null): Table['then'] {
  const trade = tradeIn(choice);
  if (trade) return { company: trade.company, outlook: previewTrade(data, view, view.seat!, trade).outlook };
  return ready?.kind === 'take' ? { company: ready.company, outlook: previewTake(data, view, ready) } : null;
}

function outlookText({ text, locale }: Speech, company: Company, { pips, change, fate, price }: Outlook): string {
  const amount = money(price, locale);
  const outcome = fate === 'bankrupt' ? text.bankrupt : fate === 'split' ? text.splits(amount) : amount;
  return text.outlook(LOOKS[company]!.name, pips, signed(change, locale), outcome);
}

/** Why something is done that is being told, or what the company's card makes of it. */
export function reason(speech: Speech, { event }: BoardFrame): string {
  if (event.kind === 'placed') return speech.text.placedWhy;
  if (event.kind === 'drawn') return speech.text.drawnWhy(ROLLED_PER_SEAT * speech.view.screens.length);
  if (event.kind !== 'bought' && event.kind !== 'shorted' && event.kind !== 'took') return '';
  const lies = speech.text.asItLies(
    outlookText(speech, event.company, outlookOf(speech.data, speech.view, event.company)),
  );
  return event.kind === 'took' ? lies : `${priceText(speech, event)} ${lies}`;
}

/** B3, B7: each stock has the price of its company, changed by its space. */
function priceText(
  { view, text, locale }: Speech,
  { company, count, money: total }: Extract<Event, { kind: 'bought' | 'shorted' }>,
): string {
  const price = view.prices[company]!;
  return text.spaces(count, money(price, locale), signed(total - count * price, locale));
}

/** What a choice would do, in numbers, for the bar. */
export function consequence(speech: Speech, choice: readonly Tap[], ready: Move | null): string {
  const { view, data, text, locale } = speech;
  const { cash, positions, dice } = view.screens[view.seat!]!;
  const held = sum(dice!);
  const tapped = ownIn(choice).length;
  if (view.phase.kind === 'roll') {
    if (held === 0) return text.noneToBag;
    const stay = held - tapped;
    const said = text.bagged(tapped, stay);
    return stay > MOST_KEPT ? `${said} ${text.mustBag(stay - MOST_KEPT)}` : said;
  }
  switch (actIn(choice)) {
    case null:
      return text.chooseAction;
    case 'pass':
      return text.passes;
    case 'buy':
    case 'short': {
      const trade = tradeIn(choice)!;
      const { company, kind, count } = trade;
      const before = positions![company]!;
      const closed = Math.min(count, kind === 'buy' ? -before : before);
      const then = previewTrade(data, view, view.seat!, trade);
      const figure = (count: number): string => (count === 0 ? '0' : signed(count, locale));
      const totals = (kind === 'buy' ? view.costs : view.proceeds)[company]!;
      const each = Array.from({ length: count }, (_, i) => money(totals[i]! - (totals[i - 1] ?? 0), locale));
      return [
        ...(count > 1 ? [text.counts(kind, each.join(' + '), money(totals[count - 1]!, locale))] : []),
        text.cashChange(money(cash, locale), money(then.cash, locale)),
        text.positionChange(LOOKS[company]!.name, figure(before), figure(then.position)),
        ...(closed > 0 ? [kind === 'buy' ? text.buysBack(closed) : text.sellsOwn(closed)] : []),
        outlookText(speech, company, then.outlook),
      ].join(' ');
    }
    case 'take': {
      if (ready?.kind !== 'take') return text.chooseTake;
      const then = outlookText(speech, ready.company, previewTake(data, view, ready));
      return `${then} ${text.diceChange(held, held + ready.pips.length)}`;
    }
    case 'place': {
      if (tapped === 0) return text.choosePlace(Math.min(MOST_PLACED, held));
      const now = sum(view.rumors);
      const card = text.rumorsChange(now, now + tapped, ROLLED_PER_SEAT * view.screens.length);
      return `${card} ${text.diceChange(held, held - tapped)}`;
    }
  }
}
