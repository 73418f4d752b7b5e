import { entriesSaid, placeSaid } from '@outcry/games/places.ts';
import type { Places } from '@outcry/games/places.ts';
import { useText } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import { changed, editLines, typed } from './edit.ts';

interface TableEditorProps {
  readonly table: string;
  readonly label: string;
  readonly places: Places;
  readonly value: unknown;
  readonly printed: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One table, each of its entries a field. Entries that differ from the printed ones are marked. */
export function TableEditor({ table, label, places, value, printed, onChange }: TableEditorProps) {
  const t = useText();
  const { locale } = useSettings();
  const before = editLines(printed);
  return (
    <div className="scrolling">
      <table className="lab-table" aria-label={label}>
        <tbody>
          {editLines(value).map(({ place, cells }, line) => {
            const said = placeSaid(places, place, locale);
            const each = entriesSaid(places, table, place, locale);
            return (
              <tr key={place}>
                {place !== '' && <th scope="row">{said}</th>}
                <td>
                  {cells.map(({ path, value: entry }, cell) => {
                    const was = before[line]?.cells[cell]?.value;
                    const input = (
                      <input
                        key={cell}
                        className={entry === was ? 'field' : 'field changed'}
                        aria-label={t.lab.entry(said || label, each?.[cell] ?? cell + 1)}
                        inputMode={typeof was === 'number' ? 'decimal' : 'text'}
                        size={Math.max(3, String(entry).length)}
                        value={String(entry)}
                        onChange={({ target }) => onChange(changed(value, path, typed(target.value, was)))}
                      />
                    );
                    return each ? (
                      <label key={cell} className="lab-entry">
                        {each[cell]}
                        {input}
                      </label>
                    ) : (
                      input
                    );
                  })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
