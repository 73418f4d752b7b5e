import { CompanyButton, DecisionBar, Sending, Stepper } from '@outcry/ui';
import type { ReactNode } from 'react';
import type { Company, Move } from '../state.ts';
import type { Choice } from './choice.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

interface BarProps {
  readonly question: string;
  readonly detail: ReactNode;
  /** The company a trade starts with when none is chosen: on a phone, the visible one. */
  readonly shown: Company;
  /** On a phone the viewer's dice sit on the edge of the bar when they are asked for. */
  readonly dice: ReactNode;
  /** The move that is ready to be sent, and what the button says. */
  readonly ready: { readonly move: Move; readonly label: string } | null;
  readonly onClear: (() => void) | null;
  readonly onSend: (move: Move) => void;
  readonly onSkip: (() => void) | null;
}

type Act = Exclude<Choice['kind'], 'bag'>;

/** The decision bar: what is asked, the five actions, how many, and the one button that sends it. */
export function Bar({ question, detail, shown, dice, ready, onClear, onSend, onSkip }: BarProps) {
  const { may, choice } = useTable();
  const trade = choice?.kind === 'buy' || choice?.kind === 'short' ? choice : null;
  return (
    <DecisionBar question={question} detail={detail}>
      {may !== null && !may.bag && <Actions shown={shown} />}
      {trade && <HowMany trade={trade} />}
      {dice}
      <Sending
        onClear={onClear}
        ready={ready && { label: ready.label, act: () => onSend(ready.move) }}
        onSkip={onSkip}
      />
    </DecisionBar>
  );
}

/** The five actions (B7), those that can be done. */
function Actions({ shown }: { shown: Company }) {
  const { view, text, may, choice, choose } = useTable();
  const company = (kind: 'buy' | 'short' | 'take'): Company | undefined => {
    const wanted = choice !== null && 'company' in choice ? (choice.company ?? shown) : shown;
    return [wanted, ...view.inPlay].find((other) => may![kind][other]! > 0);
  };
  const begin = (kind: Act): Choice | null => {
    if (kind === 'pass') return { kind };
    if (kind === 'place') return may!.place ? { kind, at: [] } : null;
    const at = company(kind);
    if (at === undefined) return null;
    return kind === 'take' ? { kind, company: null, at: [] } : { kind, company: at, count: 1 };
  };
  const names: readonly (readonly [Act, string])[] = [
    ['buy', text.buy],
    ['short', text.shortAct],
    ['take', text.take],
    ['place', text.rumor],
    ['pass', text.pass],
  ];
  return (
    <div className="seg" role="group" aria-label={text.actions}>
      {names.map(([kind, name]) => {
        const wanted = begin(kind);
        return (
          <button
            key={kind}
            type="button"
            className={choice?.kind === kind ? 'btn sel' : 'btn'}
            aria-pressed={choice?.kind === kind}
            disabled={wanted === null}
            onClick={() => choose(choice?.kind === kind ? null : wanted)}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

/** Which company is traded, and how many of its stocks. */
function HowMany({ trade }: { trade: Extract<Choice, { kind: 'buy' | 'short' }> }) {
  const { view, text, may, choose, forbidden } = useTable();
  const most = may?.[trade.kind] ?? [];
  const values = Array.from({ length: most[trade.company] ?? 0 }, (_, i) => i + 1);
  const of = (company: Company): void =>
    most[company]
      ? choose({ ...trade, company, count: Math.min(trade.count, most[company]) })
      : forbidden({ kind: trade.kind, company, count: 1 });
  return (
    <>
      <div className="which" role="group" aria-label={text.companies}>
        {view.inPlay.map((company) => (
          <CompanyButton
            key={company}
            company={LOOKS[company]!}
            chosen={trade.company === company}
            forbidden={!most[company]}
            onChoose={() => of(company)}
          />
        ))}
      </div>
      <Stepper
        label={text.howMany}
        values={values}
        value={trade.count}
        onChange={(count) => choose({ ...trade, count })}
      />
    </>
  );
}
