import type { Seat } from '@outcry/engine';
import { useText } from '../i18n.ts';
import { TopBar } from '../Header.tsx';
import { useGame } from '../table/useGame.ts';
import type { Kind } from '../replay/held.ts';
import type { Opened } from '../replay/useOpened.ts';
import type { Progress } from './useReview.ts';
import { Ways } from './Ways.tsx';

interface WorkingProps {
  readonly opened: Opened;
  readonly kind: Kind;
  readonly id: string;
  readonly seat: Seat;
  readonly progress: Exclude<Progress, { state: 'there' }>;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

/** While a review is worked out: how far it is, and a way to give it up. */
export function Working({ opened: { held }, kind, id, seat, progress, onStop, onRetry }: WorkingProps) {
  const t = useText();
  const game = useGame(held.file.game);
  const { name } = held.file.seats[seat]!;
  return (
    <>
      <TopBar title={game?.words.name ?? t.review.name} sub={t.review.of(name)}>
        <Ways held={held} kind={kind} id={id} seat={seat} />
      </TopBar>
      <main className="review-working">
        <section className="panel">
          <h2>{progress.state === 'working' ? t.review.working : t.review.stoppedTitle}</h2>
          {progress.state === 'working' ? (
            <>
              <p>{t.review.workingText}</p>
              <progress value={progress.done} max={1} aria-label={t.review.working} />
              <button type="button" className="btn" onClick={onStop}>
                {t.review.stop}
              </button>
            </>
          ) : (
            <>
              <p role={progress.state === 'failed' ? 'alert' : undefined}>
                {progress.state === 'failed' ? t.review.failed : t.review.stoppedText}
              </p>
              <button type="button" className="btn go" onClick={onRetry}>
                {t.review.again}
              </button>
            </>
          )}
        </section>
      </main>
    </>
  );
}
