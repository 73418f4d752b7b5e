import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { useText } from '../i18n.ts';
import type { AtTable } from '../table/Table.tsx';
import { mayPackFile, saveReport } from './report.ts';

/** "Report a problem": a word on what went wrong, what the file will hold, and the file. */
export function ReportForm({ now, source }: Pick<AtTable, 'now' | 'source'>) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [isSaved, setSaved] = useState(false);
  if (!isOpen)
    return (
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {t.report.title}
      </button>
    );
  return (
    <form
      className="report"
      onSubmit={async (event) => {
        event.preventDefault();
        await saveReport({ now, source }, said.trim());
        setSaved(true);
      }}
    >
      <label>
        <b>{t.report.what}</b>
        <textarea
          className="field"
          rows={3}
          maxLength={2000}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
      </label>
      <p className="cap">{mayPackFile(now) ? t.report.whole : t.report.seen}</p>
      <button type="submit" className="btn">
        <Icon name="download" /> {t.report.save}
      </button>
      <p role="status">{isSaved && t.report.saved}</p>
    </form>
  );
}
