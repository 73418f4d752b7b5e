import { number } from '@outcry/engine/figures';
import { END } from '../data.ts';
import { rankIn } from '../preview.ts';
import type { Standing } from '../preview.ts';
import { Sign } from './Bricks.tsx';
import { reachOf, segmentOf } from './layout.ts';
import type { Cell, Layout, ListPlace } from './layout.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** Whose price stands where: by list and rank from 0, the company. */
function places(standing: Standing, segment: (space: number) => number | null): ReadonlyMap<string, number> {
  const map = new Map<string, number>();
  standing.bricks.forEach((space, company) => {
    const list = segment(space);
    if (list !== null) map.set(`${list}.${rankIn(standing, company) - 1}`, company);
  });
  return map;
}

/** The price lists of the six segments and END; each brick's price is marked on its list, and dashed where it would be. */
export function Lists({ layout, then }: { layout: Layout; then: Standing | null }) {
  const { view, data } = useTable();
  const segment = (space: number): number | null => segmentOf(data, space);
  const now = places(view, segment);
  const later = then && places(then, segment);
  return layout.lists.map((place, list) => (
    <List
      key={list}
      place={place}
      list={list}
      now={(rank) => now.get(`${list}.${rank}`)}
      later={(rank) => later?.get(`${list}.${rank}`)}
    />
  ));
}

interface ListProps {
  readonly place: ListPlace;
  readonly list: number;
  readonly now: (rank: number) => number | undefined;
  readonly later: (rank: number) => number | undefined;
}

function List({ place, list, now, later }: ListProps) {
  const { view, data, text, locale } = useTable();
  const prices = data[view.side][list]!;
  const end = list === data.segments.length;
  const name = end ? text.spaceName(END) : reachOf(data, list).join('–');
  const label = text.priceList(name, prices.map((price) => number(price, locale)).join(', '));
  return (
    <g className={`list seg-${end ? 'end' : list + 1}`} transform={`translate(${place.x} ${place.y})`}>
      <g role="img" aria-label={label}>
        <rect className="ground" width={place.width} height={place.height} rx={place.title ? 10 : 7} />
        {place.title && (
          <text className="title" x={place.title.x} y={place.title.y}>
            {name}
          </text>
        )}
        {place.cells.map((cell, rank) => (
          <Price key={rank} cell={cell} rank={rank} price={number(prices[rank]!, locale)} now={now(rank)} />
        ))}
      </g>
      {place.cells.map((cell, rank) => {
        const company = later(rank);
        return (
          company !== undefined &&
          company !== now(rank) && <Then key={rank} cell={cell} company={company} list={place} />
        );
      })}
    </g>
  );
}

/** A price of a list; where a brick has it, with the brick's badge. */
function Price({ cell, rank, price, now }: { cell: Cell; rank: number; price: string; now: number | undefined }) {
  const { x, y, width, height, narrow } = cell;
  const on = now !== undefined;
  const middle = x + width / 2;
  return (
    <g className={on ? 'price on' : 'price'}>
      <rect x={x} y={y} width={width} height={height} rx="5" />
      {!narrow && (
        <text className="rank" x={x + 10} y={y + 18}>
          {rank + 1}
        </text>
      )}
      <text
        className={narrow ? 'sum middle' : 'sum'}
        x={narrow ? middle : x + width - 7}
        y={y + (narrow && on ? 20.5 : 18.5)}
      >
        {price}
      </text>
      {on &&
        (narrow ? (
          <Badge company={now} x={x + 2} y={y - 6} size={15} />
        ) : (
          <Badge company={now} x={x + 17} y={y + 3.5} size={19.5} />
        ))}
    </g>
  );
}

/** A company's mark, at any size. */
function Badge({ company, x, y, size }: { company: number; x: number; y: number; size: number }) {
  const look = LOOKS[company]!;
  const inset = size * 0.16;
  return (
    <g className={`badge c-${look.colour}`} transform={`translate(${x} ${y})`}>
      <rect className="face" width={size} height={size} rx="4" />
      <Sign company={company} x={inset} y={inset} size={size - 2 * inset} />
    </g>
  );
}

/** Whose price this would be: dashed, at the outer edge of the list. */
function Then({ cell, company, list }: { cell: Cell; company: number; list: ListPlace }) {
  const { x, y, width, height, narrow } = cell;
  const size = narrow ? 14 : 20;
  const badge = narrow ? { x: x + width - 15, y: y + height - 3 } : { x: list.width - 8, y: y + (height - size) / 2 };
  return (
    <g className="then" aria-hidden="true">
      <rect className="dash" x={x} y={y} width={width} height={height} rx="5" />
      <Badge company={company} x={badge.x} y={badge.y} size={size} />
    </g>
  );
}
