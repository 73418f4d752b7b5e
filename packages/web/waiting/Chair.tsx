import { isBotName } from '@outcry/bots/cast.ts';
import { LEVELS } from '@outcry/bots/levels.ts';
import type { Companion, SeatInfo, Table } from '@outcry/server/api';
import { Avatar, LevelMark } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { reliableIn } from '../ratings/reliable.ts';
import { usePrograms } from '../online/programs.ts';
import { follow } from '../router.ts';

interface ChairProps {
  readonly seat: SeatInfo;
  readonly info: Table;
  readonly onDo: (request: Promise<Table>) => void;
  /** How reliable the person there is; absent: not known, or nobody sits there. */
  readonly companion: Companion | undefined;
}

/** A seat of a waiting table, with what its host can do about it. */
export function Chair({ seat, info, onDo, companion }: ChairProps) {
  const t = useText();
  const programs = usePrograms();
  const rating = companion?.ratings.find(({ game }) => game === info.game)?.rating;
  const params = { id: info.id, seat: seat.seat };
  const mine = info.you.seats.includes(seat.seat);
  const give = (to: string) =>
    onDo(api('setSeat', { params, body: to === 'open' ? { kind: 'open' } : { kind: 'bot', bot: to } }));
  const name = seat.kind === 'open' ? t.waiting.open : seat.name;
  return (
    <li className="list-line">
      {seat.kind === 'open' ? (
        <span className="avatar free-seat" aria-hidden="true">
          +
        </span>
      ) : (
        <Avatar seat={seat.seat} info={{ name: seat.name, bot: seat.kind === 'bot', away: !mine && !seat.connected }} />
      )}
      <div className="line-text">
        <b>{name}</b>
        {seat.kind === 'bot' && <LevelMark name={seat.name} level={seat.bot} />}
        {seat.kind === 'bot' && isBotName(seat.name) && <small className="habit">{t.cast[seat.name].habit}</small>}
        <small>
          {[
            mine && t.ui.you,
            seat.person === info.host && t.waiting.host,
            seat.kind === 'person' && !mine && !seat.connected && t.ui.away,
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
        {companion && (
          <small className="reliable">
            <a href={`/p/${companion.person}`} onClick={follow}>
              {t.ratings.profile}
              <span className="unseen"> {seat.name}</span>
            </a>
            {', '}
            {[rating && t.ratings.rated(rating.rating), reliableIn(companion, t)].filter(Boolean).join(', ')}
          </small>
        )}
      </div>
      {info.you.host && !mine && info.dealing === null && (
        <div className="actions">
          {seat.kind === 'person' ? (
            <button type="button" className="btn sm" onClick={() => give('open')}>
              {t.waiting.remove}
            </button>
          ) : (
            <select
              className="field"
              aria-label={t.make.who(seat.seat + 1)}
              value={seat.bot ?? 'open'}
              onChange={({ target }) => give(target.value)}
            >
              <option value="open">{t.make.kinds.open}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {t.make.kinds.bot(t.bots[level]!)}
                </option>
              ))}
              {programs.map(({ id, name: program }) => (
                <option key={id} value={id}>
                  {t.make.kinds.program(program)}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </li>
  );
}
