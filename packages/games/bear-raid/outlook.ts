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

/** By band: what one column of a card makes of a stock at one price. */
export interface Read {
  /** What the stock is then worth at the end of the game, if no further card is known. */
  readonly worth: Float64Array;
  /** How many stocks come of it, and where their price and the same band are in what `meeting` gives. */
  readonly stocks: Float64Array;
  readonly at: Int32Array;
}

/** More than a price in steps is ever. */
const MOST_STEPS = 1024;
const MOST_COLUMNS = 5;

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
  readonly #reads = new Map<number, Read>();

  constructor(data: Data) {
    this.#data = data;
    this.#bands = usualBands(data);
    this.#worth = [
      Float64Array.from({ length: data.prices.top / data.prices.step + 1 }, (_, i) => i * data.prices.step),
    ];
  }

  /** What becomes of a stock whose price has changed to `price`, with so many rounds to come (B10). */
  after(left: number, price: number): number {
    const [stocks, steps] = this.#standing(price);
    return stocks * this.#worthBy(left)[steps]!;
  }

  /** What becomes of a stock at `price` that a column of a card is read for, with so many rounds to come after it. */
  read(left: number, price: number, card: number, column: number): Read {
    const { events, prices } = this.#data;
    const key = ((left * events.length + card) * MOST_COLUMNS + column) * MOST_STEPS + price / prices.step;
    const known = this.#reads.get(key);
    if (known !== undefined) return known;
    const bands = this.#bands.length;
    const read = { worth: new Float64Array(bands), stocks: new Float64Array(bands), at: new Int32Array(bands) };
    events[card]!.columns[column]!.forEach((change, band) => {
      const [stocks, steps] = this.#standing(price + change);
      read.worth[band] = this.after(left, price + change);
      read.stocks[band] = stocks;
      read.at[band] = steps * bands + band;
    });
    this.#reads.set(key, read);
    return read;
  }

  /** How many stocks come of one whose price has changed to `price`, and the steps of the price they then have. */
  #standing(price: number): [stocks: number, steps: number] {
    const { top, step } = this.#data.prices;
    if (price <= 0) return [0, 0];
    if (price <= top) return [1, price / step];
    // Where a change is larger than the whole track, half of it is still above the top: it counts as the top.
    return [2, Math.min(top, halved(this.#data, price)) / step];
  }

  #worthBy(left: number): Float64Array {
    return (this.#worth[left] ??= this.#before(left));
  }

  /** One more round to come: any card, any column, any band. */
  #before(left: number): Float64Array {
    const { events, prices } = this.#data;
    const worth = new Float64Array(prices.top / prices.step + 1);
    for (let card = 0; card < events.length; card++) {
      const meeting = this.meeting(left - 1, card);
      for (let i = 0; i < meeting.length; i++)
        worth[Math.floor(i / this.#bands.length)]! +=
          (this.#bands[i % this.#bands.length]! * meeting[i]!) / events.length;
    }
    return worth;
  }

  /** By price in steps and band: what a stock is worth that meets a known card there; `left` rounds come after it. */
  meeting(left: number, card: number): Float64Array {
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
