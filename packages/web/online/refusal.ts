import type { Messages } from '../i18n.ts';
import type { ApiError } from './api.ts';

/** Why something was refused: a code of the server or of this app, and after how many seconds to try again. */
export interface Refused {
  readonly code: string;
  readonly wait?: number | null;
}

export const refusedBy = ({ status, body, wait }: ApiError): Refused => ({
  code: status === 0 ? 'unreached' : body.error,
  wait,
});

/** Says why something was refused, and how long to wait where that is known. */
export const sayRefused = (t: Messages, { code, wait }: Refused): string =>
  code === 'too-many' && wait ? t.tooMany(wait) : (t.refused[code] ?? t.refused.failed!);
