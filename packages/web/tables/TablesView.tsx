import type { Provenance } from '@outcry/engine';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import type { GameFacts } from '../solo/protocol.ts';
import { rules } from '../solo/rules.ts';
import { compare } from './compare.ts';
import type { ComparedLine, ComparedTable, Tables } from './compare.ts';
import './tables.css';

/** Every table of a game and where it comes from; with an owner's tables both side by side, differences marked. */
export function TablesView({ game, own }: { game: string; own: Tables | null }) {
  const [facts, setFacts] = useState<GameFacts | null>(null);
  useEffect(() => {
    let wanted = true;
    void rules()
      .ask('facts', { game, data: null })
      .then((loaded) => wanted && setFacts(loaded));
    return () => void (wanted = false);
  }, [game]);
  if (facts === null) return null;
  const printed = facts.data as Tables;
  return (
    <div className="tables">
      {compare(printed, own ?? printed).map((table) => (
        <TableView key={table.name} table={table} provenance={facts.provenance[table.name]!} beside={own !== null} />
      ))}
    </div>
  );
}

interface TableViewProps {
  readonly table: ComparedTable;
  readonly provenance: Provenance;
  /** An owner's table stands beside the printed one. */
  readonly beside: boolean;
}

function TableView({ table: { name, lines, differences }, provenance: { source, note }, beside }: TableViewProps) {
  const t = useText();
  const placed = lines.some(({ place }) => place !== '');
  return (
    <details open={differences > 0}>
      <summary>
        <b>{spaced(name)}</b> <span className={`tag ${source}`}>{t.rules.sources[source]}</span>
        {beside && (
          <span className={differences > 0 ? 'changed' : 'same'}>
            {differences > 0 ? t.tables.differences(differences) : t.tables.same}
          </span>
        )}
      </summary>
      <p className="note" lang="en">
        {note}
      </p>
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
              {placed && <th scope="row">{spaced(line.place)}</th>}
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

/** A table's name in words: "payoutsFor2To3" is "payouts for 2 to 3". */
const spaced = (name: string): string =>
  name.replaceAll(/(?=[A-Z])|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ').toLowerCase();
