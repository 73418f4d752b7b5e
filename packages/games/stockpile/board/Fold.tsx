import { Icon } from '@outcry/ui';
import { usePhone } from '@outcry/ui/useMedia.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface FoldProps {
  /** What is inside, in a few words. */
  readonly label: ReactNode;
  /** Something inside can be tapped now: then it is never folded. */
  readonly needed: boolean;
  readonly children: ReactNode;
}

/** On a phone what is not needed now folds away behind its label; elsewhere it lies open. */
export function Fold({ label, needed, children }: FoldProps) {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  if (!phone || needed) return children;
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
