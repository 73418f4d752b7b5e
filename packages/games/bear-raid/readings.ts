import { DICE, FACES } from './data.ts';
import type { Data } from './data.ts';
import { columnIndexOf, halved } from './market.ts';
import { chancesOf } from './prospects.ts';

/** How many pips can lie at a company, none among them. */
const PIPS = DICE * FACES + 1;
const MOST_COLUMNS = 5;
/** More than a price in steps is ever. */
const MOST_STEPS = 1024;

/** What a column of a card makes of a stock at one price, by pips that lie and dice to be rolled (see `at`). */
interface Table {
  readonly expected: Float64Array;
  /** The lowest and the highest that it can be made by taking dice away, with as many to be rolled. */
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
}

/** What a stock comes to this round, by its card alone: two halves after a split, nothing after a bankruptcy. */
export class Readings {
  readonly #data: Data;
  readonly #chances: Float64Array;
  readonly #tables = new Map<number, Table>();

  constructor(data: Data) {
    this.#data = data;
    this.#chances = chancesOf(data);
  }

  /** Where pips and dice stand in a table. */
  static at(pips: number, dice: number): number {
    return pips * (DICE + 1) + (dice < DICE ? dice : DICE);
  }

  /** Writes the chance of each band; a fraction of `dice` is the chance of one more die. */
  spread(pips: number, dice: number, into: Float64Array): void {
    const bands = into.length;
    const fewer = Math.floor(dice);
    const share = dice - fewer;
    const low = Readings.at(pips, fewer) * bands;
    const high = Readings.at(pips, fewer + 1) * bands;
    for (let band = 0; band < bands; band++)
      into[band] = (1 - share) * this.#chances[low + band]! + share * this.#chances[high + band]!;
  }

  /** What a stock is worth after a change of its price. */
  after(price: number, change: number): number {
    const now = price + change;
    if (now <= 0) return 0;
    return now > this.#data.prices.top ? 2 * halved(this.#data, now) : now;
  }

  table(card: number, market: number, price: number): Table {
    const column = columnIndexOf(this.#data, card, market);
    const key = (card * MOST_COLUMNS + column) * MOST_STEPS + price / this.#data.prices.step;
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const made = this.#make(this.#data.events[card]!.columns[column]!, price);
    this.#tables.set(key, made);
    return made;
  }

  #make(changes: readonly number[], price: number): Table {
    const bands = changes.length;
    const worth = changes.map((change) => this.after(price, change));
    const expected = new Float64Array(PIPS * (DICE + 1));
    for (let i = 0; i < expected.length; i++)
      for (let band = 0; band < bands; band++) expected[i]! += this.#chances[i * bands + band]! * worth[band]!;
    const lowest = expected.slice();
    const highest = expected.slice();
    for (let i = DICE + 1; i < expected.length; i++) {
      lowest[i] = Math.min(lowest[i]!, lowest[i - DICE - 1]!);
      highest[i] = Math.max(highest[i]!, highest[i - DICE - 1]!);
    }
    return { expected, lowest, highest };
  }
}
