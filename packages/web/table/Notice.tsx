import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';

interface NoticeProps {
  readonly text: string;
  /** What is worth knowing besides: the rule, or whom it waits for. */
  readonly detail?: string;
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

/** A line that needs attention, with what one can do about it. */
export function Notice({ text, detail = '', onClose, children }: NoticeProps) {
  const t = useText();
  return (
    <div className="notice">
      <p>
        {text} {detail !== '' && <small>{detail}</small>}
      </p>
      <div className="actions">
        {children}
        {onClose && (
          <button type="button" className="btn sm" onClick={onClose}>
            {t.app.close}
          </button>
        )}
      </div>
    </div>
  );
}
