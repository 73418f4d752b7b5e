import { CompanyTile, Icon } from '@outcry/ui';
import { money } from '@outcry/engine/figures';
import type { Company } from '../state.ts';
import { bandsOf } from './layout.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';
import { wayOf } from './taps.ts';

/** A way to move a company's price, as the board offers it beside the tracker. */
export interface Target {
  readonly company: Company;
  readonly boxes: number;
}

/** The ways the chosen card may move a price, the one chosen, and what a tap on another company says. */
export interface Targets {
  readonly all: readonly Target[];
  readonly chosen: Target | null;
  readonly choose: (target: Target) => void;
  readonly forbidden: (company: Company) => void;
}

interface PricesProps {
  readonly targets: Targets | null;
  /** Where the trackers would stand after the choice. */
  readonly then: readonly number[] | null;
  /** Companies that have just moved: without motion they keep a ring for a second. */
  readonly moved: readonly Company[];
  /** Counts the moves told, so that the same company can be ringed twice in a row. */
  readonly told: number;
}

/** The price board: a track of boxes for every company in play. */
export function Prices({ targets, then, moved, told }: PricesProps) {
  const { view, data, text, locale } = useTable();
  const bands = bandsOf(data.track);
  const companies = LOOKS.flatMap((_, company) => (view.inPlay[company] ? [company] : []));
  const out = LOOKS.filter((_, company) => !view.inPlay[company]).map(({ name }) => name);
  return (
    <section aria-label={text.prices} data-part="prices">
      <h2 className="heading">
        {text.prices}
        <small>{out.length > 0 && text.notInGame(new Intl.ListFormat(locale).format(out), out.length > 1)}</small>
      </h2>
      <div
        className="prices"
        style={{
          gridTemplateColumns: `auto repeat(${data.track.length}, minmax(0, 1fr))`,
          gridTemplateRows: `auto repeat(${companies.length}, var(--row)) 4px`,
        }}
      >
        {bands.map(({ from, boxes }) => (
          <div
            key={from}
            className="band"
            aria-hidden="true"
            style={{
              gridColumn: `${from + 2} / span ${boxes}`,
              opacity: 0.3 + (0.7 * (from + boxes)) / data.track.length,
            }}
          />
        ))}
        {bands.map(({ price, from, boxes }) => (
          <span
            key={from}
            className="band-price"
            aria-hidden="true"
            style={{ gridColumn: `${from + 2} / span ${boxes}` }}
          >
            {money(price, locale).replace(/\s/, '\u200a')}
          </span>
        ))}
        {companies.map((company, row) => (
          <Row
            key={company}
            company={company}
            row={row + 2}
            targets={targets}
            then={then?.[company] ?? null}
            ring={moved.includes(company) ? told : null}
          />
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  readonly company: Company;
  /** The line of the grid. */
  readonly row: number;
  readonly targets: Targets | null;
  readonly then: number | null;
  readonly ring: number | null;
}

function Row({ company, row, targets, then, ring }: RowProps) {
  const { view, data, text, locale } = useTable();
  const look = LOOKS[company]!;
  const box = view.boxes[company]!;
  const count = data.track.length;
  const left = (at: number): string => `${(100 * at) / count}%`;
  const label = text.priceRow(look.name, money(data.track[box]!, locale), box + 1, count);
  const ways = targets?.all.filter((target) => target.company === company) ?? [];
  return (
    <>
      <span className="company-name" aria-hidden="true" style={{ gridRow: row }}>
        <CompanyTile company={look} named />
        <span className="full-name">{look.name}</span>
        <span className="short-name">{look.ticker}</span>
      </span>
      <div className="track" style={{ gridRow: row, gridColumn: `2 / span ${count}` }}>
        <span className="boxes" aria-hidden="true">
          {data.track.map((_, at) => (
            <i key={at} />
          ))}
        </span>
        {then !== null && then !== box && <Ghost look={look} from={box} to={then} count={count} />}
        <span
          className={`tracker c-${look.colour}`}
          style={{ width: left(1), translate: `${box * 100}%` }}
          role="img"
          aria-label={then === null || then === box ? label : `${label}, ${text.wouldStand(then + 1)}`}
        >
          <i key={ring} className={ring === null ? '' : 'ring'}>
            <Icon name={look.symbol} className="symbol" />
          </i>
        </span>
        {targets !== null && ways.length === 0 && (
          <button type="button" className="way no" aria-label={look.name} onClick={() => targets.forbidden(company)} />
        )}
        {targets !== null &&
          ways.map((target) => <Way key={target.boxes} target={target} box={box} count={count} targets={targets} />)}
      </div>
    </>
  );
}

/** Where the tracker would stand, and the way there: dashed ink. */
function Ghost({ look, from, to, count }: { look: (typeof LOOKS)[number]; from: number; to: number; count: number }) {
  const unit = 100 / count;
  return (
    <span className="ghosts" aria-hidden="true">
      <i
        className="steps"
        style={{ left: `${(Math.min(from, to) + 0.5) * unit}%`, width: `${Math.abs(to - from) * unit}%` }}
      />
      <i className="dashed" style={{ left: `${to * unit}%`, width: `${unit}%` }}>
        <Icon name={look.symbol} className="symbol" />
      </i>
    </span>
  );
}

/**
 * A legal place: an arrow lights up beside the tracker, and everything on that side can be tapped. Where the price cannot
 * leave its box (T2), the tracker itself lights up.
 */
function Way({ target, box, count, targets }: { target: Target; box: number; count: number; targets: Targets }) {
  const { text } = useTable();
  const up = target.boxes >= 0;
  const stays = up ? box === count - 1 : box === 0;
  const chosen = targets.chosen?.company === target.company && targets.chosen.boxes === target.boxes;
  const name = LOOKS[target.company]!.name;
  const unit = 100 / count;
  const left = !up ? 0 : stays ? box : box + 1;
  const right = up ? count : stays ? 1 : box;
  return (
    <button
      type="button"
      className={['way', up ? 'up' : 'down', stays && 'stays', chosen && 'chosen'].filter(Boolean).join(' ')}
      style={{ left: `${left * unit}%`, width: `${(right - left) * unit}%` }}
      aria-label={(up ? text.raise : text.lower)(name, target.boxes)}
      aria-pressed={chosen}
      data-tap={wayOf(target.company, target.boxes)}
      onClick={() => targets.choose(target)}
    >
      <i>{!stays && <Icon name={up ? 'up' : 'down'} />}</i>
    </button>
  );
}
