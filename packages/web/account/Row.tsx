import { Icon } from '@outcry/ui';
import type { SymbolName } from '@outcry/ui';
import type { ReactNode } from 'react';

interface RowProps {
  readonly icon?: SymbolName;
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** A line of a list: what it is, one sentence, and what can be done. */
export const Row = ({ icon, title, text, children }: RowProps) => (
  <li>
    {icon && (
      <span className="well" aria-hidden="true">
        <Icon name={icon} />
      </span>
    )}
    <div className="d">
      <b>{title}</b>
      <small>{text}</small>
    </div>
    {children}
  </li>
);
