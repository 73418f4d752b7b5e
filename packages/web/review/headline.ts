import type { Review } from '@outcry/bots/review/review.ts';
import type { Locale, Result } from '@outcry/engine';
import type { Messages } from '../i18n.ts';
import type { AtGame } from '../table/useGame.ts';
import { exactly } from './figures.ts';

/** The place, the gap, and what made it. */
export function headline(
  { board, who }: AtGame,
  { seat, mistakes, rest }: Review,
  { places, scores }: Result,
  t: Messages,
  locale: Locale,
): string {
  const place = places[seat]!;
  if (place === 1) return t.review.won(board.money(scores[seat]!, locale));
  const first = places.indexOf(1);
  const gap = scores[first]! - scores[seat]!;
  const behind = t.review.behind(place, board.money(gap, locale), who(first));
  const dearest = mistakes[0]?.cost.money.mean ?? 0;
  const all = mistakes.reduce((sum, { cost }) => sum + cost.money.mean, rest);
  if (dearest >= gap) return `${behind} ${t.review.oneCost}`;
  if (all >= gap) return `${behind} ${t.review.allCost}`;
  return `${behind} ${t.review.lessCost(exactly(board, all, locale))}`;
}
