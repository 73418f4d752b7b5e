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

/** A reason this much smaller than the largest is left to the bars below. */
const WORTH_SAYING = 0.4;
const MOST_SAID = 3;
/** What comes of other causes: said where nothing else is. */
const OUTCOMES: readonly Reason['cause'][] = ['rival', 'outlook'];

/** The reasons that tell most of one side, the largest first: causes, or outcomes where hardly anything else is known. */
function telling(reasons: readonly Reason[]): Reason[] {
  const sorted = reasons.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const most = (of: readonly Reason[]): number => Math.abs(of[0]?.amount ?? 0);
  const causes = sorted.filter(({ cause }) => !OUTCOMES.includes(cause));
  const said = most(causes) >= WORTH_SAYING * most(sorted) ? causes : sorted;
  return said.filter(({ amount }) => Math.abs(amount) >= WORTH_SAYING * most(said)).slice(0, MOST_SAID);
}

/** What speaks for the better move, and most against it where that weighs, by the company's name. */
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
  const best = telling(reasons.filter(({ amount }) => amount > 0));
  if (best.length === 0) return t.review.noReason;
  const [against] = telling(reasons.filter(({ amount }) => amount < 0));
  const weighs = against !== undefined && -against.amount >= WORTH_SAYING * best[0]!.amount;
  const list = new Intl.ListFormat(locale).format(best.map(said));
  return [t.review.speaksFor(list), ...(weighs ? [t.review.speaksAgainst(said(against))] : [])].join(' ');
}
