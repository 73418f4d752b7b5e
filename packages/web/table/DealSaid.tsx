import type { Seat } from '@outcry/engine';
import { useText } from '../i18n.ts';
import { keptDeals } from '../online/takePart.ts';
import { dealSentences } from './dealSentences.ts';
import type { FairnessNow } from './source.ts';

interface DealSaidProps {
  readonly fairness: FairnessNow;
  readonly who: (seat: Seat) => string;
  /** The first seat of this device. */
  readonly own: Seat | null;
}

/** What was checked of a deal, in words. */
export function DealSaid({ fairness, who, own }: DealSaidProps) {
  const t = useText();
  const kept = fairness.table === null ? [] : keptDeals(fairness.table);
  return (
    <ul className="deal-checks">
      {dealSentences(t, fairness, { who, own, kept }).map(({ text, wrong }) => (
        <li key={text} className={wrong && 'error-text'}>
          {text}
        </li>
      ))}
    </ul>
  );
}
