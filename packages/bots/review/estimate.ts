/** A mean of samples with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Collects samples of one figure. */
export class Samples {
  count = 0;
  #mean = 0;
  #squares = 0;

  /** Welford's update, so that large figures lose no digits. */
  add(value: number): void {
    this.count++;
    const off = value - this.#mean;
    this.#mean += off / this.count;
    this.#squares += off * (value - this.#mean);
  }

  get estimate(): Estimate {
    const { count } = this;
    const error = count > 1 ? Math.sqrt(this.#squares / (count - 1) / count) : Infinity;
    return { mean: rounded(this.#mean), error: rounded(error) };
  }
}

/** Figures are kept with five digits after the point: enough for a cent of a percent, and short in a file. */
export const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

/** How many standard errors a figure must be from zero to be called clear. */
const CLEAR = 2;

/** Whether a figure is surely above zero. */
export const isClear = ({ mean, error }: Estimate): boolean => mean > CLEAR * error;
