import type { Locale, Provenance } from '@outcry/engine';
import { placeSaid } from '@outcry/games/places.ts';
import type { Places } from '@outcry/games/places.ts';
import { useEffect, useState } from 'react';
import { loadPlaces, loadTables } from '../games.ts';
import { useText } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import type { GameFacts } from '../worker/protocol.ts';
import { rules } from '../worker/client.ts';
import { compare } from './compare.ts';
import type { ComparedLine, ComparedTable, Tables } from './compare.ts';
import { tableLabel } from './tableLabel.ts';
import './tables.css';

/** Every table of a game and where it comes from; with an owner's tables both side by side, differences marked. */
export function TablesView({ game, own }: { game: string; own: Tables | null }) {
  const { locale } = useSettings();
  const [loaded, setLoaded] = useState<readonly [GameFacts, Awaited<ReturnType<typeof loadTables>>, Places] | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([
      rules().ask('facts', { game, version: null, data: null }),
      loadTables(game),
      loadPlaces(game),
    ]).then((all) => wanted && setLoaded(all));
    return () => void (wanted = false);
  }, [game]);
  if (loaded === null) return null;
  const [facts, words, places] = loaded;
  const printed = facts.data as Tables;
  const said = (name: string): { label: string; note: string } => {
    const { [locale]: own } = words[name]!;
    const note = typeof own === 'string' ? facts.provenance[name]!.note : own[1];
    return { label: tableLabel(words[name]!, locale), note };
  };
  return (
    <div className="tables">
      {compare(printed, own ?? printed).map((table) => (
        <TableView
          key={table.name}
          table={table}
          source={facts.provenance[table.name]!.source}
          beside={own !== null}
          places={places}
          locale={locale}
          {...said(table.name)}
        />
      ))}
    </div>
  );
}

interface TableViewProps {
  readonly table: ComparedTable;
  readonly label: string;
  readonly source: Provenance['source'];
  readonly note: string;
  /** An owner's table stands beside the printed one. */
  readonly beside: boolean;
  readonly places: Places;
  readonly locale: Locale;
}

function TableView({ table, label, source, note, beside, places, locale }: TableViewProps) {
  const { lines, differences } = table;
  const t = useText();
  const placed = lines.some(({ place }) => place !== '');
  return (
    <details open={differences > 0}>
      <summary>
        <b>{label}</b> <span className={`source-tag ${source}`}>{t.rules.sources[source]}</span>
        {beside && (
          <span className={differences > 0 ? 'table-differs' : 'table-differs same'}>
            {differences > 0 ? t.tables.differences(differences) : t.tables.same}
          </span>
        )}
      </summary>
      <p className="note">{note}</p>
      <table>
        {beside && (
          <thead>
            <tr>
              {placed && <th scope="col">{t.tables.place}</th>}
              <th scope="col">{t.tables.printed}</th>
              <th scope="col">{t.tables.own}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map((line) => (
            <tr key={line.place}>
              {placed && <th scope="row">{placeSaid(places, line.place, locale)}</th>}
              <Cells line={line} side="printed" />
              {beside && <Cells line={line} side="own" />}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Cells({ line, side }: { line: ComparedLine; side: 'printed' | 'own' }) {
  return (
    <td>
      {line[side].map((cell, at) => {
        if (!line.differs[at]) return <span key={at}>{cell}</span>;
        return side === 'own' ? <ins key={at}>{cell}</ins> : <del key={at}>{cell}</del>;
      })}
    </td>
  );
}
