import { memo, useMemo } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { END_GAP, namedParts, pathOf, plotOf, pointAt, shortened, spread, TOP, xOf, yOf } from './plot.ts';
import type { Plot } from './plot.ts';

/** One line: its class gives the colour (c-<company> or s<seat>), its end says name and value. */
export interface Line {
  readonly id: string;
  readonly look: string;
  readonly name: string;
  readonly value: string;
  /** Null where nothing is known. */
  readonly points: readonly (number | null)[];
  /** SVG dashes, so that lines differ without colour. */
  readonly dash?: string;
}

export interface LineChartProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly axis: readonly { readonly value: number; readonly label: string }[];
  /** Parts of the game along the bottom (rounds): where each begins. */
  readonly parts: readonly { readonly from: number; readonly label: string }[];
  /** How many points the whole width holds at least, so that a young game does not fill it. */
  readonly span?: number;
  /** Parts are named under their first point instead of between two. */
  readonly points?: boolean;
  readonly width?: number;
  readonly height?: number;
  /** The point that is looked at: a stroke through all lines. */
  readonly cursor?: number | null;
  /** A point somebody presses, or draws the mouse to. */
  readonly onPick?: (at: number) => void;
}

/** Labels of the axis that would stand closer than this are left out, the higher one. */
const LABEL = 12;

/** Lines that end in a name and a value, no legend. Plain SVG: small, sharp, prints. */
export function LineChart(props: LineChartProps) {
  const {
    label,
    lines,
    axis,
    parts,
    span = 8,
    points = false,
    width = 268,
    height = 150,
    cursor = null,
    onPick,
  } = props;
  const plot = useMemo(() => plotOf({ lines, axis, span }, { width, height }), [lines, axis, span, width, height]);
  const said = lines.map(({ name, value }) => `${name} ${value}`).join(', ');
  const pick = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onPick?.(pointAt(plot, lines, ((clientX - box.left) / box.width) * width));
  };
  const drag = (move: PointerEvent<SVGSVGElement>) => {
    if (move.buttons !== 0 && move.pointerType === 'mouse') pick(move);
  };
  return (
    <svg
      className={onPick ? 'chart picks' : 'chart'}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="img"
      aria-label={`${label}: ${said}`}
      {...(onPick ? { onClick: pick, onPointerMove: drag } : {})}
    >
      <Drawing plot={plot} lines={lines} axis={axis} parts={parts} points={points} width={width} height={height} />
      {cursor !== null && <Cursor plot={plot} lines={lines} at={cursor} />}
    </svg>
  );
}

function Cursor({ plot, lines, at }: { plot: Plot; lines: readonly Line[]; at: number }) {
  const x = xOf(plot, at);
  return (
    <>
      <path className="cursor" d={`M${x} ${TOP - 6}V${plot.floor + 4}`} />
      {lines.map(({ id, look, points }) => {
        const value = points[at] ?? null;
        return value !== null && <circle key={id} className={`${look} dot`} cx={x} cy={yOf(plot, value)} r={3} />;
      })}
    </>
  );
}

type DrawingProps = Pick<LineChartProps, 'lines' | 'axis' | 'parts'> & {
  readonly plot: Plot;
  readonly points: boolean;
  readonly width: number;
  readonly height: number;
};

/** Everything but the cursor: drawn once, however often the cursor moves. */
const Drawing = memo(function Drawing({ plot, lines, axis, parts, points, width, height }: DrawingProps) {
  const { left, right, floor } = plot;
  const crowded = (value: number) =>
    axis.some((other) => other.value < value && yOf(plot, other.value) - yOf(plot, value) < LABEL);
  const ends = spread(
    lines.flatMap((line) => {
      const at = line.points.findLastIndex((point) => point !== null);
      return at < 0 ? [] : [{ line, at, y: yOf(plot, line.points[at]!) }];
    }),
    floor,
  );
  return (
    <>
      {axis.map(({ value, label: text }) => (
        <g key={value}>
          <path d={`M${left} ${yOf(plot, value)}H${right}`} className="grid-line" />
          {!crowded(value) && (
            <text x={left - 6} y={yOf(plot, value) + 4} className="axis" textAnchor="end">
              {text}
            </text>
          )}
        </g>
      ))}
      {!points &&
        parts
          .slice(1)
          .map(({ from }) => <path key={from} d={`M${xOf(plot, from)} ${TOP - 4}V${floor + 2}`} className="mark" />)}
      {namedParts(plot, parts, points).map(({ from, label: text, x }) => (
        <text key={from} x={x} y={height - 4} className="axis" textAnchor="middle">
          {text}
        </text>
      ))}
      {lines.map(({ id, look, points: course, dash }) => (
        <path key={id} className={`${look} course`} strokeDasharray={dash} d={pathOf(plot, course)} />
      ))}
      {ends.map(({ line, at, textY }) => (
        <g key={line.id} className={line.look}>
          <circle className="dot" cx={xOf(plot, at)} cy={yOf(plot, line.points[at]!)} r={4} />
          <path
            className="leader"
            d={`M${xOf(plot, at)} ${yOf(plot, line.points[at]!)}L${right + END_GAP - 2} ${textY}`}
          />
          <text x={right + END_GAP} y={textY + 4} className="line-name ticker">
            {shortened(line.name)}
          </text>
          <text x={width} y={textY + 4} className="line-name" textAnchor="end">
            {line.value}
          </text>
        </g>
      ))}
    </>
  );
});
