import { DICE, FACES } from './data.ts';
import type { Data } from './data.ts';
import { bandOf, halved } from './market.ts';

/** `SUMS[n][s]`: how likely n dice show s pips. */
export const SUMS: readonly Float64Array[] = (() => {
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

/** How often 0 to 8 dice lie at a company when the prices change: counted in games between bots. */
const DICE_THEN = [0, 0.02, 0.05, 0.15, 0.15, 0.16, 0.14, 0.13, 0.2];

/**
 * What a stock is expected to be worth at the end of the game by its price, the rounds to come and the next card: for
 * rounds of which nothing else is known yet. Pips then are as in most rounds, and every column of a card as likely.
 */
export class Outlook {
  readonly #data: Data;
  /** How likely each band is. */
  readonly #bands: Float64Array;
  /** By rounds to come, by price in steps. */
  readonly #worth: Float64Array[];
  /** By card and rounds to come after it: by price in steps and band, what a stock is worth that meets the card there. */
  readonly #meeting = new Map<number, Float64Array>();

  constructor(data: Data) {
    this.#data = data;
    this.#bands = usualBands(data);
    this.#worth = [
      Float64Array.from({ length: data.prices.top / data.prices.step + 1 }, (_, i) => i * data.prices.step),
    ];
  }

  /** What becomes of a stock whose price has changed to `price`, with so many rounds to come (B10). */
  after(left: number, price: number): number {
    const { top, step } = this.#data.prices;
    if (price <= 0) return 0;
    if (price <= top) return this.#worthBy(left)[price / step]!;
    // Where a change is larger than the whole track, half of it is still above the top: it counts as the top.
    return 2 * this.#worthBy(left)[Math.min(top, halved(this.#data, price)) / step]!;
  }

  /** The same, if a card is known that comes next, and pips will then be in a band; `left` rounds come after it. */
  meeting(left: number, card: number, price: number, band: number): number {
    const { top, step } = this.#data.prices;
    if (price <= 0) return 0;
    const bands = this.#bands.length;
    const worth = this.#meetingBy(left, card);
    if (price <= top) return worth[(price / step) * bands + band]!;
    return 2 * worth[(Math.min(top, halved(this.#data, price)) / step) * bands + band]!;
  }

  #worthBy(left: number): Float64Array {
    return (this.#worth[left] ??= this.#before(left));
  }

  /** One more round to come: any card, any column, any band. */
  #before(left: number): Float64Array {
    const { events, prices } = this.#data;
    const worth = new Float64Array(prices.top / prices.step + 1);
    for (let card = 0; card < events.length; card++) {
      const meeting = this.#meetingBy(left - 1, card);
      for (let i = 0; i < meeting.length; i++)
        worth[Math.floor(i / this.#bands.length)]! +=
          (this.#bands[i % this.#bands.length]! * meeting[i]!) / events.length;
    }
    return worth;
  }

  #meetingBy(left: number, card: number): Float64Array {
    const { events, prices } = this.#data;
    const key = left * events.length + card;
    const known = this.#meeting.get(key);
    if (known !== undefined) return known;
    const { columns } = events[card]!;
    const bands = this.#bands.length;
    const worth = new Float64Array((prices.top / prices.step + 1) * bands);
    for (let i = bands; i < worth.length; i++)
      for (const column of columns)
        worth[i]! += this.after(left, Math.floor(i / bands) * prices.step + column[i % bands]!) / columns.length;
    this.#meeting.set(key, worth);
    return worth;
  }
}

function usualBands(data: Data): Float64Array {
  const chances = new Float64Array(data.bands.length);
  DICE_THEN.forEach((share, dice) =>
    SUMS[dice]!.forEach((chance, pips) => {
      chances[bandOf(data, pips)]! += share * chance;
    }),
  );
  return chances;
}
