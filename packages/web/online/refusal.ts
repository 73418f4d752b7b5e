import { momentIn } from '../when.ts';
import type { Messages } from '../i18n.ts';
import type { ApiError } from './api.ts';

/** Why something was refused: a code of the server or of this app, and after how many seconds to try again. */
export interface Refused {
  readonly code: string;
  readonly wait?: number | null;
  /** Until when, where that is known. */
  readonly until?: number | null;
}

export const refusedBy = ({ status, body, wait }: ApiError): Refused => ({
  code: status === 0 ? 'unreached' : body.error,
  wait,
  until: body.until ?? null,
});

/** Says why something was refused, and how long to wait where that is known. */
export function sayRefused(t: Messages, { code, wait, until }: Refused): string {
  if (code === 'too-many' && wait) return t.tooMany(wait);
  if (code === 'muted' && until) return t.order.muted(momentIn(until, Date.now(), t.locale));
  return t.refused[code] ?? t.refused.failed!;
}
