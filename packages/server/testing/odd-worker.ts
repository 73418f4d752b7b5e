import type { Task, Thought } from '../bots/worker.ts';

/** Thinks as a test tells it by the name of the bot: it dies, hangs, thinks until it is given up, warns, or chooses the move that `seed` names. */
export default function think({ bot, seed, halvings, givenUp }: Task): Thought | null {
  if (bot === 'dies') process.exit(1);
  while (bot === 'hangs');
  if (bot === 'ponders') {
    while (Atomics.load(givenUp, 0) === 0);
    return null;
  }
  return { index: seed, cost: 1, halvings, warnings: bot === 'warns' ? ['the net is broken'] : [] };
}
