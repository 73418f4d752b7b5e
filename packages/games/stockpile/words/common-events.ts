import type { Who } from '@outcry/engine';
import type { Event, Reckoning } from '../events.ts';
import { COMPANY, forecastName, investorName, signed, strategyName } from './common-cards.ts';
import type { CardNames } from './common-cards.ts';
import type { EventSentences } from './event-sentences.ts';

/** How a language tells events. */
export function eventsOf(
  say: EventSentences,
  { card, goods, list, money }: CardNames,
): (told: Event, who: Who) => string {
  const pairing = ({ company, forecast }: { company: number; forecast: number }): string =>
    `${COMPANY[company]} ${forecastName(forecast)}`;
  const cards = (kinds: readonly number[]): string => list(kinds.map(card));
  const goodsList = (drawn: readonly number[]): string => list(drawn.map(goods));
  const investors = (named: readonly number[]): string => list(named.map(investorName));
  const strategies = (named: readonly number[]): string => list(named.map(strategyName));

  /** "Ada 2, Ben 1" of figures by seat, leaving out those with nothing. */
  function bySeat(figures: readonly number[], who: Who, unit: (figure: number) => string): string {
    const parts = figures.flatMap((figure, seat) => (figure === 0 ? [] : [`${who(seat)} ${unit(figure)}`]));
    return parts.length === 0 ? say.nobody : list(parts);
  }

  function shifted({ seat, what, card: face, from, to }: Extract<Event, { kind: 'shifted' }>, who: Who): string {
    const cardMoved = face === null ? say.faceDownCard : what === 'goods' ? goods(face) : card(face);
    return say.shifted(who(seat), what === 'first-card' ? say.firstCard : cardMoved, from + 1, to + 1);
  }

  function won({ seat, pile, paid, cards: faces, goods: won }: Extract<Event, { kind: 'won' }>, who: Who): string {
    const open = faces.filter((face): face is number => face !== null).map(card);
    const hidden = faces.length - open.length;
    const parts = [...open, ...won.map(goods), ...(hidden > 0 ? [say.hiddenCards(hidden)] : [])];
    const what = parts.length > 0 ? list(parts) : say.nothing;
    return paid < 0
      ? say.wonAndGot(who(seat), pile + 1, money(-paid), what)
      : say.won(who(seat), pile + 1, money(paid), what);
  }

  function spent({ seat, what, value }: Extract<Event, { kind: 'spent' }>, who: Who): string {
    if (what === 'debts') return say.debtsCancelled(who(seat), money(value));
    return say.spent(who(seat), what === 'bond' ? say.bond : what === 'goods' ? goods(value) : card(value));
  }

  function reckoned(name: string, told: Reckoning): string {
    const { reckoning } = say;
    const parts = [
      reckoning.cash(money(told.cash)),
      reckoning.shares(money(told.shares)),
      reckoning.majorities(money(told.majorities)),
    ];
    if (told.bonds > 0) parts.push(reckoning.bonds(money(told.bonds)));
    if (told.commodities > 0) parts.push(reckoning.commodities(money(told.commodities)));
    if (told.taxes > 0) parts.push(reckoning.taxes(money(-told.taxes)));
    if (told.debts > 0) parts.push(reckoning.debts(money(-told.debts)));
    return say.reckoned(name, parts.join(', '), money(told.total));
  }

  return function event(told: Event, who: Who): string {
    switch (told.kind) {
      case 'investors-dealt':
        return say.dealt(investors(told.investors));
      case 'strategies-dealt':
        return say.dealt(strategies(told.strategies));
      case 'strategies-drawn':
        return say.drewStrategies(strategies(told.strategies));
      case 'decided':
        return say.decided(who(told.seat));
      case 'investors': {
        const each = told.auction ? say.putsUp : say.keeps;
        return told.investors.map((kept, seat) => each(who(seat), investors(kept))).join(' ');
      }
      case 'investor-won':
        return say.begins(who(told.seat), investors(told.investors), money(told.cash));
      case 'start-share':
        return say.startShare(COMPANY[told.company]!);
      case 'round':
        return say.round(told.round, who(told.first));
      case 'bonds':
        return told.count === 0 ? '' : say.bonds(who(told.seat), told.count, money(told.cost));
      case 'rolled':
        return say.rolled(list(told.forecasts.map(forecastName)));
      case 'took':
        return told.what === 'company' ? say.tookCompany(who(told.seat)) : say.tookForecast(who(told.seat));
      case 'pair':
        return say.pair(pairing(told));
      case 'public-pair':
        return say.publicPair(pairing(told));
      case 'saw-pair':
        return say.sawPair(pairing(told));
      case 'opened':
        return say.opened(cards(told.cards));
      case 'drew':
        return say.drew(cards(told.cards));
      case 'placed':
        return told.card === null
          ? say.laidFaceDown(who(told.seat), told.pile + 1)
          : say.laid(who(told.seat), card(told.card), told.pile + 1);
      case 'drew-goods':
        return say.drew(goodsList(told.goods));
      case 'goods':
        return say.laid(who(told.seat), goods(told.goods), told.pile + 1);
      case 'first-card-laid':
        return say.laid(who(told.seat), say.firstCard, told.pile + 1);
      case 'first-card-given':
        return say.firstCardGiven(who(told.seat), who(told.to));
      case 'looked-pile':
        return say.lookedPile(who(told.seat), told.pile + 1);
      case 'saw-pile':
        return say.sawPile(told.pile + 1, cards(told.cards));
      case 'shifted':
        return shifted(told, who);
      case 'looked-pair':
        return say.lookedPair(who(told.seat), told.pair + 1);
      case 'bid':
        return say.bid(who(told.seat), money(told.amount), told.pile + 1);
      case 'outbid':
        return say.outbid(who(told.seat));
      case 'cash':
        return told.amount > 0
          ? say.got(who(told.seat), money(told.amount), say.why[told.why])
          : say.paid(who(told.seat), money(-told.amount), say.why[told.why]);
      case 'won':
        return won(told, who);
      case 'won-hidden':
        return say.wonHidden(cards(told.cards));
      case 'fee':
        return say.fee[told.outcome](who(told.seat), money(told.amount));
      case 'debt-paid':
        return say.debtPaid(who(told.seat), money(told.amount));
      case 'actions-shown': {
        if (told.booms + told.busts === 0) return say.noActions(who(told.seat));
        const shown = [
          ...(told.booms > 0 ? [say.booms(told.booms)] : []),
          ...(told.busts > 0 ? [say.busts(told.busts)] : []),
        ];
        return say.actions(who(told.seat), list(shown));
      }
      case 'action':
        return say.played(who(told.seat), card(told.card), COMPANY[told.company]!);
      case 'nudged':
        return say.nudged(who(told.seat), COMPANY[told.company]!, signed(told.steps));
      case 'moved':
        return say.moved(COMPANY[told.company]!, signed(told.steps), money(told.price));
      case 'split': {
        const split = say.split(COMPANY[told.company]!, bySeat(told.shown, who, say.shares));
        const before = told.paid.some((amount) => amount > 0);
        return before ? `${split} ${say.splitBefore(bySeat(told.paid, who, money))}` : split;
      }
      case 'bankrupt':
        return say.bankrupt(COMPANY[told.company]!, bySeat(told.shown, who, say.lostShares));
      case 'sold':
        return say.sold[told.from](who(told.seat), COMPANY[told.company]!, money(told.brought));
      case 'gave':
        return (told.half ? say.gaveHalf : say.gaveShare)(who(told.seat), COMPANY[told.company]!);
      case 'got': {
        const paid = told.paid > 0 ? money(told.paid) : null;
        return say.tookDiscarded(who(told.seat), COMPANY[told.company]!, paid, told.split);
      }
      case 'to-split':
        return say.toSplit(who(told.seat), COMPANY[told.company]!);
      case 'showed':
        return say.showed(who(told.seat), COMPANY[told.company]!);
      case 'forecast':
        return say.reveals(told.seat === null ? say.table : who(told.seat), pairing(told), told.falsified);
      case 'dividend-asked':
        return say.dividendAsked(COMPANY[told.company]!, money(told.each));
      case 'dividend':
        return say.dividend(COMPANY[told.company]!, bySeat(told.paid, who, money));
      case 'strategy':
        return say.strategy(who(told.seat), strategyName(told.card));
      case 'spent':
        return spent(told, who);
      case 'pair-shown':
        return say.pairShown(who(told.seat), pairing(told.pairing));
      case 'falsified':
        return say.falsified(who(told.seat), told.pair + 1);
      case 'swapped':
        return say.swapped(who(told.seat), told.pairs[0]! + 1, told.pairs[1]! + 1);
      case 'price-set':
        return say.priceSet(COMPANY[told.company]!, money(told.price));
      case 'goods-drawn':
        return say.goodsDrawn(who(told.seat), goodsList(told.goods));
      case 'goods-kept':
        return say.goodsKept(who(told.seat), goods(told.goods));
      case 'redistributed': {
        const to = told.to === null ? null : who(told.to);
        return say.redistributed(who(told.seat), money(told.amount), who(told.from), money(1), to);
      }
      case 'gift':
        return say.gift(who(told.seat), money(told.amount), who(told.to));
      case 'final':
        return reckoned(who(told.seat), told.reckoning);
      case 'over': {
        const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
        return say.wins(list(winners), winners.length > 1);
      }
    }
  };
}
