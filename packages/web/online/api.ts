import { ApiError, createClient } from '@outcry/server/client';

/** The server, called by the names of its requests. */
export const api = createClient();
export { ApiError } from '@outcry/server/client';

/** The server's word for what went wrong; `unreached` where it had none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'unreached';
  const { status, body } = error;
  return body.error === 'unknown-rules' || (status !== 0 && status < 500) ? body.error : 'unreached';
}
