import type { Label, Refusal, Words } from '@outcry/engine';
import type { InvestorId } from '../cards.ts';
import { isQuiet } from '../events.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Module, Options } from '../options.ts';
import type { View } from '../view.ts';
import { DIVIDEND } from '../cards.ts';
import { isAhead } from '../preview.ts';
import { COMPANY, forecastName, INVESTOR_NAMES, namesOf } from './common-cards.ts';
import type { CardTexts } from './common-cards.ts';
import { eventsOf } from './common-events.ts';
import { movesOf } from './common-moves.ts';
import type { MoveSentences } from './common-moves.ts';
import { questionsOf } from './common-questions.ts';
import type { QuestionSentences } from './common-questions.ts';
import type { EventSentences } from './event-sentences.ts';
import { EVENT_RULES } from './rules.ts';

/** Why something is refused, as the rules name it. */
export const REASONS = [
  'not-now',
  'not-in-hand',
  'no-such-pile',
  'first-face-up',
  'second-face-down',
  'different-piles',
  'too-many-bonds',
  'own-meeple',
  'no-such-space',
  'one-value',
  'blocked-space',
  'closed-track',
  'too-low',
  'above-cash',
  'above-investor',
  'no-look',
  'actions-first',
  'no-such-action',
  'no-more-strategies',
  'strategy-cost',
  'strategy-bond',
  'strategy-condition',
  'strategy-quiet',
  'strategy-target',
  'not-a-target',
  'no-short-sale',
  'short-one-half',
  'no-such-share',
  'cannot-pay',
  'not-discarded',
  'too-many-shown',
  'not-dealt',
  'promos-without-strategies',
  'invited-without-investors',
  'investor-without-module',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a refusal is about, written out; empty where it is not about that. */
export interface Facts {
  readonly most: string;
  /** `most`, `price` and `lowest` as money. */
  readonly mostMoney: string;
  readonly price: string;
  readonly lowest: string;
  readonly piles: string;
  readonly spaces: string;
  readonly count: string;
  readonly investor: string;
  readonly module: string;
}

type Help = Required<Label>;

/** One language: its cards, and its sentences with names and money already written out. */
export interface Sentences {
  readonly cards: CardTexts;
  readonly pitch: string;
  readonly parts: Words['parts'];
  readonly styles: Words['styles'];
  readonly options: Readonly<Record<Exclude<keyof Options, 'board' | 'investors'>, Help>> & {
    readonly board: Help & { readonly values: Readonly<Record<Options['board'], string>> };
    readonly investors: Help & { readonly values: Readonly<Record<Options['investors'], string>> };
  };
  /** What is known to become of a company: a dividend as its card says it, or steps of its price. */
  readonly foreknown: (company: string, dividend: string | null, steps: number) => string;
  readonly questions: QuestionSentences;
  readonly moves: MoveSentences;
  readonly events: EventSentences;
  /** The modules an investor may need, as the refusal names them. */
  readonly modules: Readonly<Record<Module, string>>;
  readonly refusals: Readonly<Record<Reason, (facts: Facts) => string>>;
}

/** The game's words in a language. */
export function wordsOf(say: Sentences): Words<Move, View, Event> {
  const names = namesOf(say.cards);
  const log = eventsOf(say.events, names);

  function foreknown(company: number, view: View): string | null {
    const pair = view.pairs.findIndex((seen, at) => seen.company === company && isAhead(view, at));
    const { forecast = null } = view.pairs[pair] ?? {};
    if (forecast === null || view.falsified === pair) return null;
    const steps = forecast > DIVIDEND ? null : forecast;
    return say.foreknown(COMPANY[company]!, steps === null ? forecastName(forecast) : null, steps ?? 0);
  }

  function refusal({ reason, args = {} }: Refusal): string {
    const text = (name: string): string => String(args[name] ?? '');
    const inMoney = (name: string): string => (args[name] === undefined ? '' : names.money(Number(args[name])));
    return say.refusals[reason as Reason]({
      most: text('most'),
      mostMoney: inMoney('most'),
      price: inMoney('price'),
      lowest: inMoney('lowest'),
      piles: text('piles'),
      spaces: text('spaces'),
      count: text('count'),
      investor: INVESTOR_NAMES[text('investor') as InvestorId] ?? '',
      module: say.modules[text('module') as Module] ?? '',
    });
  }

  return {
    name: 'Stockpile',
    pitch: say.pitch,
    money: names.money,
    company: (company) => COMPANY[company]!,
    foreknown,
    parts: say.parts,
    styles: say.styles,
    options: { ...say.options, invited: { ...say.options.invited, values: INVESTOR_NAMES } },
    question: questionsOf(say.questions, names),
    move: movesOf(say.moves, names),
    event: (event, who) => (isQuiet(event) ? [] : log(event, who)),
    rule: ({ kind }) => EVENT_RULES[kind],
    refusal,
  };
}
