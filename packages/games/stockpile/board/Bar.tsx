import { DecisionBar, Sending, Stepper } from '@outcry/ui';
import { useLayout } from '@outcry/ui/layout.ts';
import type { BoardProps } from '@outcry/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Move } from '../moves.ts';
import { Advance } from './Advance.tsx';
import { SAYINGS } from './facets.ts';
import type { Facet } from './facets.ts';
import { forecastFace } from './looks.ts';
import { useTable } from './table.ts';

/** More moves than this are searched. */
const MANY = 12;

interface BarProps {
  readonly question: string;
  readonly detail: string;
  readonly label: (move: Move) => string;
  /** On a phone the cards in hand sit on the edge of the bar. */
  readonly hand: ReactNode;
  /** What the viewer answers in advance; null: not at this table. */
  readonly standing: BoardProps['standing'];
}

/** The decision bar: what is asked, what the board has no place for, all moves as a list, the button that sends. */
export function Bar({ question, detail, label, hand, standing }: BarProps) {
  const { text, legal, ready, end, begun, choose, clear, send } = useTable();
  const [open, setOpen] = useState(false);
  const short = useLayout('short');
  const go = ready ?? end;
  const moves = legal.filter((move) => move !== end);
  const counts = moves.flatMap((move) => (move.kind === 'bonds' || move.kind === 'show' ? [move.count] : []));
  const listed = open && moves.length > 1;
  return (
    <DecisionBar question={question} detail={detail}>
      {hand}
      {listed && (
        <AllMoves
          moves={moves}
          label={label}
          onPick={(move) => {
            choose(SAYINGS.tapsOf(move));
            setOpen(false);
          }}
        />
      )}
      {counts.length > 1 && <Count counts={counts} />}
      {short && ready?.kind === 'bid' && <Bid bid={ready} />}
      <Modes legal={moves} />
      {standing !== null && <Advance standing={standing} />}
      {moves.length > 1 && counts.length === 0 && (
        <button type="button" className="btn list" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text.allMoves(moves.length)}
        </button>
      )}
      <Sending onClear={begun ? clear : null} ready={go && { label: label(go), act: () => send(go) }}>
        {ready !== null && end !== null && (
          <button type="button" className="btn" data-tap="end" onClick={() => send(end)}>
            {label(end)}
          </button>
        )}
      </Sending>
    </DecisionBar>
  );
}

/** Kinds of taps that the board has no place for. */
const MODES = ['forecast', 'seat', 'from', 'restructure'];
/** Those that only say more of what is tapped already. */
const MANNERS = ['face', 'part', 'short', 'value', 'way'];

/** Buttons for what has no place on the board, where the legal moves differ in it. */
function Modes({ legal }: { legal: readonly Move[] }) {
  const { view, text, who, may, can, choice, tap, ready } = useTable();
  const shown = [...can].filter((facet) => {
    const [kind] = facet.split(' ');
    if (!MODES.includes(kind!) && (choice.length === 0 || !MANNERS.includes(kind!))) return false;
    if (choice.includes(facet)) return true;
    // What goes without saying is not asked.
    const common = legal.every((move) => SAYINGS.tapsOf(move).includes(facet));
    return may.has(facet) && !common && (ready === null || !SAYINGS.tapsOf(ready).includes(facet));
  });
  if (shown.length === 0) return null;
  const says = (facet: Facet): string => {
    const [kind, value] = facet.split(' ') as [string, string];
    if (kind === 'seat') return Number(value) === view.seat ? text.yourself : who(Number(value));
    if (kind === 'from') return text.takeFrom(Number(value) === view.seat ? text.yourself : who(Number(value)));
    if (kind === 'forecast') return forecastFace(Number(value));
    return text.modes[facet as keyof typeof text.modes];
  };
  return (
    <div className="choose" role="group" aria-label={text.choices}>
      {shown.map((facet) => (
        <button
          key={facet}
          type="button"
          className={choice.includes(facet) ? 'btn chosen' : 'btn'}
          aria-pressed={choice.includes(facet)}
          data-tap={facet}
          onClick={() => tap(facet)}
        >
          {says(facet)}
        </button>
      ))}
    </div>
  );
}

function Count({ counts }: { counts: readonly number[] }) {
  const { text, ready, choose } = useTable();
  const value = ready?.kind === 'bonds' || ready?.kind === 'show' ? ready.count : counts[0]!;
  return (
    <Stepper label={text.howMany} values={counts} value={value} onChange={(count) => choose([`count ${count}`])} />
  );
}

/** Where the spaces of the bid track are small: one bid up or down. */
function Bid({ bid }: { bid: Extract<Move, { kind: 'bid' }> }) {
  const { view, text, legal, amount, choose } = useTable();
  const bids = legal.filter((move) => move.kind === 'bid' && move.pile === bid.pile && move.printed === bid.printed);
  const values = bids.flatMap((move) => (move.kind === 'bid' ? [move.space] : []));
  return (
    <Stepper
      label={text.bidTrack(bid.pile + 1)}
      values={values}
      value={bid.space}
      show={(space) => amount((bid.printed ? view.bidTrack : view.spaces)[space]!)}
      onChange={(space) => choose(SAYINGS.tapsOf({ ...bid, space }))}
    />
  );
}

interface AllMovesProps {
  readonly moves: readonly Move[];
  readonly label: (move: Move) => string;
  readonly onPick: (move: Move) => void;
}

/** Every legal move by its sentence, searched where there are many: whatever is asked can be answered here. */
function AllMoves({ moves, label, onPick }: AllMovesProps) {
  const { text } = useTable();
  const [wanted, setWanted] = useState('');
  const sought = wanted.trim().toLowerCase();
  const found = moves
    .map((move) => ({ move, said: label(move) }))
    .filter(({ said }) => said.toLowerCase().includes(sought));
  return (
    <div className="all" role="group" aria-label={text.allMoves(moves.length)}>
      {moves.length > MANY && (
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      <div className="found">
        {found.map(({ move, said }) => (
          <button key={SAYINGS.tapsOf(move).join()} type="button" className="btn" onClick={() => onPick(move)}>
            {said}
          </button>
        ))}
      </div>
    </div>
  );
}
