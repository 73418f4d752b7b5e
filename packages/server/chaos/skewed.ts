// Loaded before a node (`node --import`): SIGUSR2 sets its clock forward by a minute, and the next one back again.
import { isMainThread } from 'node:worker_threads';

const MINUTE = 60_000;

if (isMainThread) {
  const Real = Date;
  let offset = Number(process.env.OUTCRY_CHAOS_SKEW ?? 0);
  process.on('SIGUSR2', () => (offset = offset === 0 ? MINUTE : 0));
  globalThis.Date = class extends Real {
    constructor(...given: []) {
      if (given.length > 0) super(...given);
      else super(Real.now() + offset);
    }

    static override now(): number {
      return Real.now() + offset;
    }
  } as DateConstructor;
}
