import type { Review } from '@outcry/bots/review/review.ts';
import { Delta, useUi } from '@outcry/ui';
import { useText } from '../i18n.ts';
import type { AtGame } from '../table/useGame.ts';
import { chancesSaid, exactly } from './figures.ts';
import './costs.css';

interface CostsProps {
  readonly at: AtGame;
  readonly review: Review;
  readonly chosen: number;
  /** Whether the better move of one is not told. */
  readonly hides: (mistake: number) => boolean;
  readonly onChoose: (mistake: number) => void;
}

/** The few decisions that cost most, the dearest first. */
export function Costs({ at: { board, words, who, now }, review: { mistakes }, chosen, hides, onChoose }: CostsProps) {
  const t = useText();
  const { locale } = useUi();
  return (
    <section className="sheet costs">
      <h2>
        {t.review.costs} {mistakes.length > 0 && <small>{t.review.costsText}</small>}
      </h2>
      {mistakes.length === 0 && <p>{t.review.nothing(t.review.points(1, 1))}</p>}
      <ol>
        {mistakes.map((mistake, index) => {
          const { at, made, better, cost } = mistake;
          const { view } = now.history[at]!;
          const { points } = chancesSaid(mistake);
          return (
            <li key={at}>
              <button type="button" className="cost" aria-current={index === chosen} onClick={() => onChoose(index)}>
                <span className="rank">{index + 1}</span>
                <span className="both">
                  <em>{board.where(view, locale)}</em>
                  <span>
                    <i>{t.review.played}</i> <b>{words.move(made.move, view, who)}</b>
                  </span>
                  <span>
                    <i>{t.review.better}</i>{' '}
                    <b>{hides(index) ? t.review.yoursToFind : words.move(better.move, view, who)}</b>
                  </span>
                </span>
                <span className="price">
                  <Delta value={-1}>{t.review.fewer(t.review.points(points, points))}</Delta>
                  <small>{exactly(board, cost.money.mean, locale)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
