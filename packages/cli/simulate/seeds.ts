import { randomBytes } from 'node:crypto';

export { derive, MAX_SEED } from '@outcry/bots/lab/seeds.ts';

/** A seed nobody chose. */
export const freshSeed = (): number => Number(randomBytes(8).readBigUInt64BE() >> 11n);
