import { exp } from '@outcry/engine';
import type { Parts, Seat } from '@outcry/engine';
import type { Box } from './box.ts';
import { figuresOf } from './box.ts';
import { SECTORS } from './data.ts';
import { bankPrice } from './phases/answer.ts';
import type { State } from './state.ts';
import { worth } from './turn.ts';

/** How sure a claim is whose objective is met. */
const MET = 0.9;
/** How much less likely a claim is for each sector that has to be bought or sold first, and beyond a turn's offers. */
const PER_OFFER = 0.9;
const OFFERS = 3;
const BEYOND_OFFERS = 0.5;
/** The money missing, or the value of shares that nobody may want to sell, that makes a claim e times less likely. */
const REACH = 80;
/** The part of the others' shares of a sector that can be bought. */
const FOR_SALE = 0.3;
/** Claims a turn, for a seat whose means just equal its objective; with more money there are more, up to a limit. */
const CLAIM_RATE = 0.2;
const MOST_MEANS = 2;
/** What it costs to lack the next fee, beside each unit missing; and each unit missing of some cash beyond it. */
const SHORT_OF_FEE = 60;
const CUSHION = 50;
const CUSHION_WORTH = 0.5;
/** The part of its wealth a seat stands to lose when it cannot raise its fees at all. */
const RUIN = 0.7;

/**
 * What each seat may expect to end with: cash and shares, what shares gain until it can deal again, prizes to come, less
 * what it stands to lose by fees it cannot pay. It is meant for states in which no offer is under way.
 */
export function evaluate(box: Box, state: State): number[] {
  if (state.phase.kind === 'over') return worth(state);
  const prize = prizeNow(box, state);
  const expected: number[] = [];
  for (let seat = 0; seat < state.seats; seat++)
    expected.push(state.players[seat]!.out ? 0 : totalOf(outlook(box, state, seat, prize)));
  return expected;
}

/** What that is made of. */
export function parts(box: Box, state: State): Parts[] {
  if (state.phase.kind === 'over')
    return worth(state).map((all, seat) => {
      const { cash } = state.players[seat]!;
      return { ...NOTHING, cash, shares: all - cash };
    });
  const prize = prizeNow(box, state);
  return state.players.map(({ out }, seat) => (out ? NOTHING : { ...outlook(box, state, seat, prize) }));
}

/** What a seat may expect, by where it comes from; fees and ruin are losses. */
interface Outlook {
  readonly cash: number;
  readonly shares: number;
  readonly rises: number;
  readonly dividends: number;
  readonly prizes: number;
  readonly fees: number;
  readonly ruin: number;
}

const NOTHING = { cash: 0, shares: 0, rises: 0, dividends: 0, prizes: 0, fees: 0, ruin: 0 } satisfies Outlook;

const totalOf = ({ cash, shares, rises, dividends, prizes, fees, ruin }: Outlook): number =>
  cash + shares + rises + dividends + prizes + fees + ruin;

/** What a claim would bring now, shares of a bank without cash counted for half. */
function prizeNow({ data: { prize } }: Box, { players, bank }: State): number {
  let payers = -1;
  for (let seat = 0; seat < players.length; seat++) if (!players[seat]!.out) payers++;
  return prize.each * payers + (prize.bank + Math.min(prize.bank, bank.cash)) / 2;
}

/** How many turns a seat will still begin. */
function turnsToBegin({ turn, round, rounds, first, seats }: State, seat: Seat): number {
  const place = (of: Seat): number => (of - first + seats) % seats;
  return rounds - round + (place(seat) > place(turn.seat) ? 1 : 0);
}

/** How many cards are played until the seat can deal again, or until the end. */
function cardsToCome({ turn, round, rounds, first, seats }: State, seat: Seat): number {
  const place = (of: Seat): number => (of - first + seats) % seats;
  const turns = (seat - turn.seat + seats) % seats;
  const left = seats - place(turn.seat) + (rounds - round) * seats;
  return 2 * Math.min(turns, left);
}

function outlook(box: Box, state: State, seat: Seat, prize: number): Outlook {
  const { phase, turn, prices, players, bank } = state;
  const { cash, shares, objective } = players[seat]!;
  const figures = figuresOf(box, objective!);
  const turns = turnsToBegin(state, seat);
  const claims = turns + (seat === turn.seat && phase.kind !== 'collect' && phase.kind !== 'balance' ? 1 : 0);
  const cards = cardsToCome(state, seat);
  let held = 0;
  let liquid = cash;
  let funds = cash;
  let rises = 0;
  let dividends = 0;
  let prizes = 0;
  let cost = 0;
  let amount = 0;
  let offers = 0;
  let scarce = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const price = prices[sector]!;
    const own = shares[sector]!;
    const figure = figures[sector]!;
    const sold = own * bankPrice(price, 'sell');
    liquid += sold;
    amount += figure;
    const rise = Math.min(box.data.prices.highest - price, cards * box.drift[sector]!);
    rises += own * rise;
    dividends += own * cards * box.dividendRate[sector]! * box.dividend[price]!;
    if (figure === 0) {
      funds += sold;
      held += claims > 0 ? sold : own * price;
      if (own > 0) offers++;
      continue;
    }
    held += own * price;
    if (own * price >= figure) continue;
    offers++;
    const lacking = figure - own * price;
    cost += lacking;
    let others = -own;
    for (let other = 0; other < players.length; other++) others += players[other]!.shares[sector]!;
    scarce += Math.max(0, lacking - price * (bank.shares[sector]! + FOR_SALE * others));
  }
  if (claims > 0) {
    const missing = Math.max(0, cost - funds) + scarce;
    let sure = MET * exp(-missing / REACH);
    for (let made = 1; made <= offers; made++) sure *= made > OFFERS ? BEYOND_OFFERS : PER_OFFER;
    prizes = prize * (sure + CLAIM_RATE * (claims - 1) * Math.min(MOST_MEANS, (cash + held) / amount));
  }
  const fees = -feesInDanger(box, state, seat, turns);
  const ruin = isRuined(box, state, seat, liquid, turns)
    ? -RUIN * (cash + held + rises + dividends + prizes + fees)
    : 0;
  return { cash, shares: held, rises, dividends, prizes, fees, ruin };
}

/** What a seat stands to lose because it lacks the cash for its next fee, and for what rivals' claims ask of it before (P7, P12). */
function feesInDanger(box: Box, { turn, players }: State, seat: Seat, turns: number): number {
  const { usual, late } = box.data.fees;
  const due = seat === turn.seat && turn.owes ? late : 0;
  if (turns === 0) return due;
  const spare = Math.max(0, players[seat]!.cash - due);
  const missing = Math.max(0, usual - spare);
  return due + CUSHION_WORTH * Math.max(0, usual + CUSHION - spare) + (missing > 0 ? SHORT_OF_FEE : 0) + missing;
}

/** Whether a seat cannot raise its fees even by selling everything. */
function isRuined(box: Box, { turn }: State, seat: Seat, liquid: number, turns: number): boolean {
  const { late } = box.data.fees;
  const due = seat === turn.seat && turn.owes ? late : 0;
  return liquid < due + (turns > 0 ? late : 0);
}
