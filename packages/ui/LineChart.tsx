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

interface LineChartProps {
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
}

/** The room a letter or figure takes at the end of a line, and what is kept free around name and value. */
const LETTER = 6.9;
const END_GAP = 7;
/** Longer names are cut there; the label for readers has them whole. */
const NAME = 11;
const GAP = 15;
const TOP = 12;
const FOOT = 22;
/** Labels of the axis that would stand closer than this are left out, the higher one. */
const LABEL = 12;

/** Lines that end in a name and a value, no legend. Plain SVG: small, sharp, prints. */
export function LineChart({
  label,
  lines,
  axis,
  parts,
  span = 8,
  points: named = false,
  width = 268,
  height = 150,
}: LineChartProps) {
  const longest = (texts: readonly string[], least: number) => Math.max(least, ...texts.map(({ length }) => length));
  const known = lines.filter(({ points }) => points.some((point) => point !== null));
  const names = longest(
    known.map(({ name }) => shortened(name)),
    4,
  );
  const figures = longest(
    known.map(({ value }) => value),
    2,
  );
  const left = 10 + 7 * Math.max(2, ...axis.map(({ label: text }) => text.length));
  const right = width - LETTER * (names + figures) - 3 * END_GAP;
  const floor = height - FOOT;
  const values = [...axis.map(({ value }) => value), ...lines.flatMap(({ points }) => points)].filter(
    (value) => value !== null,
  );
  const low = Math.min(...values, 0);
  const high = Math.max(...values, low + 1);
  const count = Math.max(span, ...lines.map(({ points }) => points.length));
  const x = (at: number) => left + ((right - left) * at) / Math.max(1, count - 1);
  const y = (value: number) => floor - ((floor - TOP) * (value - low)) / (high - low);
  const round = (value: number) => Math.round(value * 10) / 10;
  const crowded = (value: number) => axis.some((other) => other.value < value && y(other.value) - y(value) < LABEL);
  const ends = spread(
    lines.flatMap((line) => {
      const at = line.points.findLastIndex((point) => point !== null);
      return at < 0 ? [] : [{ line, at, y: y(line.points[at]!) }];
    }),
    floor,
  );
  const said = lines.map(({ name, value }) => `${name} ${value}`).join(', ');
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={`${label}: ${said}`}>
      {axis.map(({ value, label: text }) => (
        <g key={value}>
          <path d={`M${left} ${round(y(value))}H${round(right)}`} className="gl" />
          {!crowded(value) && (
            <text x={left - 6} y={round(y(value)) + 4} className="ax" textAnchor="end">
              {text}
            </text>
          )}
        </g>
      ))}
      {parts.map(({ from, label: text }, index) => {
        const until = parts[index + 1]?.from ?? count - 1;
        return (
          <g key={from}>
            {index > 0 && !named && <path d={`M${round(x(from))} ${TOP - 4}V${floor + 2}`} className="mark" />}
            <text
              x={round(named ? x(from) : (x(from) + x(until)) / 2)}
              y={height - 4}
              className="ax"
              textAnchor="middle"
            >
              {text}
            </text>
          </g>
        );
      })}
      {lines.map(({ id, look, points, dash }) => (
        <path
          key={id}
          className={`${look} ln`}
          strokeDasharray={dash}
          d={pathOf(
            points,
            (at) => round(x(at)),
            (value) => round(y(value)),
          )}
        />
      ))}
      {ends.map(({ line, at, textY }) => (
        <g key={line.id} className={line.look}>
          <circle className="dot" cx={round(x(at))} cy={round(y(line.points[at]!))} r={4} />
          <text x={round(right) + END_GAP} y={round(textY) + 4} className="en tk">
            {shortened(line.name)}
          </text>
          <text x={width} y={round(textY) + 4} className="en" textAnchor="end">
            {line.value}
          </text>
        </g>
      ))}
    </svg>
  );
}

const shortened = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name);

function pathOf(points: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  let pen = 'M';
  return points
    .map((value, at) => {
      if (value === null) {
        pen = 'M';
        return '';
      }
      const step = `${pen}${x(at)} ${y(value)}`;
      pen = 'L';
      return step;
    })
    .join('');
}

/** Moves the labels at the ends of the lines apart, so that none covers another. */
function spread<End extends { readonly y: number }>(
  ends: readonly End[],
  floor: number,
): (End & { readonly textY: number })[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y).map((end) => ({ ...end, textY: end.y }));
  for (let i = 1; i < sorted.length; i++) sorted[i]!.textY = Math.max(sorted[i]!.textY, sorted[i - 1]!.textY + GAP);
  let limit = floor + 4;
  for (let i = sorted.length - 1; i >= 0; i--) {
    sorted[i]!.textY = Math.min(sorted[i]!.textY, limit);
    limit = sorted[i]!.textY - GAP;
  }
  return sorted;
}
