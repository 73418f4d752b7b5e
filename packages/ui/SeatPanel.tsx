import type { Locale, Seat } from '@outcry/engine';
import type { ReactNode } from 'react';
import type { SeatInfo } from './board.ts';
import { Clock } from './Clock.tsx';
import { LevelMark } from './LevelMark.tsx';
import { hasPortrait, Portrait } from './Portrait.tsx';
import { useRemark } from './remark.ts';
import { useUi } from './text.ts';

/** A person's initial in the colour of the seat, round. A bot is square, and has a face where it is one of the cast and there is room for it. */
export function Avatar({
  seat,
  info,
  small,
}: {
  seat: Seat;
  info: Pick<SeatInfo, 'name' | 'bot' | 'away'>;
  small?: boolean;
}) {
  const remark = useRemark(seat);
  // A bot that stands in for an absent person bears their name, not their face.
  if (info.bot && !info.away && !small && hasPortrait(info.name))
    return <Portrait className="avatar" name={info.name} seat={seat} mood={remark?.mood ?? 'calm'} />;
  const look = ['avatar', `s${seat + 1}`, info.bot && 'bot', info.away && 'away', small && 'sm']
    .filter(Boolean)
    .join(' ');
  return (
    <span className={look} aria-hidden="true">
      {[...info.name][0]?.toUpperCase() ?? '?'}
    </span>
  );
}

/** A day in short: "20 Nov". */
const dayIn = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { day: 'numeric', month: 'short' }).format(at);

interface SeatPanelProps {
  readonly seat: Seat;
  readonly info: SeatInfo;
  /** What is public of its money, already written as money; left out where it is hidden. */
  readonly cash?: string;
  /** A few words under the cash: "plays after you". */
  readonly note?: string;
  /** A few words beside the name: "5 cards". */
  readonly about?: string;
  /** Whether the panel says "turn", where another than who must decide has it. */
  readonly turn?: boolean;
  /** Holdings: CompanyChips. Not shown on a phone. */
  readonly children?: ReactNode;
}

/** One of the players around the board. An ink ring shows who must decide, and so does "turn", unless `turn` says otherwise. */
export function SeatPanel({ seat, info, cash, note, about, turn = info.asked, children }: SeatPanelProps) {
  const { text, locale } = useUi();
  const remark = useRemark(seat);
  const habit = info.bot && !info.away ? text.habits[info.name] : undefined;
  const state = [info.you && text.you, about].filter(Boolean);
  return (
    <div className={info.asked ? 'seat on' : 'seat'} role="group" aria-label={info.name} title={habit}>
      <Avatar seat={seat} info={info} />
      <div className="who">
        <div className="seat-name">
          <b>{info.name}</b>
          {info.bot && !info.away && <LevelMark {...info} />}
          {info.vacation === undefined && info.away && <small className="absent">{text.away}</small>}
          {info.vacation !== undefined && (
            <small className="absent">{text.onVacation(dayIn(info.vacation, locale))}</small>
          )}
          {state.length > 0 && <small>{state.join(', ')}</small>}
          {turn && <span className="turn">{text.turn}</span>}
          {info.clock && <Clock clock={info.clock} />}
        </div>
        <div className="holdings">{children}</div>
      </div>
      {cash !== undefined && (
        <div className="cash">
          {cash}
          {note && <small>{note}</small>}
        </div>
      )}
      {remark && (
        <p className="remark" aria-hidden="true">
          {remark.text}
        </p>
      )}
    </div>
  );
}
