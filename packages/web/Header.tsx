import { Icon } from '@outcry/ui';
import type { SymbolName } from '@outcry/ui';
import type { ReactNode } from 'react';
import { useText } from './i18n.ts';
import { follow } from './router.ts';

/** Our name, which leads home. */
export function Mark() {
  const t = useText();
  return (
    <a className="brand" href="/" onClick={follow} aria-label={t.app.home}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <rect width="26" height="26" rx="7" fill="currentColor" />
        <path
          d="M6.5 17.5 11 13l3 2.5 5.5-7"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="6.5" cy="17.5" r="2.2" fill="var(--surface)" />
      </svg>
      <span>Outcry</span>
    </a>
  );
}

interface ToolProps {
  readonly icon: SymbolName;
  readonly label: string;
  readonly onClick: () => void;
  /** Opens a drawer that is open now. */
  readonly pressed?: boolean;
  /** How many are new. */
  readonly count?: number;
  readonly disabled?: boolean;
  /** Why it cannot be used now. */
  readonly why?: string;
  /** Not on a phone, where the menu has it too. */
  readonly roomy?: boolean;
  /** Also in a short window, where the menu has the others. */
  readonly always?: boolean;
}

/** A tool of the top bar: symbol and name; on a phone the symbol alone. */
export const Tool = ({ icon, label, onClick, pressed, count = 0, disabled = false, why, roomy, always }: ToolProps) => (
  <button
    type="button"
    className={['tool', roomy && 'wide-only', always && 'always'].filter(Boolean).join(' ')}
    onClick={onClick}
    disabled={disabled}
    {...(disabled && why ? { title: why } : {})}
    {...(pressed === undefined ? {} : { 'aria-expanded': pressed })}
  >
    <Icon name={icon} />
    <span>{label}</span>
    {count > 0 && <b className="unread-count">{count}</b>}
  </button>
);

interface TopBarProps {
  readonly title: string;
  readonly sub?: string;
  /** What must be known of this table at all times. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/** The bar at the top of every page but home: mark, where we are, tools. */
export const TopBar = ({ title, sub, mark, children }: TopBarProps) => {
  const t = useText();
  return (
    <header className="top-bar">
      <Mark />
      <div className="page-title">
        <h1>{title}</h1>
        {sub && <p>{sub}</p>}
        {mark}
      </div>
      {children && (
        <nav className="tools" aria-label={t.app.tools}>
          {children}
        </nav>
      )}
    </header>
  );
};
