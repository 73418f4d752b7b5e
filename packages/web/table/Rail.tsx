import { LineChart, useUi } from '@outcry/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { pricesChart, wealthChart } from './charts.ts';
import { Tape } from './Tape.tsx';
import type { AtGame } from './useGame.ts';
import { useRested } from './useRested.ts';
import { isOneColumn, useScreen } from './useScreen.ts';

const CHARTS = ['prices', 'wealth'] as const;
const SHEETS = ['tape', ...CHARTS] as const;
type Sheet = (typeof SHEETS)[number];

/** How much room the chart has, so that its words stay as small as the others. */
const CHART = {
  phone: {},
  upright: { width: 700, height: 240 },
  tablet: { width: 440, height: 210 },
  desk: {},
} as const;

interface RailProps {
  readonly at: AtGame;
  readonly looked: number;
  /** The person walks through the past: chart and tape show where they are. */
  readonly walking: boolean;
  readonly onJump: (to: number) => void;
  /** Stands above the chart: who teaches, the walk through the past. */
  readonly children: ReactNode;
}

/** Paper beside the board: the chart and the tape. A place of either leads to its moment. */
export function Rail({ at, looked, walking, onJump, children }: RailProps) {
  const t = useText();
  const { locale } = useUi();
  const screen = useScreen();
  /** On a phone chart and tape share one place. */
  const phone = isOneColumn(screen);
  const [wanted, setWanted] = useState<Sheet>(phone ? 'tape' : 'prices');
  const shown = wanted === 'tape' ? 'prices' : wanted;
  const rolled = phone && wanted === 'tape';
  const chart = useMemo(
    () => (shown === 'prices' ? pricesChart(at, locale) : wealthChart(at, locale, t.table.unknown)),
    [shown, at, locale, t],
  );
  /** The tape of a long game takes longer than a frame: it waits until a quick hand rests. */
  const rested = useRested(looked);
  return (
    <aside className="rail" aria-label={t.table.rail}>
      {children}
      <section className={rolled ? 'sheet folded' : 'sheet'}>
        <h2 className="tabs">
          {(phone ? SHEETS : CHARTS).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={(phone ? wanted : shown) === name}
              onClick={() => setWanted(name)}
            >
              {t.table[name]}
            </button>
          ))}
        </h2>
        {!rolled && (
          <LineChart
            label={t.table[shown]}
            {...chart}
            {...CHART[screen]}
            cursor={walking ? looked : null}
            onPick={onJump}
          />
        )}
      </section>
      {(rolled || !phone) && <Tape at={at} looked={walking ? rested : looked} walking={walking} onJump={onJump} />}
    </aside>
  );
}
