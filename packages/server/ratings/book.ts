import { isBot, takesPart } from './finish.ts';
import type { Counts } from './finish.ts';
import { FIRST, SHOWN_AFTER, shown, skillsAfter } from './skill.ts';
import type { Skill } from './skill.ts';

const DAY = 86_400_000;
/** Two people who met in so many games that counted within a day: their next ones do not count. */
export const MOST_MEETINGS = 3;
export const MEETINGS_WITHIN = DAY;

/** The week of a moment, by number: weeks begin on Monday, UTC. 1 January 1970 was a Thursday. */
export const weekOf = (at: number): number => Math.floor((at / DAY + 3) / 7);

/** What a rating is kept as. */
export interface Standing extends Skill {
  readonly low: number;
  readonly games: number;
  readonly won: number;
  readonly last: number;
  readonly week: number;
  readonly weekLow: number | null;
}

/** A game to be counted. */
export interface Counted {
  readonly n: number;
  readonly game: string;
  readonly finished: number;
  /** `often` and `yes` are told apart here. */
  readonly counts: Counts;
  readonly results: readonly {
    readonly seat: number;
    readonly who: string;
    readonly part: string;
    readonly place: number;
  }[];
}

/** What a game did to a rating. */
export interface Outcome {
  readonly before: Skill;
  readonly after: Skill;
}

const keyOf = (game: string, who: string): string => `${game} ${who}`;
const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * Ratings, one game after the other: the order of the games decides, and nothing else. A tally begins with those that
 * are kept, a recount with none.
 */
export class Book {
  readonly standings = new Map<string, Standing>();
  /** Those that games have changed since. */
  readonly changed = new Map<string, { readonly game: string; readonly who: string; readonly standing: Standing }>();
  /** When two people met last in games that counted, as often as it matters. */
  readonly #meetings = new Map<string, number[]>();

  put(game: string, who: string, standing: Standing): void {
    this.standings.set(keyOf(game, who), standing);
  }

  of(game: string, who: string): Standing | undefined {
    return this.standings.get(keyOf(game, who));
  }

  /** Notes a game that counted. */
  met(people: readonly string[], finished: number): void {
    for (const [one, other] of pairsOf(people)) {
      const pair = pairOf(one, other);
      const times = [...(this.#meetings.get(pair) ?? []), finished].toSorted((a, b) => b - a);
      this.#meetings.set(pair, times.slice(0, MOST_MEETINGS));
    }
  }

  /** Counts a game; yields whether it counts, and what it did to whom. */
  count({ game, finished, counts, results }: Counted): { counts: Counts; outcomes: ReadonlyMap<string, Outcome> } {
    const outcomes = new Map<string, Outcome>();
    if (counts !== 'yes' && counts !== 'often') return { counts, outcomes };
    const placed = results.filter(takesPart);
    const people = peopleIn(placed);
    if (pairsOf(people).some((pair) => this.#haveMetTooOften(pair, finished))) return { counts: 'often', outcomes };
    const skillOf = (who: string): Skill => this.of(game, who) ?? FIRST;
    for (const [who, after] of skillsAfter(placed, skillOf)) {
      outcomes.set(who, { before: skillOf(who), after });
      const hasWon = placed.some((one) => one.who === who && one.place === 1);
      const standing = standingAfter(this.of(game, who), after, hasWon, finished);
      this.put(game, who, standing);
      this.changed.set(keyOf(game, who), { game, who, standing });
    }
    this.met(people, finished);
    return { counts: 'yes', outcomes };
  }

  #haveMetTooOften([one, other]: readonly [string, string], finished: number): boolean {
    const times = this.#meetings.get(pairOf(one, other)) ?? [];
    return times.filter((time) => time > finished - MEETINGS_WITHIN).length >= MOST_MEETINGS;
  }
}

/** The people among those who take part, each once. */
export const peopleIn = (results: readonly { readonly who: string }[]): string[] => [
  ...new Set(results.map(({ who }) => who).filter((who) => !isBot(who))),
];

const pairsOf = (people: readonly string[]): (readonly [string, string])[] =>
  people.flatMap((one, index) => people.slice(index + 1).map((other) => [one, other] as const));

function standingAfter(before: Standing | undefined, { mu, sigma }: Skill, hasWon: boolean, at: number): Standing {
  const week = Math.max(weekOf(at), before?.week ?? 0);
  const wasShown = before !== undefined && before.games >= SHOWN_AFTER;
  const isNewWeek = week !== before?.week;
  return {
    mu,
    sigma,
    low: shown({ mu, sigma }).low,
    games: (before?.games ?? 0) + 1,
    won: (before?.won ?? 0) + Number(hasWon),
    last: Math.max(at, before?.last ?? 0),
    week,
    weekLow: isNewWeek ? (wasShown ? before.low : null) : (before?.weekLow ?? null),
  };
}
