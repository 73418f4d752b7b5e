import type { Body, ErrorBody, Params, Query, Response, RouteName } from './api.ts';
import { PATHS } from './paths.ts';

/** A request that was refused; `body.error` says in what way. Status 0: the server could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
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

/** A client typed by the server's own schemas. `headers` are sent with every request (a program's token, say). */
export function createClient(base = '', headers: Record<string, string> = {}): Client {
  return async (name, ...[given]) => {
    const { body } = (given ?? {}) as AnyGiven;
    let answer: globalThis.Response;
    try {
      answer = await fetch(base + addressOf(name, given as AnyGiven | undefined), {
        method: PATHS[name][0],
        credentials: 'same-origin',
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new ApiError(0, { error: 'busy', message: 'the server cannot be reached' });
    }
    const told: unknown = await answer.json().catch(() => ({ error: 'failed', message: `status ${answer.status}` }));
    if (!answer.ok) throw new ApiError(answer.status, told as ErrorBody);
    return told as never;
  };
}
