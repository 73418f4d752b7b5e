import { Icon } from '@outcry/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface FoldProps {
  /** What is inside, in a few words. */
  readonly label: ReactNode;
  /** Something inside can be tapped now: then it is never folded. */
  readonly needed: boolean;
  /** There is little room. */
  readonly tight: boolean;
  readonly children: ReactNode;
}

/** Where there is little room, what is not needed now folds away behind its label; elsewhere it lies open. */
export function Fold({ label, needed, tight, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  if (!tight || needed) return children;
  return (
    <>
      <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{label}</span>
        <Icon name={open ? 'up' : 'down'} />
      </button>
      {open && children}
    </>
  );
}
