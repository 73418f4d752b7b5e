import type { ReactNode } from 'react';
import type { Facet } from './facets.ts';
import { useTable } from './table.ts';

interface SpotProps {
  readonly facet: Facet;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A place that is a button while it can be tapped, or can say why it cannot; lit where it goes with the choice. */
export function Spot({ facet, label, className, children }: SpotProps) {
  const { can, may, choice, tap, whyNot } = useTable();
  const act = can.has(facet) ? () => tap(facet) : whyNot(facet);
  if (act === null)
    return (
      <span className={`spot ${className}`} data-facet={facet} role="img" aria-label={label}>
        {children}
      </span>
    );
  const chosen = choice.includes(facet);
  const look = ['spot', className, !chosen && may.has(facet) && 'may', chosen && 'sel'].filter(Boolean).join(' ');
  return (
    <button type="button" className={look} data-facet={facet} aria-pressed={chosen} onClick={act}>
      <Named name={label}>{children}</Named>
    </button>
  );
}

/** The inside of a button whose frame says less than its name. */
export const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="unseen">{name}</span>
    <span className="drawn" aria-hidden>
      {children}
    </span>
  </>
);
