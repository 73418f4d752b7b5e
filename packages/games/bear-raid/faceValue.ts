import { DICE } from './data.ts';
import type { Data } from './data.ts';
import { columnOf, halved, marketOf } from './market.ts';
import { chancesOf } from './prospects.ts';
import type { Opinion } from './prospects.ts';
import type { Company, State } from './state.ts';

/** How a person reads the cards who takes them at face value: this round's whole, and half of the next one's. */
export class FaceValue implements Opinion {
  readonly #data: Data;
  readonly #chances: Float64Array;
  /** By band: what the cards make of a stock. */
  readonly #worth: Float64Array;

  constructor(data: Data) {
    this.#data = data;
    this.#chances = chancesOf(data);
    this.#worth = new Float64Array(data.bands.length);
  }

  look({ decks, prices, rounds, round }: State, company: Company, tokens: number): void {
    const data = this.#data;
    const deck = decks[company]!;
    const active = columnOf(data, deck[round - 1]!, marketOf(data, tokens));
    const next = round < rounds ? columnOf(data, deck[round]!, 0) : null;
    for (let band = 0; band < active.length; band++) {
      const [stocks, price] = this.#after(prices[company]! + active[band]!);
      const [more, then] = this.#after(price + (next?.[band] ?? 0));
      this.#worth[band] = next === null ? stocks * price : (stocks * (price + more * then)) / 2;
    }
  }

  /** How many stocks come of one whose price has changed to `price`, and the price they then have (B10). */
  #after(price: number): [stocks: number, price: number] {
    if (price <= 0) return [0, 0];
    return price > this.#data.prices.top ? [2, halved(this.#data, price)] : [1, price];
  }

  worth(pips: number, _lying: number, dice: number): number {
    const bands = this.#worth.length;
    const fewer = Math.min(DICE, Math.floor(dice));
    const share = Math.min(DICE, dice) - fewer;
    const at = (pips * (DICE + 1) + fewer) * bands;
    const more = share > 0 ? at + bands : at;
    let worth = 0;
    for (let band = 0; band < bands; band++)
      worth += ((1 - share) * this.#chances[at + band]! + share * this.#chances[more + band]!) * this.#worth[band]!;
    return worth;
  }
}
