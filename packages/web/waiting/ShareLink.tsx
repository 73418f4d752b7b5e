import { Icon } from '@outcry/ui';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { copyText } from '../copy.ts';
import { useText } from '../i18n.ts';

/** The link to a table: to copy, to scan, and the code to say aloud. */
export function ShareLink({ code }: { code: string }) {
  const t = useText();
  const link = `${location.origin}/t/${code}`;
  const [copied, setCopied] = useState(false);
  const qr = useMemo(() => encode(link, { ecc: 'M', border: 2 }), [link]);
  const path = qr.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const copy = async () => {
    await copyText(link);
    setCopied(true);
  };
  return (
    <div className="panel share">
      <div>
        <h2>{t.waiting.invite}</h2>
        <p className="cap">{t.waiting.inviteText}</p>
        <div className="copy">
          <input className="field" readOnly value={link} aria-label={t.waiting.link} />
          <button type="button" className="btn" onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} /> {copied ? t.waiting.copied : t.waiting.copy}
          </button>
        </div>
        <p>
          {t.menu.code} <b className="code-big">{code}</b>
        </p>
      </div>
      <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t.waiting.qr}>
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={path} fill="#1c1b22" />
      </svg>
    </div>
  );
}
