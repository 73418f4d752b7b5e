import { Avatar, Icon } from '@outcry/ui';
import { HELD } from '../cards.ts';
import { cashAfter, worthOf } from '../preview.ts';
import { Card, cardName, Goods } from './Card.tsx';
import { Fold } from './Fold.tsx';
import { investorName, LOOKS, strategyName } from './looks.ts';
import { Spot } from './Spot.tsx';
import { useTable } from './table.ts';

/** What the viewer holds: cash, portfolio, split portfolio, wealth, and in a second row what the expansions bring. */
export function Place() {
  const { view, data, text, infoOf, amount, ready } = useTable();
  const { seat } = view;
  if (seat === null) return null;
  const player = view.players[seat]!;
  const { cash, shares, split, debts } = player;
  const worth = worthOf(data, view, seat)!;
  const then = cashAfter(data, view, seat, ready);
  return (
    <div className="pf" data-part="place" tabIndex={-1}>
      <div className="me">
        <Avatar seat={seat} info={infoOf(seat)} />
        <div className="c">
          {amount(cash)}
          {then !== cash && <span className="dash">{amount(then)}</span>}
          <small>
            {infoOf(seat).name}
            {seat === view.first && `, ${text.first}`}
          </small>
          {debts.length > 0 && <small className="debt">{text.debts(debts.map((fee) => amount(fee)).join(', '))}</small>}
        </div>
      </div>
      <div className="t">
        <b>
          <Icon name="eye" /> {text.portfolio}
        </b>
        {text.onlyYou(amount(worth.shares))}
      </div>
      <div className="grp">
        {Array.from({ length: HELD }, (_, kind) => {
          const count = shares![kind]!;
          if (count === 0) return null;
          const name = text.held(cardName(text, kind), count);
          return (
            <Spot key={kind} facet={`share ${kind}`} label={name} className="stack">
              <Card kind={kind} />
              {count > 1 && <em className="x">×{count}</em>}
            </Spot>
          );
        })}
      </div>
      {split.some((count) => count > 0) && (
        <>
          <div className="t dv">
            <b>{text.splitPortfolio}</b>
            {text.openToAll(amount(worth.split))}
          </div>
          <div className="grp">
            {LOOKS.map(
              (look, company) =>
                split[company]! > 0 && (
                  <Spot
                    key={company}
                    facet={`split ${company}`}
                    label={text.heldSplit(look.name, split[company]!)}
                    className="stack"
                  >
                    <Card kind={company} foot={amount(2 * view.prices[company]!)} />
                    <em className="x">{split[company]! > 1 ? `${split[company]} × 2` : '×2'}</em>
                  </Spot>
                ),
            )}
          </div>
        </>
      )}
      <Wealth {...worth} />
    </div>
  );
}

function Wealth({ cash, shares, split, other }: { cash: number; shares: number; split: number; other: number }) {
  const { text, amount } = useTable();
  const parts = [
    [cash, 'w1', text.cash],
    [shares, 'w2', text.shares],
    [split, 'w3', text.splitShort],
    [other, 'w4', text.other],
  ] as const;
  const shown = parts.filter(([value]) => value > 0);
  return (
    <div className="wealth">
      <p>
        {text.wealth} <b>{amount(cash + shares + split + other)}</b>
      </p>
      <div className="wb" role="img" aria-label={parts.map(([value, , name]) => `${name} ${amount(value)}`).join(', ')}>
        {shown.map(([value, look, name]) => (
          <span key={look} className={look} style={{ flexGrow: value }}>
            <b>{value}</b>
            <small>{name}</small>
          </span>
        ))}
      </div>
    </div>
  );
}

/** What the expansions bring the viewer: investors, bonds, commerce cards, strategies. Nothing without them. */
export function Extras() {
  const { view, text, can, cards: says } = useTable();
  const { seat, options, phase } = view;
  if (seat === null) return null;
  const { investors, bonds, goods, strategies } = view.players[seat]!;
  const hand = phase.kind === 'drop' ? [] : (strategies ?? []);
  if (!options.bonds && !options.commodities && investors.length === 0 && hand.length === 0) return null;
  const summary = [
    ...investors.map(investorName),
    options.bonds && text.bondsHeld(bonds),
    hand.length > 0 && text.strategiesHeld(hand.length),
  ];
  const needed = hand.some((card) => can.has(`strategy ${card}`)) || goods.some((_, one) => can.has(`goods ${one}`));
  return (
    <div className="extras">
      <Fold label={summary.filter(Boolean).join(' · ')} needed={needed}>
        {investors.map((investor) => (
          <div key={investor} className="person">
            <b>{investorName(investor)}</b>
            <small>{says.investorText(investor)}</small>
          </div>
        ))}
        {(options.bonds || options.commodities) && <Owned bonds={bonds} goods={goods} />}
        {hand.map((card) => (
          <StrategyCard key={card} card={card} />
        ))}
      </Fold>
    </div>
  );
}

/** Bonds (K20) and commerce cards (K21). */
function Owned({ bonds, goods }: { bonds: number; goods: readonly number[] }) {
  const { view, text, ready } = useTable();
  const then = ready?.kind === 'bonds' && ready.count > 0 ? bonds + ready.count : null;
  return (
    <div className="owned">
      {view.options.bonds && (
        <p>
          <b>{text.bonds}</b> {bonds}
          {then !== null && <span className="dash">{then}</span>}
        </p>
      )}
      {view.options.commodities && (
        <div className="tags">
          {goods.map(
            (count, one) =>
              count > 0 && (
                <Spot key={one} facet={`goods ${one}`} label={text.held(text.goods[one]!, count)} className="tagged">
                  <Goods goods={one} count={count} />
                </Spot>
              ),
          )}
          {goods.every((count) => count === 0) && <span className="cap">{text.noGoods}</span>}
        </div>
      )}
    </div>
  );
}

/** A strategy with what it does. */
export function StrategyCard({ card }: { card: number }) {
  const { cards: says } = useTable();
  const text = says.strategyText(card);
  return (
    <Spot facet={`strategy ${card}`} label={`${strategyName(card)}: ${text}`} className="strategy">
      <b>{strategyName(card)}</b>
      <small>{text}</small>
    </Spot>
  );
}
