import type { Action } from '../data.ts';
import { useTable } from './table.ts';

interface BagProps<Tile> {
  readonly title: string;
  readonly inside: readonly Tile[];
  readonly out: readonly Tile[];
  readonly name: (tile: Tile) => string;
  readonly look?: string;
}

/** One bag: what can still be drawn, what was drawn this turn, what is out since the last Trade. */
function Bag<Tile>({ title, inside, out, name, look = '' }: BagProps<Tile>) {
  const { text } = useTable();
  const now = out.at(-1);
  return (
    <div>
      <p className="label">
        {title} <span>{text.out(out.length)}</span>
      </p>
      <ul className={`tiles ${look}`}>
        {inside.map((tile, i) => (
          <li key={i} className="tile">
            {name(tile)}
          </li>
        ))}
        {now !== undefined && (
          <li className="tile now">
            {name(now)} <span className="unseen">{text.thisTurn}</span>
          </li>
        )}
        {out.slice(0, -1).map((tile, i) => (
          <li key={i} className="tile out">
            {name(tile)} <span className="unseen">{text.isOut}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The action bag and the movement bag (S4). */
export function Bags() {
  const { view, text } = useTable();
  const { bags, out } = view;
  return (
    <div className="bags" data-part="bags">
      <Bag title={text.actionBag} inside={bags.actions} out={out.actions} name={(tile: Action) => text.actions[tile]} />
      <Bag title={text.movementBag} inside={bags.movements} out={out.movements} name={String} look="movements" />
    </div>
  );
}
