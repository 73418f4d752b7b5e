import { LineChart, useUi } from '@outcry/ui';
import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { pricesChart, wealthChart } from './charts.ts';
import { Tape } from './Tape.tsx';
import type { AtGame } from './useGame.ts';
import { useScreen } from './useScreen.ts';

interface PaperProps {
  readonly at: AtGame;
  readonly looked: number;
  /** Somebody walks through the past: chart and tape show where he is. */
  readonly walking: boolean;
  readonly onJump: (to: number) => void;
}

/** Paper beside the board: above, what is handed in (who teaches, the walk through the past); then the chart and the tape. */
export function Rail({ children, ...paper }: PaperProps & { readonly children: ReactNode }) {
  const t = useText();
  return (
    <aside className="rail" aria-label={t.table.rail}>
      {children}
      <Paper {...paper} />
    </aside>
  );
}

/** The chart and the tape: a place of either leads to its moment. Drawn again only when what they show changes. */
const Paper = memo(function Paper({ at, looked, walking, onJump }: PaperProps) {
  const t = useText();
  const { locale } = useUi();
  const screen = useScreen();
  const [shown, setShown] = useState<'prices' | 'wealth'>('prices');
  const chart = useMemo(
    () => (shown === 'prices' ? pricesChart(at, locale) : wealthChart(at, locale, t.table.unknown)),
    [shown, at, locale, t],
  );
  return (
    <>
      <section className="sheet">
        <h2 className="tabs">
          {(['prices', 'wealth'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
              {t.table[name]}
            </button>
          ))}
        </h2>
        <LineChart
          label={t.table[shown]}
          {...chart}
          {...(screen === 'tablet' ? { width: 440, height: 210 } : {})}
          cursor={walking ? looked : null}
          onPick={onJump}
        />
      </section>
      <Tape at={at} looked={looked} walking={walking} onJump={onJump} />
    </>
  );
});
