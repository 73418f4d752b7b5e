import type { Who } from '@outcry/engine';
import { BOOM } from '../cards.ts';
import type { Choice, Move, MoveOf, Source } from '../moves.ts';
import { holderOf } from '../state.ts';
import type { View } from '../view.ts';
import { capital, COMPANY, forecastName, investorName, signed, strategyName } from './common-cards.ts';
import type { CardNames } from './common-cards.ts';

type OfCompany = Exclude<Choice, 'pair' | 'seat' | 'goods' | 'action'>;

/** The buttons in one language: names, cards and money are already written out, piles and pairs counted from 1. */
export interface MoveSentences {
  readonly keep: (investors: string) => string;
  readonly drop: (strategies: string) => string;
  readonly bonds: (count: number) => string;
  readonly take: (card: string) => string;
  readonly faceUp: (card: string, pile: number) => string;
  readonly faceDown: (card: string, pile: number) => string;
  readonly lay: (card: string, pile: number) => string;
  readonly firstCard: string;
  readonly keepFirstCard: string;
  readonly giveFirstCard: (to: string) => string;
  readonly lookPile: (pile: number) => string;
  readonly unknown: string;
  /** A card by its number in the stockpile, and its face. */
  readonly placed: (place: number, face: string) => string;
  readonly placedGoods: (place: number, face: string) => string;
  readonly shift: (what: string, from: number, to: number) => string;
  readonly lookPair: (pair: string) => string;
  readonly onTable: (pair: number) => string;
  readonly own: (pair: number) => string;
  readonly ofOther: (pair: number, name: string) => string;
  readonly hidden: string;
  readonly bid: (amount: string, pile: number) => string;
  /** By the printed value of the space (K24, Barbara). */
  readonly bidPrinted: (amount: string, pile: number) => string;
  readonly bidInvestor: (amount: string, investor: string) => string;
  readonly action: (card: string, company: string) => string;
  readonly nudge: (company: string, steps: string) => string;
  readonly restructure: string;
  readonly strategy: (name: string) => string;
  readonly choose: Readonly<Record<OfCompany, (company: string) => string>>;
  readonly sell: Readonly<Record<Source, (company: string, price: string) => string>>;
  /** At the price of Shorting Soros. */
  readonly short: Readonly<Record<Source, (company: string) => string>>;
  readonly buy: (company: string, price: string) => string;
  readonly show: (count: number) => string;
  readonly yourself: string;
  /** `to` is null where nothing is left to give. */
  readonly redistribute: (from: string, to: string | null) => string;
  readonly giveAll: (to: string) => string;
  readonly giveTwo: (to: string, also: string) => string;
  readonly sellNothing: string;
  readonly sellNoMore: string;
  readonly endTurn: string;
  readonly showNoMore: string;
  readonly no: string;
}

/** How a language names moves. */
export function movesOf(
  say: MoveSentences,
  { card, goods, list, money }: CardNames,
): (choice: Move, view: View, who: Who) => string {
  /** Whose pair it is, and what the viewer knows of it. */
  function pairName(view: View, index: number, who: Who): string {
    const { company, forecast } = view.pairs[index]!;
    const holder = holderOf(view.seats, index);
    const number = index + 1;
    const whose =
      holder < 0 ? say.onTable(number) : holder === view.seat ? say.own(number) : say.ofOther(number, who(holder));
    if (company === null && forecast === null) return whose;
    return `${whose} (${company === null ? say.hidden : COMPANY[company]} ${forecast === null ? say.hidden : forecastName(forecast)})`;
  }

  function chosen({ what, value }: MoveOf<'choose'>, view: View, who: Who): string {
    switch (what) {
      case 'seat':
        return who(value);
      case 'pair':
        return capital(pairName(view, value, who));
      case 'goods':
        return capital(goods(value));
      case 'action':
        return capital(card(value));
      default:
        return capital(say.choose[what](COMPANY[value]!));
    }
  }

  /** K24: in the auction an investor is bid for, not a stockpile. */
  function bidFor({ pile, space, printed }: MoveOf<'bid'>, { piles, spaces, bidTrack }: View): string {
    const { investor } = piles[pile]!;
    if (investor >= 0) return say.bidInvestor(money(spaces[space]!), investorName(investor));
    return printed ? say.bidPrinted(money(bidTrack[space]!), pile + 1) : say.bid(money(spaces[space]!), pile + 1);
  }

  function sale({ from, company, short }: MoveOf<'sell'>, view: View): string {
    if (short) return say.short[from](COMPANY[company]!);
    return say.sell[from](COMPANY[company]!, money(view.prices[company]! * (from === 'split' ? 2 : 1)));
  }

  /** What declining means in each phase. */
  function done({ phase }: View): string {
    switch (phase.kind) {
      case 'selling':
        return phase.begun ? say.sellNoMore : say.sellNothing;
      case 'action':
        return say.endTurn;
      case 'ana':
        return say.showNoMore;
      default:
        return say.no;
    }
  }

  function shifted({ what, from, place, to }: MoveOf<'shift'>, { piles }: View): string {
    const pile = piles[from]!;
    const face = pile.cards[place] ?? null;
    const moved =
      what === 'first-card'
        ? say.firstCard
        : what === 'goods'
          ? say.placedGoods(place + 1, goods(pile.goods[place]!))
          : say.placed(place + 1, face === null ? say.unknown : card(face));
    return say.shift(moved, from + 1, to + 1);
  }

  return function move(choice: Move, view: View, who: Who): string {
    const name = (seat: number): string => (seat === view.seat ? say.yourself : who(seat));
    switch (choice.kind) {
      case 'keep':
        return say.keep(list(choice.investors.map(investorName)));
      case 'drop':
        return say.drop(list(choice.strategies.map(strategyName)));
      case 'bonds':
        return say.bonds(choice.count);
      case 'take':
        return say.take(choice.what === 'company' ? COMPANY[choice.value]! : forecastName(choice.value));
      case 'place':
        return (choice.up ? say.faceUp : say.faceDown)(card(choice.card), choice.pile + 1);
      case 'goods':
        return say.lay(goods(choice.goods), choice.pile + 1);
      case 'lay-first-card':
        return say.lay(say.firstCard, choice.pile + 1);
      case 'give-first-card':
        return choice.to === view.seat ? say.keepFirstCard : say.giveFirstCard(who(choice.to));
      case 'look-pile':
        return say.lookPile(choice.pile + 1);
      case 'shift':
        return shifted(choice, view);
      case 'look-pair':
        return say.lookPair(pairName(view, choice.pair, who));
      case 'bid':
        return bidFor(choice, view);
      case 'action':
        return say.action(choice.card === BOOM ? 'Boom +2' : 'Bust −2', COMPANY[choice.company]!);
      case 'nudge':
        return say.nudge(COMPANY[choice.company]!, signed(choice.steps));
      case 'restructure':
        return say.restructure;
      case 'strategy':
        return say.strategy(strategyName(choice.card));
      case 'choose':
        return chosen(choice, view, who);
      case 'sell':
        return sale(choice, view);
      case 'buy':
        return say.buy(COMPANY[choice.company]!, money(Math.max(0, view.prices[choice.company]! - 2)));
      case 'show':
        return say.show(choice.count);
      case 'redistribute':
        return say.redistribute(name(choice.from), choice.to === null ? null : name(choice.to));
      case 'gift':
        return choice.also === null ? say.giveAll(who(choice.to)) : say.giveTwo(who(choice.to), who(choice.also));
      case 'done':
        return done(view);
    }
  };
}
