import { CAST } from '@outcry/bots/cast.ts';
import { LEVELS } from '@outcry/bots/levels.ts';
import { Icon, Portrait } from '@outcry/ui';
import { TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { usePage } from '../router.ts';
import './bots.css';

/** Seats in the order of the faces, so that neighbours differ in colour. */
const SEATS = 6;

/** Who the bots are, and how strong each of them can be. */
export function BotsPage() {
  const t = useText();
  usePage(t.botsPage.title);
  return (
    <>
      <TopBar title={t.botsPage.title} sub={t.botsPage.text} />
      <main className="page bots-page">
        <ul className="bot-cards">
          {CAST.map((name, at) => {
            const { habit, gloat, groan } = t.cast[name];
            const seat = (at + 1) % SEATS;
            return (
              <li key={name} className="panel bot-card">
                <Portrait name={name} seat={seat} />
                <div>
                  <h2>{name}</h2>
                  <p>{habit}</p>
                </div>
                <p>
                  <Portrait name={name} seat={seat} mood="gloat" /> <q>{gloat[0]}</q>
                </p>
                <p>
                  <Portrait name={name} seat={seat} mood="groan" /> <q>{groan[0]}</q>
                </p>
              </li>
            );
          })}
        </ul>
        <section className="panel bot-levels">
          <h2>{t.botsPage.levels}</h2>
          <ul>
            {LEVELS.map((level) => (
              <li key={level}>
                <Icon name={level} /> <b>{t.bots[level]}</b> {t.levels.about[level]}
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}
