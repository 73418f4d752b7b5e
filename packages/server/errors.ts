import type { Refusal } from '@outcry/engine';
import type { ErrorBody, ErrorCode } from './api.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'signed-out': 401,
  'not-your-seat': 403,
  'not-host': 403,
  removed: 403,
  'no-spectators': 403,
  'token-scope': 403,
  'cross-site': 403,
  'wrong-host': 421,
  'not-found': 404,
  closed: 409,
  full: 409,
  started: 409,
  'not-started': 409,
  'too-soon': 409,
  'refused-lately': 409,
  'not-possible': 409,
  'not-welcome': 403,
  'blocked-here': 409,
  banned: 403,
  muted: 403,
  maintenance: 503,
  'name-taken': 409,
  'wrong-password': 403,
  over: 410,
  'link-gone': 410,
  'too-large': 413,
  illegal: 422,
  malformed: 422,
  'unknown-rules': 501,
  'too-many': 429,
  quota: 429,
  busy: 503,
  failed: 500,
};

/** Messages quote what was sent: they stop here, however long that is. */
const LONGEST = 500;

/** What an error may say besides its code. */
type More = Pick<ErrorBody, 'free' | 'asked' | 'until' | 'reason'> & { readonly refusal?: Refusal };

/** A request the server does not fulfil; nothing was changed. It becomes the answer as it is. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(error: ErrorCode, message: string, more: More = {}) {
    super(message);
    this.status = STATUS[error];
    this.body = { error, message: message.slice(0, LONGEST), ...(more as object) };
  }
}

/** A request that may be sent again after some seconds. */
export class TryLater extends Refused {
  readonly seconds: number;

  constructor(error: ErrorCode, message: string, seconds: number, more: More = {}) {
    super(error, message, more);
    this.seconds = seconds;
  }
}

/** A request that came too soon after others. */
export const tooOften = (seconds: number): TryLater =>
  new TryLater('too-many', `too many requests: again in ${seconds} seconds`, seconds);
