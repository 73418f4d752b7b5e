import { useState } from 'react';
import { useText } from '../i18n.ts';
import { settings } from '../settings.ts';

interface SitDownProps {
  /** This person sits here already: one more at this device. */
  readonly another: boolean;
  readonly onJoin: (name: string) => void;
}

/** Takes a free seat. */
export function SitDown({ another, onJoin }: SitDownProps) {
  const t = useText();
  const [name, setName] = useState(another ? '' : settings.get().name);
  return (
    <form
      className="sit"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onJoin(name.trim());
      }}
    >
      <label htmlFor="sit-name">{another ? t.waiting.another : t.settings.name}</label>
      <input
        id="sit-name"
        className="field"
        value={name}
        maxLength={40}
        required
        placeholder={another ? t.waiting.anotherName : t.settings.nameHint}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className={another ? 'btn' : 'btn go'}>
        {another ? t.waiting.anotherSit : t.home.sit}
      </button>
    </form>
  );
}
