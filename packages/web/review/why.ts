import type { Reason } from '@outcry/bots/review/review.ts';
import type { Words } from '@outcry/engine';
import type { Messages } from '../i18n.ts';

/** A company is named where its part is at least this of the largest. */
const NAMED = 0.4;

/** The sentence that names what drove it most, by the company's name. */
export function whySaid(
  { words }: { readonly words: Words },
  reasons: readonly Reason[],
  t: Messages,
  money: (amount: number) => string,
): string {
  const [largest] = reasons.filter(({ amount }) => amount > 0);
  /** A company's part is said rather than what follows from it, where it is large enough. */
  const named = reasons.find(({ company, amount }) => company !== null && amount >= NAMED * (largest?.amount ?? 0));
  const main = named ?? largest;
  if (main === undefined) return t.review.noReason;
  const company = main.company === null ? null : (words.company?.(main.company) ?? null);
  return t.review.why[main.cause](money(main.amount), company);
}
