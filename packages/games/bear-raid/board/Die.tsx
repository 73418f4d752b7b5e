import { SHAPES } from '@outcry/ui/shapes.ts';
import type { Company } from '../state.ts';
import { LOOKS } from './looks.ts';

const [LEFT, MIDDLE, RIGHT] = [6.8, 12, 17.2];
const [TOP, CENTRE, BOTTOM] = [6.3, 11.5, 16.7];

/** The pips of each face as dots of one thick, round stroke: a die is few elements, and a roll changes only one. */
const PIPS = [
  [],
  [[MIDDLE, CENTRE]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [
    [LEFT, TOP],
    [MIDDLE, CENTRE],
    [RIGHT, BOTTOM],
  ],
  [
    [LEFT, TOP],
    [RIGHT, TOP],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
  [
    [LEFT, TOP],
    [RIGHT, TOP],
    [MIDDLE, CENTRE],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
  [
    [LEFT, TOP],
    [RIGHT, TOP],
    [LEFT, CENTRE],
    [RIGHT, CENTRE],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
].map((pips) => pips.map(([x, y]) => `M${x} ${y}h0`).join(''));

/** Dice that somebody else has behind their screen: nobody knows how many, or of which companies. */
export const HiddenDie = () => (
  <svg className="die ghost hidden" viewBox="0 0 24 24" aria-hidden="true">
    <rect className="face" x="1.5" y="1.5" width="21" height="21" rx="5" />
    <text x="12" y="17" textAnchor="middle">
      ?
    </text>
  </svg>
);

/** A die in its company's colour: its pips, or the company's symbol while it has not been rolled. */
export function Die({ company, pips, ghost }: { company: Company; pips?: number; ghost?: boolean }) {
  const { colour, symbol } = LOOKS[company]!;
  return (
    <svg className={`die c-${colour}${ghost ? ' ghost' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <rect className="side" x="1" y="2" width="22" height="21.5" rx="5" />
      <rect className="face" x="1" y="1" width="22" height="21" rx="5" />
      {pips === undefined ? (
        <g className="on" transform="translate(5 4.5) scale(0.583)">
          {SHAPES[symbol]}
        </g>
      ) : (
        <path className="pips" d={PIPS[pips]!} />
      )}
    </svg>
  );
}
