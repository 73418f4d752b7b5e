import type { Choice, Mistake, Reason } from '@outcry/bots/review/review.ts';
import { Icon, useUi } from '@outcry/ui';
import type { Ref } from 'react';
import { useText } from '../i18n.ts';
import type { Messages } from '../i18n.ts';
import type { AtGame } from '../table/useGame.ts';
import { whySaid } from './why.ts';
import { chancesSaid, exactly, isVerySure, percent, rangeOf, withSign } from './figures.ts';
import './verdict.css';

interface VerdictProps {
  readonly at: AtGame;
  readonly mistake: Mistake;
  /** What the move that was made is called. */
  readonly played: string;
  readonly ref: Ref<HTMLElement>;
}

/** What was played and what was better, why, and how sure that is. */
export function Verdict({ at, mistake, played, ref }: VerdictProps) {
  const t = useText();
  const { locale } = useUi();
  const { made, better, cost, deals, reasons } = mistake;
  const [least, most] = rangeOf(cost.chance);
  return (
    <section className="panel verdict" ref={ref} tabIndex={-1}>
      <div className="both-moves">
        <Way at={at} mistake={mistake} choice={made} title={played} />
        <Way at={at} mistake={mistake} choice={better} title={t.review.better} isBetter />
      </div>
      <p className="why-said">{whySaid({ ...at, view: at.now.history[mistake.at]!.view }, reasons, t, locale)}</p>
      <div className="two-facts">
        <div>
          <h3 className="told-title">{t.review.drove}</h3>
          <Drivers at={at} drivers={reasons} gain={cost.money.mean} />
        </div>
        <div>
          <h3 className="told-title">{t.review.sure}</h3>
          <Range least={least} most={most} mean={cost.chance.mean} />
          <p className="cap">
            {(isVerySure(cost.chance) ? t.review.verySure : t.review.fairlySure)(
              t.review.points(Math.round(100 * least), Math.round(100 * most)),
              deals,
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

interface WayProps extends Omit<VerdictProps, 'played' | 'ref'> {
  readonly choice: Choice;
  readonly title: string;
  readonly isBetter?: boolean;
}

/** One of the two moves, and what could be expected of it then. */
function Way({ at: { words, who, now, board }, mistake, choice, title, isBetter = false }: WayProps) {
  const t = useText();
  const { locale } = useUi();
  const chance = chancesSaid(mistake)[isBetter ? 'better' : 'made'];
  return (
    <div className={isBetter ? 'told-way better' : 'told-way'}>
      <h3 className="told-title">
        {isBetter && <Icon name="check" />} {title}
      </h3>
      <p className="told-move">{words.move(choice.move, now.history[mistake.at]!.view, who)}</p>
      <p className="told-chance">
        <b>{percent(chance, locale)}</b> <small>{t.hint.toWin}</small>
      </p>
      <p className="cap">
        {t.review.wealth(exactly(board, choice.wealth, locale), exactly(board, choice.rival, locale))}
      </p>
    </div>
  );
}

/** A driver as people call it: "Majority, Golden Maple". */
const nameOf = ({ cause, company }: Reason, { words }: AtGame, t: Messages): string =>
  company === null ? t.review.causes[cause] : `${t.review.causes[cause]}, ${words.company?.(company) ?? ''}`;

interface DriversProps {
  readonly at: AtGame;
  readonly drivers: readonly Reason[];
  /** What the better move gains, all in all. */
  readonly gain: number;
}

/** What speaks for the better move and against it, as parts of a bar, and what it comes to. */
function Drivers({ at, drivers, gain }: DriversProps) {
  const t = useText();
  const { locale } = useUi();
  const { board } = at;
  /** What the rival has is no part of one's own gain. */
  const own = drivers.filter(({ cause }) => cause !== 'rival');
  const rival = drivers.find(({ cause }) => cause === 'rival');
  const told = own.reduce((sum, { amount }) => sum + Number(amount.toFixed(2)), 0);
  const lines = [
    ...own.map((reason) => [nameOf(reason, at, t), reason.amount] as const),
    [t.review.otherThings, gain - told] as const,
  ].filter(([, amount]) => Math.abs(amount) >= 0.005);
  return (
    <>
      <div className="drivers" aria-hidden="true">
        {lines.map(([name, amount]) => (
          <span key={name} className={amount < 0 ? 'against' : undefined} style={{ flexGrow: Math.abs(amount) }} />
        ))}
      </div>
      <ul className="driver-list">
        {lines.map(([name, amount]) => (
          <li key={name}>
            <span>{name}</span> <b>{withSign(board, amount, locale)}</b>
          </li>
        ))}
        <li className="all">
          <span>{t.review.allInAll}</span> <b>{withSign(board, gain, locale)}</b>
        </li>
        {rival && (
          <li className="rival">
            {t.review.rivalHas(exactly(board, Math.abs(rival.amount), locale), rival.amount > 0)}
          </li>
        )}
      </ul>
    </>
  );
}

const BAR = { width: 200, height: 24, left: 6, right: 194 } as const;

/** From nothing to what it costs at most, with what is most likely. */
function Range({ least, most, mean }: { least: number; most: number; mean: number }) {
  const end = Math.max(most * 1.25, 0.02);
  const x = (share: number): number => BAR.left + ((BAR.right - BAR.left) * share) / end;
  return (
    <svg className="cost-range" viewBox={`0 0 ${BAR.width} ${BAR.height}`} width="100%" aria-hidden="true">
      <path className="all" d={`M${BAR.left} 12H${BAR.right}`} />
      <path className="likely" d={`M${x(least)} 12H${x(most)}`} />
      <circle cx={x(mean)} cy={12} r={6} />
    </svg>
  );
}
