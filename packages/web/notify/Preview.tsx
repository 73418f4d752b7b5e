import { useState } from 'react';
import { useText } from '../i18n.ts';
import { clockOf } from './hours.ts';
import type { NotifyActions } from './useNotifications.ts';

/** What a message looks like on a phone, and one to try it. */
export function Preview({ actions: { known, test } }: { actions: NotifyActions }) {
  const t = useText();
  const { settings, channels } = known!;
  const day = new Intl.DateTimeFormat(t.locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const clock = new Intl.DateTimeFormat(t.locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const [now] = useState(Date.now);
  return (
    <aside className="notify-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{t.notify.preview}</h2>
      <div className="phone-screen">
        <p className="phone-clock">{clock.format(now)}</p>
        <p className="phone-day">{day.format(now)}</p>
        <article className="message">
          <p className="message-head">
            <b>Outcry</b> <span>{t.notify.time}</span>
          </p>
          <h3>{t.notify.exampleTitle}</h3>
          <p>{t.notify.example}</p>
          <p className="message-acts">
            <span>{t.notify.takeTurn}</span> <span>{t.notify.notThisTable}</span>
          </p>
        </article>
        {settings.quiet.on && (
          <article className="message older">
            <p className="message-head">
              <b>Outcry</b> <span>{clockOf(settings.quiet.until)}</span>
            </p>
            <h3>{t.notify.morningTitle}</h3>
            {t.notify.morning.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </article>
        )}
      </div>
      <p className="public-only">{t.notify.public}</p>
      <button type="button" className="btn go" disabled={!channels.some(({ on }) => on)} onClick={() => void test()}>
        {t.notify.send}
      </button>
    </aside>
  );
}
