import type { Advice } from '@outcry/engine';
import { Delta, useUi } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import type { AtTable } from './Table.tsx';

/** Asks the search bot: its best three moves, with what it expects of each. */
export function HintPanel({ at: { now, source, words, who, board } }: { at: AtTable }) {
  const t = useText();
  const { locale } = useUi();
  const [advice, setAdvice] = useState<readonly Advice[] | 'failed' | null>(null);
  const moment = now.history.at(-1)!;
  const asked = now.legal.length > 0;
  useEffect(() => {
    setAdvice(null);
    if (!asked) return undefined;
    let wanted = true;
    const fail = (error: unknown) => {
      reportError(error);
      if (wanted) setAdvice('failed');
    };
    source.hint().then((given) => wanted && setAdvice(given), fail);
    return () => void (wanted = false);
  }, [source, moment.at, asked]);
  if (!asked) return <p>{t.hint.notYourTurn}</p>;
  if (advice === 'failed') return <p role="alert">{t.refused.failed}</p>;
  if (advice === null) return <p role="status">{t.hint.thinking}</p>;
  return (
    <>
      <p className="cap">{t.hint.text}</p>
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
