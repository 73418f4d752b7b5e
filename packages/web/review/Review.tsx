import type { Review as Reviewed } from '@outcry/bots/review/review.ts';
import type { Seat } from '@outcry/engine';
import { useUi } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { copyText } from '../copy.ts';
import { Tool, TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import type { Kind } from '../replay/held.ts';
import type { Opened } from '../replay/useOpened.ts';
import { usePage } from '../router.ts';
import type { AtGame } from '../table/useGame.ts';
import { Chances } from './Chances.tsx';
import { Costs } from './Costs.tsx';
import { addExercises, noteTry } from './exercises.ts';
import { Exercises } from './Exercises.tsx';
import { exactly } from './figures.ts';
import { headline } from './headline.ts';
import { Position } from './Position.tsx';
import { noteSeen, reviewId, seenIn } from './reviews.ts';
import { Waterfall } from './Waterfall.tsx';
import { Ways } from './Ways.tsx';
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
  const { mistakes, seat, decisions, good, small, rest } = review;
  const { board, words, now } = at;
  const sought = mistakes.findIndex((mistake) => mistake.at === find);
  const [chosen, setChosen] = useState(Math.max(0, sought));
  const kept = reviewId(`${kind}/${id}`, seat);
  /** The decisions whose answer was seen; that of others is hidden until somebody asks for it or finds it. */
  const [seen, setSeen] = useState(() => seenIn(kept));
  /** An answer that was seen is hidden once more. */
  const [again, setAgain] = useState(sought >= 0);
  const [copied, setCopied] = useState(false);
  const mistake = mistakes[chosen];
  usePage(t.review.title(words.name), held.file.game);
  useEffect(() => {
    if (held.own === seat) addExercises({ kind, of: id, game: held.file.game, seat }, mistakes);
  }, [held, kind, id, seat, mistakes]);
  const finding = mistake !== undefined && (again || !seen.includes(mistake.at));
  const see = (at: number) => {
    noteSeen(kept, at);
    setSeen((before) => [...before, at]);
  };
  const choose = (index: number) => {
    setChosen(index);
    setAgain(false);
  };
  const copy = async () => {
    await copyText(`${location.origin}/review/${kind}/${id}?seat=${seat + 1}`);
    setCopied(true);
  };
  const cost = mistakes.reduce((sum, each) => sum + each.cost.money.mean, 0);
  const restSaid = exactly(board, rest, locale);
  const position = mistake && (
    <Position
      opened={opened}
      at={at}
      mistake={mistake}
      seat={seat}
      said={t.review}
      finding={finding}
      onFinding={(wanted) => {
        setAgain(wanted);
        if (!wanted) see(mistake.at);
      }}
      onTry={(found) => {
        noteTry({ kind, of: id, seat }, mistake.at, found);
        if (!found) return;
        setAgain(true); // the board stays as it is until they go on
        see(mistake.at);
      }}
      onNext={chosen + 1 < mistakes.length ? () => choose(chosen + 1) : null}
    />
  );
  return (
    <>
      <TopBar title={words.name} sub={t.review.of(held.file.seats[seat]!.name)}>
        {held.shared && (
          <Tool icon={copied ? 'check' : 'copy'} label={copied ? t.replay.copied : t.review.copy} onClick={copy} />
        )}
        <Ways held={held} kind={kind} id={id} seat={seat} />
      </TopBar>
      <main className="review">
        <div className="review-main">
          <header className="review-head">
            <h2>{headline(at, review, held.file.result!, t, locale)}</h2>
            <p>
              {t.review.counted(
                decisions,
                good,
                small,
                mistakes.length,
                exactly(board, cost, locale),
                restSaid === exactly(board, 0, locale) ? null : restSaid,
              )}
            </p>
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
          <Costs
            at={at}
            review={review}
            chosen={chosen}
            hides={(index) => !seen.includes(mistakes[index]!.at) || (finding && index === chosen)}
            onChoose={choose}
          />
          <Waterfall at={at} review={review} />
          <Exercises here={mistakes.length} />
        </aside>
      </main>
    </>
  );
}
