import type { Mistake, Review as Reviewed } from '@outcry/bots/review/review.ts';
import type { Seat } from '@outcry/engine';
import { useUi } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { Tool, TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import type { Kind } from '../replay/held.ts';
import { GoOn } from '../replay/GoOn.tsx';
import type { Opened } from '../replay/useOpened.ts';
import { go, usePage } from '../router.ts';
import { Drawer } from '../table/Drawer.tsx';
import { Floor } from '../table/Floor.tsx';
import type { AtGame } from '../table/useGame.ts';
import { Chances } from './Chances.tsx';
import { Costs } from './Costs.tsx';
import { addExercises } from './exercises.ts';
import { Exercises } from './Exercises.tsx';
import { exactly } from './figures.ts';
import { Finding } from './Finding.tsx';
import { headline } from './headline.ts';
import { Verdict } from './Verdict.tsx';
import { Waterfall } from './Waterfall.tsx';
import '../table/table.css';

interface ReviewProps {
  readonly opened: Opened;
  readonly at: AtGame;
  readonly review: Reviewed;
  readonly kind: Kind;
  readonly id: string;
  /** The moment of a decision that is to be found again at once; null: none. */
  readonly find: number | null;
  readonly onSeat: (seat: Seat) => void;
}

/** A game that is over, looked at again: the chances, what cost most, and luck apart from choice. */
export function Review({ opened, at, review, kind, id, find, onSeat }: ReviewProps) {
  const t = useText();
  const { locale } = useUi();
  const { held } = opened;
  const { mistakes, seat, decisions, good, small } = review;
  const { board, words, now } = at;
  const sought = mistakes.findIndex((mistake) => mistake.at === find);
  const [chosen, setChosen] = useState(Math.max(0, sought));
  const [finding, setFinding] = useState(sought >= 0);
  const [goesOn, setGoesOn] = useState(false);
  const mistake = mistakes[chosen];
  usePage(t.review.title(words.name), held.file.game);
  useEffect(() => {
    if (held.own === seat) addExercises({ kind, of: id, game: held.file.game, seat }, mistakes);
  }, [held, kind, id, seat, mistakes]);
  const choose = (index: number) => {
    setChosen(index);
    setFinding(false);
  };
  const cost = mistakes.reduce((sum, each) => sum + each.cost.money.mean, 0);
  const rivals = held.file.seats.flatMap(({ name }, other) => (other === seat ? [] : [name]));
  const position = mistake && (
    <Position
      opened={opened}
      at={at}
      mistake={mistake}
      seat={seat}
      from={{ kind, of: id }}
      finding={finding}
      onFinding={setFinding}
      onGoOn={() => setGoesOn(true)}
      onNext={chosen + 1 < mistakes.length ? () => choose(chosen + 1) : null}
    />
  );
  return (
    <>
      <TopBar title={words.name} sub={t.review.sub(rivals)}>
        {held.result && <Tool icon="cup" label={t.replay.result} onClick={() => go(held.result!)} />}
        <Tool icon="play" label={t.replay.name} onClick={() => go(`/replay/${kind}/${id}?seat=${seat + 1}`)} />
      </TopBar>
      <main className="review">
        <div className="review-main">
          <header className="review-head">
            <h2>{headline(at, review, held.file.result!, t, locale)}</h2>
            <p>{t.review.counted(decisions, good, small, mistakes.length, exactly(board, cost, locale))}</p>
            {held.own === null && (
              <label>
                {t.review.whose}{' '}
                <select value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
                  {now.seats.map(({ name }, other) => (
                    <option key={other} value={other}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </header>
          <section className="panel review-chart">
            <h3>
              {t.review.chart} <small>{t.review.chartText}</small>
            </h3>
            <Chances at={at} review={review} chosen={chosen} onChoose={choose} />
          </section>
          {position}
        </div>
        <aside className="review-rail">
          <Costs at={at} review={review} chosen={chosen} hides={finding} onChoose={choose} />
          <Waterfall at={at} review={review} />
          <Exercises here={mistakes.length} />
        </aside>
      </main>
      {goesOn && mistake && (
        <Drawer title={t.replay.goOn} onClose={() => setGoesOn(false)}>
          <GoOn file={held.file} at={mistake.at} seat={seat} />
        </Drawer>
      )}
    </>
  );
}

interface PositionProps {
  readonly opened: Opened;
  readonly at: AtGame;
  readonly mistake: Mistake;
  readonly seat: Seat;
  readonly from: { readonly kind: Kind; readonly of: string };
  readonly finding: boolean;
  readonly onFinding: (finding: boolean) => void;
  readonly onGoOn: () => void;
  /** Null: there is no other. */
  readonly onNext: (() => void) | null;
}

/** The position as the seat saw it: with the verdict, or without it, to find the better move. */
function Position(props: PositionProps) {
  const { opened, at, mistake, seat, finding, onFinding, onGoOn, onNext, from } = props;
  const t = useText();
  const { locale } = useUi();
  const where = at.board.where(at.now.history[mistake.at]!.view, locale);
  return (
    <>
      {!finding && <Verdict at={at} mistake={mistake} />}
      <h3 className="review-where">
        {where} <small>{t.review.asSeen}</small>
      </h3>
      {finding ? (
        <Finding
          key={mistake.at}
          opened={opened}
          at={at}
          mistake={mistake}
          from={{ ...from, seat }}
          onShow={() => onFinding(false)}
          onNext={onNext}
        />
      ) : (
        <>
          <div className="floor review-floor">
            <Floor at={at} looked={mistake.at} live={null} frame={null} told={false} asked={[seat]} />
          </div>
          <section className="ask review-bar" aria-label={t.review.name}>
            <div className="question">
              <b>{t.review.tryAgain(where)}</b>
              <span>{t.review.tryAgainText}</span>
            </div>
            <div className="acts">
              <button type="button" className="btn" onClick={onGoOn}>
                {t.replay.goOn}
              </button>
              <button type="button" className="btn go" onClick={() => onFinding(true)}>
                {t.review.find}
              </button>
            </div>
          </section>
        </>
      )}
    </>
  );
}
