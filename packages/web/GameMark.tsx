import { Icon } from '@outcry/ui';
import type { GameId } from './games.ts';
import './gameMark.css';

/** The sign of a game in the colour of its poster, before a line of a list. */
export function GameMark({ game }: { game: string }) {
  return (
    <span className={`game-mark g-${game}`} aria-hidden="true">
      <Icon name={game as GameId} />
    </span>
  );
}
