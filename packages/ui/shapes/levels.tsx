import type { ReactNode } from 'react';

/** From the grid of 14 by 14 they are drawn on. */
const SCALE = `scale(${24 / 14})`;

/** The marks of the levels of bots: a sprout, two candles, a fin, a crystal ball. */
export const LEVELS = {
  rookie: (
    <path
      transform={SCALE}
      d="M6 13.5V8.4C2.7 8.2.8 6 .8 2.3c3.4 0 5.4 1.6 6 4.3C7.4 3 9.7.8 13.4.8c0 4.3-2 6.7-5.4 7v5.7z"
    />
  ),
  trader: <path transform={SCALE} d="M2 3h2v2h2v6H4v2H2v-2H0V5h2zM10 1h2v2h2v6h-2v2h-2V9H8V3h2z" />,
  shark: (
    <g transform={SCALE}>
      <path d="M1.8 9.4C3 4.4 6.8 1 12.4.6c-1.8 2.9-1.9 5.9-.2 8.8z" />
      <path
        d="M.9 12.5q1.52-1.7 3.05 0t3.05 0 3.05 0 3.05 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  ),
  oracle: (
    <path
      transform={SCALE}
      fillRule="evenodd"
      d="M7 .3a4.8 4.8 0 1 1 0 9.6A4.8 4.8 0 0 1 7 .3zm0 1.8L6.15 4.25 4 5.1l2.15.85L7 8.1l.85-2.15L10 5.1l-2.15-.85zM4 10.6a6.2 6.2 0 0 0 6 0l1.7 3H2.3z"
    />
  ),
} as const satisfies Record<string, ReactNode>;

export type LevelName = keyof typeof LEVELS;
