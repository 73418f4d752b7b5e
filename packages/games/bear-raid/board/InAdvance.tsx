import { Icon } from '@outcry/ui';
import type { BoardProps } from '@outcry/ui';
import { sameStanding, standingsFor } from '../standing.ts';
import type { Standing } from '../standing.ts';
import { useTable } from './table.ts';

/** B7: passing before one is asked again, and being asked again. Only the viewer sees it. */
export function InAdvance({ standing: { answers, set } }: { standing: NonNullable<BoardProps['standing']> }) {
  const { view, text, legal, begun, send } = useTable();
  const kept = answers as readonly Standing[];
  const pass = legal.find((move) => move.kind === 'pass');
  const offered = pass ? standingsFor(view).filter((each) => !kept.some((one) => sameStanding(one, each))) : [];
  // Whoever has begun to choose needs the room.
  if (begun || (kept.length === 0 && offered.length === 0)) return null;
  const named = (answer: Standing): string => (answer.market === null ? text.passRound : text.passQuiet);
  return (
    <div className="in-advance" role="group" aria-label={text.inAdvance}>
      {offered.map((answer) => (
        <button
          key={named(answer)}
          type="button"
          className="quiet"
          onClick={() => {
            send(pass!);
            set([answer]);
          }}
        >
          {named(answer)}
        </button>
      ))}
      {kept.map((answer) => (
        <button
          key={named(answer)}
          type="button"
          className="kept"
          aria-label={text.passAskAgain(named(answer))}
          onClick={() => set([])}
        >
          {named(answer)} <Icon name="close" />
        </button>
      ))}
    </div>
  );
}
