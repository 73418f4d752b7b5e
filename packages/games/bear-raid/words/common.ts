import type { Locale, Part, Refusal, Seat, Sentence, Who, Words } from '@outcry/engine';
import { money as inMoney } from '@outcry/engine/figures';
import { joined, say, textOf } from '@outcry/engine/sentence';
import { COMPANIES } from '../data.ts';
import type { Counts, Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { EVENT_RULES } from './rules.ts';

/** The companies' names, the same in every language. */
export const NAMES = ['Edison', 'Nile', 'Gazillioon', 'Banana', 'Unusual Oil', 'GameStart'];

type Args = Readonly<Record<string, string | number>>;

/** Why something is refused, as `refusal` of the rules names it. */
export type Reason =
  | 'not-in-play'
  | 'too-few-stocks'
  | 'too-few-spaces'
  | 'too-little-cash'
  | 'pips-not-rising'
  | 'dice-not-there'
  | 'place-one-to-three'
  | 'too-few-dice'
  | 'no-bag-now'
  | 'bag-now'
  | 'too-many-kept'
  | 'too-many-companies';

/** The sentences in one language. Names, amounts and money come already written out. */
export interface Sentences {
  readonly locale: Locale;
  readonly pitch: string;
  readonly parts: Words['parts'];
  readonly styles: Words['styles'];
  readonly companies: { readonly label: string; readonly help: string };
  readonly over: string;
  readonly yourAction: string;
  readonly theirAction: (name: string) => string;
  readonly yourBag: string;
  readonly theirBag: (names: string, several: boolean) => string;
  readonly pass: string;
  readonly buy: (stocks: string, cost: string) => string;
  readonly short: (stocks: string, proceeds: string) => string;
  readonly take: (company: string, pips: readonly number[], lost: number) => string;
  readonly place: (dice: string) => string;
  readonly bag: (dice: string) => string;
  readonly bagNothing: string;
  readonly bought: (name: Part, stocks: Sentence, money: string) => Sentence;
  readonly shorted: (name: Part, stocks: Sentence, money: string) => Sentence;
  readonly took: (name: Part, dice: number, company: Part, pips: number) => Sentence;
  readonly placed: (name: Part, dice: Sentence) => Sentence;
  readonly passed: (name: Part) => Sentence;
  readonly chose: (name: Part) => Sentence;
  readonly bagged: (name: Part, dice: Sentence | null) => Sentence;
  readonly drawn: (dice: Sentence) => Sentence;
  readonly noneDrawn: Sentence;
  readonly rolled: (company: Part, pips: string) => Sentence;
  /** `change` is null when the price stays where it is. */
  readonly priced: (company: Part, change: Part | null, price: string, pips: number, market: number) => Sentence;
  readonly split: (company: Part, price: string) => Sentence;
  readonly bankrupt: (company: Part, price: string) => Sentence;
  readonly round: (round: number, first: Part) => Sentence;
  readonly inCash: (money: string) => Sentence;
  readonly owned: (stocks: Sentence) => Sentence;
  readonly owed: (stocks: Sentence) => Sentence;
  /** What separates cash, stocks owned and stocks owed. */
  readonly semicolon: string;
  readonly settled: (name: Part, parts: Sentence, money: string) => Sentence;
  readonly wins: (names: Sentence, several: boolean) => Sentence;
  /** `company` is the name of the company the refusal is about, where there is one. */
  readonly refusals: Readonly<
    Record<
      Reason,
      (args: Args & { readonly company: string }, money: (amount: string | number | undefined) => string) => string
    >
  >;
}

const total = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);

const companyPart = (company: number): Part => ({ kind: 'company', company, text: NAMES[company]! });

const stocks = (count: number, company: number): Sentence => say`${count} ${companyPart(company)}`;

/** The game's words in a language. */
export function wordsOf(texts: Sentences): Words<Move, View, Event> {
  const lists = new Intl.ListFormat(texts.locale);
  const money = (amount: number): string => inMoney(amount, texts.locale);
  const changePart = (change: number): Part | null =>
    change === 0 ? null : { kind: 'amount', amount: change, text: change < 0 ? `−${-change}` : `+${change}` };
  /** "Ada, Bea and Cyril", every name still a part of its own. */
  const listed = (items: readonly Sentence[]): Sentence => {
    let next = 0;
    return lists
      .formatToParts(items.map(textOf))
      .flatMap(({ type, value }) => (type === 'element' ? items[next++]! : say`${value}`));
  };
  /** "2 Edison and 1 Nile", for dice and for positions. */
  const amounts = (counts: Counts): Sentence =>
    listed(counts.flatMap((count, company) => (count === 0 ? [] : [stocks(count, company)])));

  function question({ phase, seat }: View, who: Who): string {
    if (phase.kind === 'over') return texts.over;
    if (phase.kind === 'action') return phase.seat === seat ? texts.yourAction : texts.theirAction(who(phase.seat));
    if (seat !== null && phase.waiting.includes(seat)) return texts.yourBag;
    return texts.theirBag(lists.format(phase.waiting.map(who)), phase.waiting.length > 1);
  }

  function move(choice: Move, view: View): string {
    switch (choice.kind) {
      case 'pass':
        return texts.pass;
      case 'buy':
        return texts.buy(
          textOf(stocks(choice.count, choice.company)),
          money(view.costs[choice.company]![choice.count - 1]!),
        );
      case 'short':
        return texts.short(
          textOf(stocks(choice.count, choice.company)),
          money(view.proceeds[choice.company]![choice.count - 1]!),
        );
      case 'take':
        return texts.take(NAMES[choice.company]!, choice.pips, total(choice.pips));
      case 'place':
        return texts.place(textOf(amounts(choice.dice)));
      case 'bag':
        return total(choice.dice) === 0 ? texts.bagNothing : texts.bag(textOf(amounts(choice.dice)));
    }
  }

  function event(told: Event, who: Who): Sentence {
    const name = (seat: Seat): Part => ({ kind: 'seat', seat, text: who(seat) });
    switch (told.kind) {
      case 'bought':
        return texts.bought(name(told.seat), stocks(told.count, told.company), money(told.money));
      case 'shorted':
        return texts.shorted(name(told.seat), stocks(told.count, told.company), money(told.money));
      case 'took':
        return texts.took(name(told.seat), told.pips.length, companyPart(told.company), total(told.pips));
      case 'placed':
        return texts.placed(name(told.seat), amounts(told.dice));
      case 'passed':
        return texts.passed(name(told.seat));
      case 'chose':
        return texts.chose(name(told.seat));
      case 'bagged':
        return texts.bagged(name(told.seat), total(told.dice) === 0 ? null : amounts(told.dice));
      case 'drawn':
        return total(told.dice) === 0 ? texts.noneDrawn : texts.drawn(amounts(told.dice));
      case 'rolled':
        return texts.rolled(companyPart(told.company), told.pips.join(', '));
      case 'priced':
        return texts.priced(
          companyPart(told.company),
          changePart(told.change),
          money(told.price),
          told.pips,
          told.market,
        );
      case 'split':
        return texts.split(companyPart(told.company), money(told.price));
      case 'bankrupt':
        return texts.bankrupt(companyPart(told.company), money(told.price));
      case 'round':
        return texts.round(told.round, name(told.first));
      case 'settled': {
        const owned = told.positions.map((count) => Math.max(0, count));
        const owed = told.positions.map((count) => Math.max(0, -count));
        const parts = [texts.inCash(money(told.cash))];
        if (total(owned) > 0) parts.push(texts.owned(amounts(owned)));
        if (total(owed) > 0) parts.push(texts.owed(amounts(owed)));
        return texts.settled(name(told.seat), joined(parts, texts.semicolon), money(told.money));
      }
      case 'over': {
        const winners = told.places.flatMap((place, seat) => (place === 1 ? [[name(seat)]] : []));
        return texts.wins(listed(winners), winners.length > 1);
      }
    }
  }

  return {
    name: 'Bear Raid',
    pitch: texts.pitch,
    money,
    company: (company) => NAMES[company]!,
    parts: texts.parts,
    styles: texts.styles,
    options: {
      companies: {
        ...texts.companies,
        values: Object.fromEntries(COMPANIES.map((id, company) => [id, NAMES[company]!])),
      },
    },
    question,
    move,
    event,
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal: ({ reason, args = {} }: Refusal) =>
      texts.refusals[reason as Reason]({ ...args, company: NAMES[Number(args.company)] ?? '' }, (amount) =>
        money(Number(amount)),
      ),
  };
}
