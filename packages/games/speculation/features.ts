import type { Features, Seat } from '@outcry/engine';
import { rankOf } from './board.ts';
import type { Board } from './board.ts';
import { ACTIONS, BANK_HOLIDAY, CARDS, COMPANIES, END } from './data.ts';
import { worth } from './result.ts';
import { actionNow, handSize, movementNow } from './state.ts';
import type { State } from './state.ts';

const COUNT = COMPANIES.length;
const PER_PART = 28;
const PER_WHOLE = 30;
const SEATS = { min: 3, max: 6 };
/** Spaces a card moves its brick by, skipped turns included, and how much faster than others the first brick is. */
const SPACES_A_CARD = 2.4;
const LEADER = 1.6;
/** Two bricks that are expected closer than this may end in either order. */
const DOUBT = 12;

/** What a net sees of a game with these tables. `evaluate` ranks the rivals: the strongest come first. */
export function features(board: Board, evaluate: (state: State) => readonly number[]): Features<State> {
  const stand = new Float64Array(COUNT);
  const finals = new Float64Array(COUNT);
  const coming = new Float64Array(CARDS);
  const rivals: Seat[] = [];

  function rankRivals(money: readonly number[], seat: Seat): void {
    rivals.length = 0;
    for (let other = 0; other < money.length; other++) if (other !== seat) rivals.push(other);
    rivals.sort((a, b) => money[b]! - money[a]!);
  }

  /** How many turns are left, until the first brick is home. */
  function turnsLeft({ bricks, players }: State): number {
    let first = 0;
    for (let company = 0; company < COUNT; company++) first = Math.max(first, bricks[company]!);
    return ((END - first) * CARDS) / (players.length * SPACES_A_CARD * LEADER);
  }

  /** Where bricks are expected to stand at the end, and what shares then cost. */
  function project({ bricks, players, played, side }: State, turns: number): void {
    coming.fill(0);
    for (const { cards } of players) for (let i = played; i < CARDS; i++) coming[cards[i]!]!++;
    const toShuffle = CARDS - played;
    const soon = Math.min(1, turns / toShuffle) * SPACES_A_CARD;
    const later = (Math.max(0, turns - toShuffle) * players.length * SPACES_A_CARD) / CARDS;
    for (let company = 0; company < COUNT; company++)
      stand[company] = Math.min(END, bricks[company]! + soon * coming[company]! + later);
    for (let company = 0; company < COUNT; company++) {
      let before = 0;
      for (let other = 0; other < COUNT; other++)
        if (other !== company) before += Math.max(0, Math.min(1, 0.5 + (stand[other]! - stand[company]!) / DOUBT));
      const list = board.lists[side][Math.round(stand[company]!)]!;
      const rank = Math.min(COUNT - 2, Math.floor(before));
      finals[company] = list[rank]! + (list[rank + 1]! - list[rank]!) * (before - rank);
    }
  }

  /** How many of a card the others hold, and have laid this turn. */
  function cardsOfOthers({ players, played }: State, seat: Seat, card: number, laid: boolean): number {
    let count = 0;
    for (let other = 0; other < players.length; other++) {
      const { cards, chosen } = players[other]!;
      if (other === seat) continue;
      if (laid) count += Number(chosen === card);
      else for (let i = played; i < played + handSize(played); i++) count += Number(cards[i] === card);
    }
    return count;
  }

  function writePart(state: State, seat: Seat, company: number, out: Float64Array, from: number): void {
    const { bricks, players, played, prices, side } = state;
    const space = bricks[company]!;
    const rank = rankOf(state, company) - 1;
    const list = board.lists[side][space]!;
    const ahead = board.lists[side][Math.min(END, space + 6)]!;
    let next = END + 6;
    let last = -6;
    for (let other = 0; other < COUNT; other++) {
      if (bricks[other]! > space && bricks[other]! < next) next = bricks[other]!;
      if (bricks[other]! < space && bricks[other]! > last) last = bricks[other]!;
    }
    const price = prices[company]!;
    const final = finals[company]!;
    const me = players[seat]!;
    const own = me.shares[company]!;
    const rival = players[rivals[0]!]!.shares[company]!;
    let others = 0;
    for (let i = 2; i < rivals.length; i++) others += players[rivals[i]!]!.shares[company]!;
    const place = me.cards.indexOf(company);
    out[from] = space / END;
    out[from + 1] = rank / COUNT;
    out[from + 2] = price / 100;
    out[from + 3] = (list[Math.max(0, rank - 1)]! - price) / 50;
    out[from + 4] = (list[Math.min(COUNT - 1, rank + 1)]! - price) / 50;
    out[from + 5] = (ahead[rank]! - price) / 50;
    out[from + 6] = (next - space) / 10;
    out[from + 7] = (space - last) / 10;
    out[from + 8] = own / 2;
    out[from + 9] = rival / 2;
    out[from + 10] = players[rivals[1]!]!.shares[company]! / 2;
    out[from + 11] = others / 3;
    out[from + 12] = state.bank[company]! / 3;
    out[from + 13] = coming[company]! / players.length;
    out[from + 14] = Number(place >= played);
    out[from + 15] = Number(place >= played && place < played + handSize(played));
    out[from + 16] = Number(me.chosen === company);
    out[from + 17] = cardsOfOthers(state, seat, company, false) / 2;
    out[from + 18] = cardsOfOthers(state, seat, company, true) / 2;
    out[from + 19] = stand[company]! / END;
    out[from + 20] = final / 100;
    out[from + 21] = (final - price) / 100;
    out[from + 22] = (own * final) / 200;
    out[from + 23] = (rival * final) / 200;
    out[from + 24] = (own * price) / 200;
    out[from + 25] = (rival * price) / 200;
    out[from + 26] = Number(price <= me.cash);
    out[from + 27] = turnsLeft(state) / 15;
  }

  function writeWhole(state: State, seat: Seat, money: readonly number[], out: Float64Array, from: number): void {
    const { players, phase, played, active } = state;
    const { length } = players;
    const turns = turnsLeft(state);
    const me = players[seat]!;
    const strongest = players[rivals[0]!]!;
    const wealth = worth(state);
    let richest = -Infinity;
    for (const rival of rivals) richest = Math.max(richest, wealth[rival]!);
    let shares = 0;
    let rivalShares = 0;
    let final = me.cash - strongest.cash;
    for (let company = 0; company < COUNT; company++) {
      shares += me.shares[company]!;
      rivalShares += strongest.shares[company]!;
      final += (me.shares[company]! - strongest.shares[company]!) * finals[company]!;
    }
    const lead = money[seat]! - money[rivals[0]!]!;
    const order = (seat - active + length) % length;
    const holiday = me.cards.indexOf(BANK_HOLIDAY);
    const action = ACTIONS.indexOf(actionNow(state));
    for (let seats = SEATS.min; seats <= SEATS.max; seats++) out[from + seats - SEATS.min] = Number(length === seats);
    out[from + 4] = Number(state.side === 'star');
    out[from + 5] = turns / 15;
    out[from + 6] = played / CARDS;
    out[from + 7] = Number(phase.kind === 'trade');
    out[from + 8] = Number(phase.kind === 'choose');
    out[from + 9] = Number(phase.kind === 'trade' && order >= (phase.seat - active + length) % length);
    for (let i = 0; i < ACTIONS.length; i++) out[from + 10 + i] = Number(action === i);
    out[from + 14] = movementNow(state) / 6;
    out[from + 15] = order / length;
    out[from + 16] = lead / 200;
    out[from + 17] = lead / (100 * Math.sqrt(turns + 0.5));
    out[from + 18] = (money[seat]! - money[rivals[1]!]!) / 200;
    out[from + 19] = (money[seat]! - money[rivals.at(-1)!]!) / 400;
    out[from + 20] = (wealth[seat]! - richest) / 200;
    out[from + 21] = final / 200;
    out[from + 22] = me.cash / 100;
    out[from + 23] = strongest.cash / 100;
    out[from + 24] = shares / 8;
    out[from + 25] = rivalShares / 8;
    out[from + 26] = Number(holiday >= played);
    out[from + 27] = Number(holiday >= played && holiday < played + handSize(played));
    out[from + 28] = Number(me.chosen === BANK_HOLIDAY);
    out[from + 29] = (coming[BANK_HOLIDAY]! - Number(holiday >= played)) / length;
  }

  return {
    version: 1,
    perPart: PER_PART,
    perWhole: PER_WHOLE,
    parts: () => COUNT,
    write(state, seat, out) {
      const money = evaluate(state);
      rankRivals(money, seat);
      project(state, turnsLeft(state));
      for (let company = 0; company < COUNT; company++) writePart(state, seat, company, out, company * PER_PART);
      writeWhole(state, seat, money, out, COUNT * PER_PART);
    },
  };
}
