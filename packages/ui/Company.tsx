import { Icon } from './Icon.tsx';
import type { SymbolName } from './shapes.ts';

/** The eight company colours of tokens.css. */
export type CompanyColour = 'orange' | 'wine' | 'green' | 'lemon' | 'grey' | 'violet' | 'pink' | 'blue';

/** How a company looks: symbol and ticker first, colour third. Each board has a table of these. */
export interface CompanyLook {
  readonly name: string;
  readonly ticker: string;
  readonly colour: CompanyColour;
  readonly symbol: SymbolName;
}

/** The company's symbol in its tile; named for readers unless the name stands beside it. */
export function CompanyTile({ company, large, named }: { company: CompanyLook; large?: boolean; named?: boolean }) {
  const look = `company-tile c-${company.colour}${large ? ' large' : ''}`;
  return (
    <span className={look} {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': company.name })}>
      <Icon name={company.symbol} />
    </span>
  );
}

/** Tile and ticker, and how many where that is not one. */
export function CompanyChip({ company, count = 1 }: { company: CompanyLook; count?: number }) {
  return (
    <span className="chip">
      <CompanyTile company={company} />
      <span aria-hidden>{company.ticker}</span>
      {count !== 1 && <span className="count">×{count}</span>}
    </span>
  );
}

interface CompanyButtonProps {
  readonly company: CompanyLook;
  /** What a reader hears: the name alone unless something else is chosen with it. */
  readonly label?: string;
  readonly chosen: boolean;
  /** Greyed: a tap tells which rule forbids it. */
  readonly forbidden?: boolean;
  /** What choosing it says, as the same place on the board does: they share a number. */
  readonly tap?: string;
  readonly onChoose: () => void;
}

/** A company to choose in the decision bar. */
export function CompanyButton({
  company,
  label = company.name,
  chosen,
  forbidden = false,
  tap,
  onChoose,
}: CompanyButtonProps) {
  return (
    <button
      type="button"
      className={chosen ? 'btn chosen' : 'btn'}
      aria-label={label}
      aria-pressed={chosen}
      aria-disabled={forbidden}
      data-tap={forbidden ? undefined : tap}
      onClick={onChoose}
    >
      <CompanyTile company={company} named />
    </button>
  );
}
