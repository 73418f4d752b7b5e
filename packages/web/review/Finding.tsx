import type { Mistake } from '@outcry/bots/review/review.ts';
import type { Seat } from '@outcry/engine';
import { same } from '@outcry/engine/canonical';
import { useUi } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import type { Opened } from '../replay/useOpened.ts';
import { Floor } from '../table/Floor.tsx';
import type { Live } from '../table/Floor.tsx';
import type { AtGame } from '../table/useGame.ts';
import { chancesSaid, percent } from './figures.ts';
import { ReviewBar } from './ReviewBar.tsx';
import type { Said } from './said.ts';

/** Wrong so often, the answer is shown. */
const MOST_TRIES = 2;

interface FindingProps {
  readonly opened: Opened;
  readonly at: AtGame;
  readonly mistake: Mistake;
  readonly seat: Seat;
  readonly said: Said;
  /** Hears each try, and whether it was right. */
  readonly onTry: (found: boolean) => void;
  /** Shows the answer. */
  readonly onShow: () => void;
  /** Goes to the next decision; null: there is none. */
  readonly onNext: (() => void) | null;
}

/** The position with its answer hidden: one chooses on the board as at the table. */
export function Finding({ opened, at, mistake, seat, said, onTry, onShow, onNext }: FindingProps) {
  const t = useText();
  const { locale } = useUi();
  const [legal, setLegal] = useState<readonly unknown[]>([]);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState(false);
  const { rules } = opened;
  useEffect(() => {
    let wanted = true;
    void rules.ask('choices', { at: mistake.at, seat }).then((moves) => wanted && setLegal(moves));
    return () => void (wanted = false);
  }, [rules, mistake.at, seat]);
  const { better, made, asGood } = mistake;
  const { view } = at.now.history[mistake.at]!;
  const choose = (move: unknown) => {
    const right = [better.move, ...asGood].some((good) => same(good, move));
    onTry(right);
    if (right) return setFound(true);
    if (tries + 1 >= MOST_TRIES) return onShow();
    return setTries(tries + 1);
  };
  const live: Live = {
    legal,
    decision: mistake.at * MOST_TRIES + tries,
    underway: false,
    send: choose,
    forbidden: () => {},
    standing: null,
    question: tries > 0 ? t.review.wrong : at.words.question(view, at.who),
    clock: null,
    thinking: null,
  };
  const played = at.words.move(made.move, view, at.who);
  const likely = chancesSaid(mistake);
  const chances = [percent(likely.better, locale), percent(likely.made, locale)] as const;
  return (
    <>
      <section className="panel finding">
        <p className="why-said">{t.review.hunt(...chances, played)}</p>
        <p className="cap">{said.huntText}</p>
        {!found && (
          <div className="acts">
            <button type="button" className="btn" onClick={onShow}>
              {t.review.show}
            </button>
          </div>
        )}
      </section>
      <div className={found ? 'floor review-floor' : 'floor review-floor lives'}>
        <Floor at={at} looked={mistake.at} live={found ? null : live} frame={null} told={false} asked={[seat]} />
      </div>
      {found && (
        <ReviewBar title={t.review.right} text={t.review.rightText(...chances)}>
          <button type="button" className="btn" onClick={onShow}>
            {t.review.showWhy}
          </button>
          {onNext && (
            <button type="button" className="btn go" onClick={onNext}>
              {t.review.next}
            </button>
          )}
        </ReviewBar>
      )}
    </>
  );
}
