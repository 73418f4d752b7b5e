import type { Advice, AnyView, Budget, Rng } from '@outcry/engine';

/** A decision under way. Each `next` thinks for a slice of it, counted in work; whoever has seen enough asks no more. */
export type Thought = Generator<undefined, readonly Advice[], undefined>;

/** A bot that thinks in slices: it comes to the same advice as in one go. */
export type SlicedBot = (view: AnyView, legal: readonly unknown[], rng: Rng, budget: Budget) => Thought;

/** Thinks to the end in one go. */
export function finish(thought: Thought): readonly Advice[] {
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
  }
}

/** Thinks to the end. In each `pause` the thread does other work. Once the signal aborts, rejects with its reason. */
export async function finishUnlessAborted(
  thought: Thought,
  signal: AbortSignal,
  pause: () => Promise<void>,
): Promise<readonly Advice[]> {
  for (;;) {
    signal.throwIfAborted();
    const slice = thought.next();
    if (slice.done) return slice.value;
    await pause();
  }
}
