import type { SeatInfo, Table } from '@outcry/server/api';
import { Avatar } from '@outcry/ui';
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
  const set = (body: { kind: 'open' } | { kind: 'bot'; bot: string }) => () => onDo(api('setSeat', { params, body }));
  const name = seat.kind === 'open' ? t.waiting.open : seat.name;
  return (
    <li>
      {seat.kind === 'open' ? (
        <span className="ava free" aria-hidden="true">
          +
        </span>
      ) : (
        <Avatar seat={seat.seat} info={{ name: seat.name, bot: seat.kind === 'bot', away: !mine && !seat.connected }} />
      )}
      <div className="d">
        <b>{name}</b>
        <small>
          {[
            mine && t.ui.you,
            seat.kind === 'bot' && t.ui.bot,
            seat.kind === 'bot' && seat.name !== t.bots[seat.bot!] && t.bots[seat.bot!],
            seat.person === info.host && t.waiting.host,
            seat.kind === 'person' && !mine && !seat.connected && t.ui.away,
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </div>
      {info.you.host && !mine && info.dealing === null && (
        <div className="acts">
          {seat.kind !== 'open' && (
            <button type="button" className="btn sm" onClick={set({ kind: 'open' })}>
              {seat.kind === 'bot' ? t.waiting.makeOpen : t.waiting.remove}
            </button>
          )}
          {seat.kind === 'open' &&
            (['rookie', 'trader'] as const).map((bot) => (
              <button key={bot} type="button" className="btn sm" onClick={set({ kind: 'bot', bot })}>
                {t.waiting.makeBot(t.bots[bot]!)}
              </button>
            ))}
        </div>
      )}
    </li>
  );
}
