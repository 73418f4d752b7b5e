import { Icon } from '@outcry/ui';
import { startCash } from '../preview.ts';
import type { View } from '../view.ts';
import { Card, Goods } from './Card.tsx';
import { cardName } from './cardName.ts';
import { investorName } from './looks.ts';
import { StrategyCard } from './Extras.tsx';
import { Spot } from './Spot.tsx';
import { useTable } from './table.ts';

/** Whether the viewer has cards in hand to choose from. */
export function holdsHand({ seat, phase, players }: View): boolean {
  if (seat === null) return false;
  const { hand, goodsHand } = players[seat]!;
  if (phase.kind === 'investors') return phase.dealt[seat]!.length > 0;
  return phase.kind === 'drop' || hand!.length > 0 || goodsHand!.length > 0;
}

/** Cards to place, investors to keep, strategies to drop: only the viewer sees them. */
export function Hand() {
  const { view, text, cards: says, data, amount } = useTable();
  const { seat, phase } = view;
  if (seat === null) return null;
  const { hand, goodsHand, strategies } = view.players[seat]!;
  const cards = [...new Set(hand)];
  return (
    <div className="hand">
      <p className="part-label">
        <Icon name="eye" /> {text.hand}
      </p>
      {cards.map((card) => {
        const count = hand!.filter((other) => other === card).length;
        return (
          <Spot key={card} facet={`hand ${card}`} label={text.held(cardName(text, card), count)} className="stack">
            <Card kind={card} />
            {count > 1 && <em className="count">×{count}</em>}
          </Spot>
        );
      })}
      {[...new Set(goodsHand)].map((goods) => (
        <Spot key={`goods ${goods}`} facet={`goods ${goods}`} label={text.goods[goods]!} className="commerce">
          <Goods goods={goods} count={goodsHand!.filter((other) => other === goods).length} />
        </Spot>
      ))}
      {phase.kind === 'investors' &&
        phase.dealt[seat]!.map((investor) => {
          const cash = startCash(data, view, investor);
          const name = investorName(investor);
          return (
            <Spot
              key={investor}
              facet={`investor ${investor}`}
              label={`${name}, ${amount(cash)}: ${says.investorText(investor, data)}`}
              className="strategy"
            >
              <b>
                {name} <em>{amount(cash)}</em>
              </b>
              <small>{says.investorText(investor, data)}</small>
            </Spot>
          );
        })}
      {phase.kind === 'drop' && strategies!.map((card) => <StrategyCard key={card} card={card} />)}
    </div>
  );
}
