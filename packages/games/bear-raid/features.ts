import { exp, log } from '@outcry/engine';
import type { Features, Seat } from '@outcry/engine';
import { DICE, FACES } from './data.ts';
import type { Data } from './data.ts';
import { swing } from './foresight.ts';
import { bandOf, columnOf, halved, marketOf } from './market.ts';
import { SUMS } from './outlook.ts';
import { worth } from './phases/resolution.ts';
import { diceToCome } from './prospects.ts';
import { diceAt, pipsOf, positionOf, sum } from './state.ts';
import type { Company, Counts, State } from './state.ts';

const PER_PART = 32;
const PER_WHOLE = 26;
const SEATS = { min: 3, max: 6 };
/** The market numbers a card is also read with: a falling and a rising market. */
const BEAR = -2;
const BULL = 2;

/** How many turns a seat still has this round. */
function turnsLeft({ phase, first, screens: { length } }: State, seat: Seat): number {
  if (phase.kind !== 'action') return 0;
  const place = (seat - first + length) % length;
  return Number(phase.turn <= place) + Number(phase.turn <= 2 * length - 1 - place);
}

/** How likely it is that a seat has the most in the end, as the logarithm of its odds, if leads swing by so much. */
function oddsOf(money: readonly number[], seat: Seat, scale: number): number {
  let sum = 0;
  for (let other = 0; other < money.length; other++)
    if (other !== seat) sum += exp((money[other]! - money[seat]!) / scale);
  return -log(sum);
}

/** What a net sees of a game with these tables. `evaluate` ranks the rivals: the strongest come first. */
export function features(data: Data, evaluate: (state: State) => readonly number[]): Features<State> {
  const bandOfPips = Uint8Array.from({ length: 2 * DICE * FACES + 1 }, (_, pips) => bandOf(data, pips));
  const bands = data.bands.length;
  const chances = new Float64Array(bands);
  const dice = new Float64Array(DICE);

  /** The chance of each band when `more` dice are rolled; a fraction is the chance of one more die. */
  function spread(pips: number, more: number): void {
    chances.fill(0);
    const fewer = Math.min(DICE, Math.floor(more));
    for (let count = fewer; count <= fewer + 1 && count <= DICE; count++) {
      const share = count === fewer ? fewer + 1 - more : more - fewer;
      const sums = SUMS[count]!;
      if (share > 0)
        for (let rolled = count; rolled < sums.length; rolled++)
          chances[bandOfPips[pips + rolled]!]! += share * sums[rolled]!;
    }
  }

  /** What a stock comes to that stood at `price` before a change: two halves after a split, nothing after a bankruptcy. */
  function worthAfter(price: number, change: number): number {
    const now = price + change;
    if (now <= 0) return 0;
    return now > data.prices.top ? 2 * halved(data, now) : now;
  }

  /** What a stock is expected to come to by a column, with the chances of its bands. */
  function expected(price: number, column: Counts): number {
    let total = 0;
    for (let band = 0; band < bands; band++) total += chances[band]! * worthAfter(price, column[band]!);
    return total;
  }

  /** The same after one more change by the next card, for each band that both are read with. */
  function expectedThen(price: number, column: Counts, following: Counts): number {
    let total = 0;
    for (let band = 0; band < bands; band++) {
      const once = price + column[band]!;
      if (once <= 0) continue;
      const split = once > data.prices.top;
      total += chances[band]! * (split ? 2 : 1) * worthAfter(split ? halved(data, once) : once, following[band]!);
    }
    return total;
  }

  /** Seats by what they are expected to end with, the seat itself left out. */
  const rivals: Seat[] = [];
  function rankRivals(money: readonly number[], seat: Seat): void {
    rivals.length = 0;
    for (let other = 0; other < money.length; other++) if (other !== seat) rivals.push(other);
    rivals.sort((a, b) => money[b]! - money[a]!);
  }

  /** What the stocks of a company, as expected now and after the next card, add to the lead over the strongest rival. */
  let ahead = 0;
  let aheadThen = 0;

  function writePart(state: State, seat: Seat, company: Company, out: Float64Array, from: number): void {
    const price = state.prices[company]!;
    const market = marketOf(data, state.tokens[company]!);
    const pips = pipsOf(state.faces, company);
    const deck = state.decks[company]!;
    const card = deck[state.round - 1]!;
    const column = columnOf(data, card, market);
    const following = state.round < state.rounds ? columnOf(data, deck[state.round]!, 0) : null;
    const own = positionOf(state, seat, company);
    const rival = positionOf(state, rivals[0]!, company);
    let others = 0;
    for (let i = 2; i < rivals.length; i++) others += positionOf(state, rivals[i]!, company);
    let behindScreens = 0;
    for (let other = 0; other < state.screens.length; other++)
      if (other !== seat) behindScreens += state.screens[other]!.dice[company]!;

    spread(pips, Math.min(DICE, dice[company]! + 2));
    const withMore = expected(price, column);
    spread(pips, dice[company]!);
    const now = expected(price, column);
    const then = following ? expectedThen(price, column, following) : now;
    let splits = 0;
    let failures = 0;
    let square = 0;
    let nextChange = 0;
    for (let band = 0; band < bands; band++) {
      const chance = chances[band]!;
      const after = price + column[band]!;
      if (after > data.prices.top) splits += chance;
      else if (after <= 0) failures += chance;
      const off = worthAfter(price, column[band]!) - now;
      square += chance * off * off;
      if (following) nextChange += chance * following[band]!;
    }
    const spreadOfWorth = Math.sqrt(square);
    ahead += (own - rival) * now;
    aheadThen += (own - rival) * then;

    out[from] = price / 25;
    out[from + 1] = market / 5;
    out[from + 2] = pips / 20;
    out[from + 3] = diceAt(state.faces, company) / DICE;
    out[from + 4] = state.rumors[company]! / 4;
    out[from + 5] = state.screens[seat]!.dice[company]! / 4;
    out[from + 6] = behindScreens / DICE;
    out[from + 7] = state.bag[company]! / DICE;
    out[from + 8] = own / 8;
    out[from + 9] = rival / 8;
    out[from + 10] = positionOf(state, rivals[1]!, company) / 8;
    out[from + 11] = others / 8;
    out[from + 12] = now / 25;
    out[from + 13] = (now - price) / 10;
    out[from + 14] = splits;
    out[from + 15] = failures;
    out[from + 16] = (worthAfter(price, column[bandOfPips[pips]!]!) - price) / 10;
    out[from + 17] = (then - price) / 10;
    out[from + 18] = nextChange / 10;
    out[from + 19] = (own * (now - price)) / 50;
    out[from + 20] = (rival * (now - price)) / 50;
    out[from + 21] = (own * (then - price)) / 50;
    out[from + 22] = (rival * (then - price)) / 50;
    out[from + 23] = ((own - rival) * price) / 200;
    out[from + 24] = (withMore - now) / 10;
    out[from + 25] = (expected(price, columnOf(data, card, BEAR)) - price) / 10;
    out[from + 26] = (expected(price, columnOf(data, card, BULL)) - price) / 10;
    out[from + 27] = spreadOfWorth / 10;
    out[from + 28] = (own * spreadOfWorth) / 50;
    out[from + 29] = (rival * spreadOfWorth) / 50;
    out[from + 30] = (state.rounds - state.round) / 8;
    out[from + 31] = state.phase.kind === 'action' ? 1 - state.phase.turn / (2 * state.screens.length) : 0;
  }

  function writeWhole(state: State, seat: Seat, money: readonly number[], out: Float64Array, from: number): void {
    const { screens, phase } = state;
    const { length } = screens;
    const left = state.rounds - state.round;
    const turns = phase.kind === 'action' ? 1 - phase.turn / (2 * length) : 0;
    const strongest = rivals[0]!;
    const lead = money[seat]! - money[strongest]!;
    const wealth = worth(state);
    let richest = -Infinity;
    for (const rival of rivals) richest = Math.max(richest, wealth[rival]!);
    const cash = screens[seat]!.cash;
    const rivalCash = screens[strongest]!.cash;
    let exposed = 0;
    let rivalExposed = 0;
    for (const company of state.inPlay) {
      exposed += Math.abs(positionOf(state, seat, company));
      rivalExposed += Math.abs(positionOf(state, strongest, company));
    }
    for (let seats = SEATS.min; seats <= SEATS.max; seats++) out[from + seats - SEATS.min] = Number(length === seats);
    out[from + 4] = left / 8;
    out[from + 5] = Number(left === 0);
    out[from + 6] = turns;
    out[from + 7] = Number(phase.kind === 'roll');
    out[from + 8] = turnsLeft(state, seat) / 2;
    out[from + 9] = turnsLeft(state, strongest) / 2;
    out[from + 10] = ((seat - state.first + length) % length) / length;
    out[from + 11] = lead / 250;
    out[from + 12] = lead / (200 * Math.sqrt(left + turns + 0.5));
    out[from + 13] = (money[seat]! - money[rivals[1]!]!) / 250;
    out[from + 14] = (money[seat]! - money[rivals.at(-1)!]!) / 200;
    out[from + 15] = (wealth[seat]! - richest) / 250;
    out[from + 16] = cash / 200;
    out[from + 17] = rivalCash / 200;
    out[from + 18] = exposed / 20;
    out[from + 19] = rivalExposed / 20;
    out[from + 20] = sum(screens[seat]!.dice) / 8;
    out[from + 21] = sum(state.bag) / 24;
    out[from + 22] = sum(state.rumors) / 12;
    out[from + 23] = (cash - rivalCash + ahead) / 300;
    out[from + 24] = (cash - rivalCash + aheadThen) / 300;
    out[from + 25] = oddsOf(money, seat, swing(state)) / 2;
  }

  return {
    version: 2,
    perPart: PER_PART,
    perWhole: PER_WHOLE,
    parts: ({ inPlay }) => inPlay.length,
    write(state, seat, out) {
      const money = evaluate(state);
      rankRivals(money, seat);
      diceToCome(state).forEach((count, company) => (dice[company] = Math.min(DICE, count)));
      ahead = 0;
      aheadThen = 0;
      for (let i = 0; i < state.inPlay.length; i++) writePart(state, seat, state.inPlay[i]!, out, i * PER_PART);
      writeWhole(state, seat, money, out, state.inPlay.length * PER_PART);
    },
  };
}
