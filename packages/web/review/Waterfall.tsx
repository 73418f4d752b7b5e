import type { Review } from '@outcry/bots/review/review.ts';
import { Delta, useUi } from '@outcry/ui';
import { useText } from '../i18n.ts';
import type { AtGame } from '../table/useGame.ts';
import { exactly, roundedToSum, withSign } from './figures.ts';
import './waterfall.css';

/** How the result came about, from what a seat gets on average: luck, the others, one's own choices. */
export function Waterfall({ at: { board }, review: { sum, rest, mistakes } }: { at: AtGame; review: Review }) {
  const t = useText();
  const { locale } = useUi();
  const { result } = sum;
  const amounts = roundedToSum([sum.start, sum.luck, sum.others, sum.choices, sum.error], result);
  const listed = mistakes.reduce((all, { cost }) => all + cost.money.mean, 0);
  const told = [
    [t.review.start, t.review.startText],
    [t.review.luck, t.review.luckText],
    [t.review.others, t.review.othersText],
    [
      t.review.choices,
      t.review.choicesText(mistakes.length, exactly(board, listed, locale), exactly(board, rest, locale)),
    ],
    [t.review.error, t.review.errorText],
  ] as const;
  const steps = stepsOf(amounts);
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...ends);
  const high = Math.max(1, result, ...ends);
  const part = (value: number): string => `${((value - low) / (high - low)) * 100}%`;
  const span = (from: number, to: number) => ({
    left: part(Math.min(from, to)),
    right: `calc(100% - ${part(Math.max(from, to))})`,
  });
  return (
    <section className="sheet waterfall">
      <h2>
        {t.review.sum} <small>{t.review.sumText}</small>
      </h2>
      <dl>
        {steps.map(({ amount, from, to }, index) => (
          <div key={told[index]![0]} className={index === 0 ? 'start' : amount < 0 ? 'loss' : 'gain'}>
            <dt>
              {told[index]![0]}
              <small>{told[index]![1]}</small>
            </dt>
            <dd className="step" aria-hidden="true">
              <i style={span(from, to)} />
            </dd>
            <dd className="amount">
              {index === 0 ? (
                exactly(board, amount, locale)
              ) : (
                <Delta value={amount}>{withSign(board, amount, locale)}</Delta>
              )}
            </dd>
          </div>
        ))}
        <div className="result">
          <dt>{t.review.result}</dt>
          <dd className="step" aria-hidden="true">
            <i style={span(0, result)} />
          </dd>
          <dd className="amount">{exactly(board, result, locale)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Each amount begins where the one before ended. */
function stepsOf(amounts: readonly number[]): { amount: number; from: number; to: number }[] {
  let reached = 0;
  return amounts.map((amount) => {
    const from = reached;
    reached += amount;
    return { amount, from, to: reached };
  });
}
