import type { Locale, Refusal, Who, Words } from '@outcry/engine';
import { money as inMoney } from '@outcry/engine/figures';
import { COMPANIES } from '../data.ts';
import { companyOf, numberOf } from '../state.ts';
import type { Card, Event, Move } from '../state.ts';
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
  readonly leftOut: { readonly label: string; readonly help: string };
  readonly over: string;
  readonly yourCard: string;
  readonly theirCard: (name: string) => string;
  readonly yourDeal: string;
  readonly theirDeal: (name: string) => string;
  readonly play: (card: string) => string;
  readonly playOn: (card: string, company: string, boxes: string) => string;
  readonly take: (card: string) => string;
  readonly dealt: (round: number, dealer: string, lead: string) => string;
  readonly played: (name: string, card: string) => string;
  readonly turnedUp: (card: string) => string;
  readonly stays: (company: string, price: string) => string;
  readonly moved: (company: string, boxes: string, won: boolean, price: string, box: number) => string;
  readonly sideDeal: (name: string, card: string) => string;
  readonly won: (name: string, card: string, cards: number) => string;
  readonly nobodyWon: (cards: string) => string;
  readonly kept: (name: string, cards: string) => string;
  readonly paid: (company: string, price: string, payees: string | null) => string;
  readonly earned: (round: number, amounts: string) => string;
  readonly wins: (names: string, several: boolean) => string;
  readonly refusals: Readonly<Record<Reason, (args: Args) => string>>;
}

/** Otto, who has no seat, is null in events. */
const nameOf = (seat: number | null, who: Who): string => (seat === null ? 'Otto' : who(seat));

/** The game's words in a language. */
export function wordsOf(say: Sentences): Words<Move, View, Event> {
  const lists = new Intl.ListFormat(say.locale);
  const money = (amount: number): string => inMoney(amount, say.locale);
  const list = (cards: readonly Card[]): string => lists.format(cards.map(cardName));
  return {
    name: 'Taking Stock',
    pitch: say.pitch,
    options: {
      leftOut: { ...say.leftOut, values: Object.fromEntries(COMPANIES.map((id, company) => [id, NAMES[company]!])) },
    },
    question({ phase, seat }, who) {
      if (phase.kind === 'over') return say.over;
      const yours = phase.seat === seat;
      if (phase.kind === 'play') return yours ? say.yourCard : say.theirCard(who(phase.seat));
      return yours ? say.yourDeal : say.theirDeal(who(phase.seat));
    },
    move(move) {
      if (move.kind === 'take') return say.take(cardName(move.card));
      if (move.target === null) return say.play(cardName(move.card));
      return say.playOn(cardName(move.card), NAMES[move.target]!, signed(move.boxes!));
    },
    event(event, who) {
      switch (event.kind) {
        case 'dealt':
          return say.dealt(event.round, who(event.dealer), who(event.lead));
        case 'played':
          return say.played(who(event.seat), cardName(event.card));
        case 'otto-played':
          return say.turnedUp(cardName(event.card));
        case 'moved': {
          const company = NAMES[event.company]!;
          if (event.from === event.to) return say.stays(company, money(event.price));
          const boxes = signed(event.to - event.from);
          return say.moved(company, boxes, event.because === 'won', money(event.price), event.to + 1);
        }
        case 'side-deal':
          return say.sideDeal(who(event.seat), cardName(event.card));
        case 'won':
          return say.won(nameOf(event.seat, who), cardName(event.card), event.cards.length);
        case 'nobody-won':
          return say.nobodyWon(list(event.cards));
        case 'leftovers':
          return say.kept(nameOf(event.seat, who), list(event.cards));
        case 'paid': {
          const payees = event.money.flatMap((amount, hand) =>
            amount > 0 && hand !== event.otto ? [`${who(hand)} ${money(amount)}`] : [],
          );
          const names = payees.length > 0 ? lists.format(payees) : null;
          return say.paid(NAMES[event.company]!, money(event.price), names);
        }
        case 'round-over':
          return say.earned(
            event.round,
            event.earned.map((amount, seat) => `${who(seat)} ${money(amount)}`).join(', '),
          );
        case 'over': {
          const winners = event.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
          return say.wins(lists.format(winners), winners.length > 1);
        }
      }
    },
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal: ({ reason, args }: Refusal) => say.refusals[reason as Reason](args ?? {}),
  };
}
