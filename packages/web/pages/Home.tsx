import { Icon, Portrait } from '@outcry/ui';
import { HostLinks } from '../account/HostLinks.tsx';
import { DaysOfHome } from '../daily/Days.tsx';
import { findGame } from '../games.ts';
import { remembered } from '../history/kept.ts';
import { useText } from '../i18n.ts';
import { useLobby } from '../online/lobby.ts';
import { mine } from '../online/mine.ts';
import { Invitations } from '../order/Invitations.tsx';
import { nextCompany } from '../play.ts';
import { ImportFile } from '../replay/ImportFile.tsx';
import { imports } from '../replay/imports.ts';
import { follow, usePage } from '../router.ts';
import { useSettings } from '../settings.ts';
import { shownSeats } from '../somebody.ts';
import { saved } from '../solo/saved.ts';
import { useStore } from '../store.ts';
import { useNow } from '../useNow.ts';
import { momentIn } from '../when.ts';
import { HomeBar } from './HomeBar.tsx';
import { JoinForm } from './JoinForm.tsx';
import { Posters } from './Poster.tsx';
import { PublicTables } from './PublicTables.tsx';
import { hadTables } from './hadTables.ts';
import { useDropping } from './useDropping.ts';
import { YourTables } from './YourTables.tsx';
import { gameOf } from './yours.ts';
import type { Yours } from './yours.ts';
import '../gameMark.css';
import './home.css';
import './tickets.css';

const MINUTE = 60_000;

/** Everything this person plays or played, and whether the server has more of it. */
function useYours() {
  const t = useText();
  const online = useStore(mine);
  const here = useStore(saved);
  const brought = useStore(imports.all);
  const all: readonly Yours[] = [
    ...(online?.tables ?? []).map((table) => ({
      kind: 'online' as const,
      table: { ...table, seats: [...shownSeats(table.seats, t)] },
    })),
    ...here.map((record) => ({ kind: 'solo' as const, record })),
    ...brought.map((game) => ({ kind: 'file' as const, game })),
  ];
  const known = all.filter((one) => findGame(gameOf(one)));
  const dropping = useDropping(online !== null);
  const isReturning = known.length > 0 || dropping.dropped.length > 0 || (online === undefined && hadTables());
  return { all: known, more: online?.more ?? false, dropping, isReturning };
}

/** Five games, one click to play. Whoever has tables finds them first. */
export function Home() {
  const t = useText();
  usePage('Outcry');
  const lobby = useLobby();
  const { all, more, dropping, isReturning } = useYours();
  return (
    <>
      <HomeBar />
      <main className="home">
        <HostLinks />
        <Invitations />
        {isReturning ? (
          <>
            <Return all={all} />
            <YourTables all={all} more={more} dropping={dropping} />
            <h2 className="new-game">{t.home.newGame}</h2>
            <Posters brief />
            <DaysOfHome />
          </>
        ) : (
          <>
            <section className="hero">
              <h1>{t.home.title}</h1>
              <p>{t.home.text}</p>
            </section>
            <Posters />
          </>
        )}
        <section className={isReturning ? 'home-columns' : 'home-columns first-visit'}>
          {!isReturning && <Across />}
          <PublicTables lobby={lobby} />
          <div>
            <h2>{t.home.friends}</h2>
            <div className="join">
              <a className="btn" href="/new" onClick={follow}>
                <Icon name="plus" /> {t.home.make}
              </a>
              <JoinForm />
              <p className="help-text">{t.home.share}</p>
            </div>
            <ImportFile />
          </div>
        </section>
        <footer>{t.home.footer}</footer>
      </main>
    </>
  );
}

/** Whom one meets at the first table. */
function Across() {
  const t = useText();
  const { name } = useSettings();
  return (
    <div>
      <h2>
        {t.home.across} <small>{t.home.acrossWhen}</small>
      </h2>
      <ul>
        {nextCompany(useStore(remembered), name.trim())
          .slice(0, 3)
          .map((bot, at) => (
            <li key={bot} className="list-line">
              <Portrait name={bot} seat={at + 1} />
              <div className="line-text">
                <b>{bot}</b>
                <small>{t.cast[bot].habit}</small>
              </div>
            </li>
          ))}
      </ul>
      <p className="list-end">
        <a href="/bots" onClick={follow}>
          {t.botsPage.title}
        </a>
      </p>
    </div>
  );
}

/** What waits for somebody who comes back. */
function Return({ all }: { all: readonly Yours[] }) {
  const t = useText();
  const name = useSettings().name.trim() || t.play.guest;
  const turns = all.flatMap((one) => (one.kind === 'online' && one.table.yourTurn ? [one.table] : []));
  const now = useNow(MINUTE);
  const deadlines = turns.flatMap(({ deadline }) => deadline ?? []);
  const first = deadlines.length > 0 ? momentIn(Math.min(...deadlines), now, t.locale) : null;
  return (
    <section className="hero returning">
      <h1>{turns.length > 0 ? t.home.turnTitle(name) : t.home.yours}</h1>
      <p>
        {turns.length > 0 ? t.home.tablesWait(turns.length) : t.home.noTurn}
        {first !== null && ` ${t.home.firstClock(first)}`}
      </p>
    </section>
  );
}
