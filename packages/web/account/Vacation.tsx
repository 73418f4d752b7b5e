import type { Vacation as Left } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { useNow } from '../useNow.ts';
import { dayIn } from './dates.ts';
import { Row } from './Row.tsx';

const DAY = 86_400_000;

/** A day as a date field has it, by this device's clock. */
const fieldDay = (at: number): string => {
  const day = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** The end of a day of a date field. */
const endOf = (day: string): number => new Date(`${day}T23:59:59.999`).getTime();

/** The switch of one's vacation: clocks stand still at slow tables, and the others see until when. */
export function Vacation() {
  const t = useText();
  const now = useNow(60_000);
  const [vacation, setVacation] = useState<Left | null>(null);
  const [until, setUntil] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const act = async (work: () => Promise<Left>): Promise<void> => {
    setWrong(null);
    try {
      setVacation(await work());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = refusedBy(error);
      setWrong(refused.code in t.refused ? sayRefused(t, refused) : t.vacation.tooLong);
    }
  };
  useEffect(() => {
    let wanted = true;
    api('vacation').then(
      (loaded) => wanted && setVacation(loaded),
      () => {}, // the page says that the server is not reached
    );
    return () => void (wanted = false);
  }, []);
  if (vacation === null) return null;
  const away = vacation.until !== null && vacation.until > now ? vacation.until : null;
  const go = (event: FormEvent): void => {
    event.preventDefault();
    void act(() => api('takeVacation', { body: { until: Math.min(endOf(until), Date.now() + vacation.left) } }));
  };
  return (
    <section className="account-list" aria-labelledby="vacation-title">
      <h2 id="vacation-title">{t.vacation.title}</h2>
      <ul>
        <Row
          title={
            away === null ? t.vacation.left(Math.floor(vacation.left / DAY)) : t.vacation.away(dayIn(away, t.locale))
          }
          text={t.vacation.text(Math.round(vacation.most / DAY))}
        >
          {away !== null && (
            <button type="button" className="btn sm ink" onClick={() => void act(() => api('endVacation'))}>
              {t.vacation.back}
            </button>
          )}
        </Row>
        {away === null && (
          <li>
            <form className="password-form" aria-label={t.vacation.title} onSubmit={go}>
              <label>
                {t.vacation.until}
                <input
                  className="account-field"
                  type="date"
                  required
                  min={fieldDay(now + DAY)}
                  max={fieldDay(now + vacation.left)}
                  value={until}
                  onChange={({ target }) => setUntil(target.value)}
                />
              </label>
              <button type="submit" className="btn sm ink" disabled={vacation.left < DAY}>
                {t.vacation.go}
              </button>
            </form>
          </li>
        )}
      </ul>
      {wrong && (
        <p className="account-said wrong" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
