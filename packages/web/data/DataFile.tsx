import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { download } from '../download.ts';
import { useText } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import { rules, RulesError } from '../worker/client.ts';
import { faultSaid } from './faultSaid.ts';
import type { OwnTables } from './own.ts';
import { TablesView } from './TablesView.tsx';
import { template } from './template.ts';
import type { Tables } from './compare.ts';
import './tables.css';

interface DataFileProps {
  readonly game: string;
  readonly value: OwnTables | null;
  readonly onChange: (value: OwnTables | null) => void;
}

/** Why a file does not fit: in English by the names in the file, and in the reader's language where that can be said. */
interface Wrong {
  readonly file: string;
  readonly message: string;
  readonly said: string | null;
}

/** Takes the tables of somebody who owns the box: checked, and shown beside the printed ones, before they are used. */
export function DataFile({ game, value, onChange }: DataFileProps) {
  const t = useText();
  const { locale } = useSettings();
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const read = async (file: File | undefined) => {
    setWrong(null);
    onChange(null);
    if (!file) return;
    try {
      const tables = await rules().ask('tables', { game, text: await file.text() });
      onChange({ game, file: file.name, tables: tables as Tables });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      const { tableFault, message } = error;
      setWrong({ file: file.name, message, said: tableFault && (await faultSaid(game, tableFault, t, locale)) });
    }
  };
  const takeTemplate = async () => {
    const { data } = await rules().ask('facts', { game, version: null, data: null });
    download(`${game}-data.json`, template(game, data as Tables));
  };
  return (
    <div className="data-file">
      <div className="form-row">
        <label className="form-label" htmlFor="data-file">
          {t.tables.label}
          <span className="help-text">{t.tables.help}</span>
        </label>
        <div className="actions">
          <input
            id="data-file"
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => read(target.files?.[0])}
          />
          <button type="button" className="btn sm" onClick={takeTemplate}>
            <Icon name="download" /> {t.tables.template}
          </button>
        </div>
      </div>
      {wrong && (
        <p className="error-text" role="alert">
          {t.tables.wrong(wrong.file)} {wrong.said ?? <span lang="en">{wrong.message}</span>}
        </p>
      )}
      {value && (
        <>
          <p role="status">
            {t.tables.good(value.file)}{' '}
            <button type="button" className="btn sm" onClick={() => onChange(null)}>
              {t.tables.drop}
            </button>
          </p>
          <TablesView game={game} own={value.tables} />
        </>
      )}
    </div>
  );
}
