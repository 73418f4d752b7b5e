import type { Who } from '@outcry/engine';
import { investorsKept } from '../options.ts';
import type { Phase } from '../state.ts';
import type { View } from '../view.ts';
import { COMPANY, strategyName } from './common-cards.ts';
import type { CardNames } from './common-cards.ts';

/** What is asked of the viewer, and how others are told who is thinking about what. */
export type Question = readonly [you: string, others: (names: string, several: boolean) => string];

/** Phases whose question is always the same. */
type Plain = Exclude<
  Phase['kind'],
  'investors' | 'supply' | 'bidding' | 'strategy' | 'restructure' | 'dividend' | 'next' | 'movement' | 'over'
>;

/** The questions in one language. */
export interface QuestionSentences {
  readonly over: string;
  readonly asked: Readonly<Record<Plain, Question>>;
  /** K24: two players keep two investors, more keep one. */
  readonly investor: Question;
  readonly investors: Question;
  readonly supplyUp: Question;
  readonly supplyDown: Question;
  readonly bidding: Question;
  /** The auction of investors (K24). */
  readonly auction: Question;
  readonly strategy: (name: string) => Question;
  readonly giveUp: Question;
  readonly toSplit: Question;
  /** `none`: the viewer has no share to show. */
  readonly dividend: (company: string, each: string, none: boolean) => Question;
}

/** How a language asks. */
export function questionsOf(say: QuestionSentences, { list, money }: CardNames): (view: View, who: Who) => string {
  /** Null where nobody is asked. */
  function asked({ phase, players, seat, seats }: View): Question | null {
    switch (phase.kind) {
      case 'investors':
        return investorsKept(seats) === 1 ? say.investor : say.investors;
      case 'supply':
        return seat !== null && players[seat]!.handSize === 1 ? say.supplyDown : say.supplyUp;
      case 'bidding':
        return phase.auction ? say.auction : say.bidding;
      case 'strategy':
        return say.strategy(strategyName(phase.card));
      case 'restructure':
        return phase.given ? say.toSplit : say.giveUp;
      case 'dividend':
        return say.dividend(
          COMPANY[phase.company]!,
          money(phase.each),
          seat !== null && players[seat]!.shares![phase.company] === 0,
        );
      case 'next':
      case 'movement':
      case 'over':
        return null;
      default:
        return say.asked[phase.kind];
    }
  }

  return function question(view: View, who: Who): string {
    const { actors, seat } = view;
    const found = asked(view);
    if (found === null) return say.over;
    const [you, others] = found;
    if (seat !== null && actors.includes(seat)) return you;
    return others(list(actors.map(who)), actors.length > 1);
  };
}
