import type { Response, TokenScope } from '@outcry/server/api';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Choice, Group } from '../forms.tsx';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { beSomebody } from '../online/session.ts';
import { dayAfter, endOfDay } from './dates.ts';
import { focusNew } from './focus.ts';

const DAYS = [7, 30, 90, 365] as const;
const SCOPES: readonly TokenScope[] = ['play', 'read'];

interface MakeTokenProps {
  readonly onMade: (made: Response<'makeToken'>) => void;
  readonly onCancel: () => void;
}

/** The form for a new token: a label, what it may do, and when it ends. */
export function MakeToken({ onMade, onCancel }: MakeTokenProps) {
  const t = useText();
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<TokenScope>('play');
  /** Days, or null: a date. */
  const [days, setDays] = useState<number | null>(90);
  const [now] = useState(() => Date.now());
  const [date, setDate] = useState(dayAfter(now, 90));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setWrong(null);
    try {
      await beSomebody(t.play.guest);
      const end = days === null ? { ends: endOfDay(date) } : { days };
      onMade(await api('makeToken', { body: { label: label.trim(), scope, ...end } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(error.body.error === 'not-possible' ? t.tokens.tooMany : sayRefused(t, refusedBy(error)));
      setBusy(false);
    }
  };
  return (
    <form aria-label={t.tokens.make} onSubmit={make}>
      <div className="form-row">
        <label className="form-label" htmlFor="token-label">
          {t.tokens.label}
          <span className="help-text">{t.tokens.labelHelp}</span>
        </label>
        <input
          id="token-label"
          className="field"
          required
          pattern=".*\S.*"
          maxLength={40}
          autoComplete="off"
          value={label}
          ref={focusNew}
          onChange={({ target }) => setLabel(target.value)}
        />
      </div>
      <Group label={t.tokens.scope} help={t.tokens.scopeHelp}>
        {SCOPES.map((each) => (
          <Choice key={each} name="token-scope" checked={scope === each} onChange={() => setScope(each)}>
            {t.tokens.scopes[each]}
          </Choice>
        ))}
      </Group>
      <Group label={t.tokens.end}>
        {DAYS.map((each) => (
          <Choice key={each} name="token-end" checked={days === each} onChange={() => setDays(each)}>
            {t.tokens.days(each)}
          </Choice>
        ))}
        <Choice name="token-end" checked={days === null} onChange={() => setDays(null)}>
          {t.tokens.onDate}
        </Choice>
        {days === null && (
          <input
            type="date"
            className="field"
            required
            aria-label={t.tokens.onDate}
            min={dayAfter(now, 1)}
            max={dayAfter(now, 365)}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        )}
      </Group>
      <div className="form-end">
        {wrong && (
          <p className="error-text" role="alert">
            {wrong}
          </p>
        )}
        <button type="button" className="btn" onClick={onCancel}>
          {t.app.cancel}
        </button>
        <button type="submit" className="btn go" disabled={busy}>
          {t.tokens.makeNow}
        </button>
      </div>
    </form>
  );
}
