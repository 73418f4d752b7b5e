import { summaryOf } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import type { Messages } from '../i18n.ts';
import { compareDeal } from '../online/deal.ts';
import type { KeptDeal } from '../online/deal.ts';
import type { FairnessNow } from './source.ts';

/** A sentence about the deal; `wrong`: something does not fit. */
export interface DealSentence {
  readonly text: string;
  readonly wrong?: true;
}

/** The first and last figures of 32 bytes. */
export const brief = (hex: string): string => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;

/** What is known of a deal, in words: what this browser kept of it, who added to it and who did not, and what failed. */
export function dealSentences(
  t: Messages,
  fairness: FairnessNow,
  { who, own, kept }: { who: (seat: Seat) => string; own: Seat | null; kept: readonly KeptDeal[] },
): DealSentence[] {
  const { how, added, absent } = summaryOf(fairness);
  if (how === 'alone') return [{ text: fairness.table === null ? t.proof.alone : t.proof.nobody }];
  if (how === 'open') return [{ text: t.proof.open(added.map(who)) }];
  const names = (why: 'not-connected' | 'no-answer') =>
    absent.filter((one) => one.why === why).map(({ seat }) => who(seat));
  const players = added.length + absent.length;
  return [
    ...seenHere(),
    { text: added.length > 0 ? t.proof.added(added.length, players) : t.proof.nobody },
    ...(['not-connected', 'no-answer'] as const).flatMap((why) =>
      names(why).length > 0 ? [{ text: t.proof.missing[why](names(why)) }] : [],
    ),
    ...fairness.voided.map(({ seats }, at) => ({ text: t.proof.void(at + 1, seats.map(who)) })),
  ];

  function seenHere(): DealSentence[] {
    if (fairness.table === null) return [];
    const seen = compareDeal(kept, fairness, own);
    if (seen.kind === 'differs') return [{ text: t.proof.differs[seen.what], wrong: true }];
    if (seen.kind === 'nothing-kept') return [{ text: t.proof.tookNoPart }];
    return [{ text: t.proof.tookPart(brief(seen.entropy), brief(fairness.commitment)) }];
  }
}
