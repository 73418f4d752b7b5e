import { isBotName } from '@outcry/bots/cast.ts';
import { LEVELS } from '@outcry/bots/levels.ts';
import type { SeatInfo, Table } from '@outcry/server/api';
import { Avatar, LevelMark } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';

interface ChairProps {
  readonly seat: SeatInfo;
  readonly info: Table;
  readonly onDo: (request: Promise<Table>) => void;
}

/** A seat of a waiting table, with what its host can do about it. */
export function Chair({ seat, info, onDo }: ChairProps) {
  const t = useText();
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
            </select>
          )}
        </div>
      )}
    </li>
  );
}
