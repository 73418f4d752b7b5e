import type { SeatInfo, Table } from '@outcry/server/api';
import { Avatar, Icon } from '@outcry/ui';
import { useState } from 'react';
import { Choice, Group } from '../forms.tsx';
import { TopBar } from '../Header.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { newId } from '../ids.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { signIn } from '../online/session.ts';
import type { OnlineTable } from '../online/source.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { TableErrorPage } from '../pages/TableErrorPage.tsx';
import { go, usePage } from '../router.ts';
import { settings } from '../settings.ts';
import { ShareLink } from './ShareLink.tsx';
import { Terms } from './Terms.tsx';
import { startWithBots } from './start.ts';
import './waiting.css';

/** Before the start: who sits where, the link for the others, and the host's choices. */
export function WaitingRoom({ table, info }: { table: OnlineTable; info: Table }) {
  const t = useText();
  const [wrong, setWrong] = useState<string | null>(null);
  const name = t.games[info.game as GameId].name;
  usePage(name, info.game);
  const params = { id: info.id };
  /** Who sat here and sits no more was removed: who leaves is not on this page. */
  const [sat, setSat] = useState(false);
  const { host, seats: yours } = info.you;
  const open = info.seats.filter(({ kind }) => kind === 'open');
  const doing = async (request: Promise<Table>) => {
    setWrong(null);
    try {
      table.accept(await request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(sayRefused(t, refusedBy(error)));
    }
  };
  const join = async (guest: string, another: boolean) => {
    if (!another) await signIn(guest);
    return api('join', { params, body: { name: guest, another, entropy: newId() } });
  };
  if (yours.length > 0 && !sat) setSat(true);
  if (sat && yours.length === 0 && info.status === 'waiting') return <TableErrorPage why="removed" />;
  if (info.status === 'ended') return <ErrorPage title={t.dead.closedTitle} text={t.dead.closedText} />;
  return (
    <>
      <TopBar title={name} sub={t.waiting.title} />
      <main className="page waiting">
        <div className="panel">
          <h2>{t.waiting.seats(open.length)}</h2>
          <Terms info={info} />
          <ul className="chairs">
            {info.seats.map((seat) => (
              <Chair key={seat.seat} seat={seat} info={info} onDo={doing} />
            ))}
          </ul>
          {open.length > 0 && (
            <SitDown
              key={yours.length}
              another={yours.length > 0}
              onJoin={(guest) => doing(join(guest, yours.length > 0))}
            />
          )}
          {open.length === 0 && yours.length === 0 && (
            <p className="full">
              <b>{t.waiting.full}</b> {info.spectators ? t.waiting.fullWatch : ''}
            </p>
          )}
        </div>
        {host && (
          <div className="panel">
            <Group label={t.make.whoSees}>
              <Choice
                name="public"
                many
                checked={info.public}
                onChange={(on) => doing(api('settings', { params, body: { public: on } }))}
              >
                {t.make.public}
              </Choice>
              <Choice
                name="spectators"
                many
                checked={info.spectators}
                onChange={(on) => doing(api('settings', { params, body: { spectators: on } }))}
              >
                {t.make.spectators}
              </Choice>
            </Group>
          </div>
        )}
        <ShareLink code={info.code} />
        <p className="cap fair">
          {t.menu.fair} <code>{info.fairness.commitment.slice(0, 24)}…</code>
        </p>
        <div className="form-end">
          {wrong && (
            <p className="wrong" role="alert">
              {wrong}
            </p>
          )}
          {yours.length > 0 && (
            <button
              type="button"
              className="btn"
              onClick={async () => {
                if (await table.leave()) go('/');
                else setWrong(t.refused.unreached!);
              }}
            >
              {t.menu.leave}
            </button>
          )}
          {host ? (
            <button
              type="button"
              className="btn go"
              onClick={() =>
                doing(
                  startWithBots(
                    info.id,
                    open.map(({ seat }) => seat),
                  ),
                )
              }
            >
              <Icon name="play" /> {open.length > 0 ? t.waiting.startBots(open.length) : t.waiting.start}
            </button>
          ) : (
            yours.length > 0 && <p role="status">{t.waiting.hostStarts}</p>
          )}
        </div>
      </main>
    </>
  );
}

function SitDown({ another, onJoin }: { another: boolean; onJoin: (name: string) => void }) {
  const t = useText();
  const [name, setName] = useState(another ? '' : settings.get().name);
  return (
    <form
      className="sit"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onJoin(name.trim());
      }}
    >
      <label htmlFor="sit-name">{another ? t.waiting.another : t.settings.name}</label>
      <input
        id="sit-name"
        className="field"
        value={name}
        maxLength={40}
        required
        placeholder={another ? t.waiting.anotherName : t.settings.nameHint}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className={another ? 'btn' : 'btn go'}>
        {another ? t.waiting.anotherSit : t.home.sit}
      </button>
    </form>
  );
}

interface ChairProps {
  readonly seat: SeatInfo;
  readonly info: Table;
  readonly onDo: (request: Promise<Table>) => void;
}

function Chair({ seat, info, onDo }: ChairProps) {
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
      {info.you.host && !mine && (
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
