import { Moment } from '@outcry/ui/Moment.tsx';
import { numberOf } from '../state.ts';
import { cardLook, CardFace } from './Card.tsx';
import { useTable } from './table.ts';
import type { Frame } from './timeline.ts';

/** T7: cards that tie drop out of the trick, and why. */
export function Moments({ frame: { event, dropped, trick } }: { frame: Frame }) {
  const { text, nameOf } = useTable();
  const winner = event.kind === 'won' ? trick.table.indexOf(event.card) : -1;
  const state = (place: number): string =>
    dropped.includes(place) ? 'shown out' : place === winner ? 'shown ringed' : 'shown';
  return (
    <Moment
      title={winner < 0 ? text.tiedNobody : text.tied(nameOf(trick.playedBy[winner]!), numberOf(trick.table[winner]!))}
      why={text.tiedWhy}
    >
      {trick.table.map((card, place) => (
        <div key={card} className={state(place)}>
          <b>{nameOf(trick.playedBy[place]!)}</b>
          <div className={cardLook(card)}>
            <CardFace card={card} />
          </div>
          {dropped.includes(place) && text.dropsOut}
        </div>
      ))}
    </Moment>
  );
}
