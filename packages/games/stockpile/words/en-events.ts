import type { Who } from '@outcry/engine';
import { BOOM } from '../cards.ts';
import type { CashReason, Event, Pairing } from '../events.ts';
import {
  cardName,
  COMPANY,
  forecastName,
  GOODS_NAME,
  investorName,
  list,
  money,
  pile,
  signed,
  strategyName,
} from './en-cards.ts';

const cards = (count: number, what = 'card'): string => (count === 1 ? `1 ${what}` : `${count} ${what}s`);
const pairing = ({ company, forecast }: Pick<Pairing, 'company' | 'forecast'>): string =>
  `${COMPANY[company]} ${forecastName(forecast)}`;

const WHY: Record<CashReason, string> = {
  interest: 'interest on bonds',
  ana: 'companies shown (Agile Ana)',
  dangote: 'commodities (Daring Dangote)',
  'liliane-start': 'the start of the bidding (Lazy Liliane)',
  'liliane-outbid': 'being outbid (Lazy Liliane)',
  mitt: 'placing a meeple (Moneymaker Mitt)',
  strategy: 'a strategy',
  'strategy-cost': 'playing it',
};

/** "Ada 2, Ben 1" of figures by seat, leaving out those with nothing. */
const bySeat = (figures: readonly number[], who: Who, unit: (figure: number) => string): string => {
  const parts = figures.flatMap((figure, seat) => (figure === 0 ? [] : [`${who(seat)} ${unit(figure)}`]));
  return parts.length === 0 ? 'nobody' : list(parts);
};

const shares = (count: number): string => cards(count, 'share');

/** An event as a sentence of the log. */
export function event(told: Event, who: Who): string {
  switch (told.kind) {
    case 'investors-dealt':
      return `You are dealt ${list(told.investors.map(investorName))}.`;
    case 'strategies-dealt':
      return `You are dealt ${list(told.strategies.map(strategyName))}.`;
    case 'strategies-drawn':
      return `You draw ${list(told.strategies.map(strategyName))}.`;
    case 'decided':
      return `${who(told.seat)} has decided.`;
    case 'investors':
      return told.investors
        .map((kept, seat) => `${who(seat)} ${told.auction ? 'puts up' : 'keeps'} ${list(kept.map(investorName))}.`)
        .join(' ');
    case 'investor-won':
      return `${who(told.seat)} begins as ${list(told.investors.map(investorName))} with ${money(told.cash)}.`;
    case 'start-share':
      return `Your first share is of ${COMPANY[told.company]}.`;
    case 'round':
      return `Round ${told.round}: ${who(told.first)} is first.`;
    case 'bonds':
      return told.count === 0 ? '' : `${who(told.seat)} bought ${cards(told.count, 'bond')} for ${money(told.cost)}.`;
    case 'rolled':
      return `The dice say ${list(told.forecasts.map(forecastName))}.`;
    case 'took':
      return `${who(told.seat)} chose a ${told.what} card for his pair.`;
    case 'pair':
      return `You hold ${pairing(told)}.`;
    case 'public-pair':
      return `All know: ${pairing(told)}.`;
    case 'saw-pair':
      return `You saw ${pairing(told)}.`;
    case 'opened':
      return `The stockpiles open with ${list(told.cards.map(cardName))}.`;
    case 'drew':
      return `You drew ${list(told.cards.map(cardName))}.`;
    case 'placed':
      return `${who(told.seat)} laid ${told.card === null ? 'a card face down' : cardName(told.card)} on ${pile(told.pile)}.`;
    case 'drew-goods':
      return `You drew ${list(told.goods.map((goods) => GOODS_NAME[goods]!))}.`;
    case 'goods':
      return `${who(told.seat)} laid ${GOODS_NAME[told.goods]} on ${pile(told.pile)}.`;
    case 'first-card-laid':
      return `${who(told.seat)} laid the first-player card on ${pile(told.pile)}.`;
    case 'first-card-given':
      return `${who(told.seat)} gave the first-player card to ${who(told.to)}.`;
    case 'looked-pile':
      return `${who(told.seat)} looked at the face-down cards of ${pile(told.pile)}.`;
    case 'saw-pile':
      return `In ${pile(told.pile)} you saw ${list(told.cards.map(cardName))}.`;
    case 'shifted': {
      const face =
        told.what === 'goods' ? GOODS_NAME[told.card!]! : told.card === null ? 'a face-down card' : cardName(told.card);
      const what = told.what === 'first-card' ? 'the first-player card' : face;
      return `${who(told.seat)} moved ${what} from ${pile(told.from)} to ${pile(told.to)}.`;
    }
    case 'looked-pair':
      return `${who(told.seat)} looked at pair ${told.pair + 1}.`;
    case 'bid':
      return `${who(told.seat)} bid ${money(told.amount)} on ${pile(told.pile)}.`;
    case 'outbid':
      return `${who(told.seat)} was outbid.`;
    case 'cash':
      return told.amount > 0
        ? `${who(told.seat)} got ${money(told.amount)} for ${WHY[told.why]}.`
        : `${who(told.seat)} paid ${money(-told.amount)} for ${WHY[told.why]}.`;
    case 'won':
      return won(told, who);
    case 'won-hidden':
      return `Face down you found ${list(told.cards.map(cardName))}.`;
    case 'fee':
      if (told.outcome === 'received') return `${who(told.seat)} was paid a fee of ${money(told.amount)}.`;
      return `${who(told.seat)} ${told.outcome === 'paid' ? 'paid' : 'owes'} a fee of ${money(told.amount)}.`;
    case 'debt-paid':
      return `${who(told.seat)} paid an old fee of ${money(told.amount)}.`;
    case 'actions-shown': {
      if (told.booms + told.busts === 0) return `${who(told.seat)} has no action cards.`;
      const shown = [told.booms > 0 ? cards(told.booms, 'Boom') : '', told.busts > 0 ? cards(told.busts, 'Bust') : ''];
      return `${who(told.seat)} has ${list(shown.filter((part) => part !== ''))} to play.`;
    }
    case 'action':
      return `${who(told.seat)} played ${told.card === BOOM ? 'Stock Boom' : 'Stock Bust'} on ${COMPANY[told.company]}.`;
    case 'nudged':
      return `${who(told.seat)} moved ${COMPANY[told.company]} ${signed(told.steps)} (Crazy Cramer).`;
    case 'moved':
      return `${COMPANY[told.company]} ${signed(told.steps)}, now ${money(told.price)}.`;
    case 'split': {
      const paid = told.paid.some((amount) => amount > 0) ? ` Split before: ${bySeat(told.paid, who, money)}.` : '';
      return `${COMPANY[told.company]} splits: ${bySeat(told.shown, who, shares)}.${paid}`;
    }
    case 'bankrupt':
      return `${COMPANY[told.company]} is bankrupt: ${bySeat(told.shown, who, (count) => `lost ${shares(count)}`)}.`;
    case 'sold':
      return `${who(told.seat)} sold ${SOLD[told.from]} ${COMPANY[told.company]} for ${money(told.brought)}.`;
    case 'gave':
      return `${who(told.seat)} gave up ${told.half ? 'half a split share' : 'a share'} of ${COMPANY[told.company]}.`;
    case 'got': {
      const price = told.paid > 0 ? ` for ${money(told.paid)}` : '';
      return `${who(told.seat)} took a discarded share of ${COMPANY[told.company]}${price}${told.split ? ', straight to split' : ''}.`;
    }
    case 'to-split':
      return `${who(told.seat)} moved a share of ${COMPANY[told.company]} to split.`;
    case 'showed':
      return `${who(told.seat)} showed a share of ${COMPANY[told.company]}.`;
    case 'forecast':
      return `${told.seat === null ? 'The table' : who(told.seat)} reveals ${pairing(told)}${told.falsified ? ', falsified' : ''}.`;
    case 'dividend-asked':
      return `${COMPANY[told.company]} pays ${money(told.each)} per share shown.`;
    case 'dividend':
      return `${COMPANY[told.company]} pays ${bySeat(told.paid, who, money)}.`;
    case 'strategy':
      return `${who(told.seat)} plays ${strategyName(told.card)}.`;
    case 'spent':
      return spent(told, who);
    case 'pair-shown':
      return `${who(told.seat)} showed all the pair ${pairing(told.pairing)}.`;
    case 'falsified':
      return `${who(told.seat)} falsified the forecast of pair ${told.pair + 1}.`;
    case 'swapped':
      return `${who(told.seat)} swapped the forecasts of pairs ${told.pairs[0]! + 1} and ${told.pairs[1]! + 1}.`;
    case 'price-set':
      return `${COMPANY[told.company]} is set to ${money(told.price)}.`;
    case 'goods-drawn':
      return `${who(told.seat)} drew ${list(told.goods.map((goods) => GOODS_NAME[goods]!))}.`;
    case 'goods-kept':
      return `${who(told.seat)} kept ${GOODS_NAME[told.goods]}.`;
    case 'redistributed': {
      const rest = told.to === null ? '' : ` and gave ${money(1)} to ${who(told.to)}`;
      return `${who(told.seat)} took ${money(told.amount)} from ${who(told.from)}${rest}.`;
    }
    case 'gift':
      return `${who(told.seat)} gave ${money(told.amount)} to ${who(told.to)}.`;
    case 'final':
      return reckoned(who(told.seat), told.reckoning);
    case 'over': {
      const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
      return `${list(winners)} ${winners.length > 1 ? 'share the victory' : 'wins the game'}.`;
    }
  }
}

const SOLD = { portfolio: 'a share of', split: 'a split share of', half: 'half a split share of' };

function won({ seat, pile: index, paid, cards: faces, goods }: Extract<Event, { kind: 'won' }>, who: Who): string {
  const open = faces.filter((card): card is number => card !== null).map(cardName);
  const hidden = faces.length - open.length;
  const parts = [
    ...open,
    ...goods.map((card) => GOODS_NAME[card]!),
    ...(hidden > 0 ? [cards(hidden, 'hidden card')] : []),
  ];
  const price = paid < 0 ? `and got ${money(-paid)}` : `for ${money(paid)}`;
  return `${who(seat)} won ${pile(index)} ${price}: ${parts.length > 0 ? list(parts) : 'nothing'}.`;
}

function spent({ seat, what, value }: Extract<Event, { kind: 'spent' }>, who: Who): string {
  if (what === 'debts') return `The fee of ${money(value)} that ${who(seat)} owed is cancelled.`;
  const thing = what === 'bond' ? 'a bond' : what === 'goods' ? GOODS_NAME[value]! : cardName(value);
  return `${who(seat)} gave ${thing}.`;
}

type Reckoning = Extract<Event, { kind: 'final' }>['reckoning'];

function reckoned(
  name: string,
  { cash, shares: sold, majorities, bonds, commodities, taxes, debts, total }: Reckoning,
): string {
  const parts = [`cash ${money(cash)}`, `shares ${money(sold)}`, `majorities ${money(majorities)}`];
  if (bonds > 0) parts.push(`bonds ${money(bonds)}`);
  if (commodities > 0) parts.push(`commodities ${money(commodities)}`);
  if (taxes > 0) parts.push(`taxes ${money(-taxes)}`);
  if (debts > 0) parts.push(`debts ${money(-debts)}`);
  return `${name}: ${parts.join(', ')}; ${money(total)} in all.`;
}
