import { Icon } from '@outcry/ui';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../copy.ts';
import { useText } from '../i18n.ts';

/** A token that was just made: its secret is shown this once, to be copied. */
export function NewToken({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [secret]);
  const copy = async () => {
    await copyText(secret);
    setCopied(true);
  };
  return (
    <div className="token-secret" role="group" aria-label={t.tokens.secret}>
      <p>
        <b>{t.tokens.secret}</b> {t.tokens.once}
      </p>
      <div className="copy">
        <input ref={field} className="field stretched" readOnly value={secret} aria-label={t.tokens.secret} />
        <button type="button" className="btn ink" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} /> {copied ? t.waiting.copied : t.waiting.copy}
        </button>
        <button type="button" className="btn" onClick={onDone}>
          {t.settings.done}
        </button>
      </div>
    </div>
  );
}
