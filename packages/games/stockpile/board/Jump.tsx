import type { RefObject } from 'react';
import { pilesInUse } from './Piles.tsx';
import { useTable } from './table.ts';

/** On a phone the table is a column: leads to its parts with one thumb. */
export function Jump({ board, smooth }: { board: RefObject<HTMLElement | null>; smooth: boolean }) {
  const { view, text, can } = useTable();
  const parts = [
    { part: '.upper', name: text.prices, there: true },
    { part: '.piles', name: text.stockpiles, there: pilesInUse({ view, can }) },
    { part: '.tray', name: text.place, there: view.seat !== null },
  ];
  const lead = (part: string): void =>
    board.current?.parentElement
      ?.querySelector(part)
      ?.scrollIntoView({ block: 'start', behavior: smooth ? 'smooth' : 'instant' });
  return (
    <nav className="jump" aria-label={text.jump}>
      {parts.map(
        ({ part, name, there }) =>
          there && (
            <button key={part} type="button" onClick={() => lead(part)}>
              {name}
            </button>
          ),
      )}
    </nav>
  );
}
