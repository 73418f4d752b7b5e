import type { Locale, Seat } from '@outcry/engine';
import { textOf } from '@outcry/engine/sentence';
import type { Messages } from '../i18n.ts';
import type { Pace } from '../settings.ts';
import { moverOf, readingTime, sinceOpened } from './show.ts';
import type { Snapshot } from './source.ts';
import type { AtTable } from './Table.tsx';

/** One frame of the film: a move, or the moves of a round where there are many. */
export interface Chapter {
  /** The moments it tells, first and last; the board shows the last. */
  readonly from: number;
  readonly to: number;
  /** Who moved; null: several, or nobody knows. */
  readonly seat: Seat | null;
  readonly own: boolean;
  /** When, by this device's clock; null: not known. */
  readonly when: number | null;
  /** What the bar says. */
  readonly said: string;
  /** Of several moves, the part of the game they belong to (a round); null: one move. */
  readonly part: string | null;
}

/** What a table shows of the film, and what one can do with it. */
export interface Film {
  readonly chapters: readonly Chapter[];
  /** The frame on the screen; null: the board is as it is now. */
  readonly current: number | null;
  readonly runs: boolean;
  /** Shows a frame, and goes on from it or stands still. */
  seek(index: number, film: 'runs' | 'stands'): void;
  skip(): void;
}

/** More moves than this are told by round. */
const MOST = 8;
/** Whoever was here a moment ago has seen it. */
const AWAY = 60_000;
/** With less time than this on the clock the board comes first. */
const HURRY = 60_000;

/** Whether a table that is opened begins with the film. `seen`: the last entry that this browser has shown; -1: none. */
export function beginsWithFilm(now: Snapshot, seen: number, today: number): boolean {
  const { history, viewer, yours, status, curtain, online } = now;
  if (online === null || viewer === null || yours.length > 1 || status !== 'playing' || curtain !== null) return false;
  const first = history.slice(sinceOpened(now).first).find(({ at }) => at > seen);
  return first?.mover !== undefined && first.mover.when <= today - AWAY;
}

/** Whether the clock of the viewer leaves no time to look on. */
export function isInHurry({ viewer, seats }: Snapshot, today: number): boolean {
  const deadline = viewer === null ? null : (seats[viewer]!.clock?.deadline ?? null);
  return deadline !== null && deadline - today < HURRY;
}

/** Cuts moments where `isNew` says that another part begins. */
function cut(moments: readonly number[], isNew: (moment: number, index: number) => boolean): number[][] {
  const runs: number[][] = [];
  moments.forEach((moment, index) => {
    if (index === 0 || isNew(moment, index)) runs.push([]);
    runs.at(-1)!.push(moment);
  });
  return runs;
}

/** The frames of the film: the viewer's last move first, then what others did since. */
export function chaptersOf({ now, board, words, who }: AtTable, first: number, locale: Locale): Chapter[] {
  const { history, viewer, data } = now;
  const moments = history.slice(first).map((_, index) => first + index);
  /** The round a move was made in: that of the board before it. */
  const partOf = (moment: number): string => board.prices(history[moment - 1]!.view, data, locale).part;
  const said = (moment: number): string =>
    history[moment]!.events.map((event) => textOf(words.event(event, who)))
      .filter((text) => text !== '')
      .join(' ');
  let runs = moments.map((moment) => [moment]);
  if (moments.length > MOST) {
    runs = cut(moments, (moment) => partOf(moment) !== partOf(moment - 1));
    const each = Math.ceil(moments.length / MOST);
    if (runs.length < 2 || runs.length > MOST) runs = cut(moments, (_, index) => index % each === 0);
  }
  const own = first > 1 ? [[first - 1]] : [];
  return [...own, ...runs].map((run): Chapter => {
    const [from, to] = [run[0]!, run.at(-1)!];
    const seats = new Set(run.map((moment) => moverOf(history[moment]!)));
    const seat = seats.size === 1 ? [...seats][0]! : null;
    return {
      from,
      to,
      seat,
      own: to < first && seat === viewer,
      when: history[to]!.mover?.when ?? null,
      said: said(to),
      part: run.length > 1 ? board.where(history[from - 1]!.view, locale).split(' · ')[0]! : null,
    };
  });
}

/** The table as a frame of the film shows it: nobody is asked, and the ring is round whoever moved. */
export const inFilm = (now: Snapshot, { to, seat }: Chapter): Snapshot => ({
  ...now,
  history: now.history.slice(0, to + 1),
  seats: now.seats.map((info, at) => ({ ...info, asked: at === seat })),
  legal: [],
  decision: null,
});

/** How long a frame of the film stays; Infinity: until a press. */
export function filmLasts({ said, own }: Chapter, pace: Pace): number {
  if (pace === 'wait') return Infinity;
  const read = readingTime(said);
  return own || pace !== 'calm' ? Math.max(900, read / 2) : read;
}

/** What the bar says in the film; null: the board is as it is now. */
export function filmSaid({ chapters, current }: Film, t: Messages): { readonly question: string } | null {
  const chapter = current === null ? null : chapters[current]!;
  if (chapter === null) return null;
  const { part, from, to, said } = chapter;
  return { question: part === null ? said : `${part}, ${t.film.several(to - from + 1)}. ${said}` };
}
