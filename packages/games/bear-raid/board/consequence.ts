import { money, signed } from '@outcry/engine/figures';
import { MOST_KEPT, MOST_PLACED, ROLLED_PER_SEAT } from '../data.ts';
import { previewTake, previewTrade } from '../preview.ts';
import type { Outlook } from '../preview.ts';
import { sum } from '../state.ts';
import type { Company } from '../state.ts';
import { moveOf } from './choice.ts';
import type { Choice } from './choice.ts';
import { LOOKS } from './looks.ts';
import type { Table } from './table.ts';

type Speech = Pick<Table, 'view' | 'data' | 'text' | 'locale'>;

/** What a choice would make of its company; null where it changes none. */
export function thenOf({ data, view }: Speech, choice: Choice | null): Table['then'] {
  if (choice?.kind === 'buy' || choice?.kind === 'short')
    return { company: choice.company, outlook: previewTrade(data, view, view.seat!, choice).outlook };
  const move = choice?.kind === 'take' ? moveOf(view, choice) : null;
  return move?.kind === 'take' ? { company: move.company, outlook: previewTake(data, view, move) } : null;
}

function outlookText({ text, locale }: Speech, company: Company, { pips, change, fate, price }: Outlook): string {
  const amount = money(price, locale);
  const outcome = fate === 'bankrupt' ? text.bankrupt : fate === 'split' ? text.splits(amount) : amount;
  return text.outlook(LOOKS[company]!.name, pips, signed(change, locale), outcome);
}

/** What a choice would do, in numbers, for the bar. */
export function consequence(speech: Speech, choice: Choice | null): string {
  const { view, data, text, locale } = speech;
  const { cash, positions, dice } = view.screens[view.seat!]!;
  const held = sum(dice!);
  switch (choice?.kind) {
    case undefined:
      return text.chooseAction;
    case 'pass':
      return text.passes;
    case 'buy':
    case 'short': {
      const { company, kind, count } = choice;
      const before = positions![company]!;
      const closed = Math.min(count, kind === 'buy' ? -before : before);
      const then = previewTrade(data, view, view.seat!, choice);
      const figure = (count: number): string => (count === 0 ? '0' : signed(count, locale));
      return [
        text.cashChange(money(cash, locale), money(then.cash, locale)),
        text.positionChange(LOOKS[company]!.name, figure(before), figure(then.position)),
        ...(closed > 0 ? [kind === 'buy' ? text.buysBack(closed) : text.sellsOwn(closed)] : []),
        outlookText(speech, company, then.outlook),
      ].join(' ');
    }
    case 'take': {
      const move = moveOf(view, choice);
      if (move?.kind !== 'take') return text.chooseTake;
      const then = outlookText(speech, move.company, previewTake(data, view, move));
      return `${then} ${text.diceChange(held, held + move.pips.length)}`;
    }
    case 'place': {
      const placed = choice.at.length;
      if (placed === 0) return text.choosePlace(Math.min(MOST_PLACED, held));
      const now = sum(view.rumors);
      const card = text.rumorsChange(now, now + placed, ROLLED_PER_SEAT * view.screens.length);
      return `${card} ${text.diceChange(held, held - placed)}`;
    }
    case 'bag': {
      if (held === 0) return text.noneToBag;
      const stay = held - choice.at.length;
      const said = text.bagged(choice.at.length, stay);
      return stay > MOST_KEPT ? `${said} ${text.mustBag(stay - MOST_KEPT)}` : said;
    }
  }
}
