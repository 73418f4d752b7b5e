import { LEVELS } from '@outcry/bots/levels.ts';
import type { Seat } from '@outcry/engine';
import { Decision } from '@outcry/ui/ChoiceKeys.tsx';
import { SecondTapSends } from '@outcry/ui/usePieces.ts';
import { BotThinking, OwnClock, Underway, useUi } from '@outcry/ui';
import type { Frame } from '@outcry/ui/timeline.ts';
import type { AwaitedBot, BoardProps, SeatInfo } from '@outcry/ui';
import { useMemo } from 'react';
import { useText } from '../i18n.ts';
import type { Messages } from '../i18n.ts';
import { reducedMotion, still, useSettings } from '../settings.ts';
import { inFrame } from './show.ts';
import type { Snapshot, TableSource } from './source.ts';
import type { AtTable } from './Table.tsx';
import type { AtGame } from './useGame.ts';

const NO_MOVES: readonly never[] = [];
const nothing = (): void => {};

/** What a table asks now, and where the answer goes. */
export interface Live
  extends Pick<Snapshot, 'legal' | 'decision' | 'underway'>, Pick<TableSource, 'send' | 'forbidden'> {
  readonly standing: BoardProps['standing'];
  readonly question: string;
  /** The viewer's own. */
  readonly clock: SeatInfo['clock'];
  readonly thinking: AwaitedBot | null;
}

/** The bot the viewer waits for: of those that must decide, the one of the highest level, which thinks the longest. */
export function awaitedBot({ legal, lesson, seats, history }: Snapshot): AwaitedBot | null {
  if (legal.length > 0 || lesson) return null; // the others of a lesson follow its script
  const level = LEVELS.findLast((one) => seats.some((seat) => seat.asked && seat.level === one));
  return level ? { level, since: history.at(-1)!.at } : null;
}

/** What a table asks now. While a guided first game only tells something, nothing is asked. */
export function liveOf({ now, source, words, who }: AtTable, t: Messages): Live {
  const { lesson, legal, viewer, seats, history } = now;
  const listens = lesson?.ready && lesson.steps[lesson.step]!.move === undefined;
  return {
    legal,
    decision: now.decision,
    underway: now.underway ?? false,
    send: source.send,
    forbidden: source.forbidden,
    standing: viewer === null ? null : { answers: now.standing, set: source.standing },
    question: listens ? t.lesson.listen : words.question(history.at(-1)!.view, who),
    clock: viewer === null ? null : seats[viewer]!.clock,
    thinking: awaitedBot(now),
  };
}

interface FloorProps {
  readonly at: AtGame;
  /** The moment shown. */
  readonly looked: number;
  /** What can be done now; null: it is the past. */
  readonly live: Live | null;
  /** What of the move that led here is being told; null: nothing is. */
  readonly frame: Frame | null;
  /** The move that led here was seen happening; else the board jumped. */
  readonly told: boolean;
  /** The changed places are ringed instead of moving. */
  readonly rings?: boolean;
  /** Who had to decide in the past, where that is known. */
  readonly asked?: readonly Seat[];
  /** A move to show on the board; null: none is. */
  readonly advised?: unknown;
}

/** The board with its seats, the viewer's place and the decision bar. */
export function Floor({ at, looked, live, frame, told, rings = false, asked = [], advised = null }: FloorProps) {
  const t = useText();
  const { locale } = useUi();
  const { now, board, words, who } = at;
  const { Board } = board;
  const { secondTap } = useSettings();
  const whole = now.history[looked]!;
  const moment = frame === null ? whole : inFrame(whole, frame);
  const journal = useMemo(
    () => [...now.history.slice(0, looked), moment].map(({ at: id, events }) => ({ id, events })),
    // A frame is drawn of the moment it belongs to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [now.history, looked, frame],
  );
  const seatInfo = (seat: number): SeatInfo => {
    const info = now.seats[seat]!;
    return live ? info : { ...info, asked: asked.includes(seat), clock: null };
  };
  return (
    <OwnClock value={live?.clock ?? null}>
      <Underway value={live?.underway ?? false}>
        <BotThinking value={live?.thinking ?? null}>
          <Decision value={live?.decision ?? null}>
            <SecondTapSends value={secondTap === 'on'}>
              <Board
                view={moment.view}
                frame={frame}
                journal={journal}
                data={now.data}
                legal={live?.legal ?? NO_MOVES}
                decision={live?.decision ?? null}
                onMove={live?.send ?? nothing}
                onForbidden={live?.forbidden ?? nothing}
                advised={live ? advised : null}
                standing={live?.standing ?? null}
                question={live?.question ?? t.table.past(looked, now.history.length - 1)}
                words={words}
                who={who}
                seatInfo={seatInfo}
                told={told && looked > 0 ? { id: moment.at, events: moment.events } : null}
                locale={locale}
                reducedMotion={rings || (live ? reducedMotion() : still())}
              />
            </SecondTapSends>
          </Decision>
        </BotThinking>
      </Underway>
    </OwnClock>
  );
}
