import type { Label, Locale, Part, Refusal, Seat, Sentence, Who, Words } from '@outcry/engine';
import { money as inMoney } from '@outcry/engine/figures';
import { joined, say } from '@outcry/engine/sentence';
import { rankDown, rankUp } from '../board.ts';
import { NAMES } from '../companies.ts';
import { BANK_HOLIDAY } from '../data.ts';
import type { Side } from '../data.ts';
import { movementNow } from '../state.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { cardName, spaceName, TERMS } from './terms.ts';
import { EVENT_RULES } from './rules.ts';

type Args = Readonly<Record<string, string | number>>;

/** Why something is refused, as `refusal` of the rules names it. */
export type Reason =
  | 'trade-now'
  | 'same-company'
  | 'no-share'
  | 'bank-empty'
  | 'short'
  | 'rank-now'
  | 'first-brick'
  | 'last-brick'
  | 'on-start'
  | 'choose-now'
  | 'not-in-hand';

/** What refusals are filled with, already written out. */
export interface Filling {
  readonly company: string;
  readonly card: string;
  readonly missing: string;
}

/** One side of a trade: a share, what it costs as money without a sign, and whether that is a negative price (S8). */
export interface ShareSide<Company> {
  readonly company: Company;
  readonly price: string;
  readonly negative: boolean;
}

/** One language: the sentences, with names, spaces and money already written out. */
export interface Sentences {
  readonly locale: Locale;
  readonly pitch: string;
  readonly parts: Words['parts'];
  readonly styles: Words['styles'];
  readonly side: Label & { readonly values: Readonly<Record<Side, string>> };
  readonly over: string;
  readonly yourTrade: string;
  readonly theirTrade: (name: string) => string;
  readonly yourRank: (tile: string) => string;
  readonly theirRank: (name: string, tile: string) => string;
  readonly yourCard: (movement: number) => string;
  readonly choosing: (names: string, several: boolean) => string;
  readonly play: (card: string) => string;
  readonly moveBrick: (company: string, from: string, to: string | null) => string;
  readonly pass: string;
  readonly buying: (share: ShareSide<string>) => string;
  readonly selling: (share: ShareSide<string>) => string;
  readonly turn: (turn: number, name: Part, tile: string, movement: number) => Sentence;
  readonly passed: (name: Part) => Sentence;
  /** What a seat did, without its name. */
  readonly bought: (share: ShareSide<Part>) => Sentence;
  readonly sold: (share: ShareSide<Part>) => Sentence;
  readonly ranked: (name: Part, company: Part, up: boolean, from: string, to: string) => Sentence;
  readonly chose: (name: Part) => Sentence;
  readonly revealed: (cards: Sentence) => Sentence;
  readonly holiday: (steps: number) => Sentence;
  readonly moved: (company: Part, from: string, to: string) => Sentence;
  readonly stays: (company: Part) => Sentence;
  readonly drew: (name: Part, cards: Sentence) => Sentence;
  readonly shuffled: Sentence;
  readonly bagged: Sentence;
  readonly wins: (names: Sentence, several: boolean, score: string) => Sentence;
  readonly refusals: Readonly<Record<Reason, (filling: Filling) => string>>;
}

const NOTHING: Sentence = [];

/** A company by its name, as a part of a sentence. */
const named = (company: number): Part => ({ kind: 'company', company, text: NAMES[company]! });

/** The game's words in a language. */
export function wordsOf(sentences: Sentences): Words<Move, View, Event> {
  const terms = TERMS[sentences.locale];
  const lists = new Intl.ListFormat(sentences.locale);
  const money = (amount: number): string => inMoney(amount, sentences.locale);
  const card = (held: number): string => cardName(terms, held);
  const space = (place: number): string => spaceName(terms, place);
  const share = <Company>(company: Company, price: number): ShareSide<Company> => ({
    company,
    price: money(Math.abs(price)),
    negative: price < 0,
  });

  function move(choice: Move, { bricks, prices, phase }: View): string {
    if (choice.kind === 'card') return sentences.play(card(choice.card));
    if (choice.kind === 'rank') {
      const { company } = choice;
      const to = phase.kind === 'rank' && phase.action === 'down' ? rankDown(bricks, company) : rankUp(bricks, company);
      return sentences.moveBrick(NAMES[company]!, space(bricks[company]!), to === null ? null : space(to));
    }
    const { buy, sell } = choice;
    const said = [
      ...(sell === null ? [] : [sentences.selling(share(NAMES[sell]!, prices[sell]!))]),
      ...(buy === null ? [] : [sentences.buying(share(NAMES[buy]!, prices[buy]!))]),
    ].join(', ');
    return said === '' ? sentences.pass : said[0]!.toUpperCase() + said.slice(1);
  }

  /** "a, b and c". */
  const listed = (items: readonly (Part | Sentence)[]): Sentence => {
    const places = lists.formatToParts(items.map((_, at) => String(at)));
    return places.flatMap(({ type, value }) => say`${type === 'element' ? items[Number(value)]! : value}`);
  };
  const cardPart = (held: number): Part =>
    held === BANK_HOLIDAY ? { kind: 'text', text: terms.holiday } : named(held);

  function event(told: Event, who: Who): Sentence {
    const seatPart = (seat: Seat): Part => ({ kind: 'seat', seat, text: who(seat) });
    switch (told.kind) {
      case 'turn':
        return sentences.turn(told.turn, seatPart(told.seat), terms.actions[told.action], told.movement);
      case 'traded': {
        const parts = [
          ...(told.sell === null ? [] : [sentences.sold(share(named(told.sell), told.proceeds))]),
          ...(told.buy === null ? [] : [sentences.bought(share(named(told.buy), told.cost))]),
        ];
        const name = seatPart(told.seat);
        return parts.length === 0 ? sentences.passed(name) : say`${name} ${listed(parts)}.`;
      }
      case 'ranked':
        return sentences.ranked(
          seatPart(told.seat),
          named(told.company),
          told.action === 'up',
          space(told.from),
          space(told.to),
        );
      case 'chose':
        return sentences.chose(seatPart(told.seat));
      case 'revealed': {
        const shown = told.cards.map((held, seat) => say`${seatPart(seat)} ${cardPart(held)}`);
        return sentences.revealed(joined(shown, ', '));
      }
      case 'holiday':
        return sentences.holiday(told.steps);
      case 'moved':
        return told.path.length === 0
          ? sentences.stays(named(told.company))
          : sentences.moved(named(told.company), space(told.from), space(told.to));
      case 'laid':
      case 'priced':
      case 'discarded':
        return NOTHING;
      case 'drew':
        return sentences.drew(seatPart(told.seat), listed(told.cards.map(cardPart)));
      case 'shuffled':
        return sentences.shuffled;
      case 'bagged':
        return sentences.bagged;
      case 'ended': {
        const winners = told.places.flatMap((place, seat) => (place === 1 ? [seatPart(seat)] : []));
        return sentences.wins(listed(winners), winners.length > 1, money(Math.max(...told.scores)));
      }
    }
  }

  return {
    name: 'Speculation',
    pitch: sentences.pitch,
    money,
    company: (company) => NAMES[company]!,
    parts: sentences.parts,
    styles: sentences.styles,
    options: { side: sentences.side },
    question(view, who) {
      const { phase, seat, players, chosen, hand } = view;
      if (phase.kind === 'over') return sentences.over;
      if (phase.kind === 'trade')
        return phase.seat === seat ? sentences.yourTrade : sentences.theirTrade(who(phase.seat));
      if (phase.kind === 'rank') {
        const tile = terms.actions[phase.action];
        return phase.seat === seat ? sentences.yourRank(tile) : sentences.theirRank(who(phase.seat), tile);
      }
      if (hand && chosen === null) return sentences.yourCard(movementNow(view));
      const late = players.flatMap((player, other) => (player.hasChosen ? [] : [who(other)]));
      return sentences.choosing(lists.format(late), late.length > 1);
    },
    move,
    event,
    // S7: the set-up drew the tiles of the first turn.
    opening: ({ active, turn, out }) => [
      { kind: 'turn', seat: active, turn, action: out.actions.at(-1)!, movement: out.movements.at(-1)! },
    ],
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal({ reason, args = {} }: Refusal) {
      const { company = 0, card: held = 0, missing = 0 }: Args = args;
      return sentences.refusals[reason as Reason]({
        company: NAMES[Number(company)]!,
        card: card(Number(held)),
        missing: money(Number(missing)),
      });
    },
  };
}
