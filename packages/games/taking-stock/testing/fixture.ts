import { canonical, eventsFor, fastRng, play } from '@outcry/engine';
import { takingStock } from '../game.ts';
import { COMPANIES } from '../data.ts';
import { payout } from '../phases/payout.ts';
import { deckOf } from '../phases/round.ts';
import type { Card, Event, Move, State } from '../state.ts';
import type { View } from '../view.ts';

/** For tests: companies and cards by short names, and tables laid as a rule's example wants them. */
export const [BLM, GRG, RSN, PUP, GMP] = [0, 1, 2, 3, 4] as const;
export const card = (company: number, number: number): Card => company * 7 + number - 1;

export const game = takingStock();

/** A fresh table. Cards move between hands so that `hands` are held (by seat; Otto's last, his top card last). */
export function table(
  seats: number,
  {
    hands = [],
    boxes = {},
    lead,
    leftOut,
  }: { hands?: Card[][]; boxes?: Record<number, number>; lead?: number; leftOut?: number[] } = {},
): State {
  const out = (leftOut ?? [4, 3].slice(0, seats >= 5 ? 0 : seats === 4 ? 1 : 2)).map((company) => COMPANIES[company]!);
  const state = game.setup({ leftOut: out }, seats, fastRng(11));
  const wanted = hands.flat();
  const rest = state.hands.flat().filter((held) => !wanted.includes(held));
  state.hands = state.hands.map((_, hand) => {
    const given = hands[hand] ?? [];
    const filled = [...rest.splice(0, 7 - given.length), ...given];
    return hand < seats ? filled.sort((a, b) => a - b) : filled;
  });
  for (const [company, box] of Object.entries(boxes)) state.boxes[Number(company)] = box;
  if (lead !== undefined) {
    state.lead = lead;
    if (seats === 2) state.order = [lead, 2, 1 - lead];
    state.dealer = (lead + 1) % seats;
    state.phase = { kind: 'play', seat: lead };
  }
  return state;
}

/** Plays a card as somebody at the table would, and returns what everybody saw. */
export function plays(
  state: State,
  company: number,
  number: number,
  target: number | null = null,
  boxes: number | null = null,
): Event[] {
  return does(state, { kind: 'play', card: card(company, number), target, boxes });
}

/** Takes a card by Side Deal. */
export const takes = (state: State, company: number, number: number): Event[] =>
  does(state, { kind: 'take', card: card(company, number) });

/** Whoever is asked makes this move, by the front door. */
export function does(state: State, move: Move): Event[] {
  const [seat] = game.actors(state) as [number];
  return eventsFor(play(game, state, seat, move, fastRng(1)), null) as Event[];
}

/** Ends the round now with these cards won, and nothing left in anybody's hand but what `hands` says. */
export function payRound(state: State, portfolios: Card[][], hands: Card[][] = []): Event[] {
  const gone = [...portfolios.flat(), ...hands.flat()];
  state.aside = deckOf(state.inPlay).filter((held) => !gone.includes(held));
  state.portfolios = state.portfolios.map((_, hand) => portfolios[hand] ?? []);
  state.hands = state.hands.map((_, hand) => hands[hand] ?? []);
  state.table = [];
  state.playedBy = [];
  const events: Event[] = [];
  payout(game.data, state, fastRng(1), (event) => events.push(event));
  return events;
}

/** The move that equals this one among the legal ones, if it is legal. */
export const isLegal = (state: State, move: Move): boolean =>
  game.actors(state).some((seat) => game.legal(state, seat).some((legal) => canonical(legal) === canonical(move)));

/** A card played, as a move. */
export const playing = (held: Card, target: number | null = null, boxes: number | null = null) =>
  ({ kind: 'play', card: held, target, boxes }) as const;

/**
 * What seat 0 of three sees with the first three companies in play: seat 1 led Red Sun 5, seat 2 played Blue Moon 3, and
 * it is asked.
 */
export function seen(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 3,
    inPlay: [true, true, true, false, false],
    boxes: [4, 5, 6, 1, 1],
    round: 2,
    trick: 3,
    dealer: 2,
    order: [1, 2, 0],
    lead: 1,
    hand: [card(RSN, 2), card(BLM, 7), card(GRG, 1), card(GRG, 4), card(BLM, 6)],
    handSizes: [5, 4, 4],
    portfolios: [[], [card(BLM, 1)], []],
    lastPortfolios: [],
    aside: [],
    table: [card(RSN, 5), card(BLM, 3)],
    playedBy: [1, 2],
    money: [3, 4, 5],
    earned: [3, 4, 5],
    phase: { kind: 'play', seat: 0 },
    ...changes,
  };
}

/** The first event of a kind. */
export const ofKind = <K extends Event['kind']>(events: Event[], kind: K) =>
  events.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** Cards as [company, number] laid one after the other from seat 0 on; effects that need a target fall on nobody. */
export function trick(cards: [number, number][], boxes: Record<number, number>): { state: State; events: Event[] } {
  const state = table(cards.length, {
    hands: cards.map(([company, number]) => [card(company, number)]),
    boxes,
    lead: 0,
  });
  return { state, events: cards.flatMap(([company, number]) => plays(state, company, number)) };
}
