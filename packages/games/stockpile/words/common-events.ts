import type { Part, Seat, Sentence, Who } from '@outcry/engine';
import { joined, say } from '@outcry/engine/sentence';
import { BOOM, DIVIDEND } from '../cards.ts';
import type { LoggedEvent, Reckoning } from '../events.ts';
import { COMPANY, forecastName, investorName, signed, strategyName } from './common-cards.ts';
import type { CardNames, Named } from './common-cards.ts';
import type { EventSentences } from './event-sentences.ts';

type Name = (seat: Seat) => Part;

/** How a language tells events. */
export function eventsOf(log: EventSentences, names: CardNames): (told: LoggedEvent, who: Who) => Sentence {
  const { card, goods, list, listed, money } = names;
  const company = (index: number): Part => ({ kind: 'company', company: index, text: COMPANY[index]! });
  const named = (kind: number): Named => (kind < BOOM ? company(kind) : card(kind));
  const steps = (count: number): Part => ({ kind: 'amount', amount: count, text: signed(count) });
  const pairing = ({ company: index, forecast }: { company: number; forecast: number }): Sentence =>
    say`${company(index)} ${forecast > DIVIDEND ? forecastName(forecast) : steps(forecast)}`;
  const cards = (kinds: readonly number[]): Sentence => listed(kinds.map(named));
  const goodsList = (drawn: readonly number[]): string => list(drawn.map(goods));
  const investors = (kept: readonly number[]): string => list(kept.map(investorName));
  const strategies = (held: readonly number[]): string => list(held.map(strategyName));

  /** "Ada 2, Ben 1" of figures by seat, leaving out those with nothing. */
  function bySeat(figures: readonly number[], name: Name, unit: (figure: number) => string): Named {
    const parts = figures.flatMap((figure, seat) => (figure === 0 ? [] : [say`${name(seat)} ${unit(figure)}`]));
    return parts.length === 0 ? log.nobody : listed(parts);
  }

  function shifted(
    { seat, what, card: face, from, to }: Extract<LoggedEvent, { kind: 'shifted' }>,
    name: Name,
  ): Sentence {
    const cardMoved = face === null ? log.faceDownCard : what === 'goods' ? goods(face) : named(face);
    return log.shifted(name(seat), what === 'first-card' ? log.firstCard : cardMoved, from + 1, to + 1);
  }

  function won(
    { seat, pile, paid, cards: faces, goods: extra }: Extract<LoggedEvent, { kind: 'won' }>,
    name: Name,
  ): Sentence {
    const open = faces.filter((face): face is number => face !== null).map(named);
    const hidden = faces.length - open.length;
    const parts = [...open, ...extra.map(goods), ...(hidden > 0 ? [log.hiddenCards(hidden)] : [])];
    const what = parts.length > 0 ? listed(parts) : log.nothing;
    return paid < 0
      ? log.wonAndGot(name(seat), pile + 1, money(-paid), what)
      : log.won(name(seat), pile + 1, money(paid), what);
  }

  function spent({ seat, what, value }: Extract<LoggedEvent, { kind: 'spent' }>, name: Name): Sentence {
    if (what === 'debts') return log.debtsCancelled(name(seat), money(value));
    return log.spent(name(seat), what === 'bond' ? log.bond : what === 'goods' ? goods(value) : card(value));
  }

  function reckoned(name: Part, told: Reckoning): Sentence {
    const { reckoning } = log;
    const parts = [
      reckoning.cash(money(told.cash)),
      reckoning.shares(money(told.shares)),
      reckoning.majorities(money(told.majorities)),
    ];
    if (told.bonds > 0) parts.push(reckoning.bonds(money(told.bonds)));
    if (told.commodities > 0) parts.push(reckoning.commodities(money(told.commodities)));
    if (told.taxes > 0) parts.push(reckoning.taxes(money(-told.taxes)));
    if (told.debts > 0) parts.push(reckoning.debts(money(-told.debts)));
    return log.reckoned(name, parts.join(', '), money(told.total));
  }

  return function event(told: LoggedEvent, who: Who): Sentence {
    const name = (seat: Seat): Part => ({ kind: 'seat', seat, text: who(seat) });
    switch (told.kind) {
      case 'investors-dealt':
        return log.dealt(investors(told.investors));
      case 'strategies-dealt':
        return log.dealt(strategies(told.strategies));
      case 'strategies-drawn':
        return log.drewStrategies(strategies(told.strategies));
      case 'decided':
        return log.decided(name(told.seat));
      case 'investors': {
        const each = told.auction ? log.putsUp : log.keeps;
        return joined(
          told.investors.map((kept, seat) => each(name(seat), investors(kept))),
          ' ',
        );
      }
      case 'investor-won':
        return log.begins(name(told.seat), investors(told.investors), money(told.cash));
      case 'start-share':
        return log.startShare(company(told.company));
      case 'round':
        return log.round(told.round, name(told.first));
      case 'bonds':
        return told.count === 0 ? [] : log.bonds(name(told.seat), told.count, money(told.cost));
      case 'rolled':
        return log.rolled(list(told.forecasts.map(forecastName)));
      case 'took':
        return told.what === 'company' ? log.tookCompany(name(told.seat)) : log.tookForecast(name(told.seat));
      case 'pair':
        return log.pair(pairing(told));
      case 'public-pair':
        return log.publicPair(pairing(told));
      case 'saw-pair':
        return log.sawPair(pairing(told));
      case 'opened':
        return log.opened(cards(told.cards));
      case 'drew':
        return log.drew(cards(told.cards));
      case 'placed':
        return told.card === null
          ? log.laidFaceDown(name(told.seat), told.pile + 1)
          : log.laid(name(told.seat), named(told.card), told.pile + 1);
      case 'drew-goods':
        return log.drew(goodsList(told.goods));
      case 'goods':
        return log.laid(name(told.seat), goods(told.goods), told.pile + 1);
      case 'first-card-laid':
        return log.laid(name(told.seat), log.firstCard, told.pile + 1);
      case 'first-card-given':
        return log.firstCardGiven(name(told.seat), name(told.to));
      case 'looked-pile':
        return log.lookedPile(name(told.seat), told.pile + 1);
      case 'saw-pile':
        return log.sawPile(told.pile + 1, cards(told.cards));
      case 'shifted':
        return shifted(told, name);
      case 'looked-pair':
        return log.lookedPair(name(told.seat), told.pair + 1);
      case 'bid':
        return log.bid(name(told.seat), money(told.amount), told.pile + 1);
      case 'outbid':
        return log.outbid(name(told.seat));
      case 'cash':
        return told.amount > 0
          ? log.got(name(told.seat), money(told.amount), log.why[told.why])
          : log.paid(name(told.seat), money(-told.amount), log.why[told.why]);
      case 'won':
        return won(told, name);
      case 'won-hidden':
        return log.wonHidden(cards(told.cards));
      case 'fee':
        return log.fee[told.outcome](name(told.seat), money(told.amount));
      case 'debt-paid':
        return log.debtPaid(name(told.seat), money(told.amount));
      case 'actions-shown': {
        if (told.booms + told.busts === 0) return log.noActions(name(told.seat));
        const shown = [
          ...(told.booms > 0 ? [log.booms(told.booms)] : []),
          ...(told.busts > 0 ? [log.busts(told.busts)] : []),
        ];
        return log.actions(name(told.seat), list(shown));
      }
      case 'action':
        return log.played(name(told.seat), card(told.card), company(told.company));
      case 'nudged':
        return log.nudged(name(told.seat), company(told.company), steps(told.steps));
      case 'moved':
        return log.moved(company(told.company), steps(told.steps), money(told.price));
      case 'split': {
        const split = log.split(company(told.company), bySeat(told.shown, name, log.shares));
        const before = told.paid.some((amount) => amount > 0);
        return before ? say`${split} ${log.splitBefore(bySeat(told.paid, name, money))}` : split;
      }
      case 'bankrupt':
        return log.bankrupt(company(told.company), bySeat(told.shown, name, log.lostShares));
      case 'sold':
        return log.sold[told.from](name(told.seat), company(told.company), money(told.brought));
      case 'gave':
        return (told.half ? log.gaveHalf : log.gaveShare)(name(told.seat), company(told.company));
      case 'got': {
        const paid = told.paid > 0 ? money(told.paid) : null;
        return log.tookDiscarded(name(told.seat), company(told.company), paid, told.split);
      }
      case 'to-split':
        return log.toSplit(name(told.seat), company(told.company));
      case 'showed':
        return log.showed(name(told.seat), company(told.company));
      case 'forecast':
        return log.reveals(told.seat === null ? log.table : name(told.seat), pairing(told), told.falsified);
      case 'dividend-asked':
        return log.dividendAsked(company(told.company), money(told.each));
      case 'dividend':
        return told.paid.every((paid) => paid === 0)
          ? log.noDividend(company(told.company))
          : log.dividend(company(told.company), bySeat(told.paid, name, money));
      case 'strategy':
        return log.strategy(name(told.seat), strategyName(told.card));
      case 'spent':
        return spent(told, name);
      case 'pair-shown':
        return log.pairShown(name(told.seat), pairing(told.pairing));
      case 'falsified':
        return log.falsified(name(told.seat), told.pair + 1);
      case 'swapped':
        return log.swapped(name(told.seat), told.pairs[0]! + 1, told.pairs[1]! + 1);
      case 'price-set':
        return log.priceSet(company(told.company), money(told.price));
      case 'goods-drawn':
        return log.goodsDrawn(name(told.seat), goodsList(told.goods));
      case 'goods-kept':
        return log.goodsKept(name(told.seat), goods(told.goods));
      case 'redistributed': {
        const to = told.to === null ? null : name(told.to);
        return log.redistributed(name(told.seat), money(told.amount), name(told.from), money(1), to);
      }
      case 'gift':
        return log.gift(name(told.seat), money(told.amount), name(told.to));
      case 'final':
        return reckoned(name(told.seat), told.reckoning);
      case 'over': {
        const winners = told.places.flatMap((place, seat) => (place === 1 ? [name(seat)] : []));
        return log.wins(listed(winners), winners.length > 1);
      }
    }
  };
}
