import type { Table } from '@outcry/server/api';
import { findGame } from '../games.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';

/** The host adds a free seat, or takes one away at which nobody sits. */
export function SeatCount({ info, onDo }: { info: Table; onDo: (request: Promise<Table>) => void }) {
  const t = useText();
  const { min, max } = findGame(info.game)!.seats;
  const count = info.seats.length;
  const people = info.seats.filter(({ kind }) => kind === 'person').length;
  const set = (seats: number) => () => onDo(api('terms', { params: { id: info.id }, body: { seats } }));
  return (
    <div className="below-chairs seat-count">
      <span>{t.make.count(count)}</span>
      <button type="button" className="btn sm" disabled={count <= Math.max(min, people)} onClick={set(count - 1)}>
        − {t.make.fewer}
      </button>
      <button type="button" className="btn sm" disabled={count >= max} onClick={set(count + 1)}>
        + {t.make.more}
      </button>
    </div>
  );
}
