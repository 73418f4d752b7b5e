import type { Locale, Refusal, Who, Words } from '@outcry/engine';
import { money as inMoney } from '@outcry/engine/figures';
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

/** One language: the sentences, with names, amounts and money already written out. */
export interface Sentences {
  readonly locale: Locale;
  readonly pitch: string;
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
  readonly bought: (name: string, stocks: string, money: string) => string;
  readonly shorted: (name: string, stocks: string, money: string) => string;
  readonly took: (name: string, dice: number, company: string, pips: number) => string;
  readonly placed: (name: string, dice: string) => string;
  readonly passed: (name: string) => string;
  readonly chose: (name: string) => string;
  readonly bagged: (name: string, dice: string | null) => string;
  readonly drawn: (dice: string) => string;
  readonly noneDrawn: string;
  readonly rolled: (company: string, pips: string) => string;
  readonly unchanged: string;
  readonly priced: (company: string, change: string, price: string, pips: number, market: number) => string;
  readonly split: (company: string, price: string) => string;
  readonly bankrupt: (company: string, price: string) => string;
  readonly round: (round: number, first: string) => string;
  readonly inCash: (money: string) => string;
  readonly owned: (stocks: string) => string;
  readonly owed: (stocks: string) => string;
  readonly settled: (name: string, parts: string, money: string) => string;
  readonly wins: (names: string, several: boolean) => string;
  /** `company` is the name of the company the refusal is about, where there is one. */
  readonly refusals: Readonly<
    Record<
      Reason,
      (args: Args & { readonly company: string }, money: (amount: string | number | undefined) => string) => string
    >
  >;
}

const total = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);

/** The game's words in a language. */
export function wordsOf(say: Sentences): Words<Move, View, Event> {
  const lists = new Intl.ListFormat(say.locale);
  const money = (amount: number): string => inMoney(amount, say.locale);
  const signed = (change: number): string => (change < 0 ? `−${-change}` : change > 0 ? `+${change}` : say.unchanged);
  const stocks = (count: number, company: number): string => `${count} ${NAMES[company]}`;
  /** "2 Edison and 1 Nile", for dice and for positions. */
  const amounts = (counts: Counts): string =>
    lists.format(counts.flatMap((count, company) => (count === 0 ? [] : [stocks(count, company)])));

  function question({ phase, seat }: View, who: Who): string {
    if (phase.kind === 'over') return say.over;
    if (phase.kind === 'action') return phase.seat === seat ? say.yourAction : say.theirAction(who(phase.seat));
    if (seat !== null && phase.waiting.includes(seat)) return say.yourBag;
    return say.theirBag(lists.format(phase.waiting.map(who)), phase.waiting.length > 1);
  }

  function move(choice: Move, view: View): string {
    switch (choice.kind) {
      case 'pass':
        return say.pass;
      case 'buy':
        return say.buy(stocks(choice.count, choice.company), money(view.costs[choice.company]![choice.count - 1]!));
      case 'short':
        return say.short(
          stocks(choice.count, choice.company),
          money(view.proceeds[choice.company]![choice.count - 1]!),
        );
      case 'take':
        return say.take(NAMES[choice.company]!, choice.pips, total(choice.pips));
      case 'place':
        return say.place(amounts(choice.dice));
      case 'bag':
        return total(choice.dice) === 0 ? say.bagNothing : say.bag(amounts(choice.dice));
    }
  }

  function event(told: Event, who: Who): string {
    switch (told.kind) {
      case 'bought':
        return say.bought(who(told.seat), stocks(told.count, told.company), money(told.money));
      case 'shorted':
        return say.shorted(who(told.seat), stocks(told.count, told.company), money(told.money));
      case 'took':
        return say.took(who(told.seat), told.pips.length, NAMES[told.company]!, total(told.pips));
      case 'placed':
        return say.placed(who(told.seat), amounts(told.dice));
      case 'passed':
        return say.passed(who(told.seat));
      case 'chose':
        return say.chose(who(told.seat));
      case 'bagged':
        return say.bagged(who(told.seat), total(told.dice) === 0 ? null : amounts(told.dice));
      case 'drawn':
        return total(told.dice) === 0 ? say.noneDrawn : say.drawn(amounts(told.dice));
      case 'rolled':
        return say.rolled(NAMES[told.company]!, told.pips.join(', '));
      case 'priced':
        return say.priced(NAMES[told.company]!, signed(told.change), money(told.price), told.pips, told.market);
      case 'split':
        return say.split(NAMES[told.company]!, money(told.price));
      case 'bankrupt':
        return say.bankrupt(NAMES[told.company]!, money(told.price));
      case 'round':
        return say.round(told.round, who(told.first));
      case 'settled': {
        const owned = told.positions.map((count) => Math.max(0, count));
        const owed = told.positions.map((count) => Math.max(0, -count));
        const parts = [say.inCash(money(told.cash))];
        if (total(owned) > 0) parts.push(say.owned(amounts(owned)));
        if (total(owed) > 0) parts.push(say.owed(amounts(owed)));
        return say.settled(who(told.seat), parts.join('; '), money(told.money));
      }
      case 'over': {
        const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
        return say.wins(lists.format(winners), winners.length > 1);
      }
    }
  }

  return {
    name: 'Bear Raid',
    pitch: say.pitch,
    options: {
      companies: {
        ...say.companies,
        values: Object.fromEntries(COMPANIES.map((id, company) => [id, NAMES[company]!])),
      },
    },
    question,
    move,
    event,
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal: ({ reason, args = {} }: Refusal) =>
      say.refusals[reason as Reason]({ ...args, company: NAMES[Number(args.company)] ?? '' }, (amount) =>
        money(Number(amount)),
      ),
  };
}
