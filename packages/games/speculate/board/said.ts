import type { Seat } from '@outcry/engine';
import type { RoundOffer } from './offer.ts';
import type { BoardText } from './text/index.ts';

/** What a seat has answered to an offer, or that it is being asked, or waits. */
export function saidOf(text: BoardText, { side, answers, left, settled }: RoundOffer, seat: Seat, asked: Seat | null) {
  const answer = answers.find((given) => given.seat === seat)?.answer;
  if (answer === undefined) return '';
  if (answer === 'unseen') return text.answered;
  if (answer !== null) return answer > 0 ? text.answers(side, answer) : text.no;
  if (asked === seat) return text.asked;
  return settled || left === 0 ? text.notNeeded : text.waits;
}
