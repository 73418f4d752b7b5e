import type { GameFile } from '@outcry/engine';
import type { Clock, MyTable } from '@outcry/server/api';
import type { Imported } from '../replay/imports.ts';
import type { SoloRecord } from '../worker/protocol.ts';

/** A game in the list of a person: a table of the server, a game of this device, or one that was brought as a file. */
export type Yours =
  | { readonly kind: 'online'; readonly table: MyTable }
  | { readonly kind: 'solo'; readonly record: SoloRecord }
  | { readonly kind: 'file'; readonly game: Imported };

/** Who won a game of a file: none before its end, several where they share it. */
export const winnersOf = ({ seats, result }: Pick<GameFile, 'seats' | 'result'>): string[] =>
  seats.flatMap(({ name }, seat) => (result?.places[seat] === 1 ? [name] : []));

/** The game by its id, who plays it, when it last changed, and whether nothing is left to do. */
function aboutOf(one: Yours) {
  if (one.kind === 'online') {
    const { game, seats, updated, status } = one.table;
    return { game, seats, updated, isOver: status === 'over' || status === 'ended' };
  }
  if (one.kind === 'file') return { ...one.game.file, updated: one.game.updated, isOver: true };
  const { file, updated } = one.record;
  return { ...file, updated, isOver: file.result !== null };
}

export const gameOf = (one: Yours): string => aboutOf(one).game;
export const isOver = (one: Yours): boolean => aboutOf(one).isOver;

/** Games that go on, in the order given, then those that are over, the last changed first. */
export const inOrder = (all: readonly Yours[]): Yours[] => [
  ...all.filter((one) => !isOver(one)),
  ...all.filter(isOver).toSorted((a, b) => aboutOf(b).updated - aboutOf(a).updated),
];

export const keyOf = (one: Yours): string =>
  one.kind === 'online' ? one.table.id : one.kind === 'solo' ? one.record.id : one.game.id;

/** A game that was just dropped from the list, and the row it stood in. */
export interface Dropped {
  readonly one: Yours;
  readonly at: number;
}

/** The rows of a list, with what was just dropped in its place. */
export function rowsOf(list: readonly Yours[], dropped: readonly Dropped[]): { one: Yours; isDropped: boolean }[] {
  const rows = list.map((one) => ({ one, isDropped: false }));
  const listed = new Set(list.map(keyOf));
  for (const { one, at } of dropped.toSorted((a, b) => a.at - b.at))
    if (!listed.has(keyOf(one))) rows.splice(at, 0, { one, isDropped: true });
  return rows;
}

/** Whether a game, by its name or those of its players, is what somebody looks for. */
export function fits(one: Yours, wanted: string, nameOf: (game: string) => string): boolean {
  const { game, seats } = aboutOf(one);
  const text = [nameOf(game), ...seats.map(({ name }) => name)].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The names of those one plays with. */
export const othersAt = ({ seats, yours }: Pick<MyTable, 'seats' | 'yours'>): string[] =>
  seats.flatMap(({ name, kind }, seat) => (kind === 'open' || yours.includes(seat) ? [] : [name]));

/** The part of the time of a decision that is left, from 0 to 1. */
export function shareLeft(clock: Clock, left: number): number {
  if (clock.kind === 'none') return 1;
  return Math.min(1, Math.max(0, left / (clock.seconds * 1000)));
}
