import { useState } from 'react';
import { useText } from '../i18n.ts';
import { go } from '../router.ts';
import { codeIn } from './code.ts';

/** Joins a table by its code, or by a link pasted here. */
export function JoinForm() {
  const t = useText();
  const [code, setCode] = useState('');
  return (
    <form
      className="code"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = codeIn(code);
        if (wanted !== '') go(`/t/${wanted}`);
      }}
    >
      <input
        value={code}
        aria-label={t.home.code}
        placeholder={t.home.code}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" className="btn">
        {t.home.join}
      </button>
    </form>
  );
}
