import type { Task, Thought } from '../bots/worker.ts';

/** Thinks as a test tells it by the name of the bot: it dies, hangs, warns, or chooses the move that `seed` names. */
export default function think({ bot, seed, halvings }: Task): Thought {
  if (bot === 'dies') process.exit(1);
  while (bot === 'hangs');
  return { index: seed, cost: 1, halvings, warnings: bot === 'warns' ? ['the net is broken'] : [] };
}
