import type { Body, Table } from '@outcry/server/api';
import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { Choice, Group } from '../forms.tsx';
import { TopBar } from '../Header.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { LevelPicker } from '../LevelPicker.tsx';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { signIn } from '../online/session.ts';
import type { OnlineTable } from '../online/source.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { TableErrorPage } from '../pages/TableErrorPage.tsx';
import { useCompany } from '../ratings/useCompany.ts';
import { go, usePage } from '../router.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useWords } from '../useWords.ts';
import { Chair } from './Chair.tsx';
import { Dealing } from './Dealing.tsx';
import { SeatCount } from './SeatCount.tsx';
import { ShareLink } from './ShareLink.tsx';
import { SitDown } from './SitDown.tsx';
import { botsAtStart, startWithBots } from './start.ts';
import { Talk } from './Talk.tsx';
import { Terms } from './Terms.tsx';
import { TermsForm } from './TermsForm.tsx';
import './waiting.css';

/** Before the start: who sits where, what it is played by, the chat, the link for the others, and the host's choices. */
export function WaitingRoom({ table, info }: { table: OnlineTable; info: Table }) {
  const t = useText();
  const words = useWords(info.game);
  const [wrong, setWrong] = useState<string | null>(null);
  const [changing, setChanging] = useState(false);
  /** Somebody sits here whom one has blocked: the name under which one wanted to sit down. */
  const [unwanted, setUnwanted] = useState<string | null>(null);
  const isRestored = useStore(table.talk)?.trouble?.kind === 'restored';
  const name = t.games[info.game as GameId].name;
  usePage(name, info.game);
  const params = { id: info.id };
  /** Who sat here and sits no more was removed: who leaves is not on this page. */
  const [sat, setSat] = useState(false);
  const company = useCompany(info.seats.flatMap(({ person }) => person ?? []));
  const { host, seats: yours } = info.you;
  const mayChange = host && info.playable && info.dealing === null;
  const open = info.seats.filter(({ kind }) => kind === 'open');
  const bots = botsAtStart(info.seats);
  /** Yields whether it was done. */
  const doing = async (request: Promise<Table>): Promise<boolean> => {
    setWrong(null);
    try {
      table.accept(await request);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { refusal } = error.body;
      setWrong(refusal && words ? words.refusal(refusal) : sayRefused(t, refusedBy(error)));
      return false;
    }
  };
  const join = async (guest: string, another: boolean, anyway = false) => {
    setUnwanted(null);
    if (!another) await signIn(guest);
    try {
      return await api('join', { params, body: { name: guest, another, anyway } });
    } catch (error) {
      if (error instanceof ApiError && error.body.error === 'blocked-here') setUnwanted(guest);
      throw error;
    }
  };
  const changeTerms = async (terms: Body<'terms'>) => {
    if (await doing(api('terms', { params, body: terms }))) setChanging(false);
  };
  if (yours.length > 0 && !sat) setSat(true);
  if (sat && yours.length === 0 && info.status === 'waiting') return <TableErrorPage why="removed" />;
  if (info.status === 'ended') return <ErrorPage title={t.dead.closedTitle} text={t.dead.closedText} />;
  return (
    <>
      <TopBar title={name} sub={t.waiting.title} />
      <main className="page waiting-room">
        <div className="room-main">
          {isRestored && <p role="status">{t.waiting.restored}</p>}
          <div className="panel">
            <h2>{t.waiting.seats(open.length)}</h2>
            <div className="terms-line">
              <Terms info={info} words={words} />
              {mayChange && !changing && (
                <button type="button" className="btn sm" onClick={() => setChanging(true)}>
                  {t.waiting.changeTitle}
                </button>
              )}
            </div>
            <ul className="chairs">
              {info.seats.map((seat) => (
                <Chair
                  key={seat.seat}
                  seat={seat}
                  info={info}
                  onDo={doing}
                  companion={company.get(seat.person ?? '')}
                />
              ))}
            </ul>
            {mayChange && <SeatCount info={info} onDo={doing} />}
            {open.length > 0 && (
              <SitDown
                key={yours.length}
                another={yours.length > 0}
                mayWatch={info.spectators}
                onJoin={(guest) => void doing(join(guest, yours.length > 0))}
              />
            )}
            {unwanted !== null && (
              <button type="button" className="btn" onClick={() => void doing(join(unwanted, false, true))}>
                {t.order.sitAnyway}
              </button>
            )}
            {open.length === 0 && yours.length === 0 && (
              <p className="below-chairs">
                <b>{t.waiting.full}</b> {info.spectators ? t.waiting.fullWatch : ''}
              </p>
            )}
          </div>
          {mayChange && changing && words && (
            <TermsForm
              info={info}
              words={words}
              onSave={(terms) => void changeTerms(terms)}
              onClose={() => setChanging(false)}
            />
          )}
          <Dealing info={info} />
          <div className="form-end">
            {wrong && (
              <p className="error-text" role="alert">
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
              <div className="start-row">
                <button
                  type="button"
                  className="btn go"
                  disabled={info.dealing !== null}
                  onClick={() =>
                    void doing(
                      startWithBots(
                        info.id,
                        open.map(({ seat }) => seat),
                        settings.get().level,
                      ),
                    )
                  }
                >
                  <Icon name="play" /> {bots > 0 ? t.waiting.startBots(bots) : t.waiting.start}
                </button>
                {open.length > 0 && <LevelPicker />}
              </div>
            ) : (
              yours.length > 0 && <p role="status">{t.waiting.hostStarts}</p>
            )}
          </div>
          <Talk table={table} info={info} words={words} />
        </div>
        <div className="room-side">
          <ShareLink code={info.code} table={info.id} mayInvite={host || info.you.seats.length > 0} />
          {host && (
            <div className="panel">
              <Group label={t.make.whoSees}>
                <Choice
                  name="public"
                  many
                  checked={info.public}
                  onChange={(on) => void doing(api('settings', { params, body: { public: on } }))}
                >
                  {t.make.public}
                </Choice>
                <Choice
                  name="spectators"
                  many
                  checked={info.spectators}
                  onChange={(on) => void doing(api('settings', { params, body: { spectators: on } }))}
                >
                  {t.make.spectators}
                </Choice>
              </Group>
            </div>
          )}
        </div>
      </main>
    </>
  );
}
