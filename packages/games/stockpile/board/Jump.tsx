import type { RefObject } from 'react';
import { useTable } from './table.ts';

/** On a phone the table is a column: leads to its parts with one thumb. */
export function Jump({ board, smooth }: { board: RefObject<HTMLElement | null>; smooth: boolean }) {
  const { view, text } = useTable();
  const parts: readonly (readonly [part: string, name: string])[] = [
    ['.upper', text.prices],
    ['.piles', text.stockpiles],
    ['.tray', text.place],
  ];
  const lead = (part: string): void =>
    board.current?.parentElement
      ?.querySelector(part)
      ?.scrollIntoView({ block: 'start', behavior: smooth ? 'smooth' : 'instant' });
  return (
    <nav className="jump" aria-label={text.jump}>
      {parts.map(
        ([part, name]) =>
          (part !== '.tray' || view.seat !== null) && (
            <button key={part} type="button" onClick={() => lead(part)}>
              {name}
            </button>
          ),
      )}
    </nav>
  );
}
