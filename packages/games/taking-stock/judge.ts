import type { Seat } from '@outcry/engine';
import { CARDS_PER_COMPANY, COMPANIES } from './data.ts';
import type { Data, Effect } from './data.ts';
import { boxAfter } from './phases/price.ts';
import { TRICKS } from './phases/round.ts';
import { reversed, riseOf, winningPlace } from './phases/trick.ts';
import { payAt, payToComeOf } from './prospects.ts';
import type { Ranks } from './prospects.ts';
import { companyOf, numberOf, ottoOf } from './state.ts';
import type { Card, State } from './state.ts';

// Found by letting variants play each other, thousands of games a variant.
/** How many of the cards in hand count as shares: some are kept, and some come back with a trick won. */
const KEPT = 4;
/** The same of a rival's hand. */
const RIVALS_KEEP = 2.6;
/** How many shares of lead make a rank certain: at the end, and more for each trick still to come. */
const CERTAIN = 1.05;
const CERTAIN_A_TRICK = 0.3;
/** What it costs when a rival gets a share, as a part of the pay of the first rank. */
const HARM = 0.15;
/** How often somebody who might beat a card does. */
const BEATEN = 0.5;
/** How many cards that beat it make that certain, as a part of those that each holds. */
const ENOUGH = 0.3;
/** What a change of prices is worth beside shares. */
const PRICES = 1.2;
/** What a Side Deal is worth beside a share, since others take first. */
const SIDE_DEAL = 0.65;
/** What it is worth to lead the next trick. */
const LEADING = 0.4;

const numbers = (): Float64Array => new Float64Array(COMPANIES.length);

/** What a seat expects of the round; one is used again and again, since a playout asks for thousands. */
export class Judge {
  readonly #data: Data;
  readonly #payToCome: ReturnType<typeof payToComeOf>;
  #pay: readonly Ranks[] = [];
  #slope = 1;
  /** How much of a card in hand counts as a share. */
  #keep = 1;
  /** Players at the table, those to come in this trick, and how many cards each of them holds. */
  #hands = 0;
  #left = 0;
  #size = 0;
  /** By company: own shares expected, what a win of the trick would add, cards not seen. */
  readonly #own = numbers();
  readonly #onTable = numbers();
  readonly #unseen = numbers();
  /** By company: pay expected as things stand, and what one more share would add. */
  readonly #now = numbers();
  readonly #more = numbers();
  /** By company and rival: shares expected. */
  readonly #rivals = new Float64Array(COMPANIES.length * 6);
  /** Cards not seen that are lower than a number, by number. */
  readonly #lower = new Float64Array(CARDS_PER_COMPANY + 2);
  #unseenAll = 0;
  #reversals = 0;
  /** What winning the cards on the table adds, its own card left out, and what it denies the rivals. */
  #trick = 0;
  #bestOnTable = 0;
  #winning = -1;
  #reversed = false;
  #toCome = 0;

  constructor(data: Data) {
    this.#data = data;
    this.#payToCome = payToComeOf(data);
  }

  /** The pay of a company with so many own shares. */
  #payFor(company: number, shares: number, ranks: Ranks): number {
    if (shares <= 0) return 0;
    let ahead = 0;
    for (let i = company * 6; i < company * 6 + this.#hands - 1; i++) {
      const behind = 0.5 - (shares - this.#rivals[i]!) * this.#slope;
      ahead += behind <= 0 ? 0 : behind >= 1 ? 1 : behind;
    }
    const pay = payAt(ranks, ahead);
    return shares < 1 ? pay * shares : pay;
  }

  #seen(cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      this.#unseen[companyOf(card)]!--;
      this.#lower[numberOf(card)]!--;
    }
  }

  /** Takes in the table as a seat sees it before its move. */
  look(state: State, seat: Seat): void {
    const hands = state.hands.length;
    const { table } = state;
    const hand = state.hands[seat]!;
    const tricksLeft = Math.min(TRICKS - 1, TRICKS - state.trick);
    this.#pay = this.#payToCome(state.seats)[tricksLeft]!;
    this.#slope = 0.5 / (CERTAIN + CERTAIN_A_TRICK * tricksLeft);
    this.#keep = hand.length > 1 ? Math.min(1, KEPT / (hand.length - 1)) : 1;
    this.#hands = hands;
    this.#size = hand.length;
    this.#left = hands - table.length - 1;
    this.#winning = table.length > 0 ? winningPlace(this.#data, state) : -1;
    this.#reversed = reversed(this.#data, state);
    let companies = 0;
    for (let company = 0; company < COMPANIES.length; company++) {
      this.#own[company] = 0;
      this.#onTable[company] = 0;
      this.#unseen[company] = state.inPlay[company] ? CARDS_PER_COMPANY : 0;
      if (state.inPlay[company]) companies++;
    }
    this.#lower.fill(companies, 1);
    this.#lower[0] = 0;
    this.#seen(hand);
    this.#seen(table);
    this.#seen(state.aside);
    for (let i = 0; i < hands; i++) this.#seen(state.portfolios[i]!);
    this.#reversals = 0;
    for (let number = 1; number <= CARDS_PER_COMPANY; number++)
      if (this.#data.effects[number - 1]!.kind === 'reversal') this.#reversals += this.#lower[number]!;
    let sum = 0;
    for (let number = 1; number <= CARDS_PER_COMPANY; number++) {
      const count = this.#lower[number]!;
      this.#lower[number] = sum;
      sum += count;
    }
    this.#lower[CARDS_PER_COMPANY + 1] = sum;
    this.#unseenAll = sum;
    for (let i = 0; i < hand.length; i++) this.#own[companyOf(hand[i]!)]! += this.#keep;
    for (let i = 0; i < table.length; i++) this.#onTable[companyOf(table[i]!)]!++;
    this.#shares(state, seat);
    this.#prospects(state);
  }

  /** Shares expected by everybody. */
  #shares(state: State, seat: Seat): void {
    const each = this.#unseenAll > 0 ? RIVALS_KEEP / this.#unseenAll : 0;
    let place = 0;
    for (let hand = 0; hand < this.#hands; hand++) {
      const portfolio = state.portfolios[hand]!;
      if (hand === seat) {
        for (let i = 0; i < portfolio.length; i++) this.#own[companyOf(portfolio[i]!)]!++;
        continue;
      }
      for (let company = 0; company < COMPANIES.length; company++)
        this.#rivals[company * 6 + place] = each * this.#unseen[company]!;
      for (let i = 0; i < portfolio.length; i++) this.#rivals[companyOf(portfolio[i]!) * 6 + place]!++;
      place++;
    }
  }

  #prospects(state: State): void {
    this.#trick = 0;
    this.#toCome = 0;
    for (let company = 0; company < COMPANIES.length; company++) {
      if (!state.inPlay[company]) continue;
      const ranks = this.#pay[state.boxes[company]!]!;
      const own = this.#own[company]!;
      const now = this.#payFor(company, own, ranks);
      this.#now[company] = now;
      const more = this.#payFor(company, own + 1, ranks) - now + HARM * ranks[0];
      this.#more[company] = more;
      const count = this.#onTable[company]!;
      if (count === 1) this.#trick += more;
      else if (count > 1) this.#trick += this.#payFor(company, own + count, ranks) - now + HARM * count * ranks[0];
      if (this.#unseenAll > 0) this.#toCome += (more * this.#unseen[company]!) / this.#unseenAll;
    }
    this.#bestOnTable = 0;
    for (let i = 0; i < state.table.length; i++)
      if (i !== this.#winning) this.#bestOnTable = Math.max(this.#bestOnTable, this.#more[companyOf(state.table[i]!)]!);
  }

  /** What a share more of a company is worth. */
  share(company: number): number {
    return this.#more[company]!;
  }

  /** What a move of a price is worth to a holder of the expected shares and `extra` more, beside what it gives to all. */
  swing(state: State, company: number, boxes: number, extra: number): number {
    const from = this.#pay[state.boxes[company]!]!;
    const to = this.#pay[boxAfter(this.#data, state.boxes[company]!, boxes)]!;
    const shares = this.#own[company]! + extra;
    const mine = this.#payFor(company, shares, to) - this.#payFor(company, shares, from);
    return PRICES * (mine - (to[0] + to[1] + to[2] - from[0] - from[1] - from[2]) / this.#hands);
  }

  /** How likely a card wins the trick. */
  #wins(state: State, card: Card, effect: Effect, box: number): number {
    const number = numberOf(card);
    const turned = this.#reversed || effect.kind === 'reversal';
    const sign = turned ? -1 : 1;
    const strength = sign * (number * 64 + box);
    for (const other of state.table)
      if (sign * (numberOf(other) * 64 + state.boxes[companyOf(other)]!) >= strength) return 0;
    if (this.#left === 0 || this.#unseenAll === 0) return 1;
    const below = this.#lower[number]!;
    const above = this.#unseenAll - this.#lower[number + 1]!;
    const level = this.#lower[number + 1]! - below;
    const beating = (turned ? below : above + this.#reversals) + level / 2;
    const beats = BEATEN * Math.min(1, (beating * this.#size) / this.#unseenAll / ENOUGH);
    let holds = 1;
    for (let i = 0; i < this.#left; i++) holds *= 1 - beats;
    return holds;
  }

  /** What playing a card is worth, but for the company its effect is aimed at. */
  card(state: State, card: Card): number {
    const company = companyOf(card);
    const effect = this.#data.effects[numberOf(card) - 1]!;
    const own = this.#own[company]!;
    const ranks = this.#pay[state.boxes[company]!]!;
    const without = this.#payFor(company, own - this.#keep, ranks) - this.#now[company]!;
    let value = without - HARM * ranks[0];
    let box = state.boxes[company]!;
    if (effect.kind === 'own-company') {
      value += this.swing(state, company, effect.boxes, -this.#keep);
      box = boxAfter(this.#data, box, effect.boxes);
    }
    if (effect.kind === 'side-deal') value += SIDE_DEAL * Math.max(this.#bestOnTable, this.#more[company]!);
    const wins = this.#wins(state, card, effect, box);
    if (wins === 0) return value;
    const count = this.#onTable[company]!;
    const counted = count === 0 ? 0 : this.#payFor(company, own + count, ranks) - this.#now[company]!;
    const won = this.#payFor(company, own - this.#keep + count + 1, ranks) - this.#now[company]! - without;
    const rise = riseOf(this.#data, card, 0, ottoOf(state));
    const lifted = this.swing(state, company, rise, count + 1 - this.#keep);
    return (
      value + wins * (LEADING + this.#trick - counted + won + HARM * ranks[0] + lifted + this.#left * this.#toCome)
    );
  }
}
