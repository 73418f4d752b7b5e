import { useLayout } from '@outcry/ui/layout.ts';
import type { Card, Hand } from '../state.ts';
import { ottoOf } from '../state.ts';
import type { View } from '../view.ts';
import {
  droppedFrom,
  partlyTaken,
  standing as standingOf,
  stillToPlay,
  toCome,
  tricksOver,
  TRICKS,
} from '../preview.ts';
import type { PlayPreview, Standing } from '../preview.ts';
import { ruleOf } from './consequence.ts';
import { cardLook, CardFace, useCardLabel } from './Card.tsx';
import { around, placesFor } from './layout.ts';
import { useTable } from './table.ts';

/** The cards of the trick a Side Deal may take, the one chosen, and what a tap on another says. */
export interface Takes {
  readonly cards: readonly Card[];
  readonly chosen: Card | null;
  readonly choose: (card: Card) => void;
  readonly forbidden: (card: Card) => void;
}

interface TrickProps {
  readonly standing: Standing;
  /** The trick as it was decided, where it is known: Side Deals take cards of it. */
  readonly decided: View;
  /** The card the viewer is about to play, and what it would do. */
  readonly ghost: { readonly card: Card; readonly preview: PlayPreview | null } | null;
  readonly takes: Takes | null;
  /** Between rounds: what everybody earned, or at the end has, in place of the cards. */
  readonly paid: readonly string[] | null;
}

/** The trick in the middle of the table: who played what, who wins so far, what the viewer's card would change. */
export function Trick({ standing, decided, ghost, takes, paid }: TrickProps) {
  const { view, data, text } = useTable();
  const places = placesFor(view.order.length);
  const playing = toCome(view, 0);
  const lowest = standingOf(data, decided).reversed || (ghost?.preview?.reversed ?? false);
  const tied = view.table.length > 1 && standing.place < 0;
  const narrow = useNarrow();
  const equal = narrow && ghost === null && standing.byPrice && (lowest ? text.lowerWins : text.higherWins);
  const rule = tied ? text.nobodyWins : equal || ruleOf(text, decided, { reversed: lowest });
  return (
    <div className="mat" data-part="trick" data-drop="card" role="group" aria-label={text.trick}>
      <svg className="felt" aria-hidden="true">
        <rect width="100%" height="100%" rx="60" />
      </svg>
      {around(view.order, view.seat).map((hand, place) => (
        <div key={hand} className={`slot ${places[place]}`} style={{ order: playing.indexOf(hand) }}>
          <Slot
            hand={hand}
            standing={standing}
            decided={decided}
            ghost={hand === view.seat ? ghost : null}
            takes={takes}
            paid={paid}
          />
        </div>
      ))}
      <p className="middle">
        {paid === null && !tricksOver(view) && (
          <>
            <b>{text.trickOf(view.trick, TRICKS)}</b>
            <span className={lowest || tied ? 'lowest' : ''}>{rule}</span>
          </>
        )}
        {view.aside.length > 0 && <span>{text.aside(view.aside.length)}</span>}
      </p>
    </div>
  );
}

function Slot({ hand, ...trick }: TrickProps & { readonly hand: Hand }) {
  const { standing, ghost, takes, paid } = trick;
  const { view, text, nameOf } = useTable();
  const place = view.playedBy.indexOf(hand);
  const you = hand === view.seat;
  const label = useSlotState(hand, trick);
  const waits = useWaitText(hand);
  return (
    <>
      <p>
        <b>{you ? text.you : nameOf(hand)}</b> <span>{label}</span>
      </p>
      {paid !== null ? (
        <div className="playing-card wait paid">{paid[hand]}</div>
      ) : place >= 0 ? (
        <Played card={view.table[place]!} wins={place === standing.place} otto={hand === ottoOf(view)} takes={takes} />
      ) : ghost !== null ? (
        <div className={cardLook(ghost.card, 'ghost')} aria-hidden="true">
          <CardFace card={ghost.card} />
        </div>
      ) : (
        <div className="playing-card wait">{waits}</div>
      )}
    </>
  );
}

/** No room beside a name to say how prices decide: the rule of the trick says it. */
function useNarrow(): boolean {
  const phone = useLayout('phone');
  const short = useLayout('short');
  return phone || short;
}

/** The state shown beside a player's name: led, wins so far, would win, or still to play. */
function useSlotState(hand: Hand, { standing, decided, ghost, paid }: TrickProps): string {
  const { view, data, text } = useTable();
  const side = hand === view.seat ? 'you' : 'other';
  const place = view.playedBy.indexOf(hand);
  const narrow = useNarrow();
  const waiting = stillToPlay(view);
  const winning = standingOf(data, decided);
  if (place >= 0 && place === standing.place) {
    if (winning.byPrice && !narrow) return (winning.reversed ? text.winsLower : text.winsHigher)[side];
    return (waiting.length === 0 ? text.wins : text.winsSoFar)[side];
  }
  const out = droppedFrom(data, decided, winning.place).map((tied) => decided.playedBy[tied]);
  if (out.includes(hand)) return text.tiedOut;
  if (place >= 0 || partlyTaken(view)) return (view.lead === hand ? text.led : text.played)[side];
  if (paid !== null || tricksOver(view)) return '';
  if (ghost !== null) return ghost.preview === null ? '' : ghost.preview.wins ? text.wouldWin : text.wouldNotWin;
  if (waiting[0] !== hand) return text.toPlay[side];
  return (view.table.length === 0 ? text.leads : text.next)[side];
}

/** What stands in the place of a card that is not there. */
function useWaitText(hand: Hand): string {
  const { view, text } = useTable();
  const waiting = stillToPlay(view);
  if (partlyTaken(view)) return text.taken;
  if (tricksOver(view)) return '';
  if (hand === view.seat) return waiting[0] === hand ? text.yourTurn : '';
  return waiting[0] === view.seat && view.seat !== null ? text.afterYou : text.toCome;
}

function Played({ card, wins, otto, takes }: { card: Card; wins: boolean; otto: boolean; takes: Takes | null }) {
  const { text } = useTable();
  const label = useCardLabel()(card);
  const face = <CardFace card={card} named={takes !== null} {...(otto ? { mute: text.ottoNoEffect } : {})} />;
  if (takes === null)
    return (
      <div className={cardLook(card, wins && 'win')} role="img" aria-label={label} data-card={card}>
        {face}
      </div>
    );
  const legal = takes.cards.includes(card);
  return (
    <button
      type="button"
      className={cardLook(card, wins && 'win', legal && 'may', takes.chosen === card && 'chosen')}
      aria-pressed={takes.chosen === card}
      data-card={card}
      data-tap={legal ? `take ${card}` : undefined}
      data-piece={legal || undefined}
      onClick={() => (legal ? takes.choose(card) : takes.forbidden(card))}
    >
      {face}
    </button>
  );
}
