import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';

/** The server keeps no more of it. */
const MOST = 4000;
/** Nobody types for so long (milliseconds): what is written is kept. */
const REST = 800;

/** What one notes at a table of the server, for oneself. Kept while one writes. */
export function NotesPanel({ table }: { table: string }) {
  const t = useText();
  /** Null: not known yet, and not to be written over. */
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState<string>('');
  const kept = useRef('');
  const params = { id: table };
  const failed = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    setState(sayRefused(t, refusedBy(error)));
  };
  useEffect(() => {
    let wanted = true;
    api('privateNote', { params: { id: table } }).then((note) => {
      if (!wanted) return;
      kept.current = note.text;
      setText(note.text);
    }, failed);
    return () => void (wanted = false);
    // Loaded once for a table.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table]);
  const keep = (written: string): void => {
    if (written === kept.current) return;
    kept.current = written;
    api('putNote', { params, body: { text: written } }).then(
      () => setState(t.notesOfOne.kept),
      (error: unknown) => {
        kept.current = ''; // it is sent again with the next letter
        failed(error);
      },
    );
  };
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => keep(text), REST);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
  return (
    <div className="private-notes">
      <p className="cap">{t.notesOfOne.text}</p>
      <textarea
        aria-label={t.notesOfOne.title}
        maxLength={MOST}
        rows={12}
        disabled={text === null}
        value={text ?? ''}
        onChange={({ target }) => {
          setText(target.value);
          setState('');
        }}
        onBlur={() => text !== null && keep(text)}
      />
      <p className="cap" role="status">
        {state}
      </p>
    </div>
  );
}
