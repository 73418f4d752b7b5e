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
      <header className="top-bar">
        <Mark />
      </header>
      <main className="dead-end">
        <svg viewBox="0 0 120 70" aria-hidden="true">
          <path
            d="M6 16 30 30l18-10 26 30 16-8 24 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="114" cy="62" r="5" fill="currentColor" />
        </svg>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="actions">
          {children}
          <a className="btn" href="/" onClick={follow}>
            {t.dead.home}
          </a>
        </div>
      </main>
    </>
  );
}
