import { useUi } from '@outcry/ui';
import type { ReactNode } from 'react';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import type { Finished } from './finished.ts';
import type { Scored } from './HistoryPage.tsx';
import { recordsOf } from './records.ts';
import type { GameRecord } from './records.ts';

const columns = ['game', 'players', 'played', 'won', 'best', 'mean', 'streak', 'against'] as const;

/** How well you did, by game and number of players. */
export function Records({ games, scored }: { games: readonly Finished[]; scored: Scored }) {
  const t = useText();
  const { locale } = useUi();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const records = recordsOf(games);
  if (records.length === 0) return null;
  const cells = ({ game, seats, played, won, best, mean, streak, against }: GameRecord): Record<string, ReactNode> => ({
    players: seats,
    played,
    won: (
      <span>
        {won} <small>{percent.format(won / played)}</small>
      </span>
    ),
    best: scored(game, best),
    mean: scored(game, Math.round(mean)),
    streak,
    against:
      against.length === 0
        ? t.history.people
        : against
            .map(({ bot, played: met, beaten }) =>
              t.history.beaten(t.bots[bot] ?? bot.replace(/^program:/, ''), beaten, met),
            )
            .join(', '),
  });
  return (
    <section className="panel">
      <h2>{t.history.records}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t.history.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={`${record.game} ${record.seats}`}>
              <th scope="row">{t.games[record.game as GameId].name}</th>
              {columns.slice(1).map((column) => (
                <td key={column} data-label={t.history.columns[column]}>
                  {cells(record)[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="help-text">{t.history.recordsHelp}</p>
    </section>
  );
}
