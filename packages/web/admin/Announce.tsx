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
  /** What everybody reads before a maintenance. */
  const told = (start: number, lasts: number): string => {
    const isToday = new Date(start).toDateString() === new Date(now).toDateString();
    const isEvening = new Date(start).getHours() >= EVENING;
    return t.order.before(isToday ? null : dayIn(start, t.locale), timeIn(start, t.locale), isEvening, lasts * 60);
  };
  const sentence = Number.isNaN(at) ? '' : told(at, minutes);
  const shownNow = announcement && {
    ...announcement,
    sentence:
      announcement.text ??
      (announcement.begins > now
        ? told(announcement.begins, announcement.minutes)
        : t.order.during(timeIn(announcement.ends, t.locale))),
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    const body = words === '' ? { begins: at, minutes } : { begins: Date.now(), minutes: WORDS_MINUTES, text: words };
    void act(() => api('announce', { body }));
  };
  return (
    <section className="admin-list announce" aria-labelledby="announce-title">
      <h2 id="announce-title">{w.announcement}</h2>
      {shownNow && (
        <div className="admin-form">
          <p>{shownNow.sentence}</p>
          <p className="report-about">
            {(shownNow.text === null ? w.shown : w.shownWords)(momentIn(shownNow.ends, now, t.locale))}
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
