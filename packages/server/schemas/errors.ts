import { Type } from 'typebox';
import type { Static } from 'typebox';
import { literals, nullable, object, Seq, Time } from './parts.ts';

/** Why a game refuses something: the number of the rule, and a key that the game's words turn into a sentence. */
export const RefusalSchema = object({
  rule: Type.String(),
  reason: Type.String(),
  args: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});

/** What every answer that is not 2xx looks like. */
export const ErrorBody = object(
  {
    error: literals(
      [
        'bad-request', // 400: not whole JSON, or not what the schema asks for
        'signed-out', // 401: no session (POST /api/session makes one), or a token that ended or does not exist
        'not-your-seat', // 403
        'not-host', // 403: only the host may
        'removed', // 403: the host removed you from this table
        'no-spectators', // 403: only people with a seat may look
        'token-scope', // 403: a token of this scope may not do this
        'cross-site', // 403: the request came from another site
        'wrong-host', // 421: this server answers under another address; the message names it
        'not-found', // 404: no such table, code, seat or address
        'closed', // 409: that decision is answered already (or undone); `asked` is the one that is open
        'full', // 409: no open seat
        'started', // 409: only possible before the start
        'not-started', // 409: only possible once the game runs
        'too-soon', // 409: the person of this seat is away only since a moment: wait ten seconds
        'refused-lately', // 409: the others have just said no: wait a minute
        'not-possible', // 409: the table is not in a state for this; the message says why
        'not-welcome', // 403: you cannot sit at this table
        'blocked-here', // 409: you have blocked somebody who sits here; `anyway: true` sits down all the same
        'banned', // 403: until `until` (null: for good), for `reason`; GET /api/account/export stays open
        'muted', // 403: you may not write until `until`; you can play on
        'maintenance', // 503: the server is being updated until about `until`; nothing was changed, send it again then
        'name-taken', // 409: another account has this name, or one that looks like it; `free` is a name nobody has
        'wrong-password', // 403: the name or the password is wrong
        'over', // 410: the game is over
        'link-gone', // 410: a link or code that was used, withdrawn or has ended
        'too-large', // 413
        'illegal', // 422: the rules forbid it; `refusal` says which and why
        'malformed', // 422: not a move (option, table) of this game
        'unknown-rules', // 501: this server does not have the version of the rules this table is played by
        'too-many', // 429: slow down; see Retry-After
        'quota', // 429: you have as much of this as one may; the message says what to give up first
        'busy', // 503: the server cannot write now (disk full, read-only) or is going down; nothing was changed
        'failed', // 500
      ],
      'What went wrong, for programs.',
    ),
    message: Type.String({ description: 'The same for people, in English, one line.' }),
    refusal: Type.Optional(RefusalSchema),
    asked: Type.Optional(nullable(Seq)),
    free: Type.Optional(Type.String()),
    until: Type.Optional(nullable(Time)),
    reason: Type.Optional(Type.String()),
  },
  'Something was refused; nothing was changed.',
);
export type ErrorBody = Static<typeof ErrorBody>;
export type ErrorCode = ErrorBody['error'];
