import { fastRng, pick } from '@outcry/engine';
import type { Emit, Words } from '@outcry/engine';
import { UiContext } from '@outcry/ui';
import type { SeatInfo } from '@outcry/ui';
import type { Frame } from '@outcry/ui/timeline.ts';
import { TellingContext } from '@outcry/ui/Telling.tsx';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { whispers } from '../../packages/engine/testing/whispers.ts';
import type { Event, Move } from '../../packages/engine/testing/whispers-state.ts';
import type { View } from '../../packages/engine/testing/whispers-view.ts';
import { en } from '../../packages/web/messages/en.ts';
import { uiText } from '../../packages/web/uiText.ts';
import { Board, script } from './Board.tsx';
import { words } from './words.ts';
import '@outcry/ui/tokens.css';
import '@outcry/ui/base.css';

// A table of Whispers on one page: Noor in seat 0, the others move at random.

const NAMES = ['Noor', 'Ada', 'Jules'];
const rng = fastRng(1);
const state = whispers.setup({}, NAMES.length, rng);

/** Makes a move, then those of the others until Noor is asked; yields what Noor saw, told frame by frame. */
function play(move: Move | null): Frame<View, Event>[] {
  const frames: Frame<View, Event>[] = [];
  const make = (seat: number, made: Move): void => {
    const before = whispers.view(state, 0);
    const events: Event[] = [];
    const emit: Emit<Event> = (event, to) => void ((to?.includes(0) ?? true) && events.push(event));
    whispers.apply(state, seat, made, rng, emit);
    frames.push(...script.frames(before, events));
  };
  if (move !== null) make(0, move);
  for (;;) {
    const actors = whispers.actors(state);
    const other = actors.find((seat) => seat !== 0);
    if (other === undefined) return frames;
    make(other, pick(whispers.legal(state, other), rng));
  }
}

function Table() {
  const [told, setTold] = useState(() => ({ moves: 0, frames: play(null) }));
  const [frame, ...rest] = told.frames;
  const next = (): void => setTold({ moves: told.moves, frames: rest });
  const info = (seat: number): SeatInfo => ({
    name: NAMES[seat]!,
    bot: seat > 0,
    away: false,
    you: seat === 0,
    asked: whispers.actors(state).includes(seat),
    clock: null,
  });
  const telling = frame ? { next, skip: next, waits: true, stays: false } : null;
  const view = frame?.view ?? whispers.view(state, 0);
  return (
    <UiContext value={{ locale: 'en', text: uiText(en) }}>
      <TellingContext value={{ telling, again: null }}>
        <Board
          view={view}
          frame={frame ?? null}
          journal={[]}
          data={{}}
          legal={whispers.legal(state, 0)}
          decision={told.moves}
          onMove={(move) => setTold({ moves: told.moves + 1, frames: play(move) })}
          onForbidden={() => {}}
          advised={null}
          standing={null}
          question={words.question(view, (seat) => NAMES[seat]!)}
          words={words as Words<Move, View, Event>}
          who={(seat) => NAMES[seat]!}
          seatInfo={info}
          told={null}
          locale="en"
          reducedMotion
        />
      </TellingContext>
    </UiContext>
  );
}

createRoot(document.getElementById('root')!).render(<Table />);
