import { useText } from '../i18n.ts';
import './keys.css';

/** All the keys of a table. */
export function KeysPanel() {
  const t = useText();
  const { title: _title, drag, ...rows } = t.keys;
  return (
    <>
      <dl className="keys">
        {Object.values(rows).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>{drag}</p>
    </>
  );
}
