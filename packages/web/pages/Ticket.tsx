import type { MyTable } from '@outcry/server/api';
import { Icon } from '@outcry/ui';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { follow } from '../router.ts';
import { useNow } from '../useNow.ts';
import { countedSeconds, momentIn } from '../when.ts';
import { Faces } from './Line.tsx';
import { othersAt, shareLeft } from './yours.ts';

const SECOND = 1000;

/** A table that waits for this person: how long they have, with whom they play, and the way there. */
export function Ticket({ table }: { table: MyTable }) {
  const t = useText();
  const now = useNow(SECOND);
  const { game, clock, deadline, since, seats, yours } = table;
  const name = t.games[game as GameId].name;
  const others = othersAt(table);
  const people = seats.map((seat, at) => (seat.kind === 'open' || yours.includes(at) ? null : seat));
  return (
    <article className={`ticket g-${game}`}>
      <div className="ticket-stub" aria-hidden="true">
        <Icon name={game as GameId} />
      </div>
      <div className="ticket-body">
        <div>
          <h2>{name}</h2>
          <p className="ticket-act">{t.home.yourTurn}</p>
        </div>
        {deadline !== null && (
          <div className="time-left">
            <b>
              <Icon name="clock" /> {t.home.left(countedSeconds(deadline - now))}
            </b>
            <span>{t.home.until(momentIn(deadline, now, t.locale))}</span>
            <TimeBar share={shareLeft(clock, deadline - now)} />
          </div>
        )}
        <div className="ticket-people">
          <Faces people={people} />
          <p>
            {others.length > 0 && <span>{t.home.with(others)}</span>}
            {since !== null && <span>{t.home.turnSince(momentIn(since, now, t.locale))}</span>}
          </p>
        </div>
        <a
          className="btn go"
          href={`/t/${table.code}`}
          onClick={follow}
          aria-label={`${t.home.takeTurn}: ${[name, ...others].join(', ')}`}
        >
          {t.home.takeTurn}
        </a>
      </div>
    </article>
  );
}

/** The words beside it say the same. */
const TimeBar = ({ share }: { share: number }) => (
  <svg className="time-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100 * share} height="6" />
  </svg>
);
