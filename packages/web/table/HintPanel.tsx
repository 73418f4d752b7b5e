import { adviserFor } from '@outcry/bots/levels.ts';
import { comparedWith, madeOf } from '@outcry/bots/told.ts';
import type { Hint as Judged } from '@outcry/bots/review/hint.ts';
import { Delta, Icon, Thinking, useUi } from '@outcry/ui';
import { Fragment, useEffect, useState } from 'react';
import { exactly, percent, withSign } from '../review/figures.ts';
import { whySaid } from '../review/why.ts';
import { useText } from '../i18n.ts';
import type { AtTable } from './Table.tsx';

interface HintPanelProps {
  readonly at: AtTable;
  /** The move that the board shows. */
  readonly advised: unknown;
  readonly onAdvise: (move: unknown) => void;
}

/** Asks a bot of the level above the opponents: its best moves, with what it expects of each. The board shows the best. */
export function HintPanel({ at, advised, onAdvise }: HintPanelProps) {
  const t = useText();
  const { now, source } = at;
  const [advice, setAdvice] = useState<readonly Judged[] | 'failed' | null>(null);
  const moment = now.history.at(-1)!;
  const rated = now.online?.rated ?? false;
  const asked = now.legal.length > 0 && now.hints;
  const level = adviserFor(now.seats.filter((_, seat) => seat !== now.viewer).map((seat) => seat.level ?? null));
  useEffect(() => {
    setAdvice(null);
    if (!asked) return undefined;
    const unwanted = new AbortController();
    const { signal } = unwanted;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      reportError(error);
      setAdvice('failed');
    };
    const tell = (given: readonly Judged[]) => {
      if (signal.aborted) return;
      setAdvice(given);
      onAdvise(given[0]?.move ?? null);
    };
    source.hint(level, signal).then(tell, fail);
    return () => {
      unwanted.abort();
      onAdvise(null);
    };
  }, [source, moment.at, asked, level, onAdvise]);
  if (!now.hints) return <p>{rated ? t.hint.rated : t.hint.off}</p>;
  if (!asked) return <p>{t.hint.notYourTurn}</p>;
  if (advice === 'failed') return <p role="alert">{t.refused.failed}</p>;
  if (advice === null)
    return (
      <p role="status">
        <Thinking level={level} />
      </p>
    );
  return (
    <>
      <p className="cap">
        <Icon name={level} /> {t.hint.text(t.bots[level]!)}
      </p>
      <ol className="hints">
        {advice.map((each, place) => (
          <Hint
            key={place}
            at={at}
            best={place === 0 ? null : advice[0]!}
            advice={each}
            shown={each.move === advised}
            onShow={() => onAdvise(each.move)}
          />
        ))}
      </ol>
    </>
  );
}

interface HintProps {
  readonly at: AtTable;
  /** The move it is compared with; null: it is the best. */
  readonly best: Judged | null;
  readonly advice: Judged;
}

interface ShownProps extends HintProps {
  /** The board shows it. */
  readonly shown: boolean;
  readonly onShow: () => void;
}

/** One move: the chance to win with it, the lead expected, and what makes the difference. */
function Hint({ at, best, advice, shown, onShow }: ShownProps) {
  const { now, source, words, who, board } = at;
  const t = useText();
  const { locale } = useUi();
  const { move, expected, chance, wealth, cost } = advice;
  const lead = Math.round(expected);
  return (
    <li>
      <p className="hint-chance">
        <b>{percent(chance, locale)}</b> <small>{t.hint.toWin}</small>
      </p>
      <div className="hint-move">
        <button type="button" className="show" aria-pressed={shown} onClick={onShow}>
          {words.move(move, now.history.at(-1)!.view, who)}
        </button>
        <p>
          {t.hint.expected(exactly(board, wealth, locale))}
          {cost !== null && <Delta value={-cost.money.mean}>{withSign(board, -cost.money.mean, locale)}</Delta>}
        </p>
        <p>
          {lead === 0 ? (
            t.hint.level
          ) : (
            <Delta value={lead}>
              {lead > 0 ? t.hint.ahead(board.money(lead, locale)) : t.hint.behind(board.money(-lead, locale))}
            </Delta>
          )}
        </p>
      </div>
      <button type="button" className="btn sm" onClick={() => source.send(move)}>
        {t.hint.play}
      </button>
      {best === null && advice.reasons.some(({ amount }) => amount > 0) && (
        <p className="hint-reasons">
          {whySaid({ words, board, view: now.history.at(-1)!.view }, advice.reasons, t, locale)}
        </p>
      )}
      <Made at={at} best={best} advice={advice} />
    </li>
  );
}

/** What the best move makes of one's wealth, all of it, or what another mostly changes against it. */
function Made({ at: { words, board }, best, advice }: HintProps) {
  const t = useText();
  const { locale } = useUi();
  const told = best ? comparedWith(best, advice) : madeOf(advice);
  if (told.length === 0) return best && <p className="hint-reasons">{t.hint.alike}</p>;
  const money = (amount: number): string => (best && amount > 0 ? '+' : '') + board.money(amount, locale);
  const said = told.map(({ part, amount }) => {
    const whole = Math.round(amount);
    if (part === null) return [t.review.rivalHas(board.money(Math.abs(whole), locale), whole < 0), null];
    return [words.parts[part], money(whole)];
  });
  const rest = Math.round(advice.wealth) - told.reduce((sum, { amount }) => sum + Math.round(amount), 0);
  if (!best && rest !== 0) said.push([t.hint.otherThings, money(rest)]);
  return (
    <p className="hint-reasons">
      {best ? t.hint.instead : t.hint.youHave}
      {said.map(([name, amount], i) => (
        <Fragment key={name}>
          {i > 0 && ','}{' '}
          <span>
            {name}
            {amount !== null && <b> {amount}</b>}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
