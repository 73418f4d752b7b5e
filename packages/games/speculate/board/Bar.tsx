import { CompanyButton, DecisionBar, Sending, Stepper } from '@outcry/ui';
import type { BoardProps } from '@outcry/ui';
import type { ReactNode } from 'react';
import { mostOffered } from '../preview.ts';
import type { Move, Side } from '../state.ts';
import { inSector, numbersOf } from './choice.ts';
import type { Choice } from './choice.ts';
import type { Pick as SectorPick } from './Prices.tsx';
import { InAdvance } from './InAdvance.tsx';
import { useTable } from './table.ts';

/** A move and what its button says. */
interface Labelled {
  readonly move: Move;
  readonly label: string;
}

interface BarProps {
  readonly question: string;
  readonly detail: string;
  readonly legal: readonly Move[];
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  /** The sectors to choose from. */
  readonly pick: SectorPick | null;
  /** On a phone the cards to play sit on the edge of the bar. */
  readonly hand: ReactNode;
  readonly ready: Labelled | null;
  readonly other: Labelled | null;
  readonly onClear: (() => void) | null;
  readonly onSend: (move: Move) => void;
  /** Tells why a greyed choice is not there. */
  readonly onForbidden: (move: Move) => void;
  readonly onSkip: (() => void) | null;
  readonly standing: BoardProps['standing'];
}

/** The decision bar: what is asked, the offer as it is being made, what it would do, and the one button that sends it. */
export function Bar(props: BarProps) {
  const { question, detail, legal, choice, choose, pick, hand, ready, other, onClear, onSend, onForbidden, onSkip } =
    props;
  const { standing } = props;
  const { text, looks } = useTable();
  const numbers = numbersOf(legal, choice);
  const offering = legal.some(({ kind }) => kind === 'offer');
  return (
    <DecisionBar question={question} detail={detail}>
      {hand}
      {pick !== null && (
        <div className="choose" role="group" aria-label={text.choices}>
          {looks.map((look, sector) => (
            <CompanyButton
              key={look.ticker}
              company={look}
              label={pick.label(look.name)}
              chosen={choice.sector === sector}
              forbidden={!pick.lit.includes(sector)}
              onChoose={() => pick.choose(sector)}
            />
          ))}
        </div>
      )}
      {standing !== null && <InAdvance standing={standing} legal={legal} onSend={onSend} />}
      {offering && choice.sector !== null && <Sides {...{ legal, choice, choose, onForbidden }} />}
      {numbers.length > 0 && (
        <Count numbers={numbers} value={choice.number} onChange={(number) => choose({ ...choice, number })} />
      )}
      <Sending onClear={onClear} ready={ready && { label: ready.label, act: () => onSend(ready.move) }} onSkip={onSkip}>
        {other !== null && (
          <button type="button" className="btn" onClick={() => onSend(other.move)}>
            {other.label}
          </button>
        )}
      </Sending>
    </DecisionBar>
  );
}

function Sides({ legal, choice, choose, onForbidden }: SidesProps) {
  const { text } = useTable();
  const sector = choice.sector!;
  const side = (wanted: Side, label: string) => {
    const may = mostOffered(legal, wanted, sector) > 0;
    const offer = () => choose(inSector(legal, { ...choice, side: wanted }, sector)!);
    return (
      <button
        type="button"
        className={choice.side === wanted ? 'btn sel' : 'btn'}
        aria-pressed={choice.side === wanted}
        aria-disabled={!may}
        onClick={may ? offer : () => onForbidden({ kind: 'offer', side: wanted, sector, number: 1 })}
      >
        {label}
      </button>
    );
  };
  return (
    <div className="sides" role="group" aria-label={text.side}>
      {side('buy', text.buy)}
      {side('sell', text.sell)}
    </div>
  );
}

type SidesProps = Pick<BarProps, 'legal' | 'choice' | 'choose' | 'onForbidden'>;

interface CountProps {
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** How many: one by one, by a slide, or all there may be. */
function Count({ numbers, value, onChange }: CountProps) {
  const { text } = useTable();
  const [least, most] = [numbers[0]!, numbers.at(-1)!];
  return (
    <div className="count">
      <Stepper label={text.number} values={numbers} value={value} onChange={onChange} />
      {numbers.length > 3 && (
        <input
          type="range"
          aria-label={text.number}
          min={least}
          max={most}
          value={value}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      )}
      {numbers.length > 2 && (
        <button type="button" className="btn" disabled={value === most} onClick={() => onChange(most)}>
          {text.most(most)}
        </button>
      )}
    </div>
  );
}
