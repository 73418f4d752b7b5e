import { Icon } from '@outcry/ui';
import { useEffect, useRef, useState } from 'react';
import { loadWords } from '../games.ts';
import { useText } from '../i18n.ts';
import { go } from '../router.ts';
import { bring } from './bring.ts';
import { sentenceOf } from './faults.ts';
import './import.css';

/** Whether something that is drawn over the page is a file. */
const bearsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Opens a game file: chosen, or dropped anywhere on the page. `keepMoment`: at the moment the address bears. */
export function ImportFile({ keepMoment = false }: { keepMoment?: boolean }) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'over' | 'checking'>('idle');
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = async (given: File | undefined) => {
    if (!given) return;
    setWrong(null);
    setState('checking');
    const found = await bring(given);
    setState('idle');
    if (!('fault' in found)) return go(`/replay/file/${found.id}${keepMoment ? location.search : ''}`);
    setWrong(sentenceOf(found.fault, t, found.game === null ? null : await loadWords(found.game, t.locale)));
  };
  useEffect(() => {
    const over = (drag: DragEvent) => {
      if (!bearsFile(drag)) return;
      drag.preventDefault();
      setState('over');
    };
    const leave = (drag: DragEvent) => drag.relatedTarget === null && setState('idle');
    const drop = (drag: DragEvent) => {
      if (!bearsFile(drag)) return;
      drag.preventDefault();
      void take(drag.dataTransfer!.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });
  return (
    <div className="import-file">
      <button type="button" className="btn sm" disabled={state === 'checking'} onClick={() => field.current!.click()}>
        <Icon name="plus" /> {state === 'checking' ? t.import.checking : t.import.open}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t.import.open}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <p className="help-text">{t.import.help}</p>
      {wrong && (
        <p className="error-text" role="alert">
          {wrong}
        </p>
      )}
      {state === 'over' && <div className="drop-here">{t.import.drop}</div>}
    </div>
  );
}
