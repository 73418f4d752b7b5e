import { money } from '@outcry/engine/figures';
import { memo } from 'react';
import { END, START } from '../data.ts';
import type { Data } from '../data.ts';
import type { BrickPreview } from '../preview.ts';
import { Bricks, Ghost } from './Bricks.tsx';
import type { Pick } from './Bricks.tsx';
import { homeOf, segmentOf, spaceAt, spanOf } from './layout.ts';
import type { Layout, Plate, Spot } from './layout.ts';
import { isSmall } from './layoutParts.ts';
import { Lists } from './Lists.tsx';
import { middle, slab } from './road.ts';
import type { Scene } from './timeline.ts';
import { useTable } from './table.ts';

const SPACES = Array.from({ length: END - 1 }, (_, i) => i + 1);

/** The road of 59 spaces in the colours of their segments. */
const Road = memo(function Road({ layout, data }: { layout: Layout; data: Data }) {
  const { road, edge, band } = layout;
  return (
    <g aria-hidden="true">
      <path className="road" d={middle(road, 0, road.length, 5)} strokeWidth={edge} />
      {SPACES.map((space) => (
        <path
          key={space}
          className={`seg-${segmentOf(data, space)! + 1}`}
          d={slab(road, ...spanOf(layout, space), band)}
        />
      ))}
      {SPACES.map((space) => {
        const { x, y } = spaceAt(layout, space);
        return (
          <text key={space} className="number" x={x} y={y + 4}>
            {space}
          </text>
        );
      })}
    </g>
  );
});

function Box({ plate, look, name }: { plate: Plate; look: string; name: string }) {
  const { x, y, width, height } = plate;
  return (
    <g className={`plate ${look}`}>
      <rect x={x} y={y} width={width} height={height} rx={height / 3.2} />
      <text x={x + width / 2} y={y + height / 2 + 4.5}>
        {name}
      </text>
    </g>
  );
}

/** The ground under the bricks that wait or have arrived beside a plate. */
function Ground({ spots, look }: { spots: readonly Spot[]; look: string }) {
  const left = Math.min(...spots.map(({ x, scale }) => x - 27 * scale));
  const right = Math.max(...spots.map(({ x, scale }) => x + 27 * scale));
  const top = Math.min(...spots.map(({ y, scale }) => y - 27 * scale));
  const foot = Math.max(...spots.map(({ y, scale }) => y + 27 * scale));
  return <rect className={look} x={left} y={top} width={right - left} height={foot - top} rx="12" />;
}

/** START with the bricks that wait there, and END with those that have come. */
function Ends({ layout }: { layout: Layout }) {
  const { view, data, text, locale } = useTable();
  const { bricks, arrived } = view;
  const waiting = bricks.includes(START);
  const { x, y } = waiting ? layout.caption.waiting : layout.caption.empty;
  const small = isSmall(layout);
  const home = homeOf(layout, arrived).slice(0, arrived.length);
  return (
    <>
      {!small && waiting && <Ground spots={layout.yard} look="yard" />}
      {!small && arrived.length > 0 && <Ground spots={home} look="yard home" />}
      <Box plate={layout.start} look="from" name={small ? String(START) : text.spaceName(START)} />
      <Box plate={layout.end} look="to" name={small && arrived.length > 0 ? '' : text.spaceName(END)} />
      <text className="caption" x={x} y={y}>
        {text.anyShare(money(data.startPrice, locale), small)}
      </text>
    </>
  );
}

/** The way a card would take: dots between, a number on every space that counts, the last one lit. */
function Route({ layout, preview }: { layout: Layout; preview: BrickPreview }) {
  const { from, to, path } = preview;
  const { road, band, first, step } = layout;
  const at = (space: number): number =>
    space === START ? 0 : space === END ? road.length : first + (space - 0.5) * step;
  const last = path.length - 1;
  return (
    <g aria-hidden="true">
      <path className="route" d={middle(road, at(from), at(to), 6)} />
      {to !== START && to !== END && <path className="landing" d={slab(road, ...spanOf(layout, to), band)} />}
      {path.map((space, step) => {
        if (step === last) return null;
        const { x, y } = spaceAt(layout, space);
        return (
          <g key={space} className="count">
            <circle cx={x} cy={y} r={isSmall(layout) ? 9 : 11} />
            <text x={x} y={y + 4.2}>
              {step + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface TrackProps {
  readonly layout: Layout;
  readonly pick: Pick | null;
  readonly preview: BrickPreview | null;
  readonly scene: Scene | null;
  readonly ringed: readonly number[];
}

/** The board: winding track, price lists, bricks, and what is about to happen. */
export function Track({ layout, pick, preview, scene, ringed }: TrackProps) {
  const { data, text } = useTable();
  return (
    <svg
      className={`track ${layout.name}`}
      data-part="track"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={text.track}
    >
      <Road layout={layout} data={data} />
      <Ends layout={layout} />
      <Lists layout={layout} then={preview?.after ?? null} />
      {preview && <Route layout={layout} preview={preview} />}
      <Bricks layout={layout} pick={pick} scene={scene} ringed={ringed} />
      {preview && <Ghost layout={layout} preview={preview} />}
    </svg>
  );
}
