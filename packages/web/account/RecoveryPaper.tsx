import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { copyText } from '../copy.ts';
import { useText } from '../i18n.ts';
import { dayIn } from './dates.ts';

const TURNS = Array.from({ length: 12 }, (_, index) => index * 15);

/** The seal of a certificate. */
const Rosette = () => (
  <svg className="rosette" viewBox="0 0 64 64" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth=".8">
      {TURNS.map((turn) => (
        <ellipse key={turn} cx="32" cy="32" rx="29" ry="12" transform={`rotate(${turn} 32 32)`} />
      ))}
    </g>
    <circle cx="32" cy="32" r="13" className="rosette-ground" stroke="currentColor" strokeWidth="1.2" />
    <text x="32" y="37.5" textAnchor="middle">
      O
    </text>
  </svg>
);

/** A recovery link that was just made, as a certificate: to print or to copy, this once. */
export function RecoveryPaper({ name, secret, made }: { name: string; secret: string; made: number }) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await copyText(`${location.origin}/back#${secret}`);
    setIsCopied(true);
  };
  return (
    <article className="recovery-paper" aria-label={t.account.recovery}>
      <Rosette />
      <div>
        <p className="unseen" role="status">
          {t.account.paperMade(name)}
        </p>
        <h3>{t.account.paperTitle(name)}</h3>
        <p className="paper-link">
          <span>{location.host}/back</span>
          <b>#{secret}</b>
        </p>
        <p>{t.account.paperText(name)}</p>
        <div className="account-acts">
          <button type="button" className="btn sm ink" onClick={() => window.print()}>
            <Icon name="print" /> {t.account.print}
          </button>
          <button type="button" className="btn sm" onClick={() => void copy()}>
            {isCopied ? t.account.copied : t.account.copy}
          </button>
          <span>{t.account.madeOn(dayIn(made, t.locale))}</span>
        </div>
      </div>
    </article>
  );
}
