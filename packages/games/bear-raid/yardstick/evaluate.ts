// Frozen: the judgement of the first Trader (`trader-0`). It stays as it is, mistakes included.

import { DICE, FACES, ROLLED_PER_SEAT } from '../data.ts';
import type { Data } from '../data.ts';
import { bandOf, columnOf, halved, marketOf } from '../market.ts';
import { freshTokens } from '../setup.ts';
import { pipsOf, positionOf, sum } from '../state.ts';
import type { Company, State } from '../state.ts';

/** How likely a die behind a screen still goes into the bag this round, and how much the next card is trusted. */
const BAGGED = 0.4;
const NEXT_CARD = 0.5;

/** `SUMS[n][s]`: how likely n dice show s pips. */
const SUMS: readonly Float64Array[] = (() => {
  const sums = [Float64Array.of(1)];
  for (let dice = 1; dice <= DICE; dice++) {
    const more = new Float64Array(dice * FACES + 1);
    sums[dice - 1]!.forEach((chance, pips) => {
      for (let face = 1; face <= FACES; face++) more[pips + face]! += chance / FACES;
    });
    sums.push(more);
  }
  return sums;
})();

/** Judges states for one set of tables. */
export function evaluator(data: Data): (state: State) => number[] {
  const { top } = data.prices;
  const bandOfPips = Uint8Array.from({ length: 2 * DICE * FACES + 1 }, (_, pips) => bandOf(data, pips));
  const chances = new Float64Array(data.bands.length);

  /** The chance of each band for a company when `dice` more are rolled there; a fraction is the chance of one more die. */
  function spread(pips: number, dice: number): void {
    chances.fill(0);
    const fewer = Math.floor(dice);
    for (let count = fewer; count <= fewer + 1 && count <= DICE; count++) {
      const share = count === fewer ? fewer + 1 - dice : dice - fewer;
      const sums = SUMS[count]!;
      if (share > 0)
        for (let rolled = count; rolled < sums.length; rolled++)
          chances[bandOfPips[pips + rolled]!]! += share * sums[rolled]!;
    }
  }

  /** What a stock is worth that stood at `price` before a change: two halves after a split, nothing after a bankruptcy. */
  function worthAfter(price: number, change: number, next: number | null): number {
    let now = price + change;
    if (now <= 0) return 0;
    const stocks = now > top ? 2 : 1;
    if (stocks === 2) now = halved(data, now);
    if (next === null) return stocks * now;
    return stocks * ((1 - NEXT_CARD) * now + NEXT_CARD * worthAfter(now, next, null));
  }

  /** What a stock of a company is expected to be worth after this round's card, and the next one's if there is one. */
  function stockWorth(state: State, company: Company, dice: number): number {
    const deck = state.decks[company]!;
    const pips = pipsOf(state.faces, company);
    const active = columnOf(data, deck[state.round - 1]!, marketOf(data, state.tokens[company]!));
    const next =
      state.round < deck.length ? columnOf(data, deck[state.round]!, marketOf(data, freshTokens(data))) : null;
    spread(pips, Math.min(dice, DICE));
    let worth = 0;
    for (let band = 0; band < chances.length; band++)
      if (chances[band]! > 0)
        worth += chances[band]! * worthAfter(state.prices[company]!, active[band]!, next ? next[band]! : null);
    return worth;
  }

  return (state) => {
    const money = state.screens.map(({ cash }) => cash);
    const over = state.phase.kind === 'over';
    const expected = over ? null : diceToCome(state);
    for (let i = 0; i < state.inPlay.length; i++) {
      const company = state.inPlay[i]!;
      const worth = expected ? stockWorth(state, company, expected[company]!) : state.prices[company]!;
      for (let seat = 0; seat < money.length; seat++) money[seat]! += positionOf(state, seat, company) * worth;
    }
    return money;
  };
}

/** How many dice of each company are expected to be rolled this round: those on the Rumors card and a part of the bag. */
function diceToCome({ bag, rumors, screens, phase }: State): number[] {
  const waiting = phase.kind === 'roll' ? phase.waiting : null;
  const likely = bag.slice();
  for (let seat = 0; seat < screens.length; seat++) {
    if (waiting !== null && !waiting.includes(seat)) continue;
    const { dice } = screens[seat]!;
    for (let company = 0; company < dice.length; company++) likely[company]! += BAGGED * dice[company]!;
  }
  const all = sum(likely);
  const drawn = Math.max(0, Math.min(ROLLED_PER_SEAT * screens.length - sum(rumors), all));
  for (let company = 0; company < likely.length; company++)
    likely[company] = rumors[company]! + (all > 0 ? (likely[company]! * drawn) / all : 0);
  return likely;
}
