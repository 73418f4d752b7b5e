import type { QuietHours } from '@outcry/server/api';
import { useText } from '../i18n.ts';
import { fieldOf, minuteOf } from './hours.ts';

interface QuietFieldsProps {
  readonly quiet: QuietHours;
  readonly onChange: (quiet: QuietHours) => void;
}

/** From when until when it is quiet. */
export function QuietFields({ quiet, onChange }: QuietFieldsProps) {
  const t = useText();
  return (
    <div className="quiet-fields">
      {(['from', 'until'] as const).map((end) => (
        <label key={end} className="time-field">
          {end === 'from' ? t.notify.quietFrom : t.notify.quietUntil}
          <input
            type="time"
            className="account-field"
            value={fieldOf(quiet[end])}
            onChange={({ target }) => {
              const minute = minuteOf(target.value);
              if (minute !== null) onChange({ ...quiet, [end]: minute });
            }}
          />
        </label>
      ))}
    </div>
  );
}
