import { SECTORS } from './data.ts';
import type { Data } from './data.ts';
import type { Card, Objective } from './state.ts';

const SECTOR = 1_000;
const CHANGE = 10;
const UNMOVED = 10;
const LEVEL = 100;

/** The sector of a market card. */
export const sectorOf = (card: Card): number => Math.floor(card / SECTOR);
/** What a market card moves its sector's price by; 0 is a dividend card. */
export const changeOf = (card: Card): number => Math.floor((card % SECTOR) / CHANGE) - UNMOVED;
/** The number of a market card: it says by itself what is printed on it, `copy` tells equal ones apart. */
export const cardOf = (sector: number, change: number, copy: number): Card =>
  sector * SECTOR + (change + UNMOVED) * CHANGE + copy;

/** Which pile an objective card belongs to, counted from the lowest amount. */
export const levelOf = (objective: Objective): number => Math.floor(objective / LEVEL);
export const objectiveOf = (level: number, index: number): Objective => level * LEVEL + index;

/** What is in the box: the tables, made ready to play with. */
export interface Box {
  readonly data: Data;
  /** Every market card. */
  readonly deck: readonly Card[];
  /** The place of a market card in `deck`. */
  readonly placeInDeck: Int16Array;
  /** The dividend of a share by price (P4). */
  readonly dividend: readonly number[];
  /** By sector: how far a market card moves its price on the average, and how often one is its dividend card. */
  readonly drift: readonly number[];
  readonly dividendRate: readonly number[];
}

export function openBox(data: Data): Box {
  const deck = data.marketCards.flatMap((changes, sector) =>
    changes.map((change, i) => cardOf(sector, change, changes.slice(0, i).filter((other) => other === change).length)),
  );
  const placeInDeck = new Int16Array(SECTORS.length * SECTOR);
  deck.forEach((card, place) => (placeInDeck[card] = place));
  const dividend = Array.from(
    { length: data.prices.highest + 1 },
    (_, price) => data.dividends.find(({ upTo }) => price <= upTo)!.pays,
  );
  const each = (of: (changes: readonly number[]) => number): number[] =>
    data.marketCards.map((changes) => of(changes) / deck.length);
  const drift = each((changes) => changes.reduce((sum, change) => sum + change, 0));
  const dividendRate = each((changes) => changes.filter((change) => change === 0).length);
  return { data, deck, placeInDeck, dividend, drift, dividendRate };
}

/** The three figures an objective asks for, by sector; 0 where none may be held (P5). */
export const figuresOf = ({ data }: Pick<Box, 'data'>, objective: Objective): readonly number[] =>
  data.objectives[levelOf(objective)]!.cards[objective % LEVEL]!;

/** All shares of a sector that are in the game (P2). */
export const sharesInPlay = ({ data: { start } }: Box, seats: number): number =>
  (start.shares + start.bankShares) * seats;
