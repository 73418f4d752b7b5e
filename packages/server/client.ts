import type { Body, ErrorBody, Params, Query, Response, RouteName } from './api.ts';
import { PATHS } from './paths.ts';

/** A request that was refused; `body.error` says in what way. Status 0: the server could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  /** After how many seconds to try again, where the server says so. */
  readonly wait: number | null;

  constructor(status: number, body: ErrorBody, wait: number | null = null) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.wait = wait;
  }
}

type Given<Name extends RouteName> = (Params<Name> extends undefined ? object : { params: Params<Name> }) &
  (Query<Name> extends undefined ? object : { query?: Query<Name> }) &
  (Body<Name> extends undefined ? object : { body: Body<Name> });
type Arguments<Name extends RouteName> = object extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>];

/** Calls a request by its name: `await api('join', { params: { id }, body: {} })`. Throws an ApiError. */
export type Client = <Name extends RouteName>(name: Name, ...given: Arguments<Name>) => Promise<Response<Name>>;

interface AnyGiven {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
}

/** The address of a request, with its parameters and query filled in. */
export function addressOf(name: RouteName, { params = {}, query = {} }: AnyGiven = {}): string {
  const path = PATHS[name][1].replaceAll(/:(\w+)/g, (_all, part: string) => encodeURIComponent(String(params[part])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What was answered to a request; null: nothing, or only a part. */
async function ask(address: string, init: RequestInit, patience: number | null) {
  const giveUp = new AbortController();
  const timer = patience === null ? undefined : setTimeout(() => giveUp.abort(), patience);
  try {
    const answer = await fetch(address, { ...init, signal: giveUp.signal });
    return { answer, text: await answer.text() };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { error: 'failed', message: `status ${status}` };
  }
}

/**
 * A client typed by the server's own schemas. `headers` are sent with every request (a program's token, say). A request
 * without a whole answer after `patience` milliseconds counts as not reached; null: it waits for ever.
 */
export function createClient(base = '', headers: Record<string, string> = {}, patience: number | null = null): Client {
  return async (name, ...[given]) => {
    const { body } = (given ?? {}) as AnyGiven;
    const init: RequestInit = {
      method: PATHS[name][0],
      credentials: 'same-origin',
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const answered = await ask(base + addressOf(name, given as AnyGiven | undefined), init, patience);
    if (!answered) throw new ApiError(0, { error: 'busy', message: 'the server cannot be reached' });
    const { answer, text } = answered;
    const told = parse(text, answer.status);
    if (answer.ok) return told as never;
    const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
    throw new ApiError(answer.status, told as ErrorBody, Number.isFinite(wait) ? wait : null);
  };
}
