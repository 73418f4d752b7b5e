import { signed } from '@outcry/ui/figures.ts';
import type { Data } from '../data.ts';
import { bandLimits, columnLimits } from '../preview.ts';
import type { BoardText } from './text/index.ts';
import { useTable } from './table.ts';

interface Mark {
  readonly column: number;
  readonly band: number;
}

const tone = (change: number): string => (change > 0 ? 'p' : change < 0 ? 'm' : '');

/** What stands over the columns of a card of several (B5). */
function headOf(data: Data, text: BoardText, columns: number, column: number): string {
  if (columns === 2) return column === 0 ? text.bear : text.bull;
  const limits = columnLimits(data, column);
  if (limits === null) return '';
  const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));
  const [least, most] = limits;
  const half = (data.columns.length - 1) / 2;
  if (least === most) return figure(least);
  if (least === -half) return `≤${figure(most)}`;
  return most === half ? `≥${figure(least)}` : `${figure(least)}\u200a…\u200a${figure(most)}`;
}

/** An event card: the change of the price for every band of pips, by column; the present place is marked (B5). */
export function EventCard({ card, now, then }: { card: number; now: Mark | null; then: Mark | null }) {
  const { data, text, locale } = useTable();
  const { columns } = data.events[card]!;
  const narrow = columns.length > 2;
  const counts = (column: number): boolean => (then ?? now)?.column === column || columns.length === 1;
  const bandName = (band: number): string => {
    const { least, most } = bandLimits(data, band);
    return most === null || narrow ? `${least}+` : `${least}–${most}`;
  };
  return (
    <table className={`card k${columns.length}`}>
      <thead className={columns.length === 1 ? 'unseen' : ''}>
        <tr>
          <th scope="col">
            <span className="unseen">{text.pipsHead}</span>
          </th>
          {columns.map((_, column) => (
            <th key={column} scope="col" className={counts(column) ? 'cu' : ''}>
              {columns.length === 1 ? text.event : headOf(data, text, columns.length, column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.bands.map((_, band) => {
          const look = [now?.band === band && 'now', then?.band === band && now?.band !== band && 'then'];
          return (
            <tr key={band} className={look.filter(Boolean).join(' ')}>
              <th scope="row">
                {bandName(band)}
                {now?.band === band && <span className="unseen"> ({text.now})</span>}
                {then?.band === band && now?.band !== band && <span className="unseen"> ({text.wouldBe})</span>}
              </th>
              {columns.map((column, at) => (
                <td key={at} className={counts(at) ? `cc ${tone(column[band]!)}` : ''}>
                  {signed(column[band]!, locale)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The next card in one line, as it would be read at the market number every round begins with. */
export function NextStrip({ column }: { column: readonly number[] }) {
  const { locale } = useTable();
  return (
    <span className="strip" style={{ gridTemplateColumns: `repeat(${column.length}, 1fr)` }}>
      {column.map((change, band) => (
        <i key={band} className={tone(change)}>
          {signed(change, locale)}
        </i>
      ))}
    </span>
  );
}
