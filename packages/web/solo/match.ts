import { begin, dealtHere, eventsFor, parseOptions, playAt, recordingOf } from '@outcry/engine';
import type { AnyGame, Entry, GameFile, Played, Recording, Seat } from '@outcry/engine';
import type { Moment } from '../table/source.ts';
import type { SoloRecord, SoloUpdate, SoloWish } from '../worker/protocol.ts';

/** A record of a game that is about to begin. */
export function newRecord(game: AnyGame, { id, seats, options, data, lesson }: SoloWish, now: number): SoloRecord {
  const file: GameFile = {
    format: 'outcry-game',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    names: seats.map(({ name }) => name),
    options: parseOptions(game, options, seats.length) as GameFile['options'],
    data: data as GameFile['data'],
    fairness: { ...dealtHere(seats.length, lesson?.seed), entropy: seats.map(() => '') },
    moves: [],
    result: null,
  };
  const record = { id, bots: seats.map(({ bot }) => bot), file, started: now, updated: now };
  return lesson ? { ...record, lesson: { step: 0 } } : record;
}

/** A game on this device: its record, the state it leads to, and through whose eyes it is seen. */
export class Match {
  readonly game: AnyGame;
  #record: SoloRecord;
  #recording: Recording;
  #state: unknown;
  #played: Played[] = [];
  /** What was taken back and can be made again, the last first to come; a new move ends it. */
  #undone: Entry[][] = [];
  /** The seat whose place is shown; with several people it changes only when one says he is here. */
  #viewer: Seat | null;

  constructor(game: AnyGame, record: SoloRecord) {
    this.game = game;
    this.#record = record;
    this.#recording = recordingOf(record.file);
    this.#state = begin(game, this.#recording);
    for (const entry of this.#recording.moves) this.#make(entry);
    const people = this.#people();
    this.#viewer = people.length === 1 ? people[0]! : null;
  }

  #people = (): Seat[] => this.#record.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));

  #make(entry: Entry): void {
    this.#played.push(playAt(this.game, this.#state, this.#recording.key, this.#played.length, entry));
  }

  /** Bots that must decide now, with their seats. */
  bots(): { readonly seat: Seat; readonly bot: string }[] {
    return this.game.actors(this.#state).flatMap((seat) => {
      const bot = this.#record.bots[seat];
      return bot ? [{ seat, bot }] : [];
    });
  }

  view = (seat: Seat | null) => this.game.view(this.#state, seat);
  legal = (seat: Seat) => this.game.legal(this.#state, seat);

  /** The person of this device who is asked; the one we look through before another. */
  asked(): Seat | null {
    const asked = this.game.actors(this.#state).filter((seat) => this.#record.bots[seat] === null);
    return asked.find((seat) => seat === this.#viewer) ?? asked[0] ?? null;
  }

  /** Makes a move that comes from outside (checked by the engine) and writes it down. */
  play(seat: Seat, move: unknown, now: number): void {
    this.#add([[seat, move]], now);
    this.#undone = [];
  }

  #add(entries: readonly Entry[], now: number): void {
    for (const entry of entries) this.#make(entry);
    this.#write([...this.#record.file.moves, ...(entries as GameFile['moves'])], now);
  }

  #write(moves: GameFile['moves'], now: number): void {
    const file = { ...this.#record.file, moves, result: this.game.result(this.#state) as GameFile['result'] };
    this.#record = { ...this.#record, file, updated: now };
  }

  /** The number of moves that would stand if a person took his last one back; null where chance or a reveal forbids it. */
  #undoTo(): number | null {
    const { moves, continuedFrom = 0 } = this.#record.file;
    if (this.game.result(this.#state) !== null) return null;
    for (let at = moves.length - 1; at >= continuedFrom; at--) {
      if (this.#played[at]!.barrier) return null;
      if (this.#record.bots[moves[at]![0]] === null) return at;
    }
    return null;
  }

  /** Takes the person's last move back with all that followed; yields how many moments stand. */
  undo(now: number): number | null {
    const to = this.#undoTo();
    if (to === null) return null;
    this.#undone.push(this.#record.file.moves.slice(to) as Entry[]);
    const moves = this.#record.file.moves.slice(0, to);
    this.#recording = { ...this.#recording, moves: moves as Entry[] };
    this.#played = [];
    this.#state = begin(this.game, this.#recording);
    for (const entry of this.#recording.moves) this.#make(entry);
    this.#write(moves, now);
    return to + 1;
  }

  /** Makes again what was taken back last. */
  redo(now: number): void {
    this.#add(this.#undone.pop() ?? [], now);
  }

  /** The step a guided first game is at; null: everybody plays as he likes. */
  step = (): number | null => this.#record.lesson?.step ?? null;

  /** Goes to a step of the guided first game, or (null) leaves its script. */
  goTo(step: number | null, now: number): void {
    this.#record = { ...this.#record, lesson: { step }, updated: now };
  }

  /** How many moves were made. */
  made = (): number => this.#played.length;

  look(seat: Seat): void {
    if (this.#record.bots[seat] === null) this.#viewer = seat;
  }

  /** How it stands, with the moments from number `from` on. */
  update(from: number): SoloUpdate {
    const { game } = this;
    const result = game.result(this.#state);
    const asked = this.asked();
    const curtain = asked !== null && asked !== this.#viewer && this.#people().length > 1 ? asked : null;
    const viewer = curtain === null ? this.#viewer : null;
    return {
      from,
      moments: this.#moments(viewer, from),
      viewer,
      curtain,
      actors: game.actors(this.#state),
      legal: curtain === null && asked !== null ? game.legal(this.#state, asked) : [],
      undo: curtain === null && this.#undoTo() !== null,
      redo: curtain === null && this.#undone.length > 0,
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
    this.#walk((state, at) => {
      if (at >= from) moments.push({ at, view: this.game.view(state, viewer), events: this.#events(at, viewer) });
    });
    return moments;
  }

  #events = (at: number, viewer: Seat | null) => (at === 0 ? [] : eventsFor(this.#played[at - 1]!, viewer));

  #worth(): (readonly number[])[] {
    const worth: (readonly number[])[] = [];
    this.#walk((state) => worth.push(this.game.worth(state).slice()));
    return worth;
  }

  /** Plays the game again from the start. */
  #walk(visit: (state: unknown, at: number) => void): void {
    const state = begin(this.game, this.#recording);
    visit(state, 0);
    this.#record.file.moves.forEach((entry, index) => {
      playAt(this.game, state, this.#recording.key, index, entry as Entry);
      visit(state, index + 1);
    });
  }
}
