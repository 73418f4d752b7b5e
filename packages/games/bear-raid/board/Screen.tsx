import { Avatar, CompanyTile, Icon } from '@outcry/ui';
import { money, signed } from '@outcry/engine/figures';
import { MOST_PLACED, ROLLED_PER_SEAT } from '../data.ts';
import { previewTrade, wealthOf } from '../preview.ts';
import { sum } from '../state.ts';
import type { Company, Counts } from '../state.ts';
import type { View } from '../view.ts';
import { walkAlong } from './arrows.ts';
import { actIn, behind, ownDice, ownIn, toggled, tradeIn } from './choice.ts';
import type { Tap } from './choice.ts';
import { Die } from './Die.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** What the viewer holds: cash, signed positions with what a trade would make of them, dice. */
export function Screen({ dice }: { dice: boolean }) {
  const { view, data, text, locale, infoOf, choice } = useTable();
  const { seat } = view;
  if (seat === null) return null;
  const { cash, positions } = view.screens[seat]!;
  const trade = tradeIn(choice);
  const then = trade && previewTrade(data, view, seat, trade);
  const kind = (count: number): string => (count > 0 ? text.owned : count < 0 ? text.short : text.nothing);
  return (
    <div className="screen" data-part="screen" data-drop="lying act" tabIndex={-1}>
      <div className="self">
        <Avatar seat={seat} info={infoOf(seat)} />
        <div>
          <b>
            {money(cash, locale)}
            {then && <span className="dash">{money(then.cash, locale)}</span>}
          </b>
          <small>
            {infoOf(seat).name}, {seat === view.first ? text.first : text.youSmall}
          </small>
          <small>{text.worth(money(wealthOf(view, seat)!, locale))}</small>
        </div>
      </div>
      <div className="held">
        <p className="part-label">
          <Icon name="eye" /> {view.phase.kind === 'over' ? text.lifted : text.positions}
        </p>
        <ul className="positions">
          {view.inPlay.map((company) => {
            const count = positions![company]!;
            const after = then && trade?.company === company ? then.position : null;
            return (
              <li key={company}>
                <CompanyTile company={LOOKS[company]!} />
                {count === 0 ? '0' : signed(count, locale)}
                {after !== null && <span className="dash">{after === 0 ? '0' : signed(after, locale)}</span>}
                <small>{kind(after ?? count)}</small>
              </li>
            );
          })}
        </ul>
      </div>
      {dice && view.phase.kind !== 'over' && <OwnDice />}
    </div>
  );
}

/** Dice by company. */
function counted(view: View, dice: readonly Company[]): Counts {
  return view.prices.map((_, company) => dice.filter((other) => other === company).length);
}

/** The viewer's dice. A tap puts one with those for the Rumors card, or for the bag. */
export function OwnDice() {
  const { view, text, limits, choice, choose, forbidden } = useTable();
  const own = ownDice(view);
  const bags = limits?.bag === true;
  const placing = actIn(choice) === 'place';
  const picks = choice.filter((tap) => tap.startsWith('own '));
  const put = (tap: Tap): void => {
    const next = toggled(picks, tap);
    if (bags) choose(next);
    else if (next.length <= MOST_PLACED) choose(['act place', ...next]);
    else forbidden({ kind: 'place', dice: counted(view, ownIn(next)) });
  };
  if (own.length === 0)
    return (
      <div className="own-dice" data-part="dice">
        <p className="part-label">{text.yourDice}</p>
        <p className="part-label none">{text.noDice}</p>
      </div>
    );
  return (
    <div className="own-dice" data-part="dice">
      <p className="part-label">{text.yourDice}</p>
      <div
        className="own-dice-row"
        {...(limits && { role: 'group', 'aria-label': text.yourDice, onKeyDown: walkAlong })}
      >
        {own.map(({ face: company, which }, die) => {
          const tap = `own ${company} ${which}` as const;
          const picked = picks.includes(tap);
          const lit = limits !== null && (bags || placing);
          const look = ['own-die', lit && 'may', picked && 'chosen'].filter(Boolean).join(' ');
          return (
            <button
              key={die}
              type="button"
              className={look}
              disabled={limits === null}
              tabIndex={die === 0 ? 0 : -1}
              aria-pressed={picked}
              aria-label={text.ownDie(LOOKS[company]!.name)}
              data-tap={limits === null ? undefined : tap}
              data-piece={(limits !== null && !bags) || undefined}
              data-quiet={!lit || undefined}
              onClick={() => put(tap)}
            >
              <Die company={company} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The Rumors card (B7, B9): dice that will be rolled, dashed those about to be placed, and room for the others. */
export function Rumors() {
  const { view, text, choice } = useTable();
  const lie = behind(view.rumors);
  const ghosts = actIn(choice) === 'place' ? ownIn(choice) : [];
  const room = ROLLED_PER_SEAT * view.screens.length;
  const empty = Math.max(0, room - lie.length - ghosts.length);
  const names = view.inPlay.flatMap((company) =>
    view.rumors[company]! > 0 ? [text.held(LOOKS[company]!.name, String(view.rumors[company]))] : [],
  );
  const count = text.rumorsOf(sum(view.rumors), room);
  return (
    <section className="rumors" data-drop="own" aria-label={text.rumors}>
      <h2 className="heading">
        {text.rumors} <small>{count}</small>
      </h2>
      <div className="slots" role="img" aria-label={[count, ...names].join(', ')}>
        {lie.map(({ face: company }, i) => (
          <Die key={i} company={company} />
        ))}
        {ghosts.map((company, i) => (
          <Die key={`ghost ${i}`} company={company} ghost />
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <span key={`empty ${i}`} />
        ))}
      </div>
    </section>
  );
}
