import { useState } from 'react';
import { useText } from '../i18n.ts';
import { settings } from '../settings.ts';

interface SitDownProps {
  /** This person sits here already: one more at this device. */
  readonly another: boolean;
  /** Whoever has no seat may look on. */
  readonly mayWatch: boolean;
  readonly onJoin: (name: string) => void;
}

/** Takes a free seat. */
export function SitDown({ another, mayWatch, onJoin }: SitDownProps) {
  const t = useText();
  const [name, setName] = useState(another ? '' : settings.get().name);
  return (
    <form
      className="below-chairs sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onJoin(name.trim());
      }}
    >
      <label htmlFor="sit-name">{another ? t.waiting.another : t.waiting.sitName}</label>
      {!another && (
        <p id="sit-help" className="help-text">
          {t.waiting.sitHelp} {mayWatch && t.waiting.watchHelp}
        </p>
      )}
      <input
        id="sit-name"
        className="field"
        value={name}
        maxLength={40}
        required
        aria-describedby={another ? undefined : 'sit-help'}
        placeholder={another ? t.waiting.anotherName : t.settings.nameHint}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className={another ? 'btn' : 'btn go'}>
        {another ? t.waiting.anotherSit : t.home.sit}
      </button>
    </form>
  );
}
