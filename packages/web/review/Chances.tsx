import type { Review } from '@outcry/bots/review/review.ts';
import { useUi } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { DASHES, partsOf } from '../table/charts.ts';
import type { AtGame } from '../table/useGame.ts';
import { useScreen } from '../table/useScreen.ts';
import { percent } from './figures.ts';
import { placeMarks } from './marks.ts';
import './chances.css';

const SIZES = {
  phone: { width: 340, height: 190, names: 84 },
  upright: { width: 680, height: 200, names: 150 },
  tablet: { width: 860, height: 200, names: 130 },
  desk: { width: 860, height: 200, names: 130 },
} as const;
const LEFT = 40;
const TOP = 14;
const FOOT = 24;
const MARK = 10;
/** Names at the ends of lines stand at least this far apart. */
const APART = 18;

interface ChancesProps {
  readonly at: AtGame;
  readonly review: Review;
  /** The mistake that is looked at. */
  readonly chosen: number;
  readonly onChoose: (mistake: number) => void;
}

/** Everybody's chance to win over the moves; the listed decisions are numbered on one's own line. */
export function Chances({ at, review, chosen, onChoose }: ChancesProps) {
  const t = useText();
  const { locale } = useUi();
  const { width, height, names } = SIZES[useScreen()];
  /** The last point is the result. */
  const { curve, mistakes, seat: own } = review;
  const top = Math.max(...curve.flat());
  const right = width - names;
  const floor = height - FOOT;
  const x = (moment: number): number => LEFT + ((right - LEFT) * moment) / Math.max(1, curve.length - 1);
  const y = (chance: number): number => floor - ((floor - TOP) * chance) / top;
  const last = curve.at(-1)!;
  const ends = spread(
    last.map((chance, seat) => ({ seat, y: y(chance) })),
    floor,
  );
  const parts = partsOf(at, locale);
  const who = (seat: number): string => (seat === own ? t.review.you : at.who(seat));
  const said = last.map((chance, seat) => `${who(seat)} ${percent(chance, locale)}`).join(', ');
  const picked = mistakes[chosen];
  const points = mistakes.map(({ at: moment }) => ({ x: x(moment), y: y(curve[moment]![own]!) }));
  /** Beside the numbers of the axis, above the names of the parts. */
  const marks = placeMarks(points, 2 * MARK + 2, { left: LEFT + 6, right, top: MARK + 1, bottom: floor - 2 });
  return (
    <svg
      className="chart chances"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="img"
      aria-label={t.review.chartSaid(said)}
    >
      {[0, 0.25, 0.5, 0.75, 1]
        .filter((chance) => chance <= top)
        .map((chance) => (
          <g key={chance}>
            <path className="grid-line" d={`M${LEFT} ${y(chance)}H${right}`} />
            <text className="axis" x={LEFT - 6} y={y(chance) + 4} textAnchor="end">
              {percent(chance, locale)}
            </text>
          </g>
        ))}
      {parts.slice(1).map(({ from }) => (
        <path key={from} className="mark" d={`M${x(from)} ${TOP - 4}V${floor + 2}`} />
      ))}
      {parts.map(({ from, label }, part) => {
        const until = parts[part + 1]?.from ?? curve.length - 1;
        return (
          x(until) - x(from) > label.length * 6.5 && (
            <text key={from} className="axis" x={(x(from) + x(until)) / 2} y={height - 5} textAnchor="middle">
              {label}
            </text>
          )
        );
      })}
      {picked && <rect className="band" x={x(picked.at) - 5} y={TOP - 4} width={16} height={floor - TOP + 4} />}
      {last.map((_, seat) => (
        <path
          key={seat}
          className={`s${seat + 1} course ${seat === own ? 'own' : ''}`}
          strokeDasharray={seat === own ? undefined : (DASHES[(seat % (DASHES.length - 1)) + 1] ?? '6 3')}
          d={curve
            .map(
              (chances, moment) => `${moment === 0 ? 'M' : 'L'}${x(moment).toFixed(1)} ${y(chances[seat]!).toFixed(1)}`,
            )
            .join('')}
        />
      ))}
      {ends.map(({ seat, y: textY }) => (
        <g key={seat} className={`s${seat + 1} ${seat === own ? 'own' : ''}`}>
          <circle className="dot" cx={right} cy={y(last[seat]!)} r={4} />
          <text className="line-name" x={right + 9} y={textY + 4}>
            {who(seat).slice(0, names > 100 ? 14 : 7)}
          </text>
          <text className="line-name" x={width} y={textY + 4} textAnchor="end">
            {percent(last[seat]!, locale)}
          </text>
        </g>
      ))}
      {mistakes.map(({ at: moment }, index) => (
        <g
          key={moment}
          className={index === chosen ? 'numbered on' : 'numbered'}
          onClick={() => onChoose(index)}
          aria-hidden="true"
        >
          <path className="lead" d={`M${points[index]!.x} ${points[index]!.y}L${marks[index]!.x} ${marks[index]!.y}`} />
          <circle cx={marks[index]!.x} cy={marks[index]!.y} r={MARK} />
          <text x={marks[index]!.x} y={marks[index]!.y + 4} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Labels moved apart so that none covers another, from the lowest up. */
function spread(labels: readonly { seat: number; y: number }[], floor: number): { seat: number; y: number }[] {
  const placed: { seat: number; y: number }[] = [];
  let free = floor;
  for (const label of labels.toSorted((a, b) => b.y - a.y)) {
    const at = Math.min(label.y, free);
    placed.push({ seat: label.seat, y: at });
    free = at - APART;
  }
  return placed;
}
