import { Avatar, CardBack } from '@outcry/ui';
import { Moment } from '@outcry/ui/Moment.tsx';
import { tracksOf } from '../preview.ts';
import { Card } from './Card.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';
import type { PileFrame } from './timeline.ts';

/** A split, a bankruptcy (K16), being outbid (K11), a stockpile won (K12). */
export function Moments({ frame: { event, before, view } }: { frame: PileFrame }) {
  const { data, text, who, amount, infoOf } = useTable();
  const own = before.seat === null ? null : before.players[before.seat]!;
  switch (event.kind) {
    case 'split':
    case 'bankrupt': {
      const held = own?.shares?.[event.company] ?? 0;
      const { name } = LOOKS[event.company]!;
      const splits = event.kind === 'split';
      const { values, start } = tracksOf(data, view)[event.company]!; // the price moves after this is told
      return (
        <Moment
          title={splits ? text.splitsNow(name, held) : text.bankruptNow(name)}
          why={splits ? text.splitsWhy : text.bankruptWhy(amount(values[start]!))}
        >
          <div className={splits ? 'shown' : 'shown out'}>
            <b>{splits ? '× 2' : ''}</b>
            <Card kind={event.company} />
          </div>
        </Moment>
      );
    }
    case 'bid': {
      const { space, printed } = before.piles[event.pile]!;
      const mine = (printed ? before.bidTrack : before.spaces)[space]!;
      return (
        <Moment
          title={text.outbid(who(event.seat), event.pile + 1, amount(event.amount), amount(mine))}
          why={text.outbidWhy(amount(own!.cash))}
        >
          <div className="shown out">
            <b>{amount(mine)}</b>
            <Avatar seat={before.seat!} info={infoOf(before.seat!)} />
          </div>
          <div className="shown">
            <b>{amount(event.amount)}</b>
            <Avatar seat={event.seat} info={infoOf(event.seat)} />
          </div>
        </Moment>
      );
    }
    case 'won':
      return (
        <Moment title={text.wonPile(event.pile + 1, amount(event.paid))}>
          {event.cards.map((card, place) =>
            card === null ? <CardBack key={place} /> : <Card key={place} kind={card} />,
          )}
        </Moment>
      );
    default:
      return null;
  }
}
