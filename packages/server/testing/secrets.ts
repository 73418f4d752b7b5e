import { canonical, dealOf, eventsFor, faults, playFile, same } from '@outcry/engine';
import type { AnyGame, GameFile, Played, Seat } from '@outcry/engine';
import { ErrorBody, PATHS, SCHEMAS } from '../api.ts';
import type { LogEntry, PastView, Position, RouteName } from '../api.ts';

/**
 * Looks for what somebody should not have been told. When a game is over its file says what was hidden at each moment: so
 * all that they had heard until then is held against what the rules show this viewer at that very moment.
 */

/** Something somebody was told: an answer to a request, a message of their stream, or what a page shows and keeps. */
export interface Heard {
  readonly from: 'answer' | 'stream' | 'page';
  /** Of an answer: its request, as `GET /api/tables/x`. */
  readonly request?: string;
  readonly status?: number;
  readonly text: string;
}

/** A moment of a game: everything as it was, and the move that led there (null: the deal). */
interface Moment {
  readonly seq: number;
  readonly state: unknown;
  readonly seat: Seat | null;
  readonly played: Played | null;
}

/** All of a game, hidden things included. */
export interface GameHistory {
  readonly game: AnyGame;
  readonly file: GameFile;
  readonly moments: readonly Moment[];
}

/** What happened, by the file of a finished game and the numbers its table gave to the start and to every move. */
export function courseOf(game: AnyGame, file: GameFile, seqs: readonly number[]): GameHistory {
  if (seqs.length !== file.moves.length + 1) throw new Error('the table tells of other moves than the file');
  const dealt = playFile(game, { ...file, moves: [] }).state;
  const moments: Moment[] = [{ seq: seqs[0]!, state: dealt, seat: null, played: null }];
  playFile(game, file, (played, { state, journal: { moves } }) => {
    const { seat } = moves.at(-1)!;
    moments.push({ seq: seqs[moves.length]!, state: game.clone(state), seat, played });
  });
  return { game, file, moments };
}

/** Numbers of the start and of every move in a log. */
export const stepsOf = (log: readonly LogEntry[]): number[] =>
  log.flatMap(({ kind, seq }) => (kind === 'start' || kind === 'move' ? [seq] : []));

/** What was found, a line each; and how many views, moves and hidden rows of cards were compared on the way. */
export interface Found {
  readonly secrets: readonly string[];
  readonly views: number;
  readonly moves: number;
  readonly rows: number;
}

/** Everything a viewer (null: a spectator) heard that the rules do not show him at that moment. */
export function secretsIn(heard: readonly Heard[], course: GameHistory, viewer: Seat | null): Found {
  const search = new Search(course, viewer);
  for (const one of heard) search.hear(one);
  return search;
}

class Search implements Found {
  readonly secrets: string[] = [];
  views = 0;
  moves = 0;
  rows = 0;
  readonly #course: GameHistory;
  readonly #viewer: Seat | null;
  /** The highest number heard of: whatever bears no number of its own was said then. */
  #latest = -1;

  constructor(course: GameHistory, viewer: Seat | null) {
    this.#course = course;
    this.#viewer = viewer;
  }

  hear(heard: Heard): void {
    const { from, text, request = '' } = heard;
    const value = isJson(text) ? (JSON.parse(text) as unknown) : null;
    const parts = objectsIn(value);
    for (const { seq } of parts) if (typeof seq === 'number') this.#latest = Math.max(this.#latest, seq);
    const complain = (what: string): void => void this.secrets.push(`${from} ${request}: ${what}`);
    const over = this.#latest >= this.#course.moments.at(-1)!.seq;
    if (!over) this.#searchText(text, complain);
    const wrong = from === 'page' ? null : strange(heard, value);
    if (wrong !== null) complain(wrong);
    for (const part of parts) this.#compare(part, over, complain);
  }

  /** Seed, key and rows of hidden cards, wherever they may stand in a text. */
  #searchText(text: string, complain: (what: string) => void): void {
    const { file } = this.#course;
    const key = Buffer.from(dealOf(file).key);
    for (const secret of [file.fairness.seed, key.toString('hex'), key.toString('base64')])
      if (text.includes(secret)) complain('tells the seed or the key');
    const moment = this.#at(this.#latest);
    if (moment === null) return;
    for (const row of this.#hiddenRows(moment)) {
      this.rows++;
      if (text.includes(row)) complain(`tells the hidden row ${row}`);
    }
  }

  /** Rows of figures in the state (a deck, a hand) that the viewer is not shown, as they would be written. */
  #hiddenRows({ state }: Moment): string[] {
    const { game, file } = this.#course;
    // What a list of moves holds by chance is no secret: the list is compared as a whole.
    const legal = this.#viewer === null ? [] : game.legal(state, this.#viewer);
    const shown = JSON.stringify([game.view(state, this.#viewer), legal, game.data, file.options]);
    const rows = new Set<string>();
    for (const row of valuesIn(state)) if (isTelling(row)) rows.add(JSON.stringify(row).slice(1, -1));
    return [...rows].filter((row) => !shown.includes(row));
  }

  #at(seq: number): Moment | null {
    return this.#course.moments.findLast((moment) => moment.seq <= seq) ?? null;
  }

  #compare(part: Part, over: boolean, complain: (what: string) => void): void {
    if ('view' in part && typeof part.seq === 'number') this.#compareView(part as never, over, complain);
    if (part.kind === 'move' && 'events' in part) this.#compareMove(part as never, complain);
    if (!('fairness' in part)) return;
    const ended = 'seq' in part ? (part.seq as number) >= this.#course.moments.at(-1)!.seq : over;
    if (!ended && (part.fairness as { seed: unknown }).seed !== null) complain('shows the seed');
  }

  #compareView(told: Position | PastView, over: boolean, complain: (what: string) => void): void {
    const { game } = this.#course;
    const moment = this.#at(told.seq);
    if (moment === null) return complain(`shows a view before the start`);
    this.views++;
    const viewer = this.#viewer;
    if (!same(game.view(moment.state, viewer), told.view))
      complain(`another view than that of ${viewer} at ${told.seq}`);
    if ('worth' in told && told.worth !== null && !over) complain('shows everybody’s wealth');
    if (!('legal' in told)) return undefined;
    if (told.seat !== viewer) complain(`the position of seat ${told.seat}`);
    const legal = viewer === null ? [] : game.legal(moment.state, viewer);
    if (canonical(told.legal) !== canonical(legal)) complain(`other moves than those of ${viewer} at ${told.seq}`);
    return undefined;
  }

  #compareMove(told: Extract<LogEntry, { kind: 'move' }>, complain: (what: string) => void): void {
    const moment = this.#at(told.seq);
    if (!moment?.played || moment.seq !== told.seq) return complain(`a move nobody made, at ${told.seq}`);
    this.moves++;
    if (canonical(told.events) !== canonical(eventsFor(moment.played, this.#viewer)))
      complain(`other events than those for ${this.#viewer} at ${told.seq}`);
    if ('move' in told && moment.seat !== this.#viewer) complain(`the move itself of seat ${moment.seat}`);
    return undefined;
  }
}

type Part = Readonly<Record<string, unknown>>;

/** A value, and all that is in it. */
function* valuesIn(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* valuesIn(part);
}

const objectsIn = (value: unknown): Part[] =>
  [...valuesIn(value)].filter((part) => typeof part === 'object' && part !== null) as Part[];

const isJson = (text: string): boolean => text.startsWith('{') || text.startsWith('[');

/** Whether this is a row of figures, long and varied enough not to stand somewhere by chance. */
const isTelling = (row: unknown): boolean =>
  Array.isArray(row) && row.length >= 5 && new Set(row).size >= 4 && row.every((one) => typeof one !== 'object');

/** What the description of the API has no place for; null: all of it is described. Games’ own values are compared apart. */
function strange({ from, request, status }: Heard, value: unknown): string | null {
  if (from === 'stream') return misfit(SCHEMAS.stream.response, value);
  if (!request!.includes(' /api/')) return null; // a file of the app, the same for everybody
  if (status! >= 400) return misfit(ErrorBody, value);
  const name = (Object.keys(PATHS) as RouteName[]).find((route) => {
    const [method, path] = PATHS[route];
    return new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(request!);
  });
  return name === undefined ? 'a request nobody knows' : misfit(SCHEMAS[name].response, value);
}

const misfit = (schema: Parameters<typeof faults>[0], value: unknown): string | null => faults(schema, value) || null;
