import { CompanyButton, DecisionBar, InAdvance, Sending, Stepper } from '@outcry/ui';
import type { BoardProps } from '@outcry/ui';
import type { ReactNode } from 'react';
import { standingsFor } from '../standing.ts';
import type { Company, Move } from '../state.ts';
import { actIn, companyIn, SAYINGS, tradeIn } from './choice.ts';
import type { Act, Tap, Trade } from './choice.ts';
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
  /** What the viewer answers in advance; null: not at this table. */
  readonly standing: BoardProps['standing'];
}

/** The decision bar: what is asked, the five actions, how many, and the one button that sends it. */
export function Bar({ question, detail, shown, dice, ready, standing }: BarProps) {
  const { view, text, legal, limits, choice, begun, clear, send } = useTable();
  const trade = tradeIn(choice);
  const pass = legal.find(({ kind }) => kind === 'pass');
  return (
    <DecisionBar question={question} detail={detail}>
      {limits !== null && !limits.bag && <Actions shown={shown} />}
      {trade && <HowMany trade={trade} />}
      {dice}
      {/* Whoever has begun to choose needs the room. */}
      {standing !== null && !begun && (
        <InAdvance
          standing={standing}
          offered={pass ? standingsFor(view) : []}
          named={({ market }) => (market === null ? text.passRound : text.passQuiet)}
          onChoose={(answer) => {
            send(pass!);
            standing.set([answer]);
          }}
        />
      )}
      <Sending onClear={begun ? clear : null} ready={ready && { label: ready.label, act: () => send(ready.move) }} />
    </DecisionBar>
  );
}

/** The five actions (B7), those that can be done. */
function Actions({ shown }: { shown: Company }) {
  const { view, text, limits, choice, choose } = useTable();
  const act = actIn(choice);
  const company = (kind: 'buy' | 'short' | 'take'): Company | undefined => {
    const wanted = companyIn(choice) ?? shown;
    return [wanted, ...view.inPlay].find((other) => limits![kind][other]! > 0);
  };
  const begin = (kind: Act): readonly Tap[] | null => {
    if (kind === 'pass') return ['act pass'];
    if (kind === 'place') return limits!.place ? ['act place'] : null;
    const at = company(kind);
    if (at === undefined) return null;
    return kind === 'take' ? ['act take'] : SAYINGS.tapsOf({ kind, company: at, count: 1 });
  };
  const names: readonly (readonly [Act, string])[] = [
    ['buy', text.buy],
    ['short', text.shortAct],
    ['take', text.take],
    ['place', text.rumor],
    ['pass', text.pass],
  ];
  return (
    <div className="action-choice" role="group" aria-label={text.actions}>
      {names.map(([kind, name]) => {
        const wanted = begin(kind);
        return (
          <button
            key={kind}
            type="button"
            className={act === kind ? 'btn chosen' : 'btn'}
            aria-pressed={act === kind}
            disabled={wanted === null}
            data-tap={wanted === null ? undefined : `act ${kind}`}
            onClick={() => choose(act === kind ? [] : wanted!)}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

/** Which company is traded, and how many of its stocks. */
function HowMany({ trade }: { trade: Trade }) {
  const { view, text, limits, choose, forbidden } = useTable();
  const most = limits?.[trade.kind] ?? [];
  const values = Array.from({ length: most[trade.company] ?? 0 }, (_, i) => i + 1);
  const of = (company: Company): void =>
    most[company]
      ? choose(SAYINGS.tapsOf({ ...trade, company, count: Math.min(trade.count, most[company]) }))
      : forbidden({ kind: trade.kind, company, count: 1 });
  return (
    <>
      <div className="company-choice" role="group" aria-label={text.companies}>
        {view.inPlay.map((company) => (
          <CompanyButton
            key={company}
            company={LOOKS[company]!}
            chosen={trade.company === company}
            forbidden={!most[company]}
            tap={`company ${company}`}
            onChoose={() => of(company)}
          />
        ))}
      </div>
      <Stepper
        label={text.howMany}
        values={values}
        value={trade.count}
        onChange={(count) => choose(SAYINGS.tapsOf({ ...trade, count }))}
      />
    </>
  );
}
