import type { Seat } from '@outcry/engine';
import { COMMERCE, keptBy, pairPart, shownBy, STRATEGY_DECK } from '../parts.ts';
import type { Pair, State } from '../state.ts';
import { copyMarket } from './copy-market.ts';

/** Makes the parts that `reveals` can name what they are in another state; what was there goes where it came from. */
export function copy(state: State, from: State, parts: readonly string[]): void {
  const named = new Set(parts);
  copyMarket(state, from, named);
  const goodsHands = state.players.map(({ goodsHand }) => goodsHand);
  if (named.has(COMMERCE)) from.commerce.forEach((card, at) => put(state.commerce, at, card, goodsHands));
  if (named.has(STRATEGY_DECK)) copyStrategies(state, from);
  from.pairs.forEach((_, pair) => {
    if (named.has(pairPart(pair))) copyPair(state, from, pair);
  });
  copyChoices(state, from, named);
}

/** Puts a card into a place; the one that lay there goes to where the card is now, later in the same list or in another. */
function put(list: number[], at: number, wanted: number, others: readonly number[][]): void {
  const here = list[at]!;
  if (here === wanted) return;
  const later = list.indexOf(wanted, at);
  if (later >= 0) list[later] = here;
  else {
    const other = others.find((cards) => cards.includes(wanted));
    if (other) other[other.indexOf(wanted)] = here;
  }
  list[at] = wanted;
}

function copyStrategies(state: State, from: State): void {
  const hands = state.players.flatMap(({ strategies, dropped }) => [strategies, dropped]);
  const inPlay = new Set([
    ...from.strategyDeck,
    ...from.players.flatMap((player) => [...player.strategies, ...player.dropped]),
  ]);
  from.strategyDeck.forEach((card, at) => {
    const everywhere = [state.strategyDeck, ...hands];
    // A promo that nobody was dealt here takes the place of one that is in play only here.
    if (!everywhere.some((cards) => cards.includes(card))) {
      const cards = everywhere.find((held) => held.some((other) => !inPlay.has(other)))!;
      cards[cards.findIndex((other) => !inPlay.has(other))] = card;
    }
    put(state.strategyDeck, at, card, hands);
  });
  for (const hand of hands) hand.sort((a, b) => a - b);
}

function copyPair(state: State, from: State, index: number): void {
  const here = state.pairs[index]!;
  const { company, forecast } = from.pairs[index]!;
  const withCompany = state.pairs.find((pair) => pair.company === company)!;
  withCompany.company = here.company;
  here.company = company;
  if (here.forecast === forecast) return;
  // Dice may show the same forecast twice (K22): one that lies right stays.
  const misplaced = (pair: Pair, i: number): boolean =>
    pair.forecast === forecast && from.pairs[i]!.forecast !== forecast;
  state.pairs.find(misplaced)!.forecast = here.forecast;
  here.forecast = forecast;
}

function copyChoices(state: State, from: State, named: ReadonlySet<string>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const { phase } = state;
    if (phase.kind === 'investors' && from.phase.kind === 'investors' && named.has(keptBy(seat)))
      state.phase = keeping(phase, seat, from.phase.kept[seat]!);
    if (phase.kind === 'dividend' && from.phase.kind === 'dividend' && named.has(shownBy(seat)))
      state.phase = { ...phase, shown: phase.shown.with(seat, from.phase.shown[seat]!) };
  }
}

type Investors = Extract<State['phase'], { kind: 'investors' }>;

/** A seat keeps these investors: they were dealt to it, and others of its hand to whoever had them. */
function keeping(phase: Investors, seat: Seat, wanted: readonly number[]): Investors {
  const dealt = phase.dealt.map((cards) => cards.slice());
  const kept = phase.kept.map((cards) => cards.slice());
  for (const card of wanted) {
    if (dealt[seat]!.includes(card)) continue;
    const spare = dealt[seat]!.findIndex((other) => !wanted.includes(other));
    const given = dealt[seat]![spare]!;
    dealt[seat]![spare] = card;
    for (const lists of [dealt, kept])
      lists.forEach((cards, other) => {
        if (other !== seat) lists[other] = cards.map((one) => (one === card ? given : one)).sort((a, b) => a - b);
      });
  }
  dealt[seat]!.sort((a, b) => a - b);
  kept[seat] = wanted.slice();
  return { kind: 'investors', dealt, kept };
}
