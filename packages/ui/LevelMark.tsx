import type { SeatInfo } from './board.ts';
import { Icon } from './Icon.tsx';
import { LEVELS } from './shapes/levels.tsx';
import type { LevelName } from './shapes/levels.tsx';
import { useUi } from './text.ts';

/** Whether we know a level. Another version may have others. */
const isKnown = (level: string | null): level is LevelName => level !== null && Object.hasOwn(LEVELS, level);

/** Says that somebody is a bot, and of which level: the mark and the name, always together; or a program. A bot may be named after its level. */
export function LevelMark({ name, level = null }: Pick<SeatInfo, 'name' | 'level'>) {
  const { text } = useUi();
  if (level?.startsWith('program:')) return <small>{text.program}</small>;
  if (!isKnown(level)) return <small>{text.bot}</small>;
  const label = text.levels[level]!;
  return (
    <small className="level">
      <Icon name={level} />{' '}
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
