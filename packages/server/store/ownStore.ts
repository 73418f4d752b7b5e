/** The last vacation somebody took, and what they had saved when it began. One that has ended early ends then. */
export interface VacationRow {
  /** Milliseconds. */
  readonly saved: number;
  readonly began: number;
  readonly ends: number;
}

/** What somebody noted at a table, for themselves. */
export interface NoteRow {
  readonly table: string;
  readonly text: string;
  readonly updated: number;
}

/** What people keep for themselves. own-laws.ts holds for every implementation. */
export interface OwnStore {
  /** Null: they never took one. */
  vacation(person: string): Promise<VacationRow | null>;
  setVacation(person: string, row: VacationRow): Promise<void>;
  /** What a person noted at a table; empty: nothing. */
  privateNote(person: string, table: string): Promise<string>;
  /** Keeps a note in place of the one before; an empty one is none. */
  putNote(person: string, table: string, text: string, now: number): Promise<void>;
  /** All notes of a person, by table. */
  privateNotes(person: string): Promise<NoteRow[]>;
}
