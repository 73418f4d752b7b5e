import { Icon } from '@outcry/ui';
import type { BoardProps } from '@outcry/ui';
import { sameStanding, standingsFor } from '../standing.ts';
import type { Standing } from '../standing.ts';
import type { Move } from '../state.ts';
import { useTable } from './table.ts';

interface InAdvanceProps {
  readonly standing: NonNullable<BoardProps['standing']>;
  readonly legal: readonly Move[];
  readonly onSend: (move: Move) => void;
}

/** P9: saying no to offers before they are made, and being asked again. */
export function InAdvance({ standing: { answers, set }, legal, onSend }: InAdvanceProps) {
  const { view, text, looks } = useTable();
  const kept = answers as readonly Standing[];
  const no = legal.find((move) => move.kind === 'answer' && move.number === 0);
  const offered = no ? standingsFor(view).filter((each) => !kept.some((one) => sameStanding(one, each))) : [];
  const named = (labels: typeof text.noTo, answer: Standing): string =>
    answer.to === 'sector' ? labels.sector(looks[answer.sector]!.name) : labels[answer.to];
  if (kept.length === 0 && offered.length === 0) return null;
  return (
    <div className="in-advance">
      {offered.length > 0 && (
        <div role="group" aria-label={text.inAdvance}>
          {offered.map((answer) => (
            <button
              key={answer.to}
              type="button"
              className="quiet"
              onClick={() => {
                onSend(no!);
                set([...kept, answer]);
              }}
            >
              {named(text.noTo, answer)}
            </button>
          ))}
        </div>
      )}
      {kept.length > 0 && (
        <div role="group" aria-label={text.saysNo}>
          <span>{text.saysNo}</span>
          {kept.map((answer) => (
            <button
              key={JSON.stringify(answer)}
              type="button"
              className="kept"
              aria-label={text.askAgain(named(text.saidNo, answer))}
              onClick={() => set(kept.filter((one) => one !== answer))}
            >
              {named(text.saidNo, answer)} <Icon name="close" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
