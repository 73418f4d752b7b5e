import { commitmentTo, commitmentToEntropy, Match, newSeed } from '@outcry/engine';
import type { Contribution, DealStep, Missing, Seat, VoidAttempt } from '@outcry/engine';
import type { Body } from '../api.ts';
import { Refused } from '../errors.ts';
import type { DealRow, TableRow } from '../store/store.ts';
import { seatsOf } from './describe.ts';
import type { Connected } from './describe.ts';
import { dealOf, gameOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { askAnew } from './play.ts';
import type { Change, Draft } from './tables.ts';

/*
 * How the cards are dealt, once the host starts the game. Each attempt has two steps: everybody connected commits, then
 * everybody reveals. Whoever does not answer in time voids the attempt, and all begin anew, the server with a new seed.
 */

/** How long the seats have to commit, and then to reveal, in milliseconds. */
export const ANSWER_TIME = 5000;
/** A seat that missed this many answers of a step is left out of the next attempts, so that nobody blocks a table. */
const MISSES: Readonly<Record<DealStep, number>> = { commit: 1, reveal: 2 };

/** Whether seats and terms are frozen while the cards are dealt. */
export const isDealing = ({ deal }: Pick<TableRow, 'deal'>): boolean => deal !== null && deal.step !== null;

/** The number of the attempt under way. */
export const attemptOf = ({ voided }: DealRow): number => voided.length + 1;

/** The seats of a deal that still have to answer. */
export const unanswered = ({ step, contributions }: DealRow): Seat[] =>
  contributions.flatMap(({ entropy, commitment, missing }, seat) => {
    if (step === null || missing !== null) return [];
    return step === 'commit' ? (commitment === null ? [seat] : []) : entropy === '' ? [seat] : [];
  });

/** Freezes the table and begins an attempt to deal. Where nobody can take part the cards are dealt at once. */
export function beginDeal(
  table: Loaded,
  connected: Connected,
  now: number,
  voided: readonly VoidAttempt[] = [],
  before: readonly Draft[] = [],
): Change {
  const { row } = table;
  const contributions = row.seats.map((_, seat) => ({
    entropy: '',
    commitment: null,
    missing: missingAt(row, seat, connected, voided),
  }));
  const seed = newSeed();
  const deal: DealRow = { seed, commitment: commitmentTo(seed), contributions, voided, step: 'commit' };
  const seats = unanswered(deal);
  if (seats.length === 0) return dealCards(table, deal, before, now);
  const { commitment } = deal;
  return {
    entries: [...before, { kind: 'deal', attempt: attemptOf(deal), commitment, seats }],
    row: { deal, due: now + ANSWER_TIME },
  };
}

/** Why a seat takes no part in an attempt that begins now; null: it does. A person takes part with their first seat. */
function missingAt(row: TableRow, seat: Seat, connected: Connected, voided: readonly VoidAttempt[]): Missing | null {
  const { kind, person, standIn } = row.seats[seat]!;
  if (kind === 'bot') return 'bot';
  if (standIn !== null || !connected(person!)) return 'not-connected';
  const [first] = seatsOf(row, person);
  const missed = (step: DealStep) =>
    voided.filter((attempt) => attempt.step === step && attempt.seats.includes(first!));
  if (missed('commit').length >= MISSES.commit || missed('reveal').length >= MISSES.reveal) return 'no-answer';
  return seat === first ? null : 'same-person';
}

/** Ends an attempt that somebody left unanswered, and begins the next. */
export function voidDeal(table: Loaded, connected: Connected, now: number): Change {
  const deal = table.row.deal!;
  const { seed, commitment, voided } = deal;
  const step = deal.step!;
  const seats = unanswered(deal);
  const told: Draft = { kind: 'deal-void', attempt: attemptOf(deal), step, seats };
  return beginDeal(table, connected, now, [...voided, { seed, commitment, step, seats }], [told]);
}

/** The seat of a person in the attempt they mean, with what it has given so far. */
function partOf({ deal, ...row }: TableRow, person: string, attempt: number) {
  const [seat] = seatsOf(row, person);
  if (seat === undefined) throw new Refused('not-your-seat', 'you have no seat at this table');
  if (!deal) throw new Refused('not-started', 'the host has not started the game yet');
  if (attempt !== attemptOf(deal))
    throw new Refused('not-possible', `this is attempt ${attemptOf(deal)} to deal, not ${attempt}`);
  const given = deal.contributions[seat]!;
  if (given.missing !== null)
    throw new Refused('not-possible', `you take no part in this attempt to deal: ${given.missing}`);
  return { deal, seat, given };
}

const withPart = (deal: DealRow, seat: Seat, given: Contribution): DealRow => ({
  ...deal,
  contributions: deal.contributions.with(seat, given),
});

/** A person commits to their entropy. When the last has, everybody reveals. */
export function commit({ row }: Loaded, person: string, wish: Body<'commit'>, now: number): Change | null {
  const { deal, seat, given } = partOf(row, person, wish.attempt);
  const { commitment } = wish;
  if (given.commitment === commitment) return null;
  if (given.commitment !== null) throw new Refused('not-possible', 'another browser of yours has committed already');
  const after = withPart(deal, seat, { ...given, commitment });
  const all = unanswered(after).length === 0;
  return {
    entries: [{ kind: 'deal-commit', seat, commitment }],
    row: all ? { deal: { ...after, step: 'reveal' }, due: now + ANSWER_TIME } : { deal: after },
  };
}

/** A person reveals the entropy they committed to. When the last has, the cards are dealt. */
export function reveal(table: Loaded, person: string, wish: Body<'reveal'>, now: number): Change | null {
  const { deal, seat, given } = partOf(table.row, person, wish.attempt);
  const { entropy } = wish;
  if (given.entropy === entropy) return null;
  if (deal.step === null) throw new Refused('started', 'the cards are dealt');
  if (deal.step === 'commit') throw new Refused('not-possible', 'not everybody has committed yet');
  if (commitmentToEntropy(entropy) !== given.commitment)
    throw new Refused('malformed', 'this is not the entropy your browser committed to');
  const after = withPart(deal, seat, { ...given, entropy });
  const told: Draft = { kind: 'deal-reveal', seat };
  if (unanswered(after).length === 0) return dealCards(table, after, [told], now);
  return { entries: [told], row: { deal: after } };
}

/** Deals the cards: the game begins. */
function dealCards(table: Loaded, complete: DealRow, before: readonly Draft[], now: number): Change {
  const { row } = table;
  const deal: DealRow = { ...complete, step: null };
  table.match = new Match(gameOf(table), dealOf({ ...row, deal }), table.journal);
  return {
    entries: [...before, { kind: 'start' }],
    row: { status: 'playing', deal, ...askAnew(table, row.seq + before.length + 1, now) },
  };
}
