import { dealtHere, eventsFor, fileOfMatch, gameFile, parseOptions, playFile, same } from '@outcry/engine';
import type { AnyGame, FileSeat, GameFile, Match, Played, Seat, SeatMove } from '@outcry/engine';
import type { Moment } from '../table/source.ts';
import type { SoloRecord, SoloUpdate, SoloWish } from '../worker/protocol.ts';

const seatOf = ({ name, bot }: SoloWish['seats'][number]): FileSeat => ({
  name,
  kind: bot === null ? 'person' : 'bot',
  level: bot,
});

/** A record of a game that is about to begin. */
export function newRecord(
  game: AnyGame,
  { id, seats, options, data, lesson, hints }: SoloWish,
  now: number,
): SoloRecord {
  const file = gameFile(game, {
    seats: seats.map(seatOf),
    options: parseOptions(game, options, seats.length),
    data: data as GameFile['data'],
    fairness: dealtHere(seats.length, lesson?.seed),
  });
  const record = { id, file, started: now, updated: now, ...(hints === undefined ? {} : { hints }) };
  return lesson ? { ...record, lesson: { step: 0 } } : record;
}

/** What a person is asked, and after how many moves they were first asked the same. */
interface Decision {
  readonly seat: Seat;
  readonly legal: readonly unknown[];
  readonly since: number;
}

/** A game on this device: its record, the match it leads to, and through whose eyes it is seen. */
export class SoloGame {
  readonly game: AnyGame;
  #record: SoloRecord;
  readonly #match: Match;
  /** What each standing move did. */
  readonly #played: Played[] = [];
  /** The seat whose place is shown; with several people it changes only when one says they are here. */
  #viewer: Seat | null;
  /** The decision a person was last shown. */
  #decision: Decision | null = null;

  constructor(game: AnyGame, record: SoloRecord) {
    this.game = game;
    this.#record = record;
    this.#match = playFile(game, record.file, (played) => this.#played.push(played));
    const people = this.#people();
    this.#viewer = people.length === 1 ? people[0]! : null;
  }

  #isPerson = (seat: Seat): boolean => this.#record.file.seats[seat]!.kind === 'person';
  #people = (): Seat[] => this.#record.file.seats.flatMap((_, seat) => (this.#isPerson(seat) ? [seat] : []));

  /** Bots that must decide now, with their seats. */
  bots(): { readonly seat: Seat; readonly bot: string; readonly name: string }[] {
    return this.game.actors(this.#match.state).flatMap((seat) => {
      const { level, name } = this.#record.file.seats[seat]!;
      return level === null ? [] : [{ seat, bot: level, name }];
    });
  }

  file = (): GameFile => this.#record.file;
  view = (seat: Seat | null) => this.game.view(this.#match.state, seat);
  legal = (seat: Seat) => this.game.legal(this.#match.state, seat);

  /** The person of this device who is asked; the one we look through before another. */
  asked(): Seat | null {
    const asked = this.game
      .actors(this.#match.state)
      .filter((seat) => this.#isPerson(seat) && this.#answerOf(seat) === null);
    return asked.find((seat) => seat === this.#viewer) ?? asked[0] ?? null;
  }

  /** What a seat answers in advance and may still apply. */
  #standing(seat: Seat): readonly unknown[] {
    const kept = this.#record.standing?.[seat] ?? [];
    const { standing } = this.game;
    if (kept.length === 0 || standing === undefined) return [];
    const view = this.view(seat);
    return kept.filter((answer) => !standing.lapsed(view, answer));
  }

  /** What a seat has answered in advance to what it is asked now; null: nothing. */
  #answerOf(seat: Seat): unknown {
    for (const answer of this.#standing(seat)) {
      const move = this.game.standing!.move(this.view(seat), answer, this.legal(seat));
      if (move !== null) return move;
    }
    return null;
  }

  /** The next move that a person has answered in advance; null: none. */
  answered(): SeatMove | null {
    for (const seat of this.game.actors(this.#match.state).filter(this.#isPerson)) {
      const move = this.#answerOf(seat);
      if (move !== null) return [seat, move];
    }
    return null;
  }

  /** Keeps what a seat answers in advance. */
  setStanding(seat: Seat, answers: readonly unknown[], now: number): void {
    this.#record = { ...this.#record, standing: { ...this.#record.standing, [seat]: answers }, updated: now };
  }

  /** Makes a move that comes from outside (checked by the engine) and writes it down. */
  play(seat: Seat, move: unknown, now: number): void {
    this.#played.push(this.#match.make(seat, move));
    if (this.#decision?.seat === seat) this.#decision = null;
    this.#write(now);
  }

  #write(now: number): void {
    this.#record = { ...this.#record, file: fileOfMatch(this.#match, this.#record.file), updated: now };
  }

  /** The last move a person can take back; null where the game is over, or chance or a reveal came after it. */
  #undoable() {
    if (this.game.result(this.#match.state) !== null) return null;
    const move = this.#match.journal.undoable(this.#isPerson);
    return move && move.seq >= (this.#record.file.continuedFrom ?? 0) ? move : null;
  }

  #undoTarget(): SoloUpdate['undo'] {
    const move = this.#undoable();
    return move && { seat: move.seat, to: this.#match.journal.countBefore(move.seq) + 1 };
  }

  /** Takes the person's last move back with all that followed; yields how many moments stand. */
  undo(now: number): number | null {
    const move = this.#undoable();
    if (move === null) return null;
    this.#match.follow({ kind: 'undo', seq: this.#match.journal.moves.length, seat: move.seat, to: move.seq });
    // They decide anew: an answer in advance must not make the move again before they can.
    if (this.#standing(move.seat).length > 0) this.setStanding(move.seat, [], now);
    this.#played.length = this.#match.journal.moves.length;
    this.#decision = null;
    this.#write(now);
    return this.#played.length + 1;
  }

  /** Makes again what was taken back last. */
  redo(now: number): void {
    const { undone, moves } = this.#match.journal;
    if (undone === null) return;
    this.#played.push(...this.#match.follow({ kind: 'redo', seq: moves.length, seat: undone.seat }));
    this.#write(now);
  }

  /** The step a guided first game is at; null: everybody plays as they like. */
  step = (): number | null => this.#record.lesson?.step ?? null;

  /** Goes to a step of the guided first game, or (null) leaves its script. */
  goTo(step: number | null, now: number): void {
    this.#record = { ...this.#record, lesson: { step }, updated: now };
  }

  /** How many moves were made. */
  made = (): number => this.#played.length;

  look(seat: Seat): void {
    if (this.#isPerson(seat)) this.#viewer = seat;
  }

  /** What a seat is asked, with the number of moves after which it was first asked the same. */
  #decide(seat: Seat | null): Decision | null {
    if (seat === null) return (this.#decision = null);
    const legal = this.game.legal(this.#match.state, seat);
    const before = this.#decision;
    const since = before?.seat === seat && same(before.legal, legal) ? before.since : this.#played.length;
    return (this.#decision = { seat, legal, since });
  }

  /** How it stands, with the moments from number `from` on. */
  update(from: number): SoloUpdate {
    const { game } = this;
    const { state, journal } = this.#match;
    const result = game.result(state);
    const asked = this.asked();
    const curtain = asked !== null && asked !== this.#viewer && this.#people().length > 1 ? asked : null;
    const viewer = curtain === null ? this.#viewer : null;
    const decision = this.#decide(curtain === null ? asked : null);
    return {
      from,
      moments: this.#moments(viewer, from),
      viewer,
      curtain,
      actors: game.actors(state),
      legal: decision?.legal ?? [],
      decision: decision?.since ?? null,
      standing: viewer === null ? [] : this.#standing(viewer),
      undo: curtain === null ? this.#undoTarget() : null,
      redo: curtain === null && journal.undone !== null,
      result,
      worth: result === null ? null : this.#worth(),
      record: this.#record,
    };
  }

  #moments(viewer: Seat | null, from: number): Moment[] {
    const now = this.#played.length;
    if (from > now) return [];
    if (from === now) return [{ at: now, view: this.view(viewer), events: this.#events(now, viewer) }];
    const moments: Moment[] = [];
    this.#match.replay(
      (state, at) => moments.push({ at, view: this.game.view(state, viewer), events: this.#events(at, viewer) }),
      { from },
    );
    return moments;
  }

  #events = (at: number, viewer: Seat | null) => (at === 0 ? [] : eventsFor(this.#played[at - 1]!, viewer));

  #worth(): (readonly number[])[] {
    const worth: (readonly number[])[] = [];
    this.#match.replay((state) => worth.push(this.game.worth(state).slice()));
    return worth;
  }
}
