import { useState } from 'react';
import { useText } from '../i18n.ts';
import { ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { me, signIn, whoAmI } from '../online/session.ts';
import { change, useSettings } from '../settings.ts';

/** The person's name: kept in this browser at once, and told to a server that knows them when the field is left. */
export function NameField() {
  const t = useText();
  const settings = useSettings();
  const [refused, setRefused] = useState<string | null>(null);
  const tell = async () => {
    const name = settings.name.trim();
    setRefused(null);
    try {
      const known = me.get() ?? (await whoAmI());
      if (known !== null && name !== '' && known.name !== name) await signIn(name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A server that is not reached learns the name with the next table.
      if (error.status !== 0) setRefused(sayRefused(t, refusedBy(error)));
    }
  };
  return (
    <div className="form-row">
      <label className="form-label" htmlFor="name">
        {t.settings.name}
        <span className="help-text">{t.settings.nameHelp}</span>
      </label>
      <div>
        <input
          id="name"
          className="field"
          value={settings.name}
          maxLength={40}
          placeholder={t.settings.nameHint}
          onChange={({ target }) => change({ name: target.value })}
          onBlur={() => void tell()}
        />
        {refused !== null && (
          <p className="error-text" role="alert">
            {refused}
          </p>
        )}
      </div>
    </div>
  );
}
