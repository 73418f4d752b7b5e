import { createContext } from 'react';
import { Icon } from './Icon.tsx';
import type { LEVELS } from './shapes/levels.tsx';
import { useUi } from './text.ts';

export type LevelName = keyof typeof LEVELS;

/** The level of the bot the viewer waits for; the table provides it. Null: they wait for none. */
export const BotThinking = createContext<LevelName | null>(null);

/** Says that a bot of a level is thinking, while a small bar moves. */
export function Thinking({ level }: { level: LevelName }) {
  const { text } = useUi();
  return (
    <span className="thinking">
      <Icon name={level} /> {text.thinking(text.levels[level]!)} <progress aria-hidden="true" />
    </span>
  );
}
