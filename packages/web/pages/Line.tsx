import { Avatar, Icon } from '@outcry/ui';
import type { SymbolName } from '@outcry/ui';
import type { ReactNode } from 'react';
import { GameMark } from '../GameMark.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { follow } from '../router.ts';

export interface Chair {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
}

/** The faces of those at a table; the names stand beside them, or are read out. */
export const Faces = ({ people }: { people: readonly (Chair | null)[] }) => (
  <span className="faces" aria-hidden="true">
    {people.map((one, seat) => {
      if (one === null) return null;
      if (one.kind !== 'open')
        return <Avatar key={seat} seat={seat} info={{ name: one.name, bot: one.kind === 'bot', away: false }} />;
      return (
        <span key={seat} className="avatar free-seat">
          +
        </span>
      );
    })}
  </span>
);

interface LineProps {
  readonly game: string;
  readonly text: string;
  /** By seat; null: a seat that is not shown. */
  readonly people?: readonly (Chair | null)[];
  readonly children: ReactNode;
}

/** A game in a list of the home page: what it is, what is the matter with it, and what one can do. */
export function Line({ game, text, people, children }: LineProps) {
  const t = useText();
  return (
    <li className="list-line">
      <GameMark game={game} />
      <div className="line-text">
        <b>{t.games[game as GameId].name}</b>
        <small>{text}</small>
      </div>
      {people && <Faces people={people} />}
      <div className="line-actions">{children}</div>
    </li>
  );
}

/** The way to a replay, as a symbol. */
export function Replay({ at }: { at: string }) {
  const t = useText();
  return (
    <a className="tool" href={at} onClick={follow} aria-label={t.end.replay} title={t.end.replay}>
      <Icon name="play" />
    </a>
  );
}

interface SmallProps {
  readonly icon: SymbolName;
  readonly label: string;
  readonly onClick: () => void;
  /** Not on a phone: it is found elsewhere, too. */
  readonly roomy?: boolean;
}

/** A small action at the end of a line, as a symbol. */
export const Small = ({ icon, label, onClick, roomy = false }: SmallProps) => (
  <button
    type="button"
    className={roomy ? 'tool wide-only' : 'tool'}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
