import { percentile } from '../../../packages/server/testing/load.ts';

/** How long requests took, in milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
}

/** What became of the honest requests: their latencies, and their errors by kind. */
export class Results {
  #byKind = new Map<string, number[]>();
  #latest: number[] = [];
  readonly errors = new Map<string, number>();
  /** Requests that were sent and not answered yet, by when they were due. */
  readonly #open = new Set<{ readonly due: number }>();

  /**
   * Runs a request that was due at a moment. Its time counts from then, whenever it could be sent, and the schedule does
   * not wait for answers: a server that stands still is charged for every request that was due meanwhile.
   */
  async time<Result>(kind: string, due: number, run: () => Promise<Result>): Promise<Result> {
    const open = { due };
    this.#open.add(open);
    try {
      return await run();
    } finally {
      this.#open.delete(open);
      this.#add(kind, performance.now() - due);
    }
  }

  /** Forgets the times so far. */
  begin(): void {
    this.#byKind = new Map();
    this.#latest = [];
  }

  fail(kind: string): void {
    this.errors.set(kind, (this.errors.get(kind) ?? 0) + 1);
  }

  get unanswered(): number {
    return this.#open.size;
  }

  get failures(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The figures since the last call. */
  latest(): Times {
    const times = timesOf(this.#latest);
    this.#latest = [];
    return times;
  }

  /** The figures of the whole run. */
  whole(): Times {
    return timesOf([...this.#byKind.values()].flat());
  }

  /** The figures of the whole run by kind of request, the slowest first. */
  byKind(): (Times & { readonly kind: string })[] {
    const kinds = [...this.#byKind].map(([kind, times]) => ({ kind, ...timesOf(times) }));
    return kinds.toSorted((a, b) => b.p999 - a.p999);
  }

  #add(kind: string, milliseconds: number): void {
    const times = this.#byKind.get(kind);
    if (times) times.push(milliseconds);
    else this.#byKind.set(kind, [milliseconds]);
    this.#latest.push(milliseconds);
  }
}

function timesOf(values: readonly number[]): Times {
  const times = Float64Array.from(values);
  return {
    count: times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    p999: percentile(times, 0.999),
    max: percentile(times, 1),
  };
}

/** The line of least squares through values at equal distances: its slope per value, with the half width of its 95 % interval. */
export function slope(values: readonly number[]): { slope: number; error: number } {
  const n = values.length;
  const [middle, mean] = [(n - 1) / 2, values.reduce((sum, value) => sum + value, 0) / n];
  let [sxx, sxy] = [0, 0];
  values.forEach((value, x) => {
    sxx += (x - middle) ** 2;
    sxy += (x - middle) * (value - mean);
  });
  const b = sxy / sxx;
  const residuals = values.reduce((sum, value, x) => sum + (value - mean - b * (x - middle)) ** 2, 0);
  return { slope: b, error: n > 2 ? 1.96 * Math.sqrt(residuals / (n - 2) / sxx) : Infinity };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much more the last third is than the middle third: 0.05 is five per cent. */
export function growth(values: readonly number[]): number {
  const third = Math.floor(values.length / 3);
  return mean(values.slice(-third)) / mean(values.slice(-2 * third, -third)) - 1;
}
