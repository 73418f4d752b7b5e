import type { Label, Locale, Refusal, Words } from '@outcry/engine';
import { money as inMoney } from '@outcry/engine/figures';
import { rankDown, rankUp } from '../board.ts';
import { NAMES } from '../companies.ts';
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
export interface ShareSide {
  readonly company: string;
  readonly price: string;
  readonly negative: boolean;
}

/** One language: the sentences, with names, spaces and money already written out. */
export interface Sentences {
  readonly locale: Locale;
  readonly pitch: string;
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
  readonly buying: (share: ShareSide) => string;
  readonly selling: (share: ShareSide) => string;
  readonly turn: (turn: number, name: string, tile: string, movement: number) => string;
  readonly passed: (name: string) => string;
  /** What somebody did, without his name. */
  readonly bought: (share: ShareSide) => string;
  readonly sold: (share: ShareSide) => string;
  readonly ranked: (name: string, company: string, up: boolean, from: string, to: string) => string;
  readonly chose: (name: string) => string;
  readonly revealed: (cards: string) => string;
  readonly holiday: (steps: number) => string;
  readonly moved: (company: string, from: string, to: string) => string;
  readonly stays: (company: string) => string;
  readonly drew: (name: string, cards: string) => string;
  readonly shuffled: string;
  readonly bagged: string;
  readonly wins: (names: string, several: boolean, score: string) => string;
  readonly refusals: Readonly<Record<Reason, (filling: Filling) => string>>;
}

/** The game's words in a language. */
export function wordsOf(say: Sentences): Words<Move, View, Event> {
  const terms = TERMS[say.locale];
  const lists = new Intl.ListFormat(say.locale);
  const money = (amount: number): string => inMoney(amount, say.locale);
  const card = (held: number): string => cardName(terms, held);
  const space = (place: number): string => spaceName(terms, place);
  const share = (company: number, price: number): ShareSide => ({
    company: NAMES[company]!,
    price: money(Math.abs(price)),
    negative: price < 0,
  });

  function move(choice: Move, { bricks, prices, phase }: View): string {
    if (choice.kind === 'card') return say.play(card(choice.card));
    if (choice.kind === 'rank') {
      const { company } = choice;
      const to = phase.kind === 'rank' && phase.action === 'down' ? rankDown(bricks, company) : rankUp(bricks, company);
      return say.moveBrick(NAMES[company]!, space(bricks[company]!), to === null ? null : space(to));
    }
    const { buy, sell } = choice;
    const said = [
      ...(sell === null ? [] : [say.selling(share(sell, prices[sell]!))]),
      ...(buy === null ? [] : [say.buying(share(buy, prices[buy]!))]),
    ].join(', ');
    return said === '' ? say.pass : said[0]!.toUpperCase() + said.slice(1);
  }

  return {
    name: 'Speculation',
    pitch: say.pitch,
    options: { side: say.side },
    question(view, who) {
      const { phase, seat, players, chosen, hand } = view;
      if (phase.kind === 'over') return say.over;
      if (phase.kind === 'trade') return phase.seat === seat ? say.yourTrade : say.theirTrade(who(phase.seat));
      if (phase.kind === 'rank') {
        const tile = terms.actions[phase.action];
        return phase.seat === seat ? say.yourRank(tile) : say.theirRank(who(phase.seat), tile);
      }
      if (hand && chosen === null) return say.yourCard(movementNow(view));
      const late = players.flatMap((player, other) => (player.hasChosen ? [] : [who(other)]));
      return say.choosing(lists.format(late), late.length > 1);
    },
    move,
    event(told, who) {
      switch (told.kind) {
        case 'turn':
          return say.turn(told.turn, who(told.seat), terms.actions[told.action], told.movement);
        case 'traded': {
          const parts = [
            ...(told.sell === null ? [] : [say.sold(share(told.sell, told.proceeds))]),
            ...(told.buy === null ? [] : [say.bought(share(told.buy, told.cost))]),
          ];
          return parts.length === 0 ? say.passed(who(told.seat)) : `${who(told.seat)} ${lists.format(parts)}.`;
        }
        case 'ranked':
          return say.ranked(
            who(told.seat),
            NAMES[told.company]!,
            told.action === 'up',
            space(told.from),
            space(told.to),
          );
        case 'chose':
          return say.chose(who(told.seat));
        case 'revealed':
          return say.revealed(told.cards.map((shown, seat) => `${who(seat)} ${card(shown)}`).join(', '));
        case 'holiday':
          return say.holiday(told.steps);
        case 'moved':
          return told.path.length === 0
            ? say.stays(NAMES[told.company]!)
            : say.moved(NAMES[told.company]!, space(told.from), space(told.to));
        case 'priced':
          return '';
        case 'drew':
          return say.drew(who(told.seat), lists.format(told.cards.map(card)));
        case 'shuffled':
          return say.shuffled;
        case 'bagged':
          return say.bagged;
        case 'ended': {
          const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
          return say.wins(lists.format(winners), winners.length > 1, money(Math.max(...told.scores)));
        }
      }
    },
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal({ reason, args = {} }: Refusal) {
      const { company = 0, card: held = 0, missing = 0 }: Args = args;
      return say.refusals[reason as Reason]({
        company: NAMES[Number(company)]!,
        card: card(Number(held)),
        missing: money(Number(missing)),
      });
    },
  };
}
