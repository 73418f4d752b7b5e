import { useLayout } from '@outcry/ui/layout.ts';
import { Goods } from './Card.tsx';
import { Fold } from './Fold.tsx';
import { investorName, strategyName } from './looks.ts';
import { Spot } from './Spot.tsx';
import { useTable } from './table.ts';

/** What the expansions bring the viewer: investors, bonds, commerce cards, strategies. Nothing without them. */
export function Extras() {
  const { view, data, text, can, cards: says } = useTable();
  const tight = [useLayout('phone'), useLayout('low')].includes(true);
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
      <Fold label={summary.filter(Boolean).join(' · ')} needed={needed} tight={tight}>
        {investors.map((investor) => (
          <div key={investor} className="person">
            <b>{investorName(investor)}</b>
            <small>{says.investorText(investor, data)}</small>
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
  const { data, cards: says } = useTable();
  const text = says.strategyText(card, data);
  return (
    <Spot facet={`strategy ${card}`} label={`${strategyName(card)}: ${text}`} className="strategy">
      <b>{strategyName(card)}</b>
      <small>{text}</small>
    </Spot>
  );
}
