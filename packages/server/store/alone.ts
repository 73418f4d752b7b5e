import { Exclusive } from '../tables/exclusive.ts';
import type { Store } from './store.ts';

/** Work under names, one at a time for each of them in this process. */
export function aloneHere(): Store['alone'] {
  const running = new Exclusive();
  const alone: Store['alone'] = ([name, ...more], work) =>
    name === undefined ? work() : running.run(name, () => alone(more, work));
  return alone;
}
