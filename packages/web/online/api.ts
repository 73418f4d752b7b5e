import { ApiError, createClient } from '@outcry/server/client';
import { createStore } from '../store.ts';

/** A request without an answer after this long is given up; whoever sent it may try again. */
const PATIENCE = 20_000;
/** A move is sent again sooner: with the same key it happens once. */
const MOVE_PATIENCE = 8000;

/** Why this person may not play here, once the server said so. */
export const banned = createStore<{ readonly until: number | null; readonly reason: string } | null>(null);

/** Notes a ban, whatever was asked. */
const noting = <Call extends (...args: never[]) => Promise<unknown>>(call: Call): Call =>
  (async (...args: never[]) => {
    try {
      return await call(...args);
    } catch (error) {
      if (error instanceof ApiError && error.body.error === 'banned')
        banned.set({ until: error.body.until ?? null, reason: error.body.reason ?? '' });
      throw error;
    }
  }) as Call;

/** The server, called by the names of its requests. */
export const api = noting(createClient('', {}, PATIENCE));
export const moveApi = noting(createClient('', {}, MOVE_PATIENCE));
export { ApiError } from '@outcry/server/client';

/** The server's word for what went wrong; `unreached` where it had none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'unreached';
  const { status, body } = error;
  return body.error === 'unknown-rules' || (status !== 0 && status < 500) ? body.error : 'unreached';
}
