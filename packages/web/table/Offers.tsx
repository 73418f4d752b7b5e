import { useText } from '../i18n.ts';
import type { Online, TableSource } from './source.ts';

interface OffersProps {
  readonly offers: Online['offers'];
  readonly source: TableSource;
  readonly who: (seat: number) => string;
}

/** What the person may ask for about seats that nobody sits at. */
export function Offers({ offers, source, who }: OffersProps) {
  const t = useText();
  return offers.map(({ seat, by }) => (
    <button key={seat} type="button" className="btn" onClick={() => source.online?.replace(seat, by)}>
      {t.replace[by](who(seat))}
    </button>
  ));
}
