import type { Reason } from '@outcry/bots/review/review.ts';
import type { AnyView, Locale, Words } from '@outcry/engine';
import type { BoardModule } from '@outcry/ui';
import type { Messages } from '../i18n.ts';
import { exactly, withSign } from './figures.ts';

interface Telling {
  readonly words: Words;
  readonly board: Pick<BoardModule, 'money'>;
  /** What the seat saw that decided. */
  readonly view: AnyView;
}

/** What speaks most for the better move, and most against it, by the company's name. */
export function whySaid(
  { words, board, view }: Telling,
  reasons: readonly Reason[],
  t: Messages,
  locale: Locale,
): string {
  const said = ({ cause, company, amount }: Reason): string => {
    if (cause === 'rival') return t.review.rivalHas(exactly(board, Math.abs(amount), locale), amount > 0);
    const name = company === null ? null : (words.company?.(company) ?? null);
    const why =
      cause === 'forecast' ? t.review.knowing(words.foreknown?.(company!, view) ?? null) : t.review.why[cause](name);
    return `${why} (${withSign(board, amount, locale)})`;
  };
  const largestFirst = reasons.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const reason = largestFirst.find(({ amount }) => amount > 0);
  if (reason === undefined) return t.review.noReason;
  const against = largestFirst.find(({ amount }) => amount < 0);
  return [t.review.speaksFor(said(reason)), ...(against ? [t.review.speaksAgainst(said(against))] : [])].join(' ');
}
