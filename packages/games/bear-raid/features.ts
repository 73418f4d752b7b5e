import { exp, log } from '@outcry/engine';
import type { Features, Seat } from '@outcry/engine';
import { DICE } from './data.ts';
import type { Data } from './data.ts';
import { wealthAt } from './evaluate.ts';
import { swing } from './foresight.ts';
import { columnOf, halved, marketOf } from './market.ts';
import { worth } from './phases/resolution.ts';
import { diceToCome } from './prospects.ts';
import { Readings } from './readings.ts';
import { diceAt, pipsOf, positionOf, sum } from './state.ts';
import type { Company, Counts, State } from './state.ts';

const PER_PART = 44;
const PER_WHOLE = 37;
const SEATS = { min: 3, max: 6 };
/** The market numbers a card is also read with: a falling and a rising market. */
const BEAR = -2;
const BULL = 2;
/** Dice that a seat may place: what the card makes of so many more. */
const MORE = 2;
/** A lead swings by this much a round whatever positions are, and this steep is the chance to keep it. */
const LEAST_SWING = 30;
const STEEPNESS = 1.7;
const SUREST = 8;

/** How many turns a seat still has this round. */
function turnsLeft({ phase, first, screens: { length } }: State, seat: Seat): number {
  if (phase.kind !== 'action') return 0;
  const place = (seat - first + length) % length;
  return Number(phase.turn <= place) + Number(phase.turn <= 2 * length - 1 - place);
}

/** How many turns others have before a seat's next one; all that are left where it has none. */
function turnsUntil({ phase, first, screens: { length } }: State, seat: Seat): number {
  if (phase.kind !== 'action') return 0;
  const place = (seat - first + length) % length;
  if (phase.turn <= place) return place - phase.turn;
  return phase.turn <= 2 * length - 1 - place ? 2 * length - 1 - place - phase.turn : 2 * length - phase.turn;
}

/** How likely it is that a seat has the most in the end, as the logarithm of its odds, if leads swing by so much. */
function oddsOf(money: readonly number[], seat: Seat, scale: number): number {
  let sum = 0;
  for (let other = 0; other < money.length; other++)
    if (other !== seat) sum += exp((money[other]! - money[seat]!) / scale);
  return -log(sum);
}

/** What a net sees of a game with these tables. What stocks are worth ranks the rivals: the strongest come first. */
export function features(data: Data, worths: (state: State) => readonly number[]): Features<State> {
  const readings = new Readings(data);
  const bands = data.bands.length;
  const chances = new Float64Array(bands);

  /** What a stock is expected to come to by a column, with the chances of its bands. */
  function expected(price: number, column: Counts): number {
    let total = 0;
    for (let band = 0; band < bands; band++) total += chances[band]! * readings.after(price, column[band]!);
    return total;
  }

  /** The same after one more change by the next card, for each band that both are read with. */
  function expectedThen(price: number, column: Counts, following: Counts): number {
    let total = 0;
    for (let band = 0; band < bands; band++) {
      const once = price + column[band]!;
      if (once <= 0) continue;
      const split = once > data.prices.top;
      total += chances[band]! * (split ? 2 : 1) * readings.after(split ? halved(data, once) : once, following[band]!);
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

  /** What the stocks of all companies, as expected now and after the next card, add to the lead over the best rival. */
  let ahead = 0;
  let aheadThen = 0;
  /** By rival, in their order: by how much the lead over them varies this round, squared. */
  const variances = new Float64Array(SEATS.max);

  function writePart(
    state: State,
    seat: Seat,
    company: Company,
    dice: number,
    outlook: number,
    out: Float64Array,
    from: number,
  ): void {
    const { screens, round, rounds, phase } = state;
    const price = state.prices[company]!;
    const market = marketOf(data, state.tokens[company]!);
    const pips = pipsOf(state.faces, company);
    const lying = diceAt(state.faces, company);
    const deck = state.decks[company]!;
    const card = deck[round - 1]!;
    const column = columnOf(data, card, market);
    const following = round < rounds ? columnOf(data, deck[round]!, 0) : null;
    const own = positionOf(state, seat, company);
    const rival = positionOf(state, rivals[0]!, company);
    const second = positionOf(state, rivals[1]!, company);
    let others = 0;
    let bulls = 0;
    for (let i = 0; i < rivals.length; i++) {
      const position = positionOf(state, rivals[i]!, company);
      bulls += Math.sign(position);
      if (i > 1) others += position;
    }
    let behindScreens = 0;
    for (let other = 0; other < screens.length; other++)
      if (other !== seat) behindScreens += screens[other]!.dice[company]!;

    const table = readings.table(card, market, price);
    const whole = Math.round(dice);
    const here = Readings.at(pips, whole);
    const more = table.expected[Readings.at(pips, whole + MORE)]! - table.expected[here]!;
    const fall = table.lowest[here]! - table.expected[here]!;
    const rise = table.highest[here]! - table.expected[here]!;

    readings.spread(pips, dice, chances);
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
      const off = readings.after(price, column[band]!) - now;
      square += chance * off * off;
      if (following) nextChange += chance * following[band]!;
    }
    const deviation = Math.sqrt(square);
    ahead += (own - rival) * now;
    aheadThen += (own - rival) * then;
    for (let i = 0; i < rivals.length; i++) {
      const apart = own - positionOf(state, rivals[i]!, company);
      variances[i]! += apart * apart * square;
    }

    let at = from;
    out[at++] = price / 25;
    out[at++] = market / 5;
    out[at++] = pips / 20;
    out[at++] = lying / DICE;
    out[at++] = state.rumors[company]! / 4;
    out[at++] = screens[seat]!.dice[company]! / 4;
    out[at++] = behindScreens / DICE;
    out[at++] = state.bag[company]! / DICE;
    out[at++] = own / 8;
    out[at++] = rival / 8;
    out[at++] = second / 8;
    out[at++] = others / 8;
    out[at++] = bulls / rivals.length;
    out[at++] = (own * price) / 200;
    out[at++] = ((own - rival) * price) / 200;
    out[at++] = now / 25;
    out[at++] = (now - price) / 10;
    out[at++] = (own * (now - price)) / 50;
    out[at++] = (rival * (now - price)) / 50;
    out[at++] = (second * (now - price)) / 50;
    out[at++] = (then - price) / 10;
    out[at++] = (own * (then - price)) / 50;
    out[at++] = (rival * (then - price)) / 50;
    out[at++] = (outlook - price) / 10;
    out[at++] = (own * (outlook - price)) / 50;
    out[at++] = (rival * (outlook - price)) / 50;
    out[at++] = nextChange / 10;
    out[at++] = splits;
    out[at++] = failures;
    out[at++] = deviation / 10;
    out[at++] = (own * deviation) / 50;
    out[at++] = (rival * deviation) / 50;
    out[at++] = more / 10;
    out[at++] = (own * more) / 50;
    out[at++] = (rival * more) / 50;
    out[at++] = fall / 10;
    out[at++] = rise / 10;
    out[at++] = (own * (own > 0 ? fall : rise)) / 50;
    out[at++] = (own * (own > 0 ? rise : fall)) / 50;
    out[at++] = (table.expected[Readings.at(pips, 0)]! - price) / 10;
    out[at++] = (expected(price, columnOf(data, card, BEAR)) - price) / 10;
    out[at++] = (expected(price, columnOf(data, card, BULL)) - price) / 10;
    out[at++] = (rounds - round) / 8;
    out[at++] = phase.kind === 'action' ? 1 - phase.turn / (2 * screens.length) : 0;
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
    let long = 0;
    let short = 0;
    let rivalLong = 0;
    let rivalShort = 0;
    for (const company of state.inPlay) {
      const value = positionOf(state, seat, company) * state.prices[company]!;
      const rivalValue = positionOf(state, strongest, company) * state.prices[company]!;
      if (value > 0) long += value;
      else short -= value;
      if (rivalValue > 0) rivalLong += rivalValue;
      else rivalShort -= rivalValue;
    }
    let at = from;
    for (let seats = SEATS.min; seats <= SEATS.max; seats++) out[at++] = Number(length === seats);
    out[at++] = left / 8;
    out[at++] = Number(left === 0);
    out[at++] = Number(left === 1);
    out[at++] = turns;
    out[at++] = Number(phase.kind === 'roll');
    out[at++] = turnsLeft(state, seat) / 2;
    out[at++] = turnsLeft(state, strongest) / 2;
    out[at++] = turnsUntil(state, seat) / length;
    out[at++] = turnsUntil(state, strongest) / length;
    out[at++] = ((seat - state.first + length) % length) / length;
    out[at++] = lead / 250;
    out[at++] = lead / (200 * Math.sqrt(left + turns + 0.5));
    out[at++] = (money[seat]! - money[rivals[1]!]!) / 250;
    out[at++] = (money[seat]! - money[rivals.at(-1)!]!) / 200;
    out[at++] = (wealth[seat]! - richest) / 250;
    out[at++] = cash / 200;
    out[at++] = rivalCash / 200;
    out[at++] = long / 300;
    out[at++] = short / 300;
    out[at++] = rivalLong / 300;
    out[at++] = rivalShort / 300;
    out[at++] = sum(screens[seat]!.dice) / 8;
    out[at++] = sum(screens[strongest]!.dice) / 8;
    out[at++] = sum(state.bag) / 24;
    out[at++] = sum(state.rumors) / 12;
    out[at++] = (cash - rivalCash + ahead) / 300;
    out[at++] = (cash - rivalCash + aheadThen) / 300;
    out[at++] = oddsOf(money, seat, swing(state)) / 2;
    let against = 0;
    for (let i = 0; i < rivals.length; i++) {
      const usual = Math.sqrt((variances[i]! + LEAST_SWING * LEAST_SWING) * (left + 1));
      const sureness = Math.max(-SUREST, Math.min(SUREST, (money[seat]! - money[rivals[i]!]!) / usual));
      if (i < 2) out[at++] = sureness / 2;
      against += exp(-STEEPNESS * sureness);
    }
    out[at++] = -log(against) / 4;
    out[at++] = Math.sqrt(variances[0]!) / 100;
    out[at++] = Math.sqrt(variances[1]!) / 100;
  }

  return {
    version: 3,
    perPart: PER_PART,
    perWhole: PER_WHOLE,
    parts: ({ inPlay }) => inPlay.length,
    write(state, seat, out) {
      const worth = worths(state);
      const money = wealthAt(state, worth);
      rankRivals(money, seat);
      const dice = diceToCome(state);
      ahead = 0;
      aheadThen = 0;
      variances.fill(0);
      const { length } = state.inPlay;
      for (let i = 0; i < length; i++) {
        const company = state.inPlay[i]!;
        const coming = Math.min(DICE, dice[company]!);
        writePart(state, seat, company, coming, worth[i]!, out, i * PER_PART);
      }
      writeWhole(state, seat, money, out, length * PER_PART);
    },
  };
}
