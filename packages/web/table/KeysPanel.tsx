import { useText } from '../i18n.ts';
import './keys.css';

/** All the keys of a table; where no hints are given, no key asks for one. */
export function KeysPanel({ hints }: { hints: boolean }) {
  const t = useText();
  const { title: _title, drag, ...rows } = t.keys;
  const shown = Object.entries(rows).filter(([name]) => hints || name !== 'hint');
  return (
    <>
      <dl className="keys">
        {shown.map(([name, [key, does]]) => (
          <div key={name}>
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
