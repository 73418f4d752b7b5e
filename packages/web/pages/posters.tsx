import { Icon } from '@outcry/ui';
import type { CompanyColour, SymbolName } from '@outcry/ui';
import type { GameId } from '../games.ts';

/** The pictures of the five posters, on 264 by 200. */
export const PosterArt = ({ id }: { id: GameId }) => <svg viewBox="0 0 264 200">{ART[id]}</svg>;

const ROAD = 'M-14 178H150C214 178 214 116 150 116H108C52 116 52 60 108 60H196C238 60 240 30 240 -24';
const SEGMENTS = ['#F2E2BF', '#F7CFA9', '#F4BDBB', '#D9C4EA', '#B5D0EE', '#ADDDC8'];
const BRICKS: readonly (readonly [x: number, y: number, colour: CompanyColour, symbol: SymbolName])[] = [
  [58, 176, 'green', 'eke'],
  [122, 176, 'pink', 'smg'],
  [190, 146, 'violet', 'col'],
  [112, 116, 'grey', 'met'],
  [67, 88, 'lemon', 'car'],
  [132, 60, 'orange', 'alh'],
  [190, 60, 'blue', 'tim'],
];

const Mark = ({ name, x, y, size }: { name: SymbolName; x: number; y: number; size: number }) => (
  <svg x={x} y={y} width={size} height={size} fill="var(--on)" color="var(--on)">
    <Icon name={name} className="symbol" />
  </svg>
);

const Road = () => (
  <>
    <path d={ROAD} fill="none" stroke="#0E3343" strokeWidth="42" />
    {SEGMENTS.map((colour, at) => (
      <path
        key={colour}
        d={ROAD}
        pathLength="60"
        fill="none"
        stroke={colour}
        strokeWidth="34"
        strokeDasharray="10 60"
        strokeDashoffset={-10 * at}
      />
    ))}
    <path
      d={ROAD}
      pathLength="60"
      fill="none"
      stroke="#17495E"
      strokeOpacity=".35"
      strokeWidth="34"
      strokeDasharray=".18 1.82"
    />
    {BRICKS.map(([x, y, colour, symbol]) => (
      <g key={symbol} className={`c-${colour}`}>
        <g transform={`translate(${x} ${y}) scale(.95)`}>
          <ellipse cx="2" cy="15" rx="18" ry="5" opacity=".25" />
          <rect x="-16" y="-11" width="32" height="26" rx="5" fill="color-mix(in srgb, var(--c) 65%, #000)" />
          <rect x="-16" y="-15" width="32" height="25" rx="5" fill="var(--c)" />
        </g>
        <Mark name={symbol} x={x - 9} y={y - 12} size={18} />
      </g>
    ))}
  </>
);

const Bear = () => (
  <>
    <g fill="#526294">
      <circle cx="72" cy="62" r="30" />
      <circle cx="192" cy="62" r="30" />
      <path d="M132 30c56 0 88 40 88 92 0 40-24 92-88 92s-88-52-88-92c0-52 32-92 88-92z" />
    </g>
    <g fill="#8391BF">
      <circle cx="72" cy="62" r="14" />
      <circle cx="192" cy="62" r="14" />
    </g>
    <ellipse cx="132" cy="150" rx="46" ry="38" fill="#DDE3F4" />
    <path d="M112 128c6-9 34-9 40 0 5 8-12 21-20 21s-25-13-20-21z" fill="#1C1B22" />
    <path
      d="M132 148v14m0 0c-8 10-20 9-25 4m25-4c8 10 20 9 25 4"
      fill="none"
      stroke="#1C1B22"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <g transform="translate(72 76) rotate(-8 18 18)">
      <rect y="3" width="38" height="37" rx="8" fill="#B9A98F" />
      <rect width="38" height="37" rx="8" fill="#FFF6E9" />
      <g fill="#1C1B22">
        {[10, 28].flatMap((x) => [9.5, 27.5].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" />))}
        <circle cx="19" cy="18.5" r="3.6" />
      </g>
    </g>
    <g transform="translate(156 74) rotate(8 18 18)">
      <rect y="3" width="38" height="37" rx="8" fill="#C58A00" />
      <rect width="38" height="37" rx="8" fill="#FFB81C" />
      <circle cx="19" cy="18.5" r="5.5" fill="#1C1B22" />
    </g>
  </>
);

const COLUMNS: readonly (readonly [x: number, top: number, colour: string])[] = [
  [62, 34, '#7E9A4E'],
  [100, 62, '#D8432B'],
  [138, 30, '#E9762B'],
  [176, 84, '#F2B632'],
  [214, 52, '#F6E7CC'],
];

const Columns = () =>
  COLUMNS.map(([x, top, colour], at) => {
    const y = 82 + 24 * at;
    return (
      <g key={colour}>
        <path d={`M-10 ${y}H${x - 30}Q${x} ${y} ${x} ${y - 30}V${top}`} fill="none" stroke={colour} strokeWidth="20" />
        <circle cx={x} cy={top} r="17" fill={colour} />
        <circle cx={x} cy={top} r="8" fill="#8A3D0C" />
      </g>
    );
  });

const COLOURS: Readonly<Record<string, string>> = {
  b: '#1873BD',
  l: '#F4DC4A',
  g: '#12AE7C',
  w: '#8E1B33',
  y: '#6B6E73',
  v: '#452A7C',
};
/** Each pile from the bottom, and the meeple on it. */
const PILES: readonly (readonly [x: number, cards: string, meeple: string])[] = [
  [38, 'blgwy', '#E88A6F'],
  [101, 'vylbgwlb', '#FFB81C'],
  [164, 'wgbl', '#7CC4C7'],
  [227, 'lvbywg', '#B5B0F5'],
];

const Piles = () => (
  <>
    <rect x="-4" y="178" width="272" height="30" fill="#143527" />
    {PILES.map(([x, cards, meeple]) => (
      <g key={x}>
        {[...cards].map((colour, at) => (
          <g key={at} transform={`translate(${x + [-2.4, 0, 2.4, -1.2, 1.2][at % 5]!} ${168 - 14 * at})`}>
            <rect x="-25" width="50" height="12" rx="3" fill="#FFF6E9" />
            <rect x="-25" y="2.5" width="50" height="7" fill={COLOURS[colour]} />
          </g>
        ))}
        <svg x={x - 21} y={182 - 14 * cards.length - 42} width="42" height="42" fill={meeple}>
          <Icon name="meeple" className="symbol" />
        </svg>
      </g>
    ))}
  </>
);

const FAN: readonly (readonly [turn: number, colour: CompanyColour, figure: number, symbol: SymbolName])[] = [
  [-25, 'violet', 3, 'pup'],
  [-12.5, 'green', 4, 'grg'],
  [0, 'wine', 6, 'rsn'],
  [12.5, 'lemon', 5, 'gmp'],
  [25, 'blue', 7, 'blm'],
];

const Fan = () => (
  <g transform="translate(132 112) scale(.86) translate(-132 -106)">
    {FAN.map(([turn, colour, figure, symbol]) => {
      const top = symbol === 'blm';
      return (
        <g key={symbol} transform={`rotate(${turn} 132 300)`} className={`c-${colour}`}>
          <rect x="88" y="43" width="92" height="132" rx="9" opacity=".22" />
          <rect x="86" y="40" width="92" height="132" rx="9" fill="#FFFDFA" />
          <rect x="91" y="45" width="82" height="122" rx="6" fill="var(--c)" />
          <text x="99" y="77" className="display" fill="var(--on)" fontSize="30" fontWeight="800">
            {figure}
          </text>
          <Mark name={symbol} x={top ? 106 : 98} y={top ? 92 : 84} size={top ? 52 : 27} />
        </g>
      );
    })}
  </g>
);

const ART = {
  speculation: <Road />,
  'bear-raid': <Bear />,
  speculate: <Columns />,
  stockpile: <Piles />,
  'taking-stock': <Fan />,
} as const satisfies Record<GameId, unknown>;
