import { Icon } from '@outcry/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';

interface DrawerProps {
  readonly title: string;
  readonly wide?: boolean;
  /** What needs attention meanwhile; stands above the rest. */
  readonly notices?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet at the side; the table stays in sight and in reach. Escape closes it and gives the focus back. */
export function Drawer({ title, wide = false, notices, onClose, children }: DrawerProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    heading.current?.focus();
    return () => before?.focus();
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div className={wide ? 'drawer wide' : 'drawer'} role="dialog" aria-label={title}>
      <div className="drawer-header">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="tool" aria-label={t.app.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {notices}
      <div className="drawer-body">{children}</div>
    </div>
  );
}
