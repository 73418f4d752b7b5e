import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import { PATHS, SCHEMAS } from '../api.ts';
import type { Body, Params, Query, Response, RouteName, RouteSchemas } from '../api.ts';
import type { Pass } from '../auth.ts';
import { Refused } from '../errors.ts';
import { fixed } from '../http/fixed.ts';
import { TOLLS } from '../http/tolls.ts';
import type { PersonRow } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of the request; null: not signed in. */
    person: PersonRow | null;
    /** The session or token it was sent with; null: none. */
    pass: Pass | null;
  }
}

/** A request, checked against its schemas. */
export interface Asked<Name extends RouteName> {
  readonly params: Params<Name>;
  readonly query: Query<Name>;
  readonly body: Body<Name>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What the description of the API says of a route. */
export interface About {
  readonly tag: string;
  readonly summary: string;
  /** What it answers with, where that is no JSON. */
  readonly produces?: string;
}

type Handler<Name extends RouteName, Who> = (asked: Asked<Name>, person: Who) => Promise<Response<Name>>;

/** Bodies of requests that carry nothing of a game's own but a move. */
const SMALL_BODY = 16_384;

/** How a route is registered: by the schemas and the toll that are stated under its name. */
export function routeOptions(app: FastifyInstance, name: RouteName, { summary, tag, produces }: About) {
  const [method, url] = PATHS[name];
  const { response, ...input } = SCHEMAS[name] as RouteSchemas;
  const toll = TOLLS[name];
  const bodyLimit = app.initialConfig.bodyLimit ?? SMALL_BODY;
  return {
    method,
    url,
    config: { toll },
    bodyLimit: toll.largeBody ? bodyLimit : Math.min(bodyLimit, SMALL_BODY),
    compress: toll.compressed ? {} : (false as const),
    schema: {
      ...input,
      operationId: name,
      summary,
      tags: [tag],
      response: { 200: response },
      ...(produces === undefined ? {} : { produces: [produces] }),
    },
  };
}

/** A request that anybody may send. */
export function open<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  about: About,
  handler: Handler<Name, PersonRow | null>,
  more: Pick<RouteShorthandOptions, 'onRequest'> = {},
): void {
  app.route({
    ...routeOptions(app, name, about),
    ...more,
    handler: (request, reply) =>
      handler(
        { params: request.params, query: request.query, body: request.body, request, reply } as Asked<Name>,
        request.person,
      ),
  });
}

/** A request that everybody gets the same answer to, for as long as the server runs. */
export function same<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  about: About,
  answer: () => Promise<Response<Name>>,
): void {
  app.route({
    ...routeOptions(app, name, about),
    compress: false,
    handler: fixed('application/json; charset=utf-8', async () => JSON.stringify(await answer())),
  });
}

/** Refuses whoever is not signed in, before anything of what they send is read. */
export const requireSession: onRequestHookHandler = ({ person }, _reply, done) =>
  done(person ? undefined : new Refused('signed-out', 'you are not signed in: POST /api/session with a name'));

/** A request that only somebody with a session or a token may send. */
export function signedIn<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  about: About,
  handler: Handler<Name, PersonRow>,
): void {
  open(app, name, about, (asked, person) => handler(asked, person!), { onRequest: requireSession });
}
