import { CardBack, DecisionBar, SeatPanel, Sending } from '@outcry/ui';
import type { BoardProps } from '@outcry/ui';
import { Moment } from '@outcry/ui/Moment.tsx';
import type { Sayings } from '@outcry/ui/taps.ts';
import type { Frame, Script } from '@outcry/ui/timeline.ts';
import { useBoard } from '@outcry/ui/useBoard.ts';
import { applyEvent } from '../../packages/engine/testing/whispers-apply-event.ts';
import type { Event, Move } from '../../packages/engine/testing/whispers-state.ts';
import type { View } from '../../packages/engine/testing/whispers-view.ts';

/** What a person taps: a card of their hand, another seat, or what they do with the deck or a demand. */
type Tap = `${'card' | 'seat'} ${number}` | `do ${'peek' | 'keep' | 'bury' | 'pay' | 'give'}`;

/** How moves are said by taps. The kit finds out what lights, what is ready, and what a drag or a digit means. */
export const SAYINGS: Sayings<Move, Tap> = {
  tapsOf(move) {
    if (move.kind === 'lay') return [`card ${move.pick}`];
    if (move.kind === 'name') return [`seat ${move.pick}`];
    return move.kind === 'skip' ? [] : [`do ${move.kind}`];
  },
};

/** How long each event is shown (milliseconds). The others have no picture of their own. */
const LASTS: Partial<Record<Event['kind'], number>> = { shown: 2_000, named: 900, paid: 900, gave: 900 };

/** How moves are told: each frame is the view after one more event. */
export const script: Script<View, Event> = {
  follows: () => true,
  frames(before, events) {
    let view = before;
    return events.flatMap((event): Frame<View, Event>[] => {
      view = applyEvent(view, event);
      const lasts = LASTS[event.kind];
      return lasts === undefined ? [] : [{ view, event, lasts, moment: event.kind === 'shown' }];
    });
  },
};

/** The table of Whispers: seats, the cards that are laid, the viewer's hand, and the bar. */
export function Board(props: BoardProps<View, Move, Event, object>) {
  const { words, who } = props;
  const at = useBoard(props, SAYINGS);
  const { view, event, may, choice, ready, end, begun, tap, clear, send, infoOf, board } = at;
  const go = ready ?? end;
  return (
    <>
      <section className="seats" aria-label="Players">
        {view.coins.map((coins, seat) => (
          <SeatPanel
            key={seat}
            seat={seat}
            info={infoOf(seat)}
            about={`cards: ${view.sizes[seat]}`}
            cash={`coins: ${coins}`}
            note={view.hasLaid[seat] ? 'card laid' : ''}
          />
        ))}
      </section>
      <section className="board" aria-label="Board" data-drop="card" ref={board}>
        <p>
          Round {view.round} of 3. In the deck: {view.deck.length}. Out of the game: {view.gone.length}.
        </p>
        {view.hasLaid.map((laid, seat) => laid && <CardBack key={seat} />)}
        {event?.kind === 'shown' && (
          <Moment
            title={words
              .event(event, who)
              .map(({ text }) => text)
              .join('')}
          />
        )}
      </section>
      <section className="tray" aria-label="Your place">
        <div role="group" aria-label="Your hand" data-part="hand" tabIndex={-1}>
          {view.seat !== null &&
            view.holds[view.seat]!.map((card) => (
              <button
                key={card}
                type="button"
                className="btn"
                aria-pressed={choice.includes(`card ${card}`)}
                aria-disabled={!may.has(`card ${card}`)}
                data-tap={may.has(`card ${card}`) ? `card ${card}` : undefined}
                data-piece={may.has(`card ${card}`) || undefined}
                onClick={may.has(`card ${card}`) ? () => tap(`card ${card}`) : undefined}
              >
                Card {card}
              </button>
            ))}
        </div>
      </section>
      <DecisionBar question={at.said}>
        {at.legal
          .flatMap((move) => SAYINGS.tapsOf(move).map((one) => ({ move, one })))
          .filter(({ move }) => move.kind !== 'lay')
          .map(({ move, one }) => (
            <button
              key={one}
              type="button"
              className="btn"
              aria-pressed={choice.includes(one)}
              data-tap={one}
              onClick={() => tap(one)}
            >
              {words.move(move, view, who)}
            </button>
          ))}
        <Sending
          onClear={begun ? clear : null}
          ready={go && { label: words.move(go, view, who), act: () => send(go) }}
        />
      </DecisionBar>
    </>
  );
}
