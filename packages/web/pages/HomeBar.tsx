import { Mark } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { me } from '../online/session.ts';
import { follow } from '../router.ts';
import { change, LANGUAGES, useIsDark, useSettings } from '../settings.ts';
import { useStore } from '../store.ts';

/** The bar at the top of the home page, and of pages about a person. */
export function HomeBar() {
  const t = useText();
  const { locale, name } = useSettings();
  const person = useStore(me);
  const isDark = useIsDark();
  const locales = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
  const next = locales[(locales.indexOf(locale) + 1) % locales.length]!;
  return (
    <header className="home-header">
      <Mark />
      <nav className="tools" aria-label={t.app.tools}>
        <a className="tool wide-only" href="/ladder" onClick={follow}>
          {t.ratings.ladders}
        </a>
        <a className="tool wide-only" href="/bots" onClick={follow}>
          {t.botsPage.title}
        </a>
        <button type="button" className="tool" lang={next} onClick={() => change({ locale: next })}>
          <span>{LANGUAGES[next]}</span>
        </button>
        <button type="button" className="tool" onClick={() => change({ theme: isDark ? 'light' : 'dark' })}>
          <span>{isDark ? t.settings.light : t.settings.dark}</span>
        </button>
        {person === null && (
          <a className="tool wide-only" href="/sign-in" onClick={follow}>
            {t.signIn.title}
          </a>
        )}
        <a className="tool" href="/settings" onClick={follow}>
          <span className="avatar sm s1" aria-hidden="true">
            {([...name][0] ?? t.ui.you[0]!).toUpperCase()}
          </span>
          {name || t.settings.title}
        </a>
      </nav>
    </header>
  );
}
