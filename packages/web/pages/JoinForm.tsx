import { useState } from 'react';
import { isMistyped } from '@outcry/server/codes';
import { useText } from '../i18n.ts';
import { isId } from '../online/tableAt.ts';
import { go } from '../router.ts';
import { codeIn } from './code.ts';

/** Joins a table by its code, or by a link pasted here. */
export function JoinForm() {
  const t = useText();
  const [code, setCode] = useState('');
  const [mistyped, setMistyped] = useState(false);
  return (
    <form
      className="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = codeIn(code);
        if (wanted === '') return;
        if (!isId(wanted) && isMistyped(wanted)) setMistyped(true);
        else go(`/t/${wanted}`);
      }}
    >
      <input
        className="field stretched"
        value={code}
        aria-label={t.home.code}
        placeholder={t.home.code}
        autoComplete="off"
        autoCapitalize="characters"
        aria-invalid={mistyped}
        onChange={({ target }) => {
          setCode(target.value);
          setMistyped(false);
        }}
      />
      <button type="submit" className="btn">
        {t.home.join}
      </button>
      {mistyped && (
        <p className="error-text" role="alert">
          {t.home.mistyped}
        </p>
      )}
    </form>
  );
}
