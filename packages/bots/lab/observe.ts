import type { AnyEvent, AnyGame, Seat } from '@outcry/engine';
import type { Lab, Trait } from '@outcry/engine/lab';
import type { Watcher } from './deal.ts';

/** The course of a game is looked at after each of so many equal parts of its moves. */
export const PARTS = 20;

/** What was seen of one game. Courses have PARTS + 1 points, by seat or by company. */
export interface Observed {
  readonly wealth: readonly (readonly number[])[];
  readonly prices: readonly (readonly (number | null)[])[];
  /** By kind of move: in how many decisions it was chosen, and in how many it could have been. */
  readonly moves: ReadonlyMap<string, { chosen: number; offered: number }>;
  readonly events: ReadonlyMap<string, number>;
  readonly traits: readonly (Trait & { readonly seat: Seat })[];
}

interface Observer {
  readonly watcher: Watcher;
  /** What was seen, once the game is over. */
  ended(state: unknown): Observed;
}

const kindOf = (move: unknown): string => (move as { kind: string }).kind;

/** The points of a course that stand for it, whatever its length. */
const sampled = <Point>(course: readonly Point[]): Point[] =>
  Array.from({ length: PARTS + 1 }, (_, part) => course[Math.round((part * (course.length - 1)) / PARTS)]!);

/** Watches one game. */
export function observer(game: AnyGame, lab: Lab, seats: number): Observer {
  const wealth: (readonly number[])[] = [];
  const prices: (readonly (number | null)[])[] = [];
  const moves = new Map<string, { chosen: number; offered: number }>();
  const events = new Map(lab.counted.map((kind) => [kind, 0]));
  const traits: (Trait & { seat: Seat })[] = [];
  let isChoice = false;
  const look = (state: unknown): void => {
    wealth.push(game.worth(state).slice());
    prices.push(lab.prices(state));
  };
  const countOf = (kind: string) => {
    const known = moves.get(kind) ?? { chosen: 0, offered: 0 };
    moves.set(kind, known);
    return known;
  };
  const has = (found: readonly Trait[], seat: Seat): void => found.forEach((trait) => traits.push({ ...trait, seat }));
  return {
    watcher: {
      emit(event: AnyEvent, to: readonly Seat[] | null = null) {
        const count = events.get(event.kind);
        if (count !== undefined) events.set(event.kind, count + 1);
        traits.push(...lab.told(event, to));
      },
      begun(state) {
        look(state);
        for (let seat = 0; seat < seats; seat++) has(lab.atStart(state, seat), seat);
      },
      asked(legal) {
        isChoice = true;
        let last = '';
        const kinds = new Set<string>();
        for (const move of legal) {
          const kind = kindOf(move);
          if (kind !== last) kinds.add((last = kind));
        }
        for (const kind of kinds) countOf(kind).offered++;
      },
      moved(state, _seat, move) {
        if (isChoice) countOf(kindOf(move)).chosen++;
        isChoice = false;
        look(state);
      },
    },
    ended(state) {
      for (let seat = 0; seat < seats; seat++) has(lab.atEnd(state, seat), seat);
      return { wealth: sampled(wealth), prices: sampled(prices), moves, events, traits };
    },
  };
}
