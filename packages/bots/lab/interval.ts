/** The standard normal's 97.5 % point: between minus and plus this lies 95 %. */
const Z = 1.959963984540054;

/** A share with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share seen in so many independent trials; `trials` may be an effective number. */
export function wilson(share: number, trials: number): Share {
  const z2 = Z * Z;
  const middle = share + z2 / (2 * trials);
  const reach = Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  return { share, low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of independent values, by their sum and the sum of their squares. */
export function meanOf(sum: number, squares: number, count: number): Mean {
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, squares / count - mean * mean) / (count - 1) : 0;
  const reach = Z * Math.sqrt(variance);
  return { mean, low: mean - reach, high: mean + reach };
}

/**
 * The interval of a mean of shares, one a cluster (the games of one deal are not independent). It is Wilson's with the
 * number of independent games that would vary as much as the clusters do.
 */
export function clustered(sum: number, squares: number, clusters: number): Share {
  const share = sum / clusters;
  const variance = clusters > 1 ? Math.max(0, squares / clusters - share * share) / (clusters - 1) : 0;
  const spread = share * (1 - share);
  return wilson(share, variance > 0 && spread > 0 ? spread / variance : clusters);
}
