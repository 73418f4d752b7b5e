import { useUi } from './text.ts';

/** A hidden card: hatched in the game's own colour, with the O seal. `mini` for the small ones. */
export function CardBack({ mini }: { mini?: boolean }) {
  const { text } = useUi();
  return (
    <span className={mini ? 'small-card back mini' : 'small-card back'} role="img" aria-label={text.hiddenCard}>
      <span className="seal">O</span>
    </span>
  );
}
