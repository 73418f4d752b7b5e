import { money } from '@outcry/engine/figures';
import { SHAPES } from '@outcry/ui/shapes.ts';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { END, START } from '../data.ts';
import { rankIn } from '../preview.ts';
import type { BrickPreview } from '../preview.ts';
import { spotOf, wayOf } from './layout.ts';
import type { Layout, Spot } from './layout.ts';
import { LOOKS } from './looks.ts';
import type { Scene } from './timeline.ts';
import { useTable } from './table.ts';

/** Which bricks can be chosen, and what happens when one is tapped. */
export interface Pick {
  readonly lit: readonly number[];
  readonly chosen: number | null;
  readonly choose: (company: number) => void;
  /** What a tap on a brick says: that it is moved, or a share of its company bought. */
  readonly says: 'brick' | 'buy';
}

const at = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** A company's symbol inside the drawing, at any size. */
export function Sign({ company, x, y, size }: { company: number; x: number; y: number; size: number }) {
  return (
    <g className="sign" transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {SHAPES[LOOKS[company]!.symbol]}
    </g>
  );
}

/** A brick as it is drawn: shadow, side, top, symbol. */
function Body({ company, ghost }: { company: number; ghost?: boolean }) {
  return (
    <>
      {!ghost && <ellipse className="shade" cx="1.5" cy="15" rx="19" ry="6" />}
      <rect className="side" x="-18" y="-14" width="36" height="30" rx="5" />
      <rect className="face" x="-18" y="-17" width="36" height="28" rx="5" />
      <Sign company={company} x={-10} y={-13} size={20} />
    </>
  );
}

/** Where the brick would come to stand, dashed. */
export function Ghost({ layout, preview }: { layout: Layout; preview: BrickPreview }) {
  const spot = spotOf(layout, preview.after, preview.company);
  return (
    <g className={`brick ghost c-${LOOKS[preview.company]!.colour}`} style={{ transform: at(spot) }} aria-hidden="true">
      <Body company={preview.company} ghost />
    </g>
  );
}

/** The eight bricks. One that moves walks its way, space by space. */
export function Bricks({ layout, pick, scene, ringed }: Props) {
  const { view } = useTable();
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!scene?.walk) return undefined;
    const { company, from, to, then } = scene.walk;
    const brick = group.current!.querySelector(`[data-brick="${company}"]`)!;
    const [start, end] = [spotOf(layout, view, company), spotOf(layout, then, company)];
    const walk = brick.animate(
      wayOf(layout, start, end, passed(from, to)).map((spot) => ({ transform: at(spot) })),
      { duration: scene.lasts, easing: 'linear', fill: 'forwards' },
    );
    return () => walk.cancel();
  }, [layout, scene, view]);
  const order = LOOKS.map((_, company) => company).toSorted(
    (a, b) => spotOf(layout, view, a).y - spotOf(layout, view, b).y,
  );
  return (
    <g ref={group}>
      {order.map((company) => (
        <Brick key={company} company={company} layout={layout} pick={pick} ringed={ringed.includes(company)} />
      ))}
    </g>
  );
}

interface Props {
  readonly layout: Layout;
  readonly pick: Pick | null;
  readonly scene: Scene | null;
  /** Bricks that have just moved, where nothing moves on the screen. */
  readonly ringed: readonly number[];
}

/** The spaces a brick comes over, in order, the last included. */
function passed(from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, i) => from + way * (i + 1));
}

function Brick({ company, layout, pick, ringed }: { company: number; ringed: boolean } & Pick1) {
  const { view, text, locale } = useTable();
  const look = LOOKS[company]!;
  const space = view.bricks[company]!;
  const where = space === START || space === END ? text.spaceName(space) : text.space(space);
  const label = text.brick(look.name, where, rankIn(view, company), money(view.prices[company]!, locale));
  const lit = pick?.lit.includes(company) ?? false;
  const chosen = pick?.chosen === company;
  const classes = ['brick', `c-${look.colour}`, lit && 'may', chosen && 'chosen', ringed && 'ring'].filter(Boolean);
  const acts = pick && {
    role: 'button',
    tabIndex: lit ? 0 : -1,
    'aria-pressed': chosen,
    'data-tap': lit ? `${pick.says} ${company}` : undefined,
    onClick: () => pick.choose(company),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      pick.choose(company);
    },
  };
  return (
    <g
      className={classes.join(' ')}
      style={{ transform: at(spotOf(layout, view, company)) }}
      role="img"
      aria-label={label}
      data-brick={company}
      {...acts}
    >
      <rect className="halo" x="-23" y="-22" width="46" height="43" rx="9" />
      <Body company={company} />
    </g>
  );
}

interface Pick1 {
  readonly layout: Layout;
  readonly pick: Pick | null;
}
