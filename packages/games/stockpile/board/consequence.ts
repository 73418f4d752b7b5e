import type { Company } from '../cards.ts';
import { cashAfter, outlookOf, stepsOf, tracksOf } from '../preview.ts';
import type { PlayerView } from '../view.ts';
import { cardName } from './cardName.ts';
import { LOOKS } from './looks.ts';
import { showing } from './Piles.tsx';
import type { Table } from './table.ts';
import type { PileFrame } from './timeline.ts';

/** What is needed to say what a choice would do. */
export type Speech = Pick<
  Table,
  'view' | 'data' | 'text' | 'amount' | 'ready' | 'choice' | 'who' | 'cards' | 'taps' | 'mayEnd'
>;

function priced({ view, data, text, amount }: Speech, company: Company, steps: number): string {
  const then = outlookOf(tracksOf(data, view)[company]!, view.places[company]!, steps);
  const outcome = then.fate === null ? text.to(amount(then.price)) : text[then.fate](amount(then.price));
  return text.moves(LOOKS[company]!.name, amount(view.prices[company]!), outcome);
}

function bidding(speech: Speech, seat: number): string {
  const { view, data, text, cards, amount, ready, who } = speech;
  const { phase, players, piles, prices } = view;
  const { cash } = players[seat]!;
  if (phase.kind !== 'bidding') return '';
  if (ready?.kind !== 'bid') return phase.auction ? text.chooseInvestor : text.chooseBid(amount(cash));
  const { bidder, cards: lying, investor } = piles[ready.pile]!;
  const over = bidder < 0 ? '' : text.outbids(who(bidder));
  if (phase.auction) return `${cards.investorText(investor, data)}. ${over}`.trim();
  const then = cashAfter(data, view, seat, ready);
  return `${text.bidFor(ready.pile + 1, amount(showing(prices, lying)))} ${text.bidLeaves(amount(cash), amount(then))} ${over}`.trim();
}

/** What of several cards is chosen so far. */
const chosenOf = ({ choice, text, taps }: Speech, begin: string): string =>
  choice.length === 0 ? begin : text.drops(choice.length, taps);

/** What a choice would do, in numbers, or how to begin, for the bar. */
export function consequence(speech: Speech): string {
  const { view, data, text, cards, amount, ready, choice } = speech;
  const { phase, seat } = view;
  if (seat === null) return '';
  const player = view.players[seat]!;
  const moved = ready && stepsOf(ready);
  if (moved) return priced(speech, moved.company, moved.steps);
  if (ready?.kind === 'strategy') return cards.strategyText(ready.card, data);
  if (ready?.kind === 'bonds') {
    const then = cashAfter(data, view, seat, ready);
    return `${text.cashThen(amount(player.cash), amount(then))} ${text.bondsThen(player.bonds + ready.count)}`;
  }
  if (ready?.kind === 'place') {
    const { pile, card, up } = ready;
    const then = showing(view.prices, [...view.piles[pile]!.cards, card]);
    return up ? text.thenShows(pile + 1, amount(then)) : text.laidUnseen;
  }
  if (ready?.kind === 'show' && phase.kind === 'dividend') {
    const then = cashAfter(data, view, seat, ready);
    const most = player.shares![phase.company]!;
    const brings = amount(then - player.cash);
    if (most === 0) return player.split[phase.company] === 0 ? text.noneToShow : text.splitBring(brings);
    return text.shows(ready.count, most, brings);
  }
  switch (phase.kind) {
    case 'investors':
      return chosenOf(speech, text.chooseKeep);
    case 'drop':
      return chosenOf(speech, text.chooseDrop);
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
    case 'selling':
      return selling(speech, player);
    case 'action':
      return speech.mayEnd ? text.chooseActionOrEnd : text.chooseAction;
    case 'restructure':
      return phase.given ? text.chooseToSplit : text.chooseGiveUp;
    case 'phil':
      return text.choosePhil;
    case 'give-first-card':
    case 'sharing':
      return text.chooseSeat;
    case 'before-bidding':
      return text.chooseBefore;
    case 'strategy':
      return cards.strategyText(phase.card, data);
    default:
      return '';
  }
}

/** What a move that is being told leads to: what its stockpile shows now, who must bid again, what its seller has now. */
export function reason({ view, text, who, amount }: Speech, { event, before }: PileFrame): string {
  if (event.kind === 'placed' && event.card !== null) {
    const { cards } = view.piles[event.pile]!;
    return text.bidFor(event.pile + 1, amount(showing(view.prices, cards)));
  }
  if (event.kind === 'sold') {
    const [then, now] = [before, view].map(({ players }) => amount(players[event.seat]!.cash));
    return text.cashThen(then!, now!);
  }
  if (event.kind !== 'bid') return '';
  const { bidder } = before.piles[event.pile]!;
  return bidder < 0 ? '' : text.bidsAgain(who(bidder));
}

/** K14: what could still be sold, and what it would bring. */
function selling({ view, text, amount }: Speech, { shares, split, cash }: PlayerView): string {
  let [count, worth] = [0, 0];
  view.prices.forEach((price, company) => {
    const held = shares![company]! + 2 * split[company]!;
    count += held;
    worth += held * price;
  });
  return text.selling(count, amount(worth), amount(cash));
}
