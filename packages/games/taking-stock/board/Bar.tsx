import { CompanyButton, DecisionBar, Icon, Sending } from '@outcry/ui';
import { TellingContext } from '@outcry/ui/Telling.tsx';
import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { Company, Move } from '../state.ts';
import { signed } from '../words/common.ts';
import { LOOKS } from './looks.ts';
import type { Targets } from './Prices.tsx';
import { useTable } from './table.ts';

interface BarProps {
  readonly question: string;
  readonly detail: string;
  /** The move that is ready to be sent, and what the button says. */
  readonly ready: { readonly move: Move; readonly label: string } | null;
  readonly targets: Targets | null;
  readonly onClear: (() => void) | null;
  readonly onSend: (move: Move) => void;
  /** On a phone the hand sits on the edge of the bar. */
  readonly hand: ReactNode;
  /** What the button says that ends the payout; null: it is not shown. */
  readonly goOn: string | null;
}

/** The decision bar: what is asked, what the choice would do, and the one button that sends it. */
export function Bar({ question, detail, ready, targets, onClear, onSend, hand, goOn }: BarProps) {
  const { telling } = useContext(TellingContext);
  const sent = ready && { label: ready.label, act: () => onSend(ready.move) };
  return (
    <DecisionBar question={question} detail={detail}>
      {hand}
      {targets !== null && <TargetChoice targets={targets} />}
      <Sending
        onClear={onClear}
        ready={sent ?? (goOn === null || telling === null ? null : { label: goOn, act: telling.next })}
      />
    </DecisionBar>
  );
}

/** The same choice as on the price board: which company, and up or down where both are allowed. */
function TargetChoice({ targets }: { targets: Targets }) {
  const { text } = useTable();
  const { all, chosen, choose } = targets;
  const companies = [...new Set(all.map(({ company }) => company))];
  const ways = [...new Set(all.map(({ boxes }) => boxes))].toSorted((a, b) => b - a);
  const [wanted, setWanted] = useState(ways[0]!);
  const boxes = chosen?.boxes ?? wanted;
  const pick = (company: Company, by: number): void => {
    const target = all.find((other) => other.company === company && other.boxes === by);
    if (target) choose(target);
  };
  return (
    <div className="targets">
      <div role="group" aria-label={text.companies}>
        {companies.map((company) => (
          <CompanyButton
            key={company}
            company={LOOKS[company]!}
            chosen={chosen?.company === company}
            onChoose={() => pick(company, boxes)}
          />
        ))}
      </div>
      {ways.length > 1 && (
        <div role="group" aria-label={text.direction}>
          {ways.map((by) => (
            <button
              key={by}
              type="button"
              className={boxes === by ? 'btn chosen' : 'btn'}
              aria-label={`${by > 0 ? text.up : text.down} ${signed(by)}`}
              aria-pressed={boxes === by}
              onClick={() => (chosen === null ? setWanted(by) : pick(chosen.company, by))}
            >
              <Icon name={by > 0 ? 'up' : 'down'} /> {signed(by)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
