import type { Seat } from '@outcry/engine';
import type { Company, Forecast, Kind } from './cards.ts';
import type { Source } from './moves.ts';
import type { OpenPhase } from './phase.ts';

/** What a pair says. */
export interface Pairing {
  readonly pair: number;
  readonly company: Company;
  readonly forecast: Forecast;
}

/** Why a seat's cash changed by itself. */
export type CashReason =
  'interest' | 'ana' | 'dangote' | 'liliane-start' | 'liliane-outbid' | 'mitt' | 'strategy' | 'strategy-cost';

/** How a final score came about (K19 to K21); debts and taxes count against. */
export interface Reckoning {
  readonly cash: number;
  readonly shares: number;
  readonly majorities: number;
  readonly bonds: number;
  readonly commodities: number;
  readonly taxes: number;
  readonly debts: number;
  readonly total: number;
}

/**
 * What only brings a view up to date, and is not worth a sentence. At the end of every move `asks` says what is decided
 * next, and by whom.
 */
export type QuietEvent =
  | { kind: 'asks'; stage: number; phase: OpenPhase; decided: number; actors: readonly Seat[]; due: number[] }
  /** To who chose in secret: investors kept, strategies dropped, or how many shares they show. */
  | { kind: 'chose'; choice: number[] }
  /** To who is about to place a card face down. */
  | { kind: 'hid'; card: Kind }
  /** K2, K9: to all; who gets which card is told to them. */
  | { kind: 'dealt'; what: 'start-shares' | 'pairs' }
  | { kind: 'drawn'; seat: Seat; from: 'market' | 'commerce' | 'strategies'; count: number }
  /** K13: as all could tell already, the seat has no action cards. */
  | { kind: 'no-actions'; seat: Seat }
  /** K24: the sale just made was Soros' short sale of this round. */
  | { kind: 'shorted'; seat: Seat };

/** The kinds of quiet events. */
const QUIET: Readonly<Record<QuietEvent['kind'], true>> = {
  asks: true,
  chose: true,
  hid: true,
  dealt: true,
  drawn: true,
  'no-actions': true,
  shorted: true,
};
export const isQuiet = (event: Event): event is QuietEvent => Object.hasOwn(QUIET, event.kind);

/** What the log tells. A card of null is one whose face nobody but the mover sees. */
export type LoggedEvent =
  | { kind: 'investors-dealt'; investors: number[] }
  | { kind: 'strategies-dealt'; strategies: number[] }
  | { kind: 'decided'; seat: Seat }
  | { kind: 'investors'; investors: number[][]; auction: boolean }
  | { kind: 'investor-won'; seat: Seat; investors: number[]; cash: number }
  | { kind: 'strategies-drawn'; seat: Seat; strategies: number[] }
  | { kind: 'start-share'; company: Company }
  | { kind: 'round'; round: number; first: Seat }
  | { kind: 'bonds'; seat: Seat; count: number; cost: number }
  | { kind: 'rolled'; forecasts: Forecast[] }
  | { kind: 'took'; seat: Seat; what: 'company' | 'forecast' }
  | ({ kind: 'pair' | 'public-pair' } & Pairing)
  | ({ kind: 'saw-pair'; seat: Seat } & Pairing)
  | { kind: 'opened'; cards: Kind[] }
  | { kind: 'drew'; seat: Seat; cards: Kind[] }
  | { kind: 'placed'; seat: Seat; pile: number; card: Kind | null }
  | { kind: 'drew-goods'; seat: Seat; goods: number[] }
  | { kind: 'goods'; seat: Seat; pile: number; goods: number }
  | { kind: 'first-card-laid'; seat: Seat; pile: number }
  | { kind: 'first-card-given'; seat: Seat; to: Seat }
  | { kind: 'looked-pile'; seat: Seat; pile: number }
  | { kind: 'saw-pile'; seat: Seat; pile: number; cards: Kind[] }
  | {
      kind: 'shifted';
      seat: Seat;
      what: 'card' | 'goods' | 'first-card';
      card: Kind | null;
      from: number;
      place: number;
      to: number;
    }
  | { kind: 'looked-pair'; seat: Seat; pair: number }
  | { kind: 'bid'; seat: Seat; pile: number; space: number; amount: number; printed?: true }
  | { kind: 'outbid'; seat: Seat; pile: number }
  | { kind: 'cash'; seat: Seat; amount: number; why: CashReason }
  | { kind: 'won'; seat: Seat; pile: number; paid: number; cards: readonly (Kind | null)[]; goods: number[] }
  | { kind: 'won-hidden'; seat: Seat; cards: Kind[] }
  | { kind: 'fee'; seat: Seat; amount: number; outcome: 'paid' | 'owed' | 'received' }
  | { kind: 'debt-paid'; seat: Seat; amount: number }
  | { kind: 'actions-shown'; seat: Seat; booms: number; busts: number }
  | { kind: 'action'; seat: Seat; card: Kind; company: Company }
  | { kind: 'nudged'; seat: Seat; company: Company; steps: number }
  | { kind: 'moved'; company: Company; steps: number; price: number }
  | { kind: 'split'; company: Company; shown: number[]; paid: number[] }
  | { kind: 'bankrupt'; company: Company; shown: number[] }
  | { kind: 'sold'; seat: Seat; company: Company; from: Source; brought: number }
  | { kind: 'gave'; seat: Seat; company: Company; half: boolean }
  | { kind: 'got'; seat: Seat; company: Company; paid: number; split: boolean }
  | { kind: 'to-split'; seat: Seat; company: Company }
  | { kind: 'showed'; seat: Seat; company: Company }
  | ({ kind: 'forecast'; seat: Seat | null; falsified: boolean } & Pairing)
  | { kind: 'dividend-asked'; company: Company; each: number }
  | { kind: 'dividend'; company: Company; each: number; shown: number[]; paid: number[] }
  | { kind: 'strategy'; seat: Seat; card: number }
  | { kind: 'spent'; seat: Seat; what: 'bond' | 'goods' | 'action' | 'debts'; value: number }
  | { kind: 'pair-shown'; seat: Seat; pairing: Pairing }
  | { kind: 'falsified'; seat: Seat; pair: number }
  | { kind: 'swapped'; seat: Seat; pairs: number[] }
  | { kind: 'price-set'; company: Company; price: number }
  | { kind: 'goods-drawn'; seat: Seat; goods: number[] }
  | { kind: 'goods-kept'; seat: Seat; goods: number }
  | { kind: 'redistributed'; seat: Seat; from: Seat; amount: number; to: Seat | null }
  | { kind: 'gift'; seat: Seat; to: Seat; amount: number }
  | { kind: 'final'; seat: Seat; reckoning: Reckoning; portfolio: number[] }
  | { kind: 'over'; places: number[] };

export type Event = LoggedEvent | QuietEvent;
