import type { Locale, Part, Refusal, Seat, Sentence, Who, Words } from '@outcry/engine';
import { number } from '@outcry/engine/figures';
import { say, textOf } from '@outcry/engine/sentence';
import { changeOf, sectorOf } from '../box.ts';
import type { Data } from '../data.ts';
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
  readonly parts: Words['parts'];
  readonly styles: Words['styles'];
  readonly sectors: readonly string[];
  readonly openHoldings: { readonly label: string; readonly help: string };
  readonly card: (sector: Part, change: number) => Sentence;
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
  readonly round: (round: number, rounds: number) => Sentence;
  readonly fee: (name: Part, amount: number) => Sentence;
  readonly feeOwed: (name: Part, amount: number) => Sentence;
  readonly played: (name: Part, card: Sentence) => Sentence;
  readonly stays: (sector: Part, price: number) => Sentence;
  readonly moved: (sector: Part, from: number, to: number) => Sentence;
  readonly share: (name: Part, amount: number, shares: number) => Sentence;
  readonly dividend: (sector: Part, each: number, paid: Sentence | null) => Sentence;
  readonly noDividend: (sector: Part, due: number, cash: number) => Sentence;
  readonly drew: (name: Part, card: Sentence) => Sentence;
  readonly reshuffled: string;
  readonly offered: (side: Side, name: Part, number: number, sector: Part, price: number) => Sentence;
  readonly refused: (name: Part) => Sentence;
  readonly answered: (side: Side, name: Part, number: number, sector: Part, asker: Part, money: number) => Sentence;
  readonly noBankDeal: (side: Side, name: Part) => Sentence;
  readonly bankDeal: (side: Side, name: Part, number: number, sector: Part, price: number) => Sentence;
  readonly barred: (side: Side, name: Part, sector: Part) => Sentence;
  readonly claimed: (name: Part, amount: number, figures: Sentence, shares: Sentence) => Sentence;
  readonly paid: (from: Part, amount: number, to: Part) => Sentence;
  readonly bankPaid: (amount: number, to: Part) => Sentence;
  readonly took: (name: Part, sector: Part, price: number, from: Part | null) => Sentence;
  readonly tookAll: (from: Part, to: Part, shares: Sentence) => Sentence;
  readonly nextObjective: (name: Part, amount: number) => Sentence;
  readonly objective: (name: Part, figures: Sentence) => Sentence;
  readonly bankrupt: (name: Part) => Sentence;
  readonly early: (names: string, several: boolean) => string;
  readonly wins: (names: Sentence, several: boolean) => Sentence;
  /** `sector` is the name of the sector the refusal is about, where there is one. */
  readonly refusals: Readonly<Record<Reason, (args: Args & { readonly sector: string }) => string>>;
}

/** The game's words in a language. */
export function wordsOf(text: Sentences): Words<Move, View, Event> {
  const lists = new Intl.ListFormat(text.locale);
  const nameOf = (sector: number): string => text.sectors[sector]!;
  const named = (sector: number): Part => ({ kind: 'company', company: sector, text: nameOf(sector) });
  const cardName = (card: number): Sentence => text.card(named(sectorOf(card)), changeOf(card));
  /** "Ada, Bob and Cleo", as the language lists them. */
  const listed = (pieces: readonly (Part | Sentence)[]): Sentence =>
    lists
      .formatToParts(pieces.map((_, at) => String(at)))
      .flatMap(({ type, value }) => (type === 'element' ? say`${pieces[Number(value)]!}` : say`${value}`));
  const sharesListed = (shares: readonly number[]): Sentence => {
    const some = shares.flatMap((number, sector) => (number > 0 ? [say`${number} ${named(sector)}`] : []));
    return some.length > 0 ? listed(some) : say`${text.nothing}`;
  };

  /** The worth an objective asks for, sector by sector. */
  const figuresListed = (figures: readonly number[]): Sentence =>
    listed(figures.flatMap((figure, sector) => (figure > 0 ? [say`${named(sector)} ${figure}`] : [])));

  /** What is asked of the viewer. */
  function asked({ phase, prices, turn, players }: View, who: Who): string {
    switch (phase.kind) {
      case 'card':
        if (phase.second) return text.secondCard;
        return turn.owes ? text.firstCardOwing : text.firstCard;
      case 'deal':
        return turn.owes ? text.dealOwing : text.deal;
      case 'answer': {
        const { side, left, sector } = phase;
        return text.answer(side, who(turn.seat), left, nameOf(sector), prices[sector]!);
      }
      case 'bank': {
        const { side, left, sector } = phase;
        return text.bank(side, left, nameOf(sector), bankPrice(prices[sector]!, side));
      }
      case 'claim': {
        const { amount, objective, shares } = players[turn.seat]!;
        const met = objective!.figures.every((figure, sector) =>
          figure === 0 ? shares[sector] === 0 : shares[sector]! * prices[sector]! >= figure,
        );
        return met ? text.objectiveMet(amount) : text.objectiveNotMet(amount);
      }
      case 'collect':
        return text.collect(who(phase.from), phase.left);
      case 'balance':
        return text.balance(phase.left);
      case 'over':
        return text.over;
    }
  }

  function move(choice: Move, { phase, prices }: View): string {
    switch (choice.kind) {
      case 'play':
        return text.play(textOf(cardName(choice.card)));
      case 'offer': {
        const { side, number, sector } = choice;
        return text.offer(side, number, nameOf(sector), number * prices[sector]!);
      }
      case 'done':
        return text.done;
      case 'answer':
        if (choice.number === 0 || phase.kind !== 'answer') return text.no;
        return text.sellOrBuy(phase.side, choice.number, choice.number * prices[phase.sector]!);
      case 'bank':
        if (choice.number === 0 || phase.kind !== 'bank') return text.noBank;
        return text.atBank(phase.side, choice.number, choice.number * bankPrice(prices[phase.sector]!, phase.side));
      case 'claim':
        return text.claim;
      case 'pass':
        return text.pass;
      case 'take':
        return text.take(nameOf(choice.sector), prices[choice.sector]!);
      case 'stop':
        return text.stop;
    }
  }

  function event(told: Event, who: Who): Sentence {
    const name = (seat: Seat): Part => ({ kind: 'seat', seat, text: who(seat) });
    switch (told.kind) {
      case 'round':
        return text.round(told.round, told.rounds);
      case 'fee':
        return text.fee(name(told.seat), told.amount);
      case 'fee-owed':
        return text.feeOwed(name(told.seat), told.amount);
      case 'played':
        return text.played(name(told.seat), cardName(told.card));
      case 'price':
        if (told.from === told.to) return text.stays(named(told.sector), told.to);
        return text.moved(named(told.sector), told.from, told.to);
      case 'dividend': {
        const paid = told.paid.flatMap((amount, seat) =>
          amount > 0 ? [text.share(name(seat), amount, told.shares[seat]!)] : [],
        );
        return text.dividend(named(told.sector), told.each, paid.length > 0 ? listed(paid) : null);
      }
      case 'no-dividend':
        return text.noDividend(named(told.sector), told.due, told.cash);
      case 'drew':
        return text.drew(name(told.seat), cardName(told.card));
      case 'reshuffled':
        return say`${text.reshuffled}`;
      case 'offer':
        return text.offered(told.side, name(told.seat), told.number, named(told.sector), told.price);
      case 'answer':
        if (told.number === 0) return text.refused(name(told.seat));
        return text.answered(
          told.side,
          name(told.seat),
          told.number,
          named(told.sector),
          name(told.to),
          told.number * told.price,
        );
      case 'bank':
        if (told.number === 0) return text.noBankDeal(told.side, name(told.seat));
        return text.bankDeal(told.side, name(told.seat), told.number, named(told.sector), told.price);
      case 'settled':
        return told.moved > 0 ? [] : text.barred(told.side, name(told.seat), named(told.sector));
      case 'claimed':
        return text.claimed(name(told.seat), told.amount, figuresListed(told.figures), sharesListed(told.shares));
      case 'paid':
        return told.from !== null
          ? text.paid(name(told.from), told.amount, name(told.to))
          : text.bankPaid(told.amount, name(told.to));
      case 'took':
        return text.took(name(told.to), named(told.sector), told.price, told.from === null ? null : name(told.from));
      case 'took-all':
        return text.tookAll(name(told.from), name(told.to), sharesListed(told.shares));
      case 'next-objective':
        return text.nextObjective(name(told.seat), told.amount);
      case 'objective':
        return text.objective(name(told.seat), figuresListed(told.figures));
      case 'bankrupt':
        return text.bankrupt(name(told.seat));
      case 'over': {
        const winners = told.places.flatMap((place, seat) => (place === 1 ? [name(seat)] : []));
        return text.wins(listed(winners), winners.length > 1);
      }
      case 'asks':
        return [];
    }
  }

  return {
    name: 'Speculate',
    pitch: text.pitch,
    money: (amount) => number(amount, text.locale),
    company: nameOf,
    parts: text.parts,
    styles: text.styles,
    options: { openHoldings: text.openHoldings },
    question(view, who) {
      const { phase, turn, seat } = view;
      const decides = phase.kind === 'answer' ? phase.seat : turn.seat;
      if (phase.kind === 'over' || decides === seat) return asked(view, who);
      return text.thinking[phase.kind](who(decides));
    },
    move,
    event,
    // P7: the first turn began with its fee, before anybody was told anything.
    opening: ({ turn: { seat, owes } }, { fees }: Data) => [
      owes ? { kind: 'fee-owed', seat, amount: fees.late } : { kind: 'fee', seat, amount: fees.usual },
    ],
    // P14: with one player left the game is over.
    early({ players }, events: readonly Event[], who) {
      const ruined = events.flatMap((told) => (told.kind === 'bankrupt' ? [who(told.seat)] : []));
      if (players.filter(({ out }) => !out).length > 1 || ruined.length === 0) return '';
      return text.early(lists.format(ruined), ruined.length > 1);
    },
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal: ({ reason, args = {} }: Refusal) =>
      text.refusals[reason as Reason]({ ...args, sector: text.sectors[Number(args.sector)] ?? '' }),
  };
}
