import { useText } from '../i18n.ts';
import { spaced } from '../data/compare.ts';
import { changed, editLines, typed } from './edit.ts';

interface TableEditorProps {
  readonly label: string;
  readonly value: unknown;
  readonly printed: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One table, each of its entries a field. Entries that differ from the printed ones are marked. */
export function TableEditor({ label, value, printed, onChange }: TableEditorProps) {
  const t = useText();
  const before = editLines(printed);
  return (
    <div className="scrolling">
      <table className="lab-table" aria-label={label}>
        <tbody>
          {editLines(value).map(({ place, cells }, line) => (
            <tr key={place}>
              {place !== '' && <th scope="row">{spaced(place)}</th>}
              <td>
                {cells.map(({ path, value: entry }, cell) => {
                  const was = before[line]?.cells[cell]?.value;
                  return (
                    <input
                      key={cell}
                      className={entry === was ? 'field' : 'field changed'}
                      aria-label={t.lab.entry(place === '' ? label : spaced(place), cell + 1)}
                      inputMode={typeof was === 'number' ? 'decimal' : 'text'}
                      size={Math.max(3, String(entry).length)}
                      value={String(entry)}
                      onChange={({ target }) => onChange(changed(value, path, typed(target.value, was)))}
                    />
                  );
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
