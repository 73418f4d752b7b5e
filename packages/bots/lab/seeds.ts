/** Seeds are whole numbers up to this, which a JSON number holds exactly. */
export const MAX_SEED = Number.MAX_SAFE_INTEGER;

/** Murmur3's finalizer: every bit of the input moves every bit of the output. */
function scramble(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** The seed of item `index` in the series a seed begins, so that every deal has its own, whoever plays it and when. */
export function derive(seed: number, index: number): number {
  const low = scramble((seed | 0) ^ Math.imul(index + 1, 0x9e3779b9));
  const high = scramble(((seed / 0x1_0000_0000) | 0) ^ scramble(low + index));
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);
}
