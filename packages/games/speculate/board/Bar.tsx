import { CompanyButton, DecisionBar, InAdvance, Sending, Stepper } from '@outcry/ui';
import type { BoardProps } from '@outcry/ui';
import { numberOf } from '@outcry/ui/taps.ts';
import type { ReactNode } from 'react';
import { mostOffered } from '../preview.ts';
import { standingsFor } from '../standing.ts';
import type { Move, Sector, Side } from '../state.ts';
import { inSector, numbersOf, sideIn } from './choice.ts';
import type { Pick as SectorPick } from './Prices.tsx';
import { useTable } from './table.ts';

/** A move and what its button says. */
interface Labelled {
  readonly move: Move;
  readonly label: string;
}

interface BarProps {
  readonly question: string;
  readonly detail: string;
  /** The sectors to choose from. */
  readonly pick: SectorPick | null;
  /** On a phone the cards to play sit on the edge of the bar. */
  readonly hand: ReactNode;
  readonly ready: Labelled | null;
  readonly other: Labelled | null;
  readonly standing: BoardProps['standing'];
}

/** The decision bar: what is asked, the offer as it is being made, what it would do, and the one button that sends it. */
export function Bar({ question, detail, pick, hand, ready, other, standing }: BarProps) {
  const { view, text, looks, legal, choice, choose, begun, clear, send } = useTable();
  const numbers = numbersOf(legal, choice);
  const sector = numberOf(choice, 'sector');
  const no = legal.find((move) => move.kind === 'answer' && move.number === 0);
  const offering = legal.some(({ kind }) => kind === 'offer');
  return (
    <DecisionBar question={question} detail={detail}>
      {hand}
      {pick !== null && (
        <div className="choose" role="group" aria-label={text.choices}>
          {looks.map((look, place) => (
            <CompanyButton
              key={look.ticker}
              company={look}
              label={pick.label(look.name)}
              chosen={sector === place}
              forbidden={!pick.lit.includes(place)}
              tap={`sector ${place}`}
              onChoose={() => pick.choose(place)}
            />
          ))}
        </div>
      )}
      {standing !== null && !begun && (
        <InAdvance
          standing={standing}
          offered={no ? standingsFor(view) : []}
          named={(answer) =>
            answer.to === 'sector' ? text.noTo.sector(looks[answer.sector]!.name) : text.noTo[answer.to]
          }
          onChoose={(answer, kept) => {
            send(no!);
            standing.set([...kept, answer]);
          }}
        />
      )}
      {offering && sector !== null && <Sides sector={sector} />}
      {numbers.length > 0 && (
        <Count
          numbers={numbers}
          value={numberOf(choice, 'number') ?? 0}
          onChange={(number) => choose([...choice.filter((tap) => !tap.startsWith('number ')), `number ${number}`])}
        />
      )}
      <Sending onClear={begun ? clear : null} ready={ready && { label: ready.label, act: () => send(ready.move) }}>
        {other !== null && (
          <button type="button" className="btn" data-tap="end" onClick={() => send(other.move)}>
            {other.label}
          </button>
        )}
      </Sending>
    </DecisionBar>
  );
}

function Sides({ sector }: { sector: Sector }) {
  const { text, legal, choice, choose, forbidden } = useTable();
  const now = sideIn(choice);
  const side = (wanted: Side, label: string) => {
    const may = mostOffered(legal, wanted, sector) > 0;
    const offer = () => choose(inSector(legal, choice, sector, wanted)!);
    return (
      <button
        type="button"
        className={now === wanted ? 'btn chosen' : 'btn'}
        aria-pressed={now === wanted}
        aria-disabled={!may}
        data-tap={may ? `side ${wanted}` : undefined}
        onClick={may ? offer : () => forbidden({ kind: 'offer', side: wanted, sector, number: 1 })}
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
        <button
          type="button"
          className="btn"
          disabled={value === most}
          data-tap={`number ${most}`}
          onClick={() => onChange(most)}
        >
          {text.most(most)}
        </button>
      )}
    </div>
  );
}
