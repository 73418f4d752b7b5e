import { ApiError, createClient } from '@outcry/server/client';

/** A request without an answer after this long is given up; whoever sent it may try again. */
const PATIENCE = 20_000;
/** A move is sent again sooner: with the same key it happens once. */
const MOVE_PATIENCE = 8000;

/** The server, called by the names of its requests. */
export const api = createClient('', {}, PATIENCE);
export const moveApi = createClient('', {}, MOVE_PATIENCE);
export { ApiError } from '@outcry/server/client';

/** The server's word for what went wrong; `unreached` where it had none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'unreached';
  const { status, body } = error;
  return body.error === 'unknown-rules' || (status !== 0 && status < 500) ? body.error : 'unreached';
}
