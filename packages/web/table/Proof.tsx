import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { downloadGame } from '../download.ts';
import { useText } from '../i18n.ts';
import { rules } from '../worker/client.ts';
import { DealSaid } from './DealSaid.tsx';
import { brief } from './dealSentences.ts';
import type { AtTable } from './Table.tsx';

type Checked = 'not' | 'checking' | { readonly verified: boolean; readonly moves: number };

/** The fairness proof: what was committed to, who took part, the check of every shuffle in this browser, and the file. */
export function Proof({ at: { now, source, who } }: { at: AtTable }) {
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
  return (
    <div className="proof">
      <p>
        {t.proof.committed} <b title={commitment}>{brief(commitment)}</b>, {t.proof.seed}{' '}
        <b title={seed}>{brief(seed)}</b>
      </p>
      <DealSaid fairness={now.fairness} who={who} own={now.yours[0] ?? null} />
      <p role="status">
        {checked === 'not' && t.proof.not}
        {checked === 'checking' && t.proof.checking}
        {typeof checked === 'object' && (
          <span className={checked.verified ? 'proved' : 'error-text'}>
            {checked.verified && <Icon name="check" />}
            {checked.verified ? t.proof.yes(checked.moves) : t.proof.no}
          </span>
        )}
      </p>
      <div className="actions">
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
