import { COMPANY_COUNT } from '../cards.ts';
import type { Company } from '../cards.ts';
import { outlookOf, stepsOf, tracksOf } from '../preview.ts';
import { cardName } from './Card.tsx';
import { LOOKS } from './looks.ts';
import { showing } from './Piles.tsx';
import type { Table } from './table.ts';

/** What is needed to say what a choice would do. */
export type Speech = Pick<Table, 'view' | 'data' | 'text' | 'amount' | 'ready' | 'choice' | 'who' | 'cards'>;

function priced({ view, data, text, amount }: Speech, company: Company, steps: number): string {
  const then = outlookOf(tracksOf(data, view)[company]!, view.places[company]!, steps);
  const outcome = then.fate === null ? text.to(amount(then.price)) : text[then.fate](amount(then.price));
  return text.moves(LOOKS[company]!.name, amount(view.prices[company]!), outcome);
}

function bidding(speech: Speech, seat: number): string {
  const { view, text, amount, ready, who } = speech;
  const { phase, players, piles, prices, spaces } = view;
  if (phase.kind !== 'bidding') return '';
  if (ready?.kind !== 'bid') return phase.auction ? text.chooseInvestor : text.chooseBid(amount(players[seat]!.cash));
  const { bidder, cards } = piles[ready.pile]!;
  const over = bidder < 0 ? '' : text.outbids(who(bidder));
  if (phase.auction) return over;
  const then = players[seat]!.cash - spaces[ready.space]!;
  return `${text.bidFor(ready.pile + 1, amount(showing(prices, cards)))} ${text.cashThen(amount(players[seat]!.cash), amount(then))} ${over}`;
}

/** What a choice would do, in numbers, or how to begin, for the bar. */
export function consequence(speech: Speech): string {
  const { view, data, text, cards, amount, ready, choice } = speech;
  const { phase, seat } = view;
  if (seat === null) return '';
  const player = view.players[seat]!;
  const moved = ready && stepsOf(ready);
  if (moved) return priced(speech, moved.company, moved.steps);
  if (ready?.kind === 'strategy') return cards.strategyText(ready.card);
  if (ready?.kind === 'bonds') {
    const cost = ready.count * data.bonds.prices[view.seats - 2]!;
    return text.cashThen(amount(player.cash), amount(player.cash - cost));
  }
  if (ready?.kind === 'show' && phase.kind === 'dividend') {
    const brings = phase.each * (ready.count + 2 * player.split[phase.company]!);
    return text.shows(ready.count, player.shares![phase.company]!, amount(brings));
  }
  switch (phase.kind) {
    case 'bidding':
      return bidding(speech, seat);
    case 'supply':
    case 'opening': {
      const chosen = choice.find((facet) => facet.startsWith('hand '));
      return chosen === undefined ? text.chooseCard : text.choosePile(cardName(text, Number(chosen.split(' ')[1])));
    }
    case 'commerce':
    case 'lay-first-card':
      return text.choosePlace;
    case 'selling': {
      const left = player.shares!.slice(0, COMPANY_COUNT);
      const count = left.reduce((sum, one) => sum + one, 0) + player.split.reduce((sum, one) => sum + 2 * one, 0);
      const worth = view.prices.reduce(
        (sum, price, company) => sum + price * (left[company]! + 2 * player.split[company]!),
        0,
      );
      return text.selling(count, amount(worth), amount(player.cash));
    }
    case 'action':
      return text.chooseAction;
    case 'before-bidding':
      return text.chooseBefore;
    case 'strategy':
      return cards.strategyText(phase.card);
    default:
      return '';
  }
}
