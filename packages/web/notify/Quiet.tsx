import { Icon } from '@outcry/ui';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { useText } from '../i18n.ts';
import { clockOf } from './hours.ts';
import { QuietFields } from './QuietFields.tsx';
import { Switch } from './Switch.tsx';
import type { NotifyActions } from './useNotifications.ts';

const DAY = 1440;
const STEP = 15;
type End = 'from' | 'until';

const percent = (minute: number): string => `${(minute / DAY) * 100}%`;

/** Hours in which nothing arrives: two handles on a day, and two time fields that say the same. */
export function Quiet({ actions: { known, save } }: { actions: NotifyActions }) {
  const t = useText();
  const kept = known!.settings.quiet;
  const bar = useRef<HTMLDivElement>(null);
  /** While a handle is dragged. */
  const [drag, setDrag] = useState<{ readonly end: End; readonly minute: number } | null>(null);
  const quiet = drag ? { ...kept, [drag.end]: drag.minute } : kept;
  const { from, until } = quiet;
  const set = (end: End, minute: number) => void save({ quiet: { ...kept, [end]: (minute + DAY) % DAY } });
  const minuteAt = ({ clientX }: PointerEvent): number => {
    const { left, width } = bar.current!.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    return Math.min(DAY - STEP, Math.round((share * DAY) / STEP) * STEP);
  };
  const key = (end: End) => (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowDown: -STEP, ArrowRight: STEP, ArrowUp: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(end, quiet[end] + step);
  };
  const handle = (end: End) => (
    <button
      type="button"
      className="quiet-handle"
      role="slider"
      style={{ left: percent(quiet[end]) }}
      aria-label={end === 'from' ? t.notify.quietFrom : t.notify.quietUntil}
      aria-valuemin={0}
      aria-valuemax={DAY - 1}
      aria-valuenow={quiet[end]}
      aria-valuetext={clockOf(quiet[end])}
      onKeyDown={key(end)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ end, minute: quiet[end] });
      }}
      onPointerMove={(event) => drag?.end === end && setDrag({ end, minute: minuteAt(event) })}
      onPointerUp={() => {
        if (drag && drag.minute !== kept[end]) set(end, drag.minute);
        setDrag(null);
      }}
      onPointerCancel={() => setDrag(null)}
    />
  );
  const zones = from > until ? [[0, until] as const, [from, DAY] as const] : [[from, until] as const];
  return (
    <section className="account-list wide" id="quiet" aria-labelledby="quiet-title">
      <h2 id="quiet-title">
        {t.notify.quiet} <small>{t.notify.quietText(clockOf(until))}</small>
        <Switch label={t.notify.quiet} on={quiet.on} onChange={(on) => void save({ quiet: { ...kept, on } })} />
      </h2>
      {quiet.on && (
        <>
          <div className="quiet-day" ref={bar}>
            {zones.map(([start, end], index) => (
              <span key={start} className="quiet-zone" style={{ left: percent(start), width: percent(end - start) }}>
                {index === 0 && end - start > 180 && (
                  <>
                    <Icon name="moon" /> {t.notify.quietNow}
                  </>
                )}
              </span>
            ))}
            {handle('from')}
            {handle('until')}
          </div>
          <QuietFields quiet={quiet} onChange={(hours) => void save({ quiet: hours })} />
        </>
      )}
    </section>
  );
}
