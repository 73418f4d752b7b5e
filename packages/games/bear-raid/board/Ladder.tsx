import { money, signed } from '@outcry/engine/figures';
import { SHAPES } from '@outcry/ui/shapes.ts';
import type { Company } from '../state.ts';
import { walkAlong } from './arrows.ts';
import { actIn, SAYINGS, tradeIn } from './choice.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** A stock as it lies on its space. */
function Stock({ company, ghost }: { company: Company; ghost?: boolean }) {
  return (
    <svg className={ghost ? 'stock ghost' : 'stock'} viewBox="0 0 36 24" aria-hidden="true">
      <rect className="side" x="1" y="3.5" width="34" height="20" rx="5" />
      <rect className="face" x="1" y="1" width="34" height="20" rx="5" />
      <g className="on" transform="translate(10.5 3.5) scale(0.625)">
        {SHAPES[LOOKS[company]!.symbol]}
      </g>
    </svg>
  );
}

/** The ten spaces of a company's board with their modifiers (B3). A tap on a stock buys up to it, on a space shorts. */
export function Ladder({ company }: { company: Company }) {
  const { view, data, text, locale, limits, choice, choose, forbidden } = useTable();
  const { modifiers } = data;
  const tokens = view.tokens[company]!;
  const lowest = modifiers.length - tokens;
  const asked = limits !== null && !limits.bag;
  const trade = tradeIn(choice);
  const act = actIn(choice);

  const spaces = modifiers.map((modifier, space) => {
    const kind = space >= lowest ? 'buy' : 'short';
    const count = kind === 'buy' ? space - lowest + 1 : lowest - space;
    // Before anything is chosen, only where the next stock would come from or go to.
    const most = asked ? limits[kind][company]! : 0;
    const lit = count <= most && (act === null ? count === 1 : act === kind);
    const picked = trade?.kind === kind && trade.company === company && count <= trade.count;
    const total = (kind === 'buy' ? view.costs : view.proceeds)[company]![count - 1]!;
    const look = ['space', kind === 'short' && 'empty', lit && 'may', picked && 'chosen'].filter(Boolean).join(' ');
    const upTo = kind === 'buy' ? text.buyUpTo : text.shortUpTo;
    const figure = modifier === 0 ? '±0' : signed(modifier, locale);
    const move = { kind, company, count } as const;
    const chosen = trade?.kind === kind && trade.company === company && trade.count === count;
    return (
      <button
        key={space}
        type="button"
        className={look}
        disabled={!asked}
        tabIndex={space === Math.min(lowest, modifiers.length - 1) ? 0 : -1}
        aria-pressed={picked}
        aria-label={`${upTo(count, money(total, locale))}: ${figure}`}
        data-tap={lit ? SAYINGS.tapsOf(move).join() : undefined}
        data-piece={(lit && kind === 'buy') || undefined}
        data-quiet={act === null || count > 1 || undefined}
        onClick={() => (count > most ? forbidden(move) : choose(chosen ? [] : SAYINGS.tapsOf(move)))}
      >
        {kind === 'buy' || picked ? <Stock company={company} ghost={kind === 'short'} /> : <i className="hole" />}
        {picked && <b className="nth" data-count={count} />}
        <span className="modifier">{figure}</span>
      </button>
    );
  });
  return (
    <div
      className="ladder"
      data-part="ladder"
      {...(asked ? { role: 'group', onKeyDown: walkAlong } : { role: 'img' })}
      aria-label={`${LOOKS[company]!.name}: ${text.ladder(tokens, modifiers.length)}`}
    >
      {spaces.reverse()}
    </div>
  );
}
