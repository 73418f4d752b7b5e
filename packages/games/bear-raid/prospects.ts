import { DICE, FACES, ROLLED_PER_SEAT } from './data.ts';
import type { Data } from './data.ts';
import { bandOf, columnIndexOf, marketOf } from './market.ts';
import { Outlook, SUMS } from './outlook.ts';
import { sum } from './state.ts';
import type { Company, State } from './state.ts';

/** How likely a die behind a screen still goes into the bag this round. */
const BAGGED = 0.4;

// Fitted to games between bots: scripts/fit-bear-raid.ts prints the figures these follow.

/** What a stock loses a round, as a part of its worth: there is room to short for everybody, and cash to buy for few. */
const FALL = 0.037;
/** How far the reading of the active card is trusted when all turns are over, and just before the last of them. */
const TRUST_AT_ROLL = 0.95;
const TRUST_LATE = 0.72;
/** By dice that lie at a company: what a whole round of turns takes from that trust. */
const TRUST_LOST = [0.05, 0.05, 0.4, 0.55, 0.6, 0.66, 0.66, 0.6, 0.6];
/** The same for the next card, read with the same pips: where few dice lie, and where many do. */
const FEW = 3;
const TRUST_NEXT = { few: 0.35, fewLost: 0.1, many: 0.12, manyLost: 0.2 };

/** Says what a stock of the company it looked at last is expected to be worth at the end of the game. */
export interface Opinion {
  /** Looks at a company with so many stocks on its board; `worth` is then about it. */
  look(state: State, company: Company, tokens: number): void;
  /** With so many dice lying there, and `dice` more to be rolled; a fraction is the chance of one more die. */
  worth(pips: number, lying: number, dice: number): number;
}

/**
 * What a stock of one company is expected to be worth at the end of the game.
 *
 * The active card and the next one are read with the pips that lie there and the dice expected to come. That reading
 * means little while many dice lie there and many turns are to come: whoever it hurts takes some of them away. Where
 * none lie, nobody can.
 */
export class Prospects implements Opinion {
  readonly #data: Data;
  readonly #outlook: Outlook;
  /** By pips that lie and dice that are rolled: how likely each band is. */
  readonly #chances: Float64Array;
  /** By band: what the active card alone makes of a stock, and what the next card adds to that. */
  #active: Float64Array;
  readonly #next: Float64Array;
  /** What a stock would be worth if no card were known: as cards and dice fall, and as players are seen to push it. */
  #usual = 0;
  #unread = 0;
  /** What the next card adds to the last `reading`. */
  #more = 0;
  /** The part of the round's turns that are to come. */
  #turns = 0;

  constructor(data: Data) {
    this.#data = data;
    this.#outlook = new Outlook(data);
    this.#chances = chancesOf(data);
    this.#active = new Float64Array(data.bands.length);
    this.#next = new Float64Array(data.bands.length);
  }

  /** Looks at a company with so many stocks on its board; `worth` is then about it. */
  look({ phase, screens, decks, prices, rounds, round }: State, company: Company, tokens: number): void {
    const data = this.#data;
    const outlook = this.#outlook;
    const deck = decks[company]!;
    const card = deck[round - 1]!;
    const price = prices[company]!;
    const left = rounds - round;
    this.#turns = phase.kind === 'action' ? 1 - phase.turn / (2 * screens.length) : 0;
    this.#usual = outlook.after(left + 1, price);
    this.#unread = this.#usual * (1 - FALL * (left + this.#turns));
    const { worth, stocks, at } = outlook.read(left, price, card, columnIndexOf(data, card, marketOf(data, tokens)));
    this.#active = worth;
    if (left === 0) this.#next.fill(0);
    else {
      const meeting = outlook.meeting(left - 1, deck[round]!);
      for (let band = 0; band < worth.length; band++)
        this.#next[band] = stocks[band]! * meeting[at[band]!]! - worth[band]!;
    }
  }

  /** With so many dice lying there, and `dice` more to be rolled; a fraction is the chance of one more die. */
  worth(pips: number, lying: number, dice: number): number {
    const turns = this.#turns;
    const trust = turns === 0 ? TRUST_AT_ROLL : TRUST_LATE - TRUST_LOST[lying]! * turns;
    const { few, fewLost, many, manyLost } = TRUST_NEXT;
    const trustNext = lying <= FEW ? few - fewLost * turns : Math.max(0, many - manyLost * turns);
    return this.#unread + trust * this.reading(pips, dice) + trustNext * this.#more;
  }

  /** What the active card adds to a stock's usual worth if nobody changes anything more. */
  reading(pips: number, dice: number): number {
    const active = this.#active;
    const next = this.#next;
    const chances = this.#chances;
    const bands = active.length;
    const fewer = dice < DICE ? Math.floor(dice) : DICE;
    const share = dice < DICE ? dice - fewer : 0;
    const at = (pips * (DICE + 1) + fewer) * bands;
    const more = share > 0 ? at + bands : at;
    let worth = 0;
    let then = 0;
    for (let band = 0; band < bands; band++) {
      const chance = (1 - share) * chances[at + band]! + share * chances[more + band]!;
      worth += chance * active[band]!;
      then += chance * next[band]!;
    }
    this.#more = then;
    return worth - this.#usual;
  }
}

/** By pips that lie, dice that are rolled and band: how likely it is. */
export function chancesOf(data: Data): Float64Array {
  const bands = data.bands.length;
  const chances = new Float64Array((DICE * FACES + 1) * (DICE + 1) * bands);
  for (let pips = 0; pips <= DICE * FACES; pips++)
    SUMS.forEach((sums, dice) =>
      sums.forEach((chance, rolled) => {
        chances[(pips * (DICE + 1) + dice) * bands + bandOf(data, pips + rolled)]! += chance;
      }),
    );
  return chances;
}

/** How many dice of each company are expected to be rolled this round: those on the Rumors card and a part of the bag. */
export function diceToCome({ bag, rumors, screens, phase }: State): number[] {
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
