/** The time to the next event of a Poisson process of so many a second, in milliseconds. */
export const gap = (perSecond: number): number => (-Math.log(1 - Math.random()) / perSecond) * 1000;

/**
 * Calls `event` with the moment it was due, so many times a second on average, until it is stopped. The moments are
 * drawn beforehand: an event that comes late because the machine was busy does not put the next one off.
 */
export function atRate(perSecond: number, event: (due: number) => void): () => void {
  let due = performance.now() + gap(perSecond);
  const step = (): void => {
    for (const now = performance.now(); due <= now; due += gap(perSecond)) event(due);
    timer = setTimeout(step, Math.max(0, due - performance.now()));
  };
  let timer = setTimeout(step, Math.max(0, due - performance.now()));
  return () => clearTimeout(timer);
}

export const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
