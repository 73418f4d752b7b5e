import { signed } from '@outcry/engine/figures';
import type { Data } from '../data.ts';
import { bandLimits, columnAt, columnLimits, freshMarket } from '../preview.ts';
import type { BoardText } from './text/index.ts';
import { useTable } from './table.ts';

interface Mark {
  readonly column: number;
  readonly band: number;
}

const tone = (change: number): string => (change > 0 ? 'plus' : change < 0 ? 'minus' : '');

/** The headings of a card with several columns (B5). */
function headOf(data: Data, text: BoardText, columns: number, column: number): string {
  if (columns === 2) return column === 0 ? text.bear : text.bull;
  const limits = columnLimits(data, column);
  if (limits === null) return '';
  const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));
  const [least, most] = limits;
  if (most < 0) return `≤${figure(most)}`;
  if (least > 0) return `≥${figure(least)}`;
  return least === most ? figure(least) : `${figure(least)}…${figure(most)}`;
}

/** The columns shown when there is little room: the one that counts and its neighbours. */
export const NEAR = 3;

/** An event card: the change of the price for every band of pips, by column; the present place is marked (B5). */
export function EventCard({ card, now, then }: { card: number; now: Mark | null; then: Mark | null }) {
  const { data, text, locale } = useTable();
  const { columns } = data.events[card]!;
  const narrow = columns.length > 2;
  const fresh = columnAt(data, card, freshMarket(data));
  const counts = (column: number): boolean => ((then ?? now)?.column ?? fresh) === column;
  const first = Math.max(0, Math.min(((then ?? now)?.column ?? fresh) - 1, columns.length - NEAR));
  const far = (column: number): string => (column < first || column >= first + NEAR ? 'far' : edge(column));
  const edge = (column: number): string => (column === first + NEAR - 1 ? 'edge' : '');
  const bandName = (band: number): string => {
    const { least, most } = bandLimits(data, band);
    return most === null || narrow ? `${least}+` : `${least}–${most}`;
  };
  return (
    <div className="bands">
      <table className={`card columns-${columns.length}`}>
        <thead className={columns.length === 1 ? 'unseen' : ''}>
          <tr>
            <th scope="col">
              <span className="unseen">{text.pipsHead}</span>
            </th>
            {columns.map((_, column) => (
              <th key={column} scope="col" className={counts(column) ? 'current' : far(column)}>
                {columns.length === 1 ? text.event : headOf(data, text, columns.length, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.bands.map((_, band) => {
            const look = [now?.band === band && 'now', then?.band === band && now?.band !== band && 'then'];
            return (
              <tr key={band} className={look.filter(Boolean).join(' ')} aria-current={now?.band === band || undefined}>
                <th scope="row">
                  {bandName(band)}
                  {then?.band === band && now?.band !== band && <span className="unseen"> ({text.wouldBe})</span>}
                </th>
                {columns.map((column, at) => (
                  <td key={at} className={counts(at) ? `counts ${tone(column[band]!)} ${edge(at)}` : far(at)}>
                    {signed(column[band]!, locale)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
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
