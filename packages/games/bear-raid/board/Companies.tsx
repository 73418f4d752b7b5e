import { money } from '@outcry/engine/figures';
import { CompanyTile, Delta } from '@outcry/ui';
import { useCallback, useEffect, useRef } from 'react';
import { outlookOf } from '../preview.ts';
import type { Company } from '../state.ts';
import { CompanyBoard } from './CompanyBoard.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';
import { hasOutlook } from './timeline.ts';

interface CompaniesProps {
  readonly phone: boolean;
  /** The company a frame or the current choice is about. */
  readonly about: Company | null;
  readonly shown: Company;
  readonly onShown: (company: Company) => void;
  readonly smooth: boolean;
}

function swipeTo(row: HTMLElement, company: Company, smooth: boolean): void {
  const to = row.querySelector<HTMLElement>(`[data-company="${company}"]`)!;
  row.scrollTo({ left: to.offsetLeft - 12, behavior: smooth ? 'smooth' : 'instant' });
}

/** The companies whose boards are visible in a swiped row: one on a phone, more on an upright tablet. */
function inSight(
  { scrollLeft, scrollWidth, clientWidth }: HTMLElement,
  inPlay: readonly Company[],
): readonly Company[] {
  const first = Math.round((scrollLeft / scrollWidth) * inPlay.length);
  return inPlay.slice(first, first + Math.max(1, Math.round((clientWidth / scrollWidth) * inPlay.length)));
}

/** The companies side by side; on a phone they are swiped one by one, with all of them in a row above. */
export function Companies({ phone, about, shown, onShown, smooth }: CompaniesProps) {
  const { view } = useTable();
  const { inPlay } = view;
  const row = useRef<HTMLDivElement>(null);
  /** The company a programmatic scroll is heading to; null once it arrives or the user swipes. */
  const aim = useRef<Company | null>(null);
  const lead = useCallback(
    (company: Company): void => {
      aim.current = company;
      onShown(company);
      swipeTo(row.current!, company, smooth);
    },
    [onShown, smooth],
  );
  useEffect(() => {
    if (phone && about !== null) lead(about);
  }, [phone, about, lead]);

  function swiped(): void {
    const seen = inSight(row.current!, inPlay);
    if (aim.current !== null && !seen.includes(aim.current)) return;
    aim.current = null;
    if (phone && !seen.includes(shown)) onShown(seen[0]!);
  }

  const taken = (): void => void (aim.current = null);
  return (
    <>
      {phone && <Overview shown={shown} onLead={lead} />}
      <div className="companies" ref={row} onPointerDown={taken} onWheel={taken} onScroll={swiped}>
        {inPlay.map((company) => (
          <CompanyBoard key={company} company={company} />
        ))}
      </div>
    </>
  );
}

/** All companies in a row: the price of each, and the price its event card would lead to. */
function Overview({ shown, onLead }: { shown: Company; onLead: (company: Company) => void }) {
  const { view, data, text, locale, frame } = useTable();
  return (
    <div className="overview" role="group" aria-label={text.companies}>
      {view.inPlay.map((company) => {
        const { change } = outlookOf(data, view, company);
        return (
          <button key={company} type="button" aria-pressed={company === shown} onClick={() => onLead(company)}>
            <CompanyTile company={LOOKS[company]!} named />
            <span className="unseen">{LOOKS[company]!.name}</span>
            <b>{money(view.prices[company]!, locale)}</b>
            {hasOutlook(view, frame, company) && <Delta value={change} />}
          </button>
        );
      })}
    </div>
  );
}
