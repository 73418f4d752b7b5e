import type { SeatInfo } from './board.ts';
import { Icon } from './Icon.tsx';
import { LEVELS } from './shapes/levels.tsx';
import type { SymbolName } from './shapes.ts';
import { useUi } from './text.ts';

/** The mark of a level; null: a bot of a level we do not know. */
const levelSymbol = (level: string): SymbolName | null => (Object.hasOwn(LEVELS, level) ? (level as SymbolName) : null);

/** Says that somebody is a bot, and of which level: the mark and the name, always together. A bot may be named after its level. */
export function LevelMark({ name, level = null }: Pick<SeatInfo, 'name' | 'level'>) {
  const { text } = useUi();
  const symbol = level === null ? null : levelSymbol(level);
  if (symbol === null) return <small>{text.bot}</small>;
  const label = text.levels[level!]!;
  return (
    <small className="lv">
      <Icon name={symbol} />{' '}
      {name.startsWith(label) ? (
        text.bot
      ) : (
        <>
          <span className="unseen">{text.bot}, </span>
          {label}
        </>
      )}
    </small>
  );
}
