import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { HomeBar } from '../pages/HomeBar.tsx';
import { follow } from '../router.ts';
import '../pages/home.css';
import './person.css';

interface PersonPageProps {
  readonly title: ReactNode;
  readonly intro?: string;
  /** A line above the title. */
  readonly above?: string;
  /** The page of a person that this is; absent: none of them. */
  readonly tab?: 'account' | 'admin' | 'notifications';
  /** Administrators have a page more. */
  readonly isAdmin?: boolean;
  readonly children: ReactNode;
}

/** A page about a person: title, one sentence, and the way to their other pages. */
export function PersonPage({ title, intro, above, tab, isAdmin = false, children }: PersonPageProps) {
  const t = useText();
  return (
    <>
      <HomeBar />
      <main className="home person-page">
        <section className="person-title">
          <div>
            {above && <p className="above">{above}</p>}
            <h1>{title}</h1>
            {intro && <p>{intro}</p>}
          </div>
          {tab && (
            <nav className="person-tabs" aria-label={t.account.pages}>
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
