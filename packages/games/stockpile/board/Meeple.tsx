import type { Seat } from '@outcry/engine';
import { Icon } from '@outcry/ui';
import { useTable } from './table.ts';

/** A seat's meeple with its initial; dashed where it would go. */
export function Meeple({ seat, ghost }: { seat: Seat; ghost?: boolean }) {
  const { infoOf } = useTable();
  return (
    <span className={ghost ? 'meeple ghost' : `meeple s${seat + 1}`} aria-hidden>
      <Icon name="meeple" className="body" />
      <b>{[...infoOf(seat).name][0]?.toUpperCase()}</b>
    </span>
  );
}
