import type { AdminPage } from '@outcry/server/api';
import type { ReactNode } from 'react';
import { timeIn } from '../account/dates.ts';
import { useText } from '../i18n.ts';
import { useAdminTools } from './useAdmin.ts';

const DAY = 86_400_000;
/** A move is answered within this, or somebody notices. */
const LIMIT = 250;
const [WIDTH, HEIGHT] = [600, 166];
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 560, 26, 132];
const HOURS = [24, 18, 12, 6];

/** "3.1 GB" in a language. */
const sizeIn = (bytes: number, locale: string): string => {
  const isLarge = bytes >= 1e9;
  const amount = bytes / (isLarge ? 1e9 : 1e6);
  const digits = amount < (isLarge ? 100 : 10) ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(amount)} ${isLarge ? 'GB' : 'MB'}`;
};

/** How many people were here in a day. */
function Chart({ page: { pulse, here, now } }: { page: AdminPage }) {
  const { w } = useAdminTools();
  const t = useText();
  const points = [...pulse, { at: now, people: here }];
  const most = Math.max(4, ...points.map(({ people }) => people));
  const x = (at: number): number => LEFT + ((RIGHT - LEFT) * (at - now + DAY)) / DAY;
  const y = (people: number): number => BOTTOM - ((BOTTOM - TOP) * people) / most;
  const line = points.map(({ at, people }, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(people)}`).join(' ');
  const levels = [0, Math.round(most / 2), most];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={w.chart(here, Math.max(...points.map((p) => p.people)))}
    >
      {levels.map((level) => (
        <g key={level}>
          <path className="grid" d={`M${LEFT} ${y(level)}H${RIGHT}`} />
          <text className="axis" x={LEFT - 8} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      <path className="area" d={`${line}L${x(now)} ${BOTTOM}L${x(points[0]!.at)} ${BOTTOM}z`} />
      <path className="line" d={line} />
      <circle className="dot" cx={x(now)} cy={y(here)} r="4.5" />
      <text className="last" x={x(now) + 9} y={y(here) + 5}>
        {here}
      </text>
      {HOURS.map((hours) => (
        <text key={hours} className="axis" x={x(now - (hours / 24) * DAY)} y={HEIGHT - 6} textAnchor="middle">
          {timeIn(now - hours * 3_600_000, t.locale)}
        </text>
      ))}
    </svg>
  );
}

interface FigureProps {
  readonly title: string;
  readonly value: ReactNode;
  readonly text: string;
  /** How much of the whole is used, from 0 to 1. */
  readonly part?: number;
}

const Figure = ({ title, value, text, part }: FigureProps) => (
  <div>
    <span className="figure-title">{title}</span>
    <b>{value}</b>
    <small>{text}</small>
    {part !== undefined && (
      <span className="measure" aria-hidden="true">
        <i style={{ width: `${Math.min(100, Math.round(part * 100))}%` }} />
      </span>
    )}
  </div>
);

/** People, tables, speed, memory and disk at a glance. */
export function Vitals({ page }: { page: AdminPage }) {
  const { w } = useAdminTools();
  const { locale } = useText();
  const { accounts, guests, here, waiting, playing, slow, slowest, memory, disk } = page;
  return (
    <section className="vitals">
      <div>
        <h2>
          {w.peopleHere} <small>{w.last24}</small>
        </h2>
        <Chart page={page} />
      </div>
      <div className="vital-figures">
        <Figure title={w.people} value={here} text={w.peopleOf(accounts + guests, accounts, guests)} />
        <Figure title={w.tables} value={waiting + playing} text={w.tablesOf(playing - slow, slow, waiting)} />
        <Figure
          title={w.slowest}
          value={slowest === null ? '–' : `${Math.round(slowest)} ms`}
          text={slowest === null ? w.noMoves : w.limit(LIMIT)}
          {...(slowest === null ? {} : { part: slowest / LIMIT })}
        />
        <Figure
          title={w.load}
          value={w.botsWait(page.botsWaiting)}
          text={w.loadOf(page.streams, page.tablesInMemory)}
        />
        <Figure
          title={w.memory}
          value={sizeIn(memory.used, locale)}
          text={w.of(sizeIn(memory.of, locale))}
          part={memory.used / memory.of}
        />
        <Figure
          title={w.disk}
          value={disk === null ? '–' : sizeIn(disk.used, locale)}
          text={disk === null ? w.elsewhere : w.of(sizeIn(disk.of, locale))}
          {...(disk === null ? {} : { part: disk.used / disk.of })}
        />
      </div>
    </section>
  );
}
