import type { ReactNode } from 'react';
import { Mark } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { follow, usePage } from '../router.ts';

/** A dead end: what happened, and a way on. Home is always one. */
export function ErrorPage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const t = useText();
  usePage(title);
  return (
    <>
      <header className="top">
        <Mark />
      </header>
      <main className="dead">
        <svg viewBox="0 0 120 70" aria-hidden="true">
          <path d="M6 16 30 30l18-10 26 30 16-8 24 20" className="dead-line" />
          <circle cx="114" cy="62" r="5" className="dead-dot" />
        </svg>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="acts">
          {children}
          <a className="btn" href="/" onClick={follow}>
            {t.dead.home}
          </a>
        </div>
      </main>
    </>
  );
}
