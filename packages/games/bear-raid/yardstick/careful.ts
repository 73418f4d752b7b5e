import type { Advice, AnyGame, Bot } from '@outcry/engine';
import type { Data } from '../data.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';

// A careful person at the table. They count the pips that lie at a company and those that will probably be rolled, read
// the active card there, and believe it the more, the fewer dice others can still take away and the fewer turns are left.
// Written apart from `evaluate` and the playouts' policy, and never changed: it is there to measure them.

/** Stocks of one company that are enough, owned or short. */
const ENOUGH = 20;
/** How far the card is believed with no turns left, and what each turn takes where three dice or more lie. */
const BELIEF = 0.75;
const DOUBT_A_TURN = 0.08;
/** What a stock loses a round, as a part of its price: more players have room to short than money to buy. */
const FALL = 0.03;
const DICE = 8;
const PIPS_A_DIE = 3.5;
/** Pips may come out so much lower or higher than expected. */
const SPREAD = [-5, 0, 5];

export const careful =
  ({ data }: AnyGame): Bot =>
  (view, legal) => {
    const person = new Person(data as Data, view as View);
    return (legal as readonly Move[])
      .map((move): Advice => ({ move, expected: person.gain(move) }))
      .toSorted((a, b) => b.expected - a.expected);
  };

const total = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

class Person {
  readonly #data: Data;
  readonly #view: View;
  readonly #turnsLeft: number;
  /** By company: dice that lie there, and those that will probably be rolled. */
  readonly #lying: readonly number[];
  readonly #coming: readonly number[];

  constructor(data: Data, view: View) {
    this.#data = data;
    this.#view = view;
    const { phase, screens, rumors, faces, inPlay } = view;
    this.#turnsLeft = phase.kind === 'action' ? 2 * screens.length - phase.turn - 1 : 0;
    const own = screens[view.seat!]!.dice!;
    this.#lying = own.map((_, company) => total(faces.slice(company * 6, company * 6 + 6)));
    const unseen = own.map((dice, company) =>
      inPlay.includes(company) ? DICE - dice - rumors[company]! - this.#lying[company]! : 0,
    );
    const drawn = Math.max(0, 3 * screens.length - total(rumors)) / Math.max(1, total(unseen));
    this.#coming = unseen.map((dice, company) => rumors[company]! + dice * Math.min(1, drawn));
  }

  /** What a move is thought to bring. */
  gain(move: Move): number {
    switch (move.kind) {
      case 'pass':
        return 0;
      case 'buy':
        return this.#traded(move.company, move.count, -this.#view.costs[move.company]![move.count - 1]!);
      case 'short':
        return this.#traded(move.company, -move.count, this.#view.proceeds[move.company]![move.count - 1]!);
      case 'take':
        return this.#shifted(move.company, -total(move.pips), -move.pips.length) - move.pips.length / 10;
      case 'place':
        return this.#rolled(move.dice, 1) - total(move.dice) / 10;
      case 'bag':
        return this.#rolled(move.dice, 0.5);
    }
  }

  #traded(company: number, stocks: number, money: number): number {
    const before = this.#position(company);
    const danger = (position: number): number => 5 * Math.max(0, Math.abs(position) - ENOUGH);
    return stocks * this.#worth(company, 0, 0) + money + danger(before) - danger(before + stocks);
  }

  #rolled(dice: readonly number[], share: number): number {
    let gain = 0;
    for (const company of this.#view.inPlay)
      if (dice[company]! > 0) gain += this.#shifted(company, dice[company]! * PIPS_A_DIE * share, 0);
    return gain;
  }

  /** What it is worth to the position that so many pips and dice more lie at a company. */
  #shifted(company: number, pips: number, dice: number): number {
    return this.#position(company) * (this.#worth(company, pips, dice) - this.#worth(company, 0, 0));
  }

  #position(company: number): number {
    return this.#view.screens[this.#view.seat!]!.positions![company]!;
  }

  /** What a stock is thought to be worth if so many pips and dice more lay at its company. */
  #worth(company: number, pips: number, dice: number): number {
    const { prices, rounds, round } = this.#view;
    const lying = this.#lying[company]! + dice;
    const doubt = DOUBT_A_TURN * this.#turnsLeft * Math.min(1, lying / 3);
    const expected = this.#view.pips[company]! + pips + this.#coming[company]! * PIPS_A_DIE;
    const changes = SPREAD.map((more) => this.#change(company, expected + more));
    return (
      prices[company]! * (1 - FALL * (rounds - round)) + Math.max(0, BELIEF - doubt) * (total(changes) / SPREAD.length)
    );
  }

  /** The change of price that the active card shows at the market number as it is; nothing falls below 0. */
  #change(company: number, pips: number): number {
    const { cards, round, market, prices } = this.#view;
    const { columns } = this.#data.events[cards[company]![round - 1]!]!;
    const number = market[company]!;
    let column = columns[0]!;
    if (columns.length === 2) column = columns[number < 0 ? 0 : 1]!;
    if (columns.length === 5) column = columns[this.#data.columns[number + 5]!]!;
    let band = 0;
    while (band + 1 < column.length && pips >= this.#data.bands[band + 1]!) band++;
    return Math.max(-prices[company]!, column[band]!);
  }
}
