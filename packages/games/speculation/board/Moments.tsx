import { Avatar } from '@outcry/ui';
import { Moment } from '@outcry/ui/Moment.tsx';
import { BANK_HOLIDAY } from '../data.ts';
import { movementNow } from '../state.ts';
import { CardSign, cardLook } from './Hand.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';
import type { Scene, Way } from './timeline.ts';

/** The cards are turned (S10), or a Bank Holiday stops them (S11). */
export function Moments({ scene: { event, ways } }: { scene: Scene }) {
  const { view, text, who, locale } = useTable();
  const calls = ways.filter(({ card }) => card === BANK_HOLIDAY).map(({ seat }) => who(seat));
  if (event.kind === 'holiday')
    return (
      <Moment wide title={text.holidayCalled(new Intl.ListFormat(locale).format(calls), event.steps)}>
        {ways.map((way) => (
          <Laid key={way.seat} way={way} out={event.steps === 0 && way.card !== BANK_HOLIDAY} />
        ))}
      </Moment>
    );
  return (
    <Moment
      wide
      title={calls.length > 0 ? text.cardsUp : `${text.cardsUp} ${text.allWalk(movementNow(view))}`}
      why={text.firstToMove(who(ways[0]!.seat))}
    >
      {ways.map((way) => (
        <Laid key={way.seat} way={way} out={false} />
      ))}
    </Moment>
  );
}

function Laid({ way: { seat, card, walked }, out }: { way: Way; out: boolean }) {
  const { view, text, infoOf } = useTable();
  const space = (of: number): string => text.spaceName(of);
  return (
    <div className={['shown', out && 'out', seat === view.seat && 'ringed'].filter(Boolean).join(' ')}>
      <b>
        <Avatar seat={seat} info={infoOf(seat)} small /> {infoOf(seat).name}
      </b>
      <span className={`card ${cardLook(card)}`}>
        <span className="card-ticker">{card === BANK_HOLIDAY ? text.holidayTicker : LOOKS[card]!.ticker}</span>
        <CardSign card={card} />
        <span className="card-name">{text.cardName(card)}</span>
      </span>
      {walked && !out && `${space(walked.from)} → ${space(walked.to)}`}
    </div>
  );
}
