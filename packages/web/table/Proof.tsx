import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { downloadGame } from '../download.ts';
import { useText } from '../i18n.ts';
import { rules } from '../worker/client.ts';
import type { AtTable } from './Table.tsx';

type Checked = 'not' | 'checking' | { readonly verified: boolean; readonly moves: number };

/** The fairness proof: what was committed to, the seed, the check of every shuffle in this browser, and the file. */
export function Proof({ at: { now, source } }: { at: AtTable }) {
  const t = useText();
  const [checked, setChecked] = useState<Checked>('not');
  const { seed, commitment } = now.fairness;
  if (seed === null) return null;
  const check = async () => {
    setChecked('checking');
    const file = await source.file();
    setChecked(file === null ? 'not' : await rules().ask('verify', { file }));
  };
  const takeHome = async () => {
    const file = await source.file();
    if (file !== null) downloadGame(file, source.origin());
  };
  const short = (hex: string) => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
  return (
    <div className="proof">
      <p>
        {t.proof.committed} <b title={commitment}>{short(commitment)}</b>, {t.proof.seed}{' '}
        <b title={seed}>{short(seed)}</b>
      </p>
      <p role="status">
        {checked === 'not' && t.proof.not}
        {checked === 'checking' && t.proof.checking}
        {typeof checked === 'object' && (
          <span className={checked.verified ? 'yes' : 'wrong'}>
            {checked.verified && <Icon name="check" />}
            {checked.verified ? t.proof.yes(checked.moves) : t.proof.no}
          </span>
        )}
      </p>
      <div className="acts">
        <button type="button" className="btn sm" onClick={check} disabled={checked === 'checking'}>
          {t.proof.check}
        </button>
        <button type="button" className="btn sm" onClick={takeHome}>
          <Icon name="download" /> {t.proof.download}
        </button>
      </div>
    </div>
  );
}
