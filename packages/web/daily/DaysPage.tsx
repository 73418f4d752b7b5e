import { TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { usePage } from '../router.ts';
import { Days } from './Days.tsx';

/** The positions of the day of all games. */
export function DaysPage() {
  const t = useText();
  usePage(t.daily.title);
  return (
    <>
      <TopBar title={t.daily.title} sub={t.daily.today} />
      <main className="page">
        <section className="panel days-page">
          <p>{t.daily.about}</p>
          <Days />
        </section>
      </main>
    </>
  );
}
