import type { Seat } from '@outcry/engine';
import { BOOM, HELD } from '../cards.ts';
import type { Kind } from '../cards.ts';
import { entryOf } from '../knowledge.ts';
import {
  COMMERCE,
  DECK,
  dealtTo,
  droppedOf,
  goodsHandOf,
  handOf,
  heldOf,
  keptBy,
  knowledgeOf,
  pilePart,
  shownBy,
  sortOf,
  strategiesOf,
  STRATEGY_DECK,
} from '../parts.ts';
import type { State } from '../state.ts';
import { namesOfPair } from './hidden.ts';

const IMPOSSIBLE = 999;
/** No market card, but between two of its sort, so that the rules take it for a share, an action or a fee. */
const unreal = (kind: Kind): number => kind + 0.5;

const hide = (cards: readonly number[]): number[] => cards.map(() => IMPOSSIBLE);

/** Overwrites what of these parts the viewer does not know. */
export function plant(state: State, viewer: Seat | null, parts: readonly string[]): void {
  const eye = viewer ?? state.seats;
  const named = new Set(parts);
  if (named.has(DECK)) state.deck = hide(state.deck);
  if (named.has(COMMERCE)) state.commerce = hide(state.commerce);
  if (named.has(STRATEGY_DECK)) state.strategyDeck = hide(state.strategyDeck);
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) plantSeat(state, seat, eye, named);
  state.piles.forEach((pile, index) => {
    pile.cards = pile.cards.map((card, place) =>
      (pile.known[place]! >> eye) & 1 || !named.has(pilePart(sortOf(card), index)) ? card : unreal(card),
    );
  });
  state.pairs.forEach((pair, index) => {
    if (!namesOfPair(state, index).every((name) => named.has(name))) return;
    if (!((pair.companyKnown >> eye) & 1)) pair.company = IMPOSSIBLE;
    if (!((pair.forecastKnown >> eye) & 1)) pair.forecast = IMPOSSIBLE;
  });
}

function plantSeat(state: State, seat: Seat, eye: number, named: ReadonlySet<string>): void {
  const player = state.players[seat]!;
  if (named.has(handOf(seat))) player.hand = hide(player.hand);
  // Commerce cards drawn by a strategy (Futures Contract) lie open.
  if (named.has(goodsHandOf(seat)) && state.phase.kind !== 'strategy') player.goodsHand = hide(player.goodsHand);
  if (named.has(strategiesOf(seat))) player.strategies = hide(player.strategies);
  if (named.has(droppedOf(seat))) player.dropped = hide(player.dropped);
  player.shares = player.shares.map((count, kind) =>
    named.has(heldOf(kind, seat)) && isHidden(state, seat, kind, eye) ? IMPOSSIBLE : count,
  );
  if (named.has(knowledgeOf(seat))) plantKnowledge(state, seat);
  plantChoices(state, seat, named);
}

/** Whether a viewer cannot tell how many cards of a kind a seat has. */
function isHidden(state: State, seat: Seat, kind: Kind, eye: number): boolean {
  if (state.phase.kind === 'over') return false;
  const entry = entryOf(state.seats, seat, eye);
  const least = state.least.slice(entry * HELD, (entry + 1) * HELD);
  if (least.reduce((left, count) => left - count, state.players[seat]!.cards) === 0) return false;
  if (kind >= BOOM && state.loose[entry] === 0) return false;
  return least[kind]! < state.most[entry * HELD + kind]!;
}

/** What a seat knows, beyond what is public, is theirs. */
function plantKnowledge(state: State, viewer: Seat): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const entry = entryOf(state.seats, seat, viewer);
    for (let kind = 0; kind < HELD; kind++) {
      state.least[entry * HELD + kind] = IMPOSSIBLE;
      state.most[entry * HELD + kind] = IMPOSSIBLE;
    }
    state.loose[entry] = IMPOSSIBLE;
    state.starts[entry] = IMPOSSIBLE;
  }
}

function plantChoices(state: State, seat: Seat, named: ReadonlySet<string>): void {
  const { phase } = state;
  if (phase.kind === 'investors')
    state.phase = {
      ...phase,
      dealt: named.has(dealtTo(seat)) ? phase.dealt.with(seat, hide(phase.dealt[seat]!)) : phase.dealt,
      kept: named.has(keptBy(seat)) ? phase.kept.with(seat, hide(phase.kept[seat]!)) : phase.kept,
    };
  else if (phase.kind === 'dividend' && phase.shown[seat]! > 0 && named.has(shownBy(seat)))
    state.phase = { ...phase, shown: phase.shown.with(seat, IMPOSSIBLE) };
}
