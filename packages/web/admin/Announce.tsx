import type { AdminPage } from '@outcry/server/api';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { dayIn, timeIn } from '../account/dates.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { momentIn } from '../when.ts';
import { useAdminTools } from './useAdmin.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENING = 18;
/** How long own words are shown. */
const WORDS_MINUTES = 12 * 60;

/** A moment as a field for date and time wants it, in this device's time. */
const fieldOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);

/** Tells everybody of a maintenance, in their language, or something in own words. */
export function Announce({ page: { announcement, here, now } }: { page: AdminPage }) {
  const t = useText();
  const { w, act } = useAdminTools();
  const [begins, setBegins] = useState(() => fieldOf(Date.now() + HOUR));
  const [minutes, setMinutes] = useState(10);
  const [text, setText] = useState('');
  const at = new Date(begins).getTime();
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const sentence = Number.isNaN(at)
    ? ''
    : t.order.before(
        isToday ? null : dayIn(at, t.locale),
        timeIn(at, t.locale),
        new Date(at).getHours() >= EVENING,
        minutes * 60,
      );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    const body = words === '' ? { begins: at, minutes } : { begins: Date.now(), minutes: WORDS_MINUTES, text: words };
    void act(() => api('announce', { body }));
  };
  return (
    <section className="admin-list announce" aria-labelledby="announce-title">
      <h2 id="announce-title">{w.announcement}</h2>
      {announcement && (
        <div className="admin-form">
          <p>{announcement.text ?? t.order.during(timeIn(announcement.ends, t.locale))}</p>
          <p className="report-about">
            {(announcement.text === null ? w.shown : w.shownWords)(momentIn(announcement.ends, now, t.locale))}
          </p>
          <button type="button" className="btn sm" onClick={() => void act(() => api('liftAnnouncement'))}>
            {w.end}
          </button>
        </div>
      )}
      {!announcement && (
        <form className="admin-form" aria-label={w.announcement} onSubmit={send}>
          <div className="when">
            <label>
              {w.begins}
              <input
                type="datetime-local"
                className="account-field"
                required
                value={begins}
                onChange={({ target }) => setBegins(target.value)}
              />
            </label>
            <label>
              {w.minutes}
              <input
                type="number"
                className="account-field"
                required
                min={1}
                max={600}
                value={minutes}
                onChange={({ target }) => setMinutes(Number(target.value))}
              />
            </label>
          </div>
          <label>
            {w.ownWords}
            <textarea
              className="account-field"
              rows={3}
              maxLength={300}
              placeholder={sentence}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button type="submit" className="btn sm go">
            {w.show(here)}
          </button>
        </form>
      )}
    </section>
  );
}
