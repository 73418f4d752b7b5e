import type { LadderRow, LadderWish, Level, Moved } from '../store/ratingStore.ts';
import type { Store } from '../store/store.ts';

/** A ladder, as far as ranks need it. */
export type Ladder = Pick<LadderWish, 'game' | 'people' | 'week'>;

/** How many stand above whom on a ladder, now and when the week began. */
export class Ranks {
  readonly people: number;
  readonly bots: number;
  readonly #levels: readonly Level[];
  readonly #moved: readonly Moved[];
  readonly #week: number;

  constructor(levels: readonly Level[], moved: readonly Moved[], week: number) {
    this.#levels = levels;
    this.#moved = moved;
    this.#week = week;
    this.people = levels.reduce((sum, { people }) => sum + people, 0);
    this.bots = levels.reduce((sum, { bots }) => sum + bots, 0);
  }

  /** Those of one lower end share a rank. */
  rank(low: number): number {
    return this.#levels.reduce((rank, one) => rank + (one.low > low ? one.people + one.bots : 0), 1);
  }

  /** How many places up somebody of this rank came since the week began; null: they were not on the ladder then. */
  up({ low, week, weekLow }: Pick<LadderRow, 'low' | 'week' | 'weekLow'>, rank: number): number | null {
    const before = week === this.#week ? weekLow : low;
    if (before === null) return null;
    const since = this.#moved.reduce(
      (sum, one) => sum + one.count * (Number(one.weekLow !== null && one.weekLow > before) - Number(one.low > before)),
      0,
    );
    return this.rank(before) + since - rank;
  }
}

/** To count so many again for every look would cost more than the look. */
const MANY = 1000;
/** The ranks of a large ladder may be this old, in milliseconds. */
const KEPT = 10_000;

/** The ranks of ladders: those of a large one are counted once for everybody who looks at about the same time. */
export class RankCounts {
  readonly #store: Pick<Store, 'levels' | 'moved'>;
  readonly #kept = new Map<string, { readonly until: number; readonly ranks: Promise<Ranks> }>();

  constructor(store: Pick<Store, 'levels' | 'moved'>) {
    this.#store = store;
  }

  of({ game, people, week }: Ladder, thisWeek: number, now: number): Promise<Ranks> {
    const key = `${game} ${people} ${week} ${thisWeek}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > now) return kept.ranks;
    for (const [old, { until }] of this.#kept) if (until <= now) this.#kept.delete(old);
    const ranks = this.#count({ game, people, week }, thisWeek);
    const drop = () => this.#kept.delete(key);
    this.#kept.set(key, { until: now + KEPT, ranks });
    ranks.then((counted) => counted.people + counted.bots >= MANY || drop(), drop);
    return ranks;
  }

  async #count(ladder: Ladder, thisWeek: number): Promise<Ranks> {
    const { game, people } = ladder;
    const moved = this.#store.moved({ game, people, week: thisWeek });
    return new Ranks(await this.#store.levels(ladder), await moved, thisWeek);
  }
}
