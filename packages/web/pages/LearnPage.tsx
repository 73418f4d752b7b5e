import { useEffect } from 'react';
import { findGame } from '../games.ts';
import { useText } from '../i18n.ts';
import { learn } from '../play.ts';
import { NotFound } from './NotFound.tsx';

/** The address of a game's guided first game, to link to: sits down at it. */
export function LearnPage({ game }: { game: string }) {
  const t = useText();
  const known = findGame(game) !== undefined;
  useEffect(() => {
    if (known) void learn(game, t.play.guest);
  }, [known, game, t]);
  return known ? <div className="loading" role="status" aria-label={t.app.loading} /> : <NotFound />;
}
