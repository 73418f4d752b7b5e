import { ApiError, createClient } from '@outcry/server/client';

/** The server, called by the names of its requests. */
export const api = createClient();
export { ApiError } from '@outcry/server/client';

/** The server's word for what went wrong; `unreached` where it had none. */
export const codeOf = (error: unknown): string =>
  error instanceof ApiError && error.status !== 0 && error.status < 500 ? error.body.error : 'unreached';
