import { LineChart, useUi } from '@outcry/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { pricesChart, wealthChart } from './charts.ts';
import type { AtTable } from './Table.tsx';
import { Tape } from './Tape.tsx';
import { useScreen } from './useScreen.ts';

interface RailProps {
  readonly at: AtTable;
  readonly looked: number;
  readonly onJump: (to: number | null) => void;
  /** Stands above the chart: who teaches, the walk through the past. */
  readonly children: ReactNode;
}

/** Paper beside the board: the chart and the tape. */
export function Rail({ at, looked, onJump, children }: RailProps) {
  const t = useText();
  const { locale } = useUi();
  const screen = useScreen();
  const [shown, setShown] = useState<'prices' | 'wealth'>('prices');
  const chart = shown === 'prices' ? pricesChart(at, locale) : wealthChart(at, locale, t.table.unknown);
  return (
    <aside className="rail" aria-label={t.table.rail}>
      {children}
      <section className="sheet">
        <h2 className="tabs">
          {(['prices', 'wealth'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
              {t.table[name]}
            </button>
          ))}
        </h2>
        <LineChart label={t.table[shown]} {...chart} {...(screen === 'tablet' ? { width: 440, height: 210 } : {})} />
      </section>
      <Tape at={at} looked={looked} onJump={onJump} />
    </aside>
  );
}
