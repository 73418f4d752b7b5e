import { adviserFor } from '@outcry/bots/levels.ts';
import type { Advice } from '@outcry/engine';
import { Delta, Icon, Thinking, useUi } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import type { AtTable } from './Table.tsx';

/** How many moves are shown. */
const MOST = 3;

/** Asks a bot of the level above the opponents: its best moves, with what it expects of each. */
export function HintPanel({ at: { now, source, words, who, board } }: { at: AtTable }) {
  const t = useText();
  const { locale } = useUi();
  const [advice, setAdvice] = useState<readonly Advice[] | 'failed' | null>(null);
  const moment = now.history.at(-1)!;
  const asked = now.legal.length > 0;
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
    source.hint(level, signal).then((given) => signal.aborted || setAdvice(given.slice(0, MOST)), fail);
    return () => unwanted.abort();
  }, [source, moment.at, asked, level]);
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
      <ol className="advice">
        {advice.map(({ move, expected }, place) => {
          const lead = Math.round(expected);
          return (
            <li key={place}>
              <div>
                <b>{words.move(move, moment.view, who)}</b>
                <small>
                  {lead === 0 ? (
                    t.hint.level
                  ) : (
                    <Delta value={lead}>
                      {lead > 0 ? t.hint.ahead(board.money(lead, locale)) : t.hint.behind(board.money(-lead, locale))}
                    </Delta>
                  )}
                </small>
              </div>
              <button type="button" className="btn sm" onClick={() => source.send(move)}>
                {t.hint.play}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
