import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { me } from '../online/session.ts';
import { HomeBar } from '../pages/HomeBar.tsx';
import { follow } from '../router.ts';
import { useStore } from '../store.ts';
import '../pages/home.css';
import './person.css';

interface PersonPageProps {
  readonly title: ReactNode;
  readonly intro?: string;
  /** A line above the title. */
  readonly above?: string;
  /** The page of a person that this is; absent: none of them. */
  readonly tab?: 'account' | 'admin' | 'notifications' | 'profile';
  /** Administrators have a page more. */
  readonly isAdmin?: boolean;
  /** What stands before the title, and after it. */
  readonly mark?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page about a person: title, one sentence, and the way to their other pages. */
export function PersonPage({ title, intro, above, tab, mark, aside, isAdmin = false, children }: PersonPageProps) {
  const t = useText();
  const person = useStore(me);
  return (
    <>
      <HomeBar />
      <main className="home person-page">
        <section className="person-title">
          {mark}
          <div>
            {above && <p className="above">{above}</p>}
            <h1>{title}</h1>
            {intro && <p>{intro}</p>}
          </div>
          {aside}
          {tab && (
            <nav className="person-tabs" aria-label={t.account.pages}>
              {person && (
                <a href={`/p/${person.id}`} onClick={follow} aria-current={tab === 'profile' ? 'page' : undefined}>
                  {t.ratings.profile}
                </a>
              )}
              <a href="/settings" onClick={follow}>
                {t.settings.title}
              </a>
              <a href="/notifications" onClick={follow} aria-current={tab === 'notifications' ? 'page' : undefined}>
                {t.notify.title}
              </a>
              <a href="/account" onClick={follow} aria-current={tab === 'account' ? 'page' : undefined}>
                {t.account.tab}
              </a>
              {isAdmin && (
                <a href="/admin" onClick={follow} aria-current={tab === 'admin' ? 'page' : undefined}>
                  {t.order.host}
                </a>
              )}
            </nav>
          )}
        </section>
        {children}
      </main>
    </>
  );
}
