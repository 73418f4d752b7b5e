import type { GameFile, Seat } from '@outcry/engine';
import type { FinishedGame, SoloGame } from '@outcry/server/api';
import type { SoloRecord } from '../worker/protocol.ts';

/** A game that was played to its end, on this device or on the server, as history and records know it. */
export interface Finished {
  readonly id: string;
  /** The code of its table on the server; null: it was played on this device. */
  readonly code: string | null;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  /** Your own seat; with several people at one device the one that bore your name, else the first. */
  readonly you: Seat;
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly started: number;
  readonly finished: number;
  /** Whether it counts in the records. */
  readonly counts: boolean;
  /** A solo game that the server keeps for this account. */
  readonly isKept?: boolean;
}

/**
 * The one place that says which games of this device count in statistics: not those whose cards could be known, because
 * they were continued from a file or are always dealt the same, as guided first games are.
 */
const countsInRecords = (record: SoloRecord): boolean =>
  !('continuedFrom' in record.file) && record.lesson === undefined;

/** The seats of people. */
export const peopleOf = ({ seats }: Pick<GameFile, 'seats'>): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** What is remembered of a game of this device; null while it goes on, and where only bots played. */
export function ofRecord(record: SoloRecord, yourName: string): Finished | null {
  const { id, file, started, updated } = record;
  const people = peopleOf(file);
  const you = people.find((seat) => file.seats[seat]!.name === yourName) ?? people[0];
  if (file.result === null || you === undefined) return null;
  return {
    id,
    code: null,
    game: file.game,
    seats: file.seats.map(({ name, level }) => ({ name, bot: level })),
    you,
    places: file.result.places,
    scores: file.result.scores,
    started,
    finished: updated,
    counts: countsInRecords(record),
  };
}

/** A game of the server. One that a bot finished for you is not yours to boast of. */
export function ofServer({ id, code, game, seats, yours, result, started, finished }: FinishedGame): Finished {
  const you = yours[0] ?? 0;
  const { places, scores } = result;
  return { id, code, game, seats, you, places, scores, started, finished, counts: seats[you]!.bot === null };
}

/** A solo game of this person, on whatever device it was played. */
export const ofSolo = ({ result: { places, scores }, ...game }: SoloGame): Finished => ({
  ...game,
  code: null,
  places,
  scores,
  isKept: true,
});

/** All of them once, the last finished first. */
export function merged(...lists: readonly (readonly Finished[])[]): Finished[] {
  const all = new Map(lists.flat().map((game) => [game.id, game]));
  return [...all.values()].toSorted((a, b) => b.finished - a.finished);
}
