import type { ReactNode } from 'react';
import type { Facet } from './facets.ts';
import { useTable } from './table.ts';

/** What kinds of things are moved, and to which kind of place. */
const MOVED: Readonly<Record<string, string>> = {
  hand: 'pile',
  goods: 'pile',
  card: 'pile',
  'first-card': 'pile',
  share: 'company',
};

function isMoved(facet: Facet, can: ReadonlySet<Facet>): boolean {
  const to = MOVED[facet.split(' ')[0]!];
  return to !== undefined && can.has(facet) && [...can].some((other) => other.startsWith(`${to} `));
}

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
  const look = ['spot', className, !chosen && may.has(facet) && 'may', chosen && 'chosen'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={look}
      aria-pressed={chosen}
      data-facet={facet}
      data-tap={can.has(facet) ? facet : undefined}
      data-piece={isMoved(facet, can) || undefined}
      onClick={act}
    >
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
