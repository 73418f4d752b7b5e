import type { Question, Thought } from '../bots/worker.ts';

/** Thinks as a test tells it by the name of the bot: it dies, hangs, or chooses the move that `seed` names. */
export default function think({ bot, seed }: Question): Thought {
  if (bot === 'dies') process.exit(1);
  while (bot === 'hangs');
  return { index: seed, cost: 1 };
}
