import type { Locale, Refusal, Who, Words } from '@outcry/engine';
import { changeOf, sectorOf } from '../box.ts';
import { bankPrice } from '../phases/answer.ts';
import type { Event, Move, Phase, Side } from '../state.ts';
import type { View } from '../view.ts';
import { EVENT_RULES } from './rules.ts';

type Args = Readonly<Record<string, string | number>>;
type Asked = Exclude<Phase['kind'], 'over'>;

/** Why something is refused, as `refusal` of the rules names it. */
export type Reason =
  | 'not-in-hand'
  | 'play-a-card'
  | 'claim-after-second-card'
  | 'dealing-is-over'
  | 'no-offer'
  | 'end-dealing-first'
  | 'deal-or-end'
  | 'too-many-offers'
  | 'barred-buy'
  | 'barred-sell'
  | 'two-sectors'
  | 'too-many-to-buy'
  | 'too-many-to-sell'
  | 'answer-first'
  | 'more-than-wanted'
  | 'answer-not-covered-buy'
  | 'answer-not-covered-sell'
  | 'bank-first'
  | 'more-than-left'
  | 'bank-not-covered-buy'
  | 'bank-not-covered-sell'
  | 'objective-not-met'
  | 'claim-or-pass'
  | 'take-until-none-fits'
  | 'take-a-share-first'
  | 'no-such-share'
  | 'worthless-share'
  | 'share-does-not-fit';

/** One language: the sentences, with names, sectors and cards already written out. */
export interface Sentences {
  readonly locale: Locale;
  readonly pitch: string;
  readonly sectors: readonly string[];
  readonly openHoldings: { readonly label: string; readonly help: string };
  readonly card: (sector: string, change: number) => string;
  readonly nothing: string;
  readonly over: string;
  readonly firstCard: string;
  readonly firstCardOwing: string;
  readonly secondCard: string;
  readonly deal: string;
  readonly dealOwing: string;
  readonly answer: (side: Side, name: string, number: number, sector: string, price: number) => string;
  readonly bank: (side: Side, left: number, sector: string, price: number) => string;
  readonly objectiveMet: (amount: number) => string;
  readonly objectiveNotMet: (amount: number) => string;
  readonly collect: (name: string, left: number) => string;
  readonly balance: (left: number) => string;
  readonly thinking: Readonly<Record<Asked, (name: string) => string>>;
  readonly play: (card: string) => string;
  readonly offer: (side: Side, number: number, sector: string, money: number) => string;
  readonly done: string;
  readonly no: string;
  readonly sellOrBuy: (side: Side, number: number, money: number) => string;
  readonly noBank: string;
  readonly atBank: (side: Side, number: number, money: number) => string;
  readonly claim: string;
  readonly pass: string;
  readonly take: (sector: string, price: number) => string;
  readonly stop: string;
  readonly round: (round: number, rounds: number) => string;
  readonly fee: (name: string, amount: number) => string;
  readonly feeOwed: (name: string, amount: number) => string;
  readonly played: (name: string, card: string) => string;
  readonly stays: (sector: string, price: number) => string;
  readonly moved: (sector: string, from: number, to: number) => string;
  readonly share: (name: string, amount: number, shares: number) => string;
  readonly dividend: (sector: string, each: number, paid: string | null) => string;
  readonly noDividend: (sector: string, due: number, cash: number) => string;
  readonly drew: (name: string, card: string) => string;
  readonly reshuffled: string;
  readonly offered: (side: Side, name: string, number: number, sector: string, price: number) => string;
  readonly refused: (name: string) => string;
  readonly answered: (side: Side, name: string, number: number, sector: string, asker: string, money: number) => string;
  readonly noBankDeal: (name: string) => string;
  readonly bankDeal: (side: Side, name: string, number: number, sector: string, price: number) => string;
  readonly barred: (side: Side, name: string, sector: string) => string;
  readonly claimed: (name: string, amount: number, figures: string, shares: string) => string;
  readonly paid: (from: string, amount: number, to: string) => string;
  readonly bankPaid: (amount: number, to: string) => string;
  readonly took: (name: string, sector: string, price: number, from: string | null) => string;
  readonly tookAll: (from: string, to: string, shares: string) => string;
  readonly nextObjective: (name: string, amount: number) => string;
  readonly objective: (name: string, figures: string) => string;
  readonly bankrupt: (name: string) => string;
  readonly wins: (names: string, several: boolean) => string;
  /** `sector` is the name of the sector the refusal is about, where there is one. */
  readonly refusals: Readonly<Record<Reason, (args: Args & { readonly sector: string }) => string>>;
}

/** The game's words in a language. */
export function wordsOf(say: Sentences): Words<Move, View, Event> {
  const lists = new Intl.ListFormat(say.locale);
  const nameOf = (sector: number): string => say.sectors[sector]!;
  const cardName = (card: number): string => say.card(nameOf(sectorOf(card)), changeOf(card));
  const sharesText = (shares: readonly number[]): string =>
    lists.format(shares.flatMap((number, sector) => (number > 0 ? [`${number} ${nameOf(sector)}`] : []))) ||
    say.nothing;

  /** What is asked of the viewer. */
  function asked({ phase, prices, turn, players }: View, who: Who): string {
    switch (phase.kind) {
      case 'card':
        if (phase.second) return say.secondCard;
        return turn.owes ? say.firstCardOwing : say.firstCard;
      case 'deal':
        return turn.owes ? say.dealOwing : say.deal;
      case 'answer': {
        const { side, left, sector } = phase;
        return say.answer(side, who(turn.seat), left, nameOf(sector), prices[sector]!);
      }
      case 'bank': {
        const { side, left, sector } = phase;
        return say.bank(side, left, nameOf(sector), bankPrice(prices[sector]!, side));
      }
      case 'claim': {
        const { amount, objective, shares } = players[turn.seat]!;
        const met = objective!.figures.every((figure, sector) =>
          figure === 0 ? shares[sector] === 0 : shares[sector]! * prices[sector]! >= figure,
        );
        return met ? say.objectiveMet(amount) : say.objectiveNotMet(amount);
      }
      case 'collect':
        return say.collect(who(phase.from), phase.left);
      case 'balance':
        return say.balance(phase.left);
      case 'over':
        return say.over;
    }
  }

  function move(choice: Move, { phase, prices }: View): string {
    switch (choice.kind) {
      case 'play':
        return say.play(cardName(choice.card));
      case 'offer': {
        const { side, number, sector } = choice;
        return say.offer(side, number, nameOf(sector), number * prices[sector]!);
      }
      case 'done':
        return say.done;
      case 'answer':
        if (choice.number === 0 || phase.kind !== 'answer') return say.no;
        return say.sellOrBuy(phase.side, choice.number, choice.number * prices[phase.sector]!);
      case 'bank':
        if (choice.number === 0 || phase.kind !== 'bank') return say.noBank;
        return say.atBank(phase.side, choice.number, choice.number * bankPrice(prices[phase.sector]!, phase.side));
      case 'claim':
        return say.claim;
      case 'pass':
        return say.pass;
      case 'take':
        return say.take(nameOf(choice.sector), prices[choice.sector]!);
      case 'stop':
        return say.stop;
    }
  }

  function event(told: Event, who: Who): string {
    switch (told.kind) {
      case 'round':
        return say.round(told.round, told.rounds);
      case 'fee':
        return say.fee(who(told.seat), told.amount);
      case 'fee-owed':
        return say.feeOwed(who(told.seat), told.amount);
      case 'played':
        return say.played(who(told.seat), cardName(told.card));
      case 'price':
        if (told.from === told.to) return say.stays(nameOf(told.sector), told.to);
        return say.moved(nameOf(told.sector), told.from, told.to);
      case 'dividend': {
        const paid = told.paid.flatMap((amount, seat) =>
          amount > 0 ? [say.share(who(seat), amount, told.shares[seat]!)] : [],
        );
        return say.dividend(nameOf(told.sector), told.each, paid.length > 0 ? lists.format(paid) : null);
      }
      case 'no-dividend':
        return say.noDividend(nameOf(told.sector), told.due, told.cash);
      case 'drew':
        return say.drew(who(told.seat), cardName(told.card));
      case 'reshuffled':
        return say.reshuffled;
      case 'offer':
        return say.offered(told.side, who(told.seat), told.number, nameOf(told.sector), told.price);
      case 'answer':
        if (told.number === 0) return say.refused(who(told.seat));
        return say.answered(
          told.side,
          who(told.seat),
          told.number,
          nameOf(told.sector),
          who(told.to),
          told.number * told.price,
        );
      case 'bank':
        if (told.number === 0) return say.noBankDeal(who(told.seat));
        return say.bankDeal(told.side, who(told.seat), told.number, nameOf(told.sector), told.price);
      case 'settled':
        return told.moved > 0 ? '' : say.barred(told.side, who(told.seat), nameOf(told.sector));
      case 'claimed':
        return say.claimed(who(told.seat), told.amount, sharesText(told.figures), sharesText(told.shares));
      case 'paid':
        return told.from !== null
          ? say.paid(who(told.from), told.amount, who(told.to))
          : say.bankPaid(told.amount, who(told.to));
      case 'took':
        return say.took(who(told.to), nameOf(told.sector), told.price, told.from === null ? null : who(told.from));
      case 'took-all':
        return say.tookAll(who(told.from), who(told.to), sharesText(told.shares));
      case 'next-objective':
        return say.nextObjective(who(told.seat), told.amount);
      case 'objective':
        return say.objective(who(told.seat), sharesText(told.figures));
      case 'bankrupt':
        return say.bankrupt(who(told.seat));
      case 'over': {
        const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
        return say.wins(lists.format(winners), winners.length > 1);
      }
    }
  }

  return {
    name: 'Speculate',
    pitch: say.pitch,
    options: { openHoldings: say.openHoldings },
    question(view, who) {
      const { phase, turn, seat } = view;
      const decides = phase.kind === 'answer' ? phase.seat : turn.seat;
      if (phase.kind === 'over' || decides === seat) return asked(view, who);
      return say.thinking[phase.kind](who(decides));
    },
    move,
    event,
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal: ({ reason, args = {} }: Refusal) =>
      say.refusals[reason as Reason]({ ...args, sector: say.sectors[Number(args.sector)] ?? '' }),
  };
}
