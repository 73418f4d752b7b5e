import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';
import { focusNew } from '../tokens/focus.ts';

const SHORTEST = 12;

interface PasswordFormProps {
  /** There is a password already, which has to be given, too. */
  readonly isChange: boolean;
  /** Whose it is: password managers keep the two together. */
  readonly name: string;
  readonly onSave: (given: { password: string; current?: string }) => Promise<void>;
  readonly onRemove: (current: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** A new password, of twelve letters or more. */
export function PasswordForm({ isChange, name, onSave, onRemove, onCancel }: PasswordFormProps) {
  const t = useText();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isShort, setIsShort] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsShort(password.length < SHORTEST);
    if (password.length >= SHORTEST) void onSave({ password, ...(isChange ? { current } : {}) });
  };
  const type = isShown ? 'text' : 'password';
  return (
    <form className="password-form" aria-label={t.account.password} onSubmit={save}>
      <input type="text" hidden readOnly autoComplete="username" value={name} />
      {isChange && (
        <label>
          {t.account.current}
          <input
            type={type}
            className="account-field"
            autoComplete="current-password"
            maxLength={128}
            value={current}
            ref={focusNew}
            onChange={({ target }) => setCurrent(target.value)}
          />
        </label>
      )}
      <label>
        {t.account.newPassword}
        <input
          type={type}
          className="account-field"
          autoComplete="new-password"
          placeholder={t.account.passwordHint}
          maxLength={128}
          value={password}
          {...(isChange ? {} : { ref: focusNew })}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <label className="show-password">
        <input type="checkbox" checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
        {t.account.show}
      </label>
      {isShort && (
        <p className="wrong" role="alert">
          {t.account.shortPassword}
        </p>
      )}
      <div className="account-acts">
        <button type="submit" className="btn sm ink">
          {t.account.save}
        </button>
        <button type="button" className="btn sm" onClick={onCancel}>
          {t.app.cancel}
        </button>
        {isChange && (
          <button type="button" className="btn sm bare" onClick={() => void onRemove(current)}>
            {t.account.removeOf(t.account.password)}
          </button>
        )}
      </div>
    </form>
  );
}
