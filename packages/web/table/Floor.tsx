import { OwnClock, useUi } from '@outcry/ui';
import type { SeatInfo } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { reducedMotion } from '../settings.ts';
import type { AtTable } from './Table.tsx';

const NO_MOVES: readonly never[] = [];

/** The board with its seats, the viewer's place and the decision bar; `looked` is the moment shown. */
export function Floor({ at, looked, live }: { at: AtTable; looked: number; live: boolean }) {
  const t = useText();
  const { locale } = useUi();
  const { now, source, board, words, who } = at;
  const { Board } = board;
  const moment = now.history[looked]!;
  const seatInfo = (seat: number): SeatInfo => {
    const info = now.seats[seat]!;
    return live ? info : { ...info, asked: false, clock: null };
  };
  const question = (): string => {
    if (!live) return t.table.past(looked, now.history.length - 1);
    // While a guided first game only tells something, nothing is asked.
    const { lesson } = now;
    return lesson?.ready && lesson.steps[lesson.step]!.move === undefined
      ? t.lesson.listen
      : words.question(moment.view, who);
  };
  return (
    <OwnClock value={live && now.viewer !== null ? now.seats[now.viewer]!.clock : null}>
      <Board
        view={moment.view}
        data={now.data}
        legal={live ? now.legal : NO_MOVES}
        onMove={source.send}
        onForbidden={source.forbidden}
        question={question()}
        words={words}
        who={who}
        seatInfo={seatInfo}
        told={live && looked > 0 ? { id: moment.at, events: moment.events } : null}
        locale={locale}
        reducedMotion={reducedMotion()}
      />
    </OwnClock>
  );
}
