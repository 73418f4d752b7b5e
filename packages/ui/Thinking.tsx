import { createContext } from 'react';
import { Icon } from './Icon.tsx';
import type { LevelName } from './shapes/levels.tsx';
import { useUi } from './text.ts';

/** The level of the bot the viewer waits for, and the moment since which they do. */
export interface AwaitedBot {
  readonly level: LevelName;
  readonly since: number;
}

/** Whom the viewer waits for; the table provides it. Null: for no bot. */
export const BotThinking = createContext<AwaitedBot | null>(null);

/** Says that a bot of a level is thinking, while a small bar moves. */
export function Thinking({ level }: { level: LevelName }) {
  const { text } = useUi();
  return (
    <span className="thinking">
      <Icon name={level} /> {text.thinking(text.levels[level]!)} <progress aria-hidden="true" />
    </span>
  );
}
