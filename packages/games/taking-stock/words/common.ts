import type { Locale, Part, Refusal, Sentence, Who, Words } from '@outcry/engine';
import { money as inMoney } from '@outcry/engine/figures';
import { joined, say } from '@outcry/engine/sentence';
import { COMPANIES } from '../data.ts';
import { companyOf, numberOf } from '../state.ts';
import type { Card, Company, Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { EVENT_RULES } from './rules.ts';

/** The companies' names, the same in every language, in the order of the price board. */
export const NAMES = ['Blue Moon', 'Green Globe', 'Red Sun', 'Purple Prose', 'Golden Maple'];

/** A card as everybody calls it: company and number. */
export const cardName = (card: Card): string => `${NAMES[companyOf(card)]} ${numberOf(card)}`;

/** A number of boxes with its sign, a true minus. */
export const signed = (boxes: number): string => (boxes < 0 ? `−${-boxes}` : `+${boxes}`);

type Args = Readonly<Record<string, string | number>>;

/** Why something is refused, as `refusal` of the rules names it. */
export type Reason =
  | 'no-side-deal-now'
  | 'not-in-hand'
  | 'target-needed'
  | 'company-not-in-play'
  | 'another-company'
  | 'wrong-boxes'
  | 'no-target'
  | 'side-deal-first'
  | 'not-the-winning-card'
  | 'not-in-trick'
  | 'companies-left-out';

/** One language: the sentences, with names, cards, boxes and money already written out. */
export interface Sentences {
  readonly locale: Locale;
  readonly pitch: string;
  readonly parts: Words['parts'];
  readonly styles: Words['styles'];
  readonly leftOut: { readonly label: string; readonly help: string };
  readonly over: string;
  readonly yourCard: string;
  readonly theirCard: (name: string) => string;
  readonly yourDeal: string;
  readonly theirDeal: (name: string) => string;
  readonly play: (card: string) => string;
  readonly playOn: (card: string, company: string, boxes: string) => string;
  readonly take: (card: string) => string;
  readonly dealt: (round: number, dealer: Part, lead: Part) => Sentence;
  readonly played: (name: Part, card: Sentence) => Sentence;
  readonly turnedUp: (card: Sentence) => Sentence;
  readonly stays: (company: Part, price: string) => Sentence;
  readonly moved: (company: Part, boxes: Part, won: boolean, price: string, box: number) => Sentence;
  readonly sideDeal: (name: Part, card: Sentence) => Sentence;
  readonly won: (name: Part, card: Sentence, cards: number) => Sentence;
  readonly nobodyWon: (cards: Sentence) => Sentence;
  readonly kept: (name: Part, cards: Sentence) => Sentence;
  readonly paid: (company: Part, price: string, payees: Sentence | null) => Sentence;
  readonly earned: (round: number, amounts: Sentence) => Sentence;
  readonly wins: (names: Sentence, several: boolean) => Sentence;
  readonly refusals: Readonly<Record<Reason, (args: Args) => string>>;
}

const companyPart = (company: Company): Part => ({ kind: 'company', company, text: NAMES[company]! });
const cardPart = (card: Card): Sentence => say`${companyPart(companyOf(card))} ${numberOf(card)}`;
const boxesPart = (boxes: number): Part => ({ kind: 'amount', amount: boxes, text: signed(boxes) });

/** Otto, who has no seat, is null in events. */
const seatPart = (seat: number | null, who: Who): Part =>
  seat === null ? { kind: 'text', text: 'Otto' } : { kind: 'seat', seat, text: who(seat) };

/** The game's words in a language. */
export function wordsOf(texts: Sentences): Words<Move, View, Event> {
  const lists = new Intl.ListFormat(texts.locale);
  const money = (amount: number): string => inMoney(amount, texts.locale);
  const list = (pieces: readonly (Part | Sentence)[]): Sentence =>
    joined(
      lists
        .formatToParts(pieces.map((_, at) => String(at)))
        .map(({ type, value }) => (type === 'element' ? pieces[Number(value)]! : say`${value}`)),
      '',
    );
  return {
    name: 'Taking Stock',
    pitch: texts.pitch,
    money,
    company: (company) => NAMES[company]!,
    parts: texts.parts,
    styles: texts.styles,
    options: {
      leftOut: { ...texts.leftOut, values: Object.fromEntries(COMPANIES.map((id, company) => [id, NAMES[company]!])) },
    },
    question({ phase, seat }, who) {
      if (phase.kind === 'over') return texts.over;
      const yours = phase.seat === seat;
      if (phase.kind === 'play') return yours ? texts.yourCard : texts.theirCard(who(phase.seat));
      return yours ? texts.yourDeal : texts.theirDeal(who(phase.seat));
    },
    move(move) {
      if (move.kind === 'take') return texts.take(cardName(move.card));
      if (move.target === null) return texts.play(cardName(move.card));
      return texts.playOn(cardName(move.card), NAMES[move.target]!, signed(move.boxes!));
    },
    event(event, who) {
      switch (event.kind) {
        case 'dealt':
          return texts.dealt(event.round, seatPart(event.dealer, who), seatPart(event.lead, who));
        case 'played':
          return texts.played(seatPart(event.seat, who), cardPart(event.card));
        case 'otto-played':
          return texts.turnedUp(cardPart(event.card));
        case 'moved': {
          const company = companyPart(event.company);
          if (event.from === event.to) return texts.stays(company, money(event.price));
          const boxes = boxesPart(event.to - event.from);
          return texts.moved(company, boxes, event.because === 'won', money(event.price), event.to + 1);
        }
        case 'side-deal':
          return texts.sideDeal(seatPart(event.seat, who), cardPart(event.card));
        case 'won':
          return texts.won(seatPart(event.seat, who), cardPart(event.card), event.cards.length);
        case 'nobody-won':
          return texts.nobodyWon(list(event.cards.map(cardPart)));
        case 'leftovers':
          return texts.kept(seatPart(event.seat, who), list(event.cards.map(cardPart)));
        case 'paid': {
          const payees = event.money.flatMap((amount, hand) =>
            amount > 0 && hand !== event.otto ? [say`${seatPart(hand, who)} ${money(amount)}`] : [],
          );
          return texts.paid(companyPart(event.company), money(event.price), payees.length > 0 ? list(payees) : null);
        }
        case 'round-over': {
          const amounts = event.earned.map((amount, seat) => say`${seatPart(seat, who)} ${money(amount)}`);
          return texts.earned(event.round, joined(amounts, ', '));
        }
        case 'over': {
          const winners = event.places.flatMap((place, seat) => (place === 1 ? [seatPart(seat, who)] : []));
          return texts.wins(list(winners), winners.length > 1);
        }
        case 'dealt-cards':
        case 'asks':
          return [];
      }
    },
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal: ({ reason, args }: Refusal) => texts.refusals[reason as Reason](args ?? {}),
  };
}
