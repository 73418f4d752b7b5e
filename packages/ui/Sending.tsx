import type { ReactNode } from 'react';
import { useUi } from './text.ts';

interface SendingProps {
  /** Takes back what is chosen; null: nothing is. */
  readonly onClear: (() => void) | null;
  /** Sends the move that is ready, by the name of the move; null: none is. */
  readonly ready: { readonly label: string; readonly act: () => void } | null;
  /** Quiet choices beside the one that sends. */
  readonly children?: ReactNode;
}

/** The end of every decision bar: Clear, quiet choices, the one marigold button. */
export function Sending({ onClear, ready, children }: SendingProps) {
  const { text } = useUi();
  return (
    <>
      {onClear !== null && (
        <button type="button" className="btn clear" onClick={onClear}>
          {text.clear}
        </button>
      )}
      {children}
      {ready !== null && (
        <button type="button" className="btn go" data-send onClick={ready.act}>
          {ready.label}
        </button>
      )}
    </>
  );
}
