import type { Contribution, Seat, VoidAttempt } from '@outcry/engine';
import type { Table } from '@outcry/server/api';
import type { Step } from './state.ts';

/** What this browser kept of an attempt to deal: what it saw of the server, and what it sent. */
export interface KeptDeal {
  readonly id: string;
  readonly updated: number;
  readonly table: string;
  readonly attempt: number;
  /** What the server had committed to when we committed. */
  readonly commitment: string;
  /** What we committed to, and what we add. */
  readonly own: string;
  readonly entropy: string;
  /** What the server confirmed. */
  readonly accepted: 'nothing' | 'commitment' | 'entropy';
}

/** The name of an attempt's step if the table waits for our answer to it; null: it does not. */
export function askedFor({ dealing, you }: Pick<Table, 'dealing' | 'you'>): string | null {
  const [seat] = you.seats;
  if (!dealing || seat === undefined || !dealing.waiting.includes(seat)) return null;
  return `${dealing.attempt} ${dealing.step}`;
}

/** Adds the effect that answers the deal, once for every step of it that waits for us. */
export function answerDeal({ state, effects }: Step): Step {
  const asked = askedFor(state.table);
  if (asked === null || asked === state.answeredDeal) return { state, effects };
  return { state: { ...state, answeredDeal: asked }, effects: [...effects, { kind: 'takePart', table: state.table }] };
}

/** The record of a deal as the server shows it. */
interface Shown {
  readonly commitment: string | null;
  readonly contributions: readonly Contribution[];
  readonly voided: readonly Pick<VoidAttempt, 'commitment' | 'seats'>[];
}

/**
 * What this browser can say of the record of a deal. `fits`: all it saw and sent is in it. `differs`: the server's
 * commitment is another, our entropy is not in it, an attempt is left out, or an answer of ours is denied.
 */
export type Compared =
  | { readonly kind: 'fits'; readonly entropy: string }
  | { readonly kind: 'nothing-kept' }
  | { readonly kind: 'differs'; readonly what: Difference };
export type Difference = 'commitment' | 'entropy' | 'attempt' | 'answer';

/** Compares what this browser kept of a table's deal with the record the server shows. */
export function compareDeal(kept: readonly KeptDeal[], shown: Shown, own: Seat | null): Compared {
  const sent = kept.filter(({ accepted }) => accepted !== 'nothing');
  for (const deal of sent) {
    const what = differenceOf(deal, shown, own);
    if (what) return { kind: 'differs', what };
  }
  const last = sent.find(({ attempt }) => attempt === shown.voided.length + 1);
  return last ? { kind: 'fits', entropy: last.entropy } : { kind: 'nothing-kept' };
}

function differenceOf(deal: KeptDeal, shown: Shown, own: Seat | null): Difference | null {
  const { attempt, commitment, entropy, accepted } = deal;
  const { contributions, voided } = shown;
  if (attempt > voided.length + 1) return 'attempt';
  const failed = voided[attempt - 1];
  if ((failed ?? shown).commitment !== commitment) return 'commitment';
  if (failed) return accepted === 'entropy' && own !== null && failed.seats.includes(own) ? 'answer' : null;
  const mine = contributions.find((each) => each.commitment === deal.own);
  return mine?.entropy === entropy ? null : 'entropy';
}
