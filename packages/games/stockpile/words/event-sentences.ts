import type { Part, Sentence } from '@outcry/engine';
import type { CashReason, Event, Reckoning } from '../events.ts';
import type { Source } from '../moves.ts';
import type { Named } from './common-cards.ts';

type Says<Argument extends unknown[]> = (...given: Argument) => Sentence;

/** The log in one language: names, cards and money are already written out, piles and pairs counted from 1. */
export interface EventSentences {
  readonly dealt: Says<[cards: Named]>;
  readonly drewStrategies: Says<[strategies: string]>;
  readonly decided: Says<[name: Part]>;
  readonly keeps: Says<[name: Part, investors: string]>;
  readonly putsUp: Says<[name: Part, investors: string]>;
  readonly begins: Says<[name: Part, investors: string, cash: string]>;
  readonly startShare: Says<[company: Part]>;
  readonly round: Says<[round: number, first: Part]>;
  readonly bonds: Says<[name: Part, count: number, cost: string]>;
  readonly rolled: Says<[forecasts: string]>;
  readonly tookCompany: Says<[name: Part]>;
  readonly tookForecast: Says<[name: Part]>;
  readonly pair: Says<[pair: Named]>;
  readonly publicPair: Says<[pair: Named]>;
  readonly sawPair: Says<[pair: Named]>;
  readonly opened: Says<[cards: Named]>;
  readonly drew: Says<[cards: Named]>;
  readonly faceDownCard: string;
  readonly laid: Says<[name: Part, card: Named, pile: number]>;
  readonly laidFaceDown: Says<[name: Part, pile: number]>;
  readonly firstCard: string;
  readonly firstCardGiven: Says<[name: Part, to: Part]>;
  readonly lookedPile: Says<[name: Part, pile: number]>;
  readonly sawPile: Says<[pile: number, cards: Named]>;
  readonly shifted: Says<[name: Part, what: Named, from: number, to: number]>;
  readonly lookedPair: Says<[name: Part, pair: number]>;
  readonly bid: Says<[name: Part, amount: string, pile: number]>;
  readonly outbid: Says<[name: Part]>;
  readonly why: Readonly<Record<CashReason, string>>;
  readonly got: Says<[name: Part, amount: string, why: string]>;
  readonly paid: Says<[name: Part, amount: string, why: string]>;
  readonly hiddenCards: (count: number) => string;
  readonly nothing: string;
  readonly won: Says<[name: Part, pile: number, paid: string, cards: Named]>;
  /** The bid space paid the winner (K24, Barbara). */
  readonly wonAndGot: Says<[name: Part, pile: number, received: string, cards: Named]>;
  readonly wonHidden: Says<[cards: Named]>;
  readonly fee: Readonly<Record<Extract<Event, { kind: 'fee' }>['outcome'], Says<[name: Part, amount: string]>>>;
  readonly debtPaid: Says<[name: Part, amount: string]>;
  readonly noActions: Says<[name: Part]>;
  readonly booms: (count: number) => string;
  readonly busts: (count: number) => string;
  readonly actions: Says<[name: Part, cards: Named]>;
  readonly played: Says<[name: Part, card: Named, company: Part]>;
  readonly nudged: Says<[name: Part, company: Part, steps: Named]>;
  readonly moved: Says<[company: Part, steps: Named, price: string]>;
  readonly nobody: string;
  readonly shares: (count: number) => string;
  readonly lostShares: (count: number) => string;
  readonly split: Says<[company: Part, shown: Named]>;
  readonly splitBefore: Says<[paid: Named]>;
  readonly bankrupt: Says<[company: Part, shown: Named]>;
  readonly sold: Readonly<Record<Source, Says<[name: Part, company: Part, brought: string]>>>;
  readonly gaveShare: Says<[name: Part, company: Part]>;
  readonly gaveHalf: Says<[name: Part, company: Part]>;
  /** `paid` is null where the share was free. */
  readonly tookDiscarded: Says<[name: Part, company: Part, paid: string | null, split: boolean]>;
  readonly toSplit: Says<[name: Part, company: Part]>;
  readonly showed: Says<[name: Part, company: Part]>;
  readonly table: string;
  readonly reveals: Says<[name: Named, pair: Named, falsified: boolean]>;
  readonly dividendAsked: Says<[company: Part, each: string]>;
  readonly dividend: Says<[company: Part, paid: Named]>;
  readonly strategy: Says<[name: Part, strategy: string]>;
  readonly debtsCancelled: Says<[name: Part, amount: string]>;
  readonly bond: string;
  readonly spent: Says<[name: Part, what: string]>;
  readonly pairShown: Says<[name: Part, pair: Named]>;
  readonly falsified: Says<[name: Part, pair: number]>;
  readonly swapped: Says<[name: Part, one: number, other: number]>;
  readonly priceSet: Says<[company: Part, price: string]>;
  readonly goodsDrawn: Says<[name: Part, goods: string]>;
  readonly goodsKept: Says<[name: Part, goods: string]>;
  /** `to` is null where nothing was left to give. */
  readonly redistributed: Says<[name: Part, amount: string, from: Part, given: string, to: Part | null]>;
  readonly gift: Says<[name: Part, amount: string, to: Part]>;
  readonly reckoning: Readonly<Record<Exclude<keyof Reckoning, 'total'>, (amount: string) => string>>;
  readonly reckoned: Says<[name: Part, parts: string, total: string]>;
  readonly wins: Says<[names: Named, several: boolean]>;
}
