import { rate } from 'openskill';

/** What is believed of how well somebody plays: the middle, and how unsure that is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Everybody begins with this. */
export const FIRST: Skill = { mu: 25, sigma: 25 / 3 };

/** How fast what is known grows old: people learn. */
const TAU = FIRST.mu / 300;

/** A rating is shown after this many games. */
export const SHOWN_AFTER = 5;

const shownAt = (mu: number): number => Math.round(1500 + 40 * (mu - FIRST.mu));

/** A rating as it is shown: the number, and the two ends of its bar (two sigma either way). */
export const shown = ({ mu, sigma }: Skill) => ({
  rating: shownAt(mu),
  low: shownAt(mu - 2 * sigma),
  high: shownAt(mu + 2 * sigma),
});

/** By how much the shown rating changed. */
export const changed = (before: number, after: number): number => shownAt(after) - shownAt(before);

/** Somebody in a game that counts. */
export interface Placed {
  readonly who: string;
  readonly place: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The skills after a game, by who: from places alone. Who has several seats (bots of one level) gets the mean of what
 * each seat would get.
 */
export function skillsAfter(placed: readonly Placed[], skillOf: (who: string) => Skill): Map<string, Skill> {
  const teams = placed.map(({ who }) => {
    const { mu, sigma } = skillOf(who);
    return [{ mu, sigma }];
  });
  const rated = rate(teams, { rank: placed.map(({ place }) => place), tau: TAU });
  const after = new Map<string, Skill>();
  for (const { who } of placed) {
    if (after.has(who)) continue;
    const own = rated.flatMap(([one], seat) => (placed[seat]!.who === who ? [one!] : []));
    after.set(who, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) });
  }
  return after;
}
