import type { ReviewDone, ReviewTask } from '../bots/reviewWorker.ts';

/** Reviews as a test tells it by the seat: seat 1 fails, seat 2 writes too much. */
export default function review({ file, seat }: ReviewTask): ReviewDone {
  if (seat === 1) throw new Error('this game cannot be reviewed');
  return { body: JSON.stringify({ game: file.game, seat, text: seat === 2 ? 'x'.repeat(200_000) : '' }), cost: 0 };
}
