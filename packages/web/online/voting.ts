import type { Online } from '../table/source.ts';
import type { OnlineState } from './state.ts';

/** A vote to end the game, and what this person can do about it. */
export function voteOf({ table, log }: Pick<OnlineState, 'table' | 'log'>): Online['vote'] {
  const { votes, seats, you, status } = table;
  const asker = votes[0];
  if (asker === undefined || status !== 'playing') return null;
  // Whoever a bot stands in for is asked, too, unless they left.
  const waiting = seats
    .filter(({ seat, kind, standIn }) => kind === 'person' && standIn !== 'left' && !votes.includes(seat))
    .map(({ seat }) => seat);
  const asked = log.findLast((entry) => entry.kind === 'vote' && entry.end && entry.seat === asker);
  const isMine = (seat: number) => you.seats.includes(seat);
  return {
    at: asked?.seq ?? 0,
    asker,
    waiting,
    may: votes.some(isMine) ? 'withdraw' : waiting.some(isMine) ? 'answer' : null,
  };
}
