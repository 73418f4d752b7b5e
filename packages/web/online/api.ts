import { createClient } from '@outcry/server/client';

/** The server, called by the names of its requests. */
export const api = createClient();
export { ApiError } from '@outcry/server/client';
