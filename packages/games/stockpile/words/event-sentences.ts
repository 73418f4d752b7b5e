import type { CashReason, Event, Reckoning } from '../events.ts';
import type { Source } from '../moves.ts';

type Says<Argument extends unknown[]> = (...given: Argument) => string;

/** The log in one language: names, cards and money are already written out, piles and pairs counted from 1. */
export interface EventSentences {
  readonly dealt: Says<[cards: string]>;
  readonly drewStrategies: Says<[strategies: string]>;
  readonly decided: Says<[name: string]>;
  readonly keeps: Says<[name: string, investors: string]>;
  readonly putsUp: Says<[name: string, investors: string]>;
  readonly begins: Says<[name: string, investors: string, cash: string]>;
  readonly startShare: Says<[company: string]>;
  readonly round: Says<[round: number, first: string]>;
  readonly bonds: Says<[name: string, count: number, cost: string]>;
  readonly rolled: Says<[forecasts: string]>;
  readonly tookCompany: Says<[name: string]>;
  readonly tookForecast: Says<[name: string]>;
  readonly pair: Says<[pair: string]>;
  readonly publicPair: Says<[pair: string]>;
  readonly sawPair: Says<[pair: string]>;
  readonly opened: Says<[cards: string]>;
  readonly drew: Says<[cards: string]>;
  readonly faceDownCard: string;
  readonly laid: Says<[name: string, card: string, pile: number]>;
  readonly laidFaceDown: Says<[name: string, pile: number]>;
  readonly firstCard: string;
  readonly firstCardGiven: Says<[name: string, to: string]>;
  readonly lookedPile: Says<[name: string, pile: number]>;
  readonly sawPile: Says<[pile: number, cards: string]>;
  readonly shifted: Says<[name: string, what: string, from: number, to: number]>;
  readonly lookedPair: Says<[name: string, pair: number]>;
  readonly bid: Says<[name: string, amount: string, pile: number]>;
  readonly outbid: Says<[name: string]>;
  readonly why: Readonly<Record<CashReason, string>>;
  readonly got: Says<[name: string, amount: string, why: string]>;
  readonly paid: Says<[name: string, amount: string, why: string]>;
  readonly hiddenCards: Says<[count: number]>;
  readonly nothing: string;
  readonly won: Says<[name: string, pile: number, paid: string, cards: string]>;
  /** The bid space paid the winner (K24, Barbara). */
  readonly wonAndGot: Says<[name: string, pile: number, received: string, cards: string]>;
  readonly wonHidden: Says<[cards: string]>;
  readonly fee: Readonly<Record<Extract<Event, { kind: 'fee' }>['outcome'], Says<[name: string, amount: string]>>>;
  readonly debtPaid: Says<[name: string, amount: string]>;
  readonly noActions: Says<[name: string]>;
  readonly booms: Says<[count: number]>;
  readonly busts: Says<[count: number]>;
  readonly actions: Says<[name: string, cards: string]>;
  readonly played: Says<[name: string, card: string, company: string]>;
  readonly nudged: Says<[name: string, company: string, steps: string]>;
  readonly moved: Says<[company: string, steps: string, price: string]>;
  readonly nobody: string;
  readonly shares: Says<[count: number]>;
  readonly lostShares: Says<[count: number]>;
  readonly split: Says<[company: string, shown: string]>;
  readonly splitBefore: Says<[paid: string]>;
  readonly bankrupt: Says<[company: string, shown: string]>;
  readonly sold: Readonly<Record<Source, Says<[name: string, company: string, brought: string]>>>;
  readonly gaveShare: Says<[name: string, company: string]>;
  readonly gaveHalf: Says<[name: string, company: string]>;
  /** `paid` is null where the share was free. */
  readonly tookDiscarded: Says<[name: string, company: string, paid: string | null, split: boolean]>;
  readonly toSplit: Says<[name: string, company: string]>;
  readonly showed: Says<[name: string, company: string]>;
  readonly table: string;
  readonly reveals: Says<[name: string, pair: string, falsified: boolean]>;
  readonly dividendAsked: Says<[company: string, each: string]>;
  readonly dividend: Says<[company: string, paid: string]>;
  readonly strategy: Says<[name: string, strategy: string]>;
  readonly debtsCancelled: Says<[name: string, amount: string]>;
  readonly bond: string;
  readonly spent: Says<[name: string, what: string]>;
  readonly pairShown: Says<[name: string, pair: string]>;
  readonly falsified: Says<[name: string, pair: number]>;
  readonly swapped: Says<[name: string, one: number, other: number]>;
  readonly priceSet: Says<[company: string, price: string]>;
  readonly goodsDrawn: Says<[name: string, goods: string]>;
  readonly goodsKept: Says<[name: string, goods: string]>;
  /** `to` is null where nothing was left to give. */
  readonly redistributed: Says<[name: string, amount: string, from: string, given: string, to: string | null]>;
  readonly gift: Says<[name: string, amount: string, to: string]>;
  readonly reckoning: Readonly<Record<Exclude<keyof Reckoning, 'total'>, Says<[amount: string]>>>;
  readonly reckoned: Says<[name: string, parts: string, total: string]>;
  readonly wins: Says<[names: string, several: boolean]>;
}
