import type { Mistake } from '@outcry/bots/review/review.ts';
import type { Seat } from '@outcry/engine';
import { useUi } from '@outcry/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../i18n.ts';
import { GoOn } from '../replay/GoOn.tsx';
import type { Opened } from '../replay/useOpened.ts';
import { Drawer } from '../table/Drawer.tsx';
import { Floor } from '../table/Floor.tsx';
import type { AtGame } from '../table/useGame.ts';
import { Finding } from './Finding.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import type { Said } from './said.ts';
import { Verdict } from './Verdict.tsx';
import './position.css';
import './review.css';

interface PositionProps {
  readonly opened: Opened;
  readonly at: AtGame;
  readonly mistake: Mistake;
  readonly seat: Seat;
  /** The answer is hidden: one looks for it. */
  readonly finding: boolean;
  readonly onFinding: (finding: boolean) => void;
  /** Hears that the answer is shown to somebody who looked for it. */
  readonly onShow?: () => void;
  /** Hears each try, and whether it was right. */
  readonly onTry: (found: boolean) => void;
  /** Goes to the next one; null: there is no other. */
  readonly onNext: (() => void) | null;
  readonly said: Said;
}

/** Whether something begins in the upper half of the window. */
function isInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
}

/** The position as the seat saw it: with the verdict, or without it, to find the better move. */
export function Position({
  opened,
  at,
  mistake,
  seat,
  finding,
  onFinding,
  onShow,
  onNext,
  said,
  onTry,
}: PositionProps) {
  const t = useText();
  const { locale } = useUi();
  const [goesOn, setGoesOn] = useState(false);
  const verdict = useRef<HTMLElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  /** The reason where it is told, else the board. */
  const place = () => verdict.current ?? top.current;
  const lead = () => {
    place()?.scrollIntoView(); // another page may have come instead
    place()?.focus({ preventScroll: true });
  };
  const show = () => {
    onShow?.();
    flushSync(() => onFinding(false));
    lead();
  };
  const find = () => {
    flushSync(() => onFinding(true));
    lead();
  };
  const next = () => {
    flushSync(onNext!);
    lead();
  };
  const shown = useRef(mistake.at);
  useEffect(() => {
    if (shown.current === mistake.at) return;
    shown.current = mistake.at;
    if (!isInView(place()!)) lead();
  }, [mistake.at]);
  const where = at.board.where(at.now.history[mistake.at]!.view, locale);
  return (
    <>
      {!finding && <Verdict at={at} mistake={mistake} played={said.played} ref={verdict} />}
      <h3 className="review-where" ref={top} tabIndex={-1}>
        {where} <small>{said.asSeen}</small>
      </h3>
      {finding ? (
        <Finding
          key={mistake.at}
          opened={opened}
          at={at}
          mistake={mistake}
          seat={seat}
          said={said}
          onTry={onTry}
          onShow={show}
          onNext={onNext && next}
        />
      ) : (
        <>
          <div className="floor review-floor">
            <Floor at={at} looked={mistake.at} live={null} frame={null} told={false} asked={[seat]} />
          </div>
          <ReviewBar title={t.review.tryAgain(where)} text={t.review.tryAgainText}>
            <button type="button" className="btn" onClick={() => setGoesOn(true)}>
              {t.replay.goOn}
            </button>
            <button type="button" className="btn go" onClick={find}>
              {t.review.find}
            </button>
          </ReviewBar>
        </>
      )}
      {goesOn && (
        <Drawer title={t.replay.goOn} onClose={() => setGoesOn(false)}>
          <GoOn file={opened.held.file} at={mistake.at} seat={seat} />
        </Drawer>
      )}
    </>
  );
}
