import { legalNow } from './snapshot.ts';
import type { Arrived, OnlineState, Step } from './state.ts';
import { isUnreached, just, refuse, RETRY } from './steps.ts';

// A move of ours, from the press to its answer.

/** How long the effect of an accepted move may take to come over the stream before we look for it. */
const PATIENCE = 4000;
/** After this long without an answer the page says so. */
const SLOW = 4000;

export function send(state: OnlineState, move: unknown, key: string): Step {
  const { viewer } = state;
  const mine = state.positions.find(({ seat }) => seat === viewer);
  if (!mine || mine.asked === null || viewer === null || legalNow(state).length === 0) return just(state);
  const body = { seat: viewer, decision: mine.asked, move, key };
  return just(
    { ...state, sending: body, trouble: null },
    { kind: 'sendMove', body },
    { kind: 'wait', ms: SLOW, then: { kind: 'unheard', key } },
  );
}

export function moved(state: OnlineState, { key, seq }: Extract<Arrived, { kind: 'moved' }>): Step {
  if (state.sending?.key !== key) return just(state);
  return just(
    { ...state, sending: null, answered: seq },
    { kind: 'showLink', link: { state: 'open', slow: false } },
    { kind: 'wait', ms: PATIENCE, then: { kind: 'overdue', seq } },
  );
}

export function unmoved(state: OnlineState, { key, failure }: Extract<Arrived, { kind: 'unmoved' }>): Step {
  if (state.sending?.key !== key) return just(state);
  if (isUnreached(failure)) {
    // During a maintenance the server is there, and says that it takes no move: that is no lost connection.
    const isThere = failure.body.error === 'maintenance';
    return just(
      state,
      { kind: 'showLink', link: isThere ? { slow: true } : { state: 'lost', slow: true } },
      { kind: 'wait', ms: RETRY, then: { kind: 'resend', key } },
    );
  }
  const { state: next, effects } = refuse({ ...state, sending: null }, failure);
  return just(next, { kind: 'showLink', link: { slow: false } }, ...effects);
}

/** The same key: a move that did arrive is not made twice. */
export const resend = (state: OnlineState, key: string): Step =>
  state.sending?.key === key ? just(state, { kind: 'sendMove', body: state.sending }) : just(state);

/** Some seconds after a move was sent. */
export const unheard = (state: OnlineState, key: string): Step =>
  state.sending?.key === key ? just(state, { kind: 'showLink', link: { slow: true } }) : just(state);
