import { CARDS_PER_COMPANY, COMPANIES } from './data.ts';
import type { Data } from './data.ts';
import { payFor, payoutsOf, sharesOf } from './phases/payout.ts';
import { playsOfCards } from './phases/play.ts';
import { boxAfter } from './phases/price.ts';
import { deckOf, TRICKS } from './phases/round.ts';
import { reversed, riseOf, sideDealsOf, winningPlace } from './phases/trick.ts';
import type { Trick } from './phases/trick.ts';
import { companyOf, numberOf, ottoOf } from './state.ts';
import type { Card, Company, Hand, Move } from './state.ts';
import type { View } from './view.ts';

export { payoutsOf } from './phases/payout.ts';
export { ROUNDS, TRICKS } from './phases/round.ts';

type Play = Extract<Move, { kind: 'play' }>;
type Take = Extract<Move, { kind: 'take' }>;

/** A price tracker's way from one box to another. */
export interface Slide {
  readonly company: Company;
  readonly from: number;
  readonly to: number;
}

/** The part of a view that payouts depend on. */
export type Holdings = Pick<View, 'seats' | 'inPlay' | 'boxes' | 'portfolios'>;

/** What one company would pay, by hand (Otto last, who only takes up a rank). */
export interface PayoutRow {
  readonly company: Company;
  readonly price: number;
  readonly ranks: readonly [number, number, number];
  readonly shares: readonly number[];
  readonly money: readonly number[];
}

/** The trick as it stands, or would stand. */
export interface Standing {
  /** The place in the trick that wins so far; -1: none. */
  readonly place: number;
  /** T7: the lowest number wins. */
  readonly reversed: boolean;
  /** T7: another card has the winner's number, and the prices of their companies decide. */
  readonly byPrice: boolean;
}

/** What playing a card would do, if nothing followed. */
export interface PlayPreview extends Standing {
  /** What the card's effect moves at once, if anything. */
  readonly effect: Slide | null;
  /** What the winning card's company does if the trick ends like this. */
  readonly rise: Slide | null;
  /** Whether the card played is the one that wins. */
  readonly wins: boolean;
  /** Who plays after it, in order. */
  readonly toCome: readonly Hand[];
  /** Who takes a card by Side Deal before the winner takes the rest, in order (T9); nobody when nobody wins. */
  readonly deals: readonly Hand[];
  /** T7: whose cards it ties with, so that all of them drop out. */
  readonly tiesWith: readonly Hand[];
  /** Cards the viewer has not seen that would take the trick from this one; only when it wins so far. */
  readonly beatenBy: readonly Card[];
  /** How many cards the viewer has not seen. */
  readonly unseen: number;
  /** Portfolios and prices if the trick ends like this, before any Side Deal. */
  readonly after: Holdings;
}

/** What a Side Deal would leave to the winner of the trick. */
export interface TakePreview {
  readonly winner: Hand;
  readonly left: readonly Card[];
  /** Who takes a card of those by Side Deal next. */
  readonly next: readonly Hand[];
  /** Portfolios and prices once the winner has those that are left, unless others take some first. */
  readonly after: Holdings;
}

/** T7: who wins as the trick lies; once it is decided (T9), who won it. */
export function standing(data: Data, view: View): Standing {
  const place = view.phase.kind === 'side-deal' ? view.table.indexOf(view.phase.winning) : winningPlace(data, view);
  return { place, reversed: reversed(data, view), byPrice: byPrice(data, view, place) };
}

/** T7: whether the card that wins beats another of its number by where their companies stand. */
function byPrice(data: Data, trick: Trick, winner: number): boolean {
  if (winner < 0) return false;
  const winning = trick.table[winner]!;
  const box = (card: Card): number => trick.boxes[companyOf(card)]!;
  const low = reversed(data, trick);
  return trick.table.some(
    (card) => numberOf(card) === numberOf(winning) && (low ? box(card) > box(winning) : box(card) < box(winning)),
  );
}

/** Whether Side Deals took cards of the trick (T9): what lies there is not all that was played. */
export const partlyTaken = (view: View): boolean =>
  view.phase.kind === 'side-deal' && view.table.length > 0 && view.table.length < view.order.length;

/** T9: who has made a Side Deal of this trick: whoever played a card for it and is not to come. */
function dealers(data: Data, view: View): Hand[] {
  const [gone] = toCome(view, 0).filter((hand) => !view.playedBy.includes(hand));
  const { phase } = view;
  const made = sideDealsOf(data, view).filter(
    (hand) => phase.kind === 'side-deal' && phase.seat !== hand && !phase.then.includes(hand),
  );
  return made.length > 0 || gone === undefined ? made : [gone]; // who took their own card for it
}

/**
 * T7, T9: the trick as it was decided, with the card that a Side Deal took in its place again. After two it is not known
 * which was whose, and the trick is what is left of it.
 */
export function decidedTrick(data: Data, view: View): View {
  if (!partlyTaken(view) || view.order.length - view.table.length > 1) return view;
  const [dealer] = dealers(data, view);
  const place = toCome(view, 0).findIndex((hand) => !view.playedBy.includes(hand));
  return {
    ...view,
    table: view.table.toSpliced(place, 0, view.portfolios[dealer!]!.at(-1)!),
    playedBy: view.playedBy.toSpliced(place, 0, toCome(view, 0)[place]!),
  };
}

/** T7: the places of the cards that dropped out of a trick; nobody knows of one that is partly taken. */
export const droppedFrom = (data: Data, trick: View, winner: number): number[] =>
  partlyTaken(trick) ? [] : droppedOut(data, trick, winner);

/** T7: the places of the cards that tie with another and would win but for that, with the winner's place; -1: nobody's. */
function droppedOut(data: Data, trick: Trick, winner: number): number[] {
  const sign = reversed(data, trick) ? -1 : 1;
  const strengths = trick.table.map((card) => sign * (numberOf(card) * 64 + trick.boxes[companyOf(card)]!));
  return strengths.flatMap((strength, place) => {
    const ties = strengths.some((other, at) => at !== place && other === strength);
    return ties && (winner < 0 || strength > strengths[winner]!) ? [place] : [];
  });
}

/** T7: the places of the cards that a card drops out with; none where it does not. */
function tiedWith(data: Data, trick: Trick, mine: number, winner: number): number[] {
  const out = droppedOut(data, trick, winner);
  const like = (place: number): string => {
    const card = trick.table[place]!;
    return `${numberOf(card)} ${trick.boxes[companyOf(card)]}`;
  };
  return out.includes(mine) ? out.filter((place) => place !== mine && like(place) === like(mine)) : [];
}

/** T10: what every company in play would pay now. */
export function payoutsNow(data: Data, holdings: Holdings): PayoutRow[] {
  const payouts = payoutsOf(data, holdings.seats);
  return COMPANIES.flatMap((_, company) => {
    if (!holdings.inPlay[company]) return [];
    const price = data.track[holdings.boxes[company]!]!;
    const shares = sharesOf(holdings.portfolios, company);
    return [{ company, price, ranks: payouts[price]!, shares, money: payFor(payouts[price]!, shares) }];
  });
}

/** A hand's shares, company by company, of those it has. */
export const sharesHeld = ({ inPlay, portfolios }: Holdings, hand: Hand): { company: Company; count: number }[] =>
  inPlay.flatMap((playing, company) => {
    const count = playing ? sharesOf([portfolios[hand]!], company)[0]! : 0;
    return count > 0 ? [{ company, count }] : [];
  });

/** What a seat would be paid in all. */
export const totalOf = (rows: readonly PayoutRow[], seat: Hand): number =>
  rows.reduce((sum, { money }) => sum + money[seat]!, 0);

/** T6: who still plays on this trick once `cards` have been played. */
export function toCome({ order, lead }: View, cards: number): Hand[] {
  const first = order.indexOf(lead);
  return order.map((_, place) => order[(first + place) % order.length]!).slice(cards);
}

/** T10: all tricks of the round are taken. */
export const tricksOver = ({ trick, table, handSizes }: View): boolean =>
  trick === TRICKS && table.length === 0 && handSizes.every((size) => size <= CARDS_PER_COMPANY - TRICKS);

/** T6: who still plays on this trick; nobody once Side Deals are made (T9), or all tricks are taken. */
export const stillToPlay = (view: View): Hand[] =>
  partlyTaken(view) || tricksOver(view) ? [] : toCome(view, view.table.length);

/** The trick with one more card, its immediate effect done (T6); Otto's has none (T12). */
function withCard(data: Data, trick: Trick, hand: Hand, play: Play): Trick & { readonly effect: Slide | null } {
  const does = data.effects[numberOf(play.card) - 1]!;
  const company = does.kind === 'own-company' ? companyOf(play.card) : play.target;
  const boxes = trick.boxes.slice();
  let effect: Slide | null = null;
  if (company !== null && hand !== ottoOf(trick)) {
    const from = boxes[company]!;
    const to = boxAfter(data, from, does.kind === 'own-company' ? does.boxes : play.boxes!);
    boxes[company] = to;
    effect = { company, from, to };
  }
  return { seats: trick.seats, table: [...trick.table, play.card], playedBy: [...trick.playedBy, hand], boxes, effect };
}

/** T9: the winner takes the cards that lie there, and the company of the winning card rises. */
function taken(data: Data, view: View, trick: Trick, winning: Card, winner: Hand): { rise: Slide; after: Holdings } {
  const company = companyOf(winning);
  const from = trick.boxes[company]!;
  const to = boxAfter(data, from, riseOf(data, winning, winner, ottoOf(view)));
  const after = {
    seats: view.seats,
    inPlay: view.inPlay,
    boxes: trick.boxes.map((box, other) => (other === company ? to : box)),
    portfolios: view.portfolios.map((cards, hand) => (hand === winner ? [...cards, ...trick.table] : cards)),
  };
  return { rise: { company, from, to }, after };
}

/** Cards in play the viewer has not seen this round. */
export function unseenBy(view: View): Card[] {
  const seen = new Set([...view.hand, ...view.aside, ...view.table, ...view.portfolios.flat()]);
  return deckOf(view.inPlay).filter((card) => !seen.has(card));
}

/** What a card of the viewer's hand would do to prices, trick and payouts. */
export function previewPlay(data: Data, view: View, play: Play): PlayPreview {
  const hand = view.seat!;
  const trick = withCard(data, view, hand, play);
  const mine = trick.table.length - 1;
  const place = winningPlace(data, trick);
  const wins = place === mine;
  const later = toCome(view, trick.table.length);
  const unseen = unseenBy(view);
  const ways = playsOfCards(data);
  const beats = (card: Card): boolean =>
    later.some((other) =>
      ways[card]!.some(
        (way) =>
          way.kind === 'play' &&
          (way.target === null || view.inPlay[way.target]) &&
          winningPlace(data, withCard(data, trick, other, way)) !== mine,
      ),
    );
  const end = place < 0 ? null : taken(data, view, trick, trick.table[place]!, trick.playedBy[place]!);
  return {
    place,
    reversed: reversed(data, trick),
    byPrice: byPrice(data, trick, place),
    effect: trick.effect,
    rise: end?.rise ?? null,
    wins,
    toCome: later,
    deals: end === null ? [] : sideDealsOf(data, trick),
    tiesWith: tiedWith(data, trick, mine, place).map((other) => trick.playedBy[other]!),
    beatenBy: wins ? unseen.filter(beats) : [],
    unseen: unseen.length,
    after: end?.after ?? { seats: view.seats, inPlay: view.inPlay, boxes: trick.boxes, portfolios: view.portfolios },
  };
}

/** What taking a card by Side Deal (T4) would leave to the winner. Null: no Side Deal is being made. */
export function previewTake(data: Data, view: View, { card }: Take): TakePreview | null {
  if (view.phase.kind !== 'side-deal') return null;
  const { seat, then, winner, winning } = view.phase;
  const left = view.table.filter((other) => other !== card);
  const portfolios = view.portfolios.map((cards, hand) => (hand === seat ? [...cards, card] : cards));
  const trick = { seats: view.seats, table: left, playedBy: [], boxes: view.boxes };
  const next = then.slice(0, left.length - 1); // the winning card stays
  return { winner, left, next, after: taken(data, { ...view, portfolios }, trick, winning, winner).after };
}
