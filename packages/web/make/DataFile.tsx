import { useState } from 'react';
import { useText } from '../i18n.ts';
import { rules, RulesError } from '../solo/rules.ts';

/** An owner's tables: the whole to play with, and the name of the file they came from. */
export interface OwnTables {
  readonly file: string;
  readonly tables: Record<string, unknown>;
}

interface DataFileProps {
  readonly game: string;
  readonly value: OwnTables | null;
  readonly onChange: (value: OwnTables | null) => void;
}

/** Takes the tables of somebody who owns the box, checked before they are used. */
export function DataFile({ game, value, onChange }: DataFileProps) {
  const t = useText();
  const [wrong, setWrong] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    setWrong(null);
    onChange(null);
    if (!file) return;
    try {
      const tables = await rules().ask('tables', { game, text: await file.text() });
      onChange({ file: file.name, tables: tables as Record<string, unknown> });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      setWrong(error.message);
    }
  };
  return (
    <div className="row">
      <label className="lab" htmlFor="data-file">
        {t.make.data}
        <span className="help">{t.make.dataHelp}</span>
      </label>
      <div>
        <input
          id="data-file"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => read(target.files?.[0])}
        />
        {value && <p role="status">{t.make.dataGood(value.file)}</p>}
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
    </div>
  );
}
