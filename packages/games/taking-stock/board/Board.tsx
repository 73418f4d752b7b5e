import type { BoardProps, SeatInfo } from '@outcry/ui';
import { money } from '@outcry/engine/figures';
import { numberOf } from '@outcry/ui/taps.ts';
import { useBoard } from '@outcry/ui/useBoard.ts';
import { useLayout } from '@outcry/ui/layout.ts';
import type { Data } from '../data.ts';
import {
  decidedTrick,
  payoutsNow,
  previewPlay,
  previewTake,
  ROUNDS,
  standing as standingOf,
  totalOf,
} from '../preview.ts';
import { ottoOf } from '../state.ts';
import type { Company, Event, Hand as HandId, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Bar } from './Bar.tsx';
import { playConsequence, reason, takeConsequence } from './consequence.ts';
import { Hand } from './Hand.tsx';
import { Moments } from './Moments.tsx';
import { Payouts } from './Payouts.tsx';
import { Place } from './Place.tsx';
import { Prices } from './Prices.tsx';
import type { Target, Targets } from './Prices.tsx';
import { Seats } from './Seats.tsx';
import type { Frame } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { SAYINGS, targetIn, wayOf } from './taps.ts';
import { TEXT } from './text/index.ts';
import { Trick } from './Trick.tsx';
import { useFlights } from './useFlights.ts';

const OTTO: SeatInfo = { name: 'Otto', bot: true, away: false, you: false, asked: false, clock: null };

/** The table of Taking Stock: seats, trick, prices, payouts, the viewer's cards and the decision bar. */
export function Board(props: BoardProps<View, Move, Event, Data, Frame>) {
  const { data, locale, words, who, told, reducedMotion } = props;
  const text = TEXT[locale];
  const at = useBoard(props, SAYINGS);
  const { view, frame, legal, choice, ready, board } = at;
  const phone = useLayout('phone');
  useFlights(board, frame, !reducedMotion);

  const infoOf = (hand: HandId): SeatInfo => (hand === ottoOf(view) ? OTTO : at.infoOf(hand));
  const table: Table = { view, data, locale, text, who, infoOf, nameOf: (hand) => infoOf(hand).name };
  const speech = { ...table, name: table.nameOf };

  const card = numberOf(choice, 'card');
  const play = ready?.kind === 'play' ? previewPlay(data, view, ready) : null;
  const take = ready?.kind === 'take' ? previewTake(data, view, ready) : null;
  const asked = legal.length > 0;
  const dealing = asked && view.phase.kind === 'side-deal';
  const targets = targetsOf();
  const standing = standingOf(data, view);
  const decided = frame?.trick ?? decidedTrick(data, view);
  const roundOver = frame?.event.kind === 'round-over';
  const paid = view.phase.kind === 'over' ? playing(view) : frame !== null && frame.paid.length > 0 ? frame.paid : null;
  const last = play?.toCome.length === 0;
  const ends = play !== null && (play.wins || last) && play.deals.length === 0;
  const then = ends ? play.after : take?.next.length === 0 ? take.after : null;

  function targetsOf(): Targets | null {
    const all = legal.flatMap((move): Target[] =>
      move.kind === 'play' && move.card === card && move.target !== null
        ? [{ company: move.target, boxes: move.boxes! }]
        : [],
    );
    if (card === null || all.length === 0) return null;
    return {
      all,
      chosen: targetIn(choice),
      choose: ({ company, boxes }) => at.choose([`card ${card}`, wayOf(company, boxes)]),
      forbidden: (company) => at.forbidden({ kind: 'play', card, target: company, boxes: all[0]!.boxes }),
    };
  }

  function detail(): string {
    if (!asked) return frame === null ? '' : reason(speech, frame);
    if (ready?.kind === 'play') return playConsequence(speech, ready, play!);
    if (take !== null) return takeConsequence(speech, take);
    if (dealing) return text.chooseTake;
    return card === null ? text.chooseCard : text.chooseCompany;
  }

  function paidText(): string[] | null {
    if (view.phase.kind === 'over' && frame === null) return view.money.map((amount) => money(amount, locale));
    if (paid === null) return null;
    const rows = payoutsNow(data, view).filter(({ company }) => paid.includes(company));
    return view.money.map((_, seat) => `+${money(totalOf(rows, seat), locale)}`);
  }

  const hand = (
    <Hand
      cards={view.hand}
      asked={asked && !dealing}
      chosen={card}
      choose={(wanted) => at.choose(wanted === card ? [] : [`card ${wanted}`])}
    />
  );
  return (
    <TableContext value={table}>
      <Seats winning={standing.place < 0 ? null : view.playedBy[standing.place]!} />
      <section className={`board of-${view.inPlay.filter(Boolean).length}`} aria-label={text.board} ref={board}>
        <Trick
          standing={standing}
          decided={decided}
          ghost={card === null ? null : { card, preview: play }}
          takes={
            dealing
              ? {
                  cards: legal.map((move) => move.card),
                  chosen: numberOf(choice, 'take'),
                  choose: (taken) => at.choose([`take ${taken}`]),
                  forbidden: (taken) => at.forbidden({ kind: 'take', card: taken }),
                }
              : null
          }
          paid={paidText()}
        />
        <div className="right-side">
          <Prices
            targets={targets}
            then={play === null ? null : play.wins ? play.after.boxes : withEffect(view, play.effect)}
            moved={reducedMotion ? movedBy(told?.events ?? []) : []}
            told={told?.id ?? 0}
          />
          <Payouts then={then} paid={paid} paying={frame?.event.kind === 'paid' ? frame.event.company : null} />
        </div>
        {frame !== null && frame.dropped.length > 0 && <Moments frame={frame} />}
      </section>
      <section className="tray" aria-label={text.place}>
        {!phone && view.seat !== null && hand}
        <Place />
      </section>
      <Bar
        question={asked && !dealing && card !== null && ready === null ? text.whichCompany : at.said}
        detail={detail()}
        ready={ready === null ? null : { move: ready, label: words.move(ready, view, who) }}
        targets={targets}
        onClear={at.begun ? at.clear : null}
        onSend={at.send}
        hand={phone && view.seat !== null ? hand : null}
        goOn={roundOver ? (view.round < ROUNDS ? text.goOnTo(view.round + 1) : text.goOn) : null}
      />
    </TableContext>
  );
}

const playing = ({ inPlay }: View): Company[] => inPlay.flatMap((plays, company) => (plays ? [company] : []));

const withEffect = (view: View, effect: { company: number; to: number } | null): readonly number[] =>
  view.boxes.map((box, company) => (company === effect?.company ? effect.to : box));

const movedBy = (events: readonly Event[]): number[] =>
  events.flatMap((event) => (event.kind === 'moved' && event.from !== event.to ? [event.company] : []));
