import type { GameFile, Seat } from '@outcry/engine';
import { LEARNER } from '@outcry/games/lesson.ts';
import { findGame, loadLesson } from '../games.ts';
import { peopleOf } from '../history/finished.ts';
import type { Origin } from '../download.ts';
import { api, ApiError } from '../online/api.ts';
import { notesOfReplay } from '../online/notes.ts';
import { logOf } from '../online/past.ts';
import { tableAt } from '../online/tableAt.ts';
import { lessonCompany } from '../play.ts';
import { load } from '../solo/saved.ts';
import type { Note } from '../table/source.ts';
import type { Rules } from '../worker/client.ts';
import { imports } from './imports.ts';

/** Where a game to replay is kept: on this device, at a table of the server, as a file that was brought; or a game's lesson. */
export const KINDS = ['solo', 't', 'file', 'lesson'] as const;
export type Kind = (typeof KINDS)[number];

/** A game to replay, and what is known of the table it was played at. */
export interface Held {
  readonly file: GameFile;
  readonly origin: Origin;
  /** Who left the table and came back. */
  readonly notes: readonly Note[];
  /** The seat of the person who looks. */
  readonly own: Seat | null;
  /** Where the result is shown, if anywhere. */
  readonly result: string | null;
  /** The table of the server it was played at; null: none that is known. */
  readonly table: string | null;
  /** A link opens it elsewhere too; else only this device has it. */
  readonly shared: boolean;
}

/** Why there is no game to replay: this device does not have it, it is not over, or its rules are not known here. */
type NotHeld = 'gone' | 'running' | 'unknown-rules';

/** The game, or why there is none. `you`: what somebody without a name is called. */
export async function hold(kind: Kind, id: string, rules: Rules, you: string): Promise<Held | NotHeld> {
  if (kind === 't') return heldByServer(id);
  if (kind === 'lesson') return findGame(id) === undefined ? 'gone' : heldLesson(id, rules, you);
  if (kind === 'file') {
    const brought = imports.load(id);
    if (brought === null) return 'gone';
    const { file, updated } = brought;
    return {
      file,
      origin: { table: id, began: updated },
      notes: [],
      own: null,
      result: null,
      table: null,
      shared: false,
    };
  }
  const record = load(id);
  if (record === null) return heldForAccount(id);
  if (record.file.result === null) return 'running';
  const people = peopleOf(record.file);
  return {
    file: record.file,
    origin: { table: id, began: record.started },
    notes: [],
    own: people.length === 1 ? people[0]! : null,
    result: `/solo/${id}`,
    table: null,
    shared: false,
  };
}

async function heldLesson(game: string, rules: Rules, you: string): Promise<Held> {
  const seats = lessonCompany(await loadLesson(game), you);
  return {
    file: await rules.ask('example', { game, seats }),
    origin: { table: game, began: 0 },
    notes: [],
    own: LEARNER,
    result: null,
    table: null,
    shared: true,
  };
}

/** A solo game of another device, which the server keeps for this account. */
async function heldForAccount(id: string): Promise<Held | NotHeld> {
  let file: GameFile;
  try {
    file = (await api('soloFile', { params: { id } })) as GameFile;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return 'gone';
  }
  const people = peopleOf(file);
  const own = people.length === 1 ? people[0]! : null;
  return { file, origin: { table: id, began: Date.now() }, notes: [], own, result: null, table: null, shared: false };
}

async function heldByServer(codeOrId: string): Promise<Held | NotHeld> {
  const table = await tableAt(codeOrId);
  if (table.status === 'waiting' || table.status === 'playing') return 'running';
  if (!table.playable) return 'unknown-rules';
  const { entries, people } = await logOf(table.id, 'spectator');
  return {
    file: (await api('file', { params: { id: table.id } })) as GameFile,
    origin: { table: table.code, began: table.created },
    notes: notesOfReplay(entries, (person) => people.find((one) => one.person === person)?.name ?? '?'),
    own: table.you.seats[0] ?? null,
    result: `/t/${table.id}`,
    table: table.id,
    shared: true,
  };
}
