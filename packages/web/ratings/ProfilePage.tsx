import { number, useUi } from '@outcry/ui';
import type { Profile } from '@outcry/server/api';
import { PersonPage } from '../account/PersonPage.tsx';
import type { GameId } from '../games.ts';
import { useBoards } from '../history/useBoards.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { me } from '../online/session.ts';
import { BlockPerson } from '../order/BlockPerson.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { usePage } from '../router.ts';
import { useStore } from '../store.ts';
import { dayIn } from '../account/dates.ts';
import { Against } from './Against.tsx';
import { Course } from './Course.tsx';
import { Games } from './Games.tsx';
import { Ratings } from './Ratings.tsx';
import { Reliability } from './Reliability.tsx';
import { useAnswer } from './useAnswer.ts';
import { Face } from './WhoIs.tsx';
import './profile.css';

/** Writes a score as its game writes money. */
export type Scored = (game: string, score: number) => string;

/** What somebody has played, how well, and against whom. `who`: their id, or the name of an account. */
export function ProfilePage({ who }: { who: string }) {
  const t = useText();
  const { value: profile, wrong, code } = useAnswer(who, () => api('profile', { params: { who } }));
  usePage(profile?.person.name ?? t.ratings.profile);
  if (code === 'not-found') return <NotFound />;
  if (profile) return <Shown key={profile.id} profile={profile} />;
  return (
    <PersonPage title={t.ratings.profile}>
      {wrong && (
        <p className="account-said wrong" role="alert">
          {wrong}
        </p>
      )}
    </PersonPage>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const t = useText();
  const { locale } = useUi();
  const you = useStore(me)?.id;
  const isYou = you === profile.id;
  const boards = useBoards(profile.played.map(({ game }) => game));
  const scored: Scored = (game, score) => boards[game]?.money(score, locale) ?? number(score, locale);
  const { person, since, games, won, played } = profile;
  const rated = played.filter(({ rating }) => rating !== null).map(({ game }) => game as GameId);
  return (
    <PersonPage
      title={person.name ?? t.account.somebody}
      intro={t.ratings.since(dayIn(since, locale), games, won)}
      mark={<Face who={person} isYou={isYou} />}
      aside={<Reliability of={profile} />}
      {...(isYou ? { tab: 'profile' as const } : {})}
    >
      <div className="profile-columns">
        <div>
          <Ratings profile={profile} isYou={isYou} />
          <Games profile={profile} isYou={isYou} scored={scored} />
        </div>
        <div>
          <Against profile={profile} isYou={isYou} />
          {you !== undefined && !isYou && person.name !== null && (
            <BlockPerson person={profile.id} name={person.name} onLeave={null} />
          )}
          {played.length > 0 && <Course who={profile.id} games={played} rated={rated} scored={scored} />}
        </div>
      </div>
    </PersonPage>
  );
}
