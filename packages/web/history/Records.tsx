import { useUi } from '@outcry/ui';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import type { Finished } from './finished.ts';
import type { Scored } from './HistoryPage.tsx';
import { recordsOf } from './records.ts';

/** How well you did, by game and number of players. */
export function Records({ games, scored }: { games: readonly Finished[]; scored: Scored }) {
  const t = useText();
  const { locale } = useUi();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const records = recordsOf(games);
  if (records.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t.history.records}</h2>
      <div className="scroll" tabIndex={0} role="region" aria-label={t.history.records}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.history.game}</th>
              <th scope="col">{t.history.players}</th>
              <th scope="col">{t.history.played}</th>
              <th scope="col">{t.history.won}</th>
              <th scope="col">{t.history.best}</th>
              <th scope="col">{t.history.mean}</th>
              <th scope="col">{t.history.streak}</th>
              <th scope="col">{t.history.against}</th>
            </tr>
          </thead>
          <tbody>
            {records.map(({ game, seats, played, won, best, mean, streak, against }) => (
              <tr key={`${game} ${seats}`}>
                <th scope="row">{t.games[game as GameId].name}</th>
                <td>{seats}</td>
                <td>{played}</td>
                <td>
                  {won} <small>{percent.format(won / played)}</small>
                </td>
                <td>{scored(game, best)}</td>
                <td>{scored(game, Math.round(mean))}</td>
                <td>{streak}</td>
                <td className="ag">
                  {against.length === 0
                    ? t.history.people
                    : against
                        .map(({ bot, played: met, beaten }) => t.history.beaten(t.bots[bot] ?? bot, beaten, met))
                        .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="help">{t.history.recordsHelp}</p>
    </section>
  );
}
