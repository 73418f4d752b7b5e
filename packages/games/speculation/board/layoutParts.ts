import { END } from '../data.ts';
import type { Road } from './road.ts';

/** A place for a brick: its middle and how large it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a price list lies; its cells by rank from 0, relative to it. */
export interface ListPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The middle of the title; null where there is no room for one. */
  readonly title: { readonly x: number; readonly y: number } | null;
  readonly cells: readonly Cell[];
}

/** One price of a list. `narrow`: the brick's badge sits on its corner, else beside the rank. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
}

/** A box with a name: START and END. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How the board is drawn: wide on a table, wide with shorter legs on a low one, tall on a phone, flat on one that lies,
 * and there as a strip of two rows beside the market.
 */
export interface Layout {
  readonly name: 'wide' | 'low' | 'tall' | 'flat' | 'strip';
  readonly width: number;
  readonly height: number;
  readonly road: Road;
  /** The width of the coloured spaces; the road is a little wider. */
  readonly band: number;
  readonly edge: number;
  /** Where space 1 begins, and the length of every space. */
  readonly first: number;
  readonly step: number;
  readonly brick: number;
  readonly start: Plate;
  readonly end: Plate;
  /** Where bricks wait on START, company after company. */
  readonly yard: readonly Spot[];
  /** Where bricks stand on END as they came: a few are drawn large, more of them small. */
  readonly few: readonly Spot[];
  readonly many: readonly Spot[];
  /** The words beside START, while bricks wait there and when none does. */
  readonly caption: { readonly waiting: Caption; readonly empty: Caption };
  /** Six segments and END. */
  readonly lists: readonly ListPlace[];
}

interface Caption {
  readonly x: number;
  readonly y: number;
}

export const RANKS = 8;
export const SPACES = END - 1;
export const ranks = <Value>(make: (rank: number) => Value): Value[] =>
  Array.from({ length: RANKS }, (_, rank) => make(rank));

/** Two rows of four small bricks from a corner. */
export const rows = (x: number, y: number, dx: number, dy: number, scale: number): Spot[] =>
  ranks((i) => ({ x: x + dx * (i % 4), y: y + dy * Math.floor(i / 4), scale }));

/** Whether a board is drawn so small that words and the ground below bricks have no room. */
export const isSmall = ({ name }: Layout): boolean => name !== 'wide' && name !== 'low';
