import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PATHS, SCHEMAS } from '../api.ts';
import type { Body, Params, Query, Response, RouteName, RouteSchemas } from '../api.ts';
import type { Pass } from '../auth.ts';
import { Refused } from '../errors.ts';
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
}

type Handler<Name extends RouteName, Who> = (asked: Asked<Name>, person: Who) => Promise<Response<Name>>;

/** A request that anybody may send. */
export function open<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  about: About,
  handler: Handler<Name, PersonRow | null>,
): void {
  const [method, url] = PATHS[name];
  const { response, ...input } = SCHEMAS[name] as RouteSchemas;
  app.route({
    method,
    url,
    schema: { ...input, operationId: name, summary: about.summary, tags: [about.tag], response: { 200: response } },
    handler: (request, reply) =>
      handler(
        { params: request.params, query: request.query, body: request.body, request, reply } as Asked<Name>,
        request.person,
      ),
  });
}

/** A request that only somebody with a session or a token may send. */
export function signedIn<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  about: About,
  handler: Handler<Name, PersonRow>,
): void {
  open(app, name, about, (asked, person) => {
    if (!person) throw new Refused('signed-out', 'you are not signed in: POST /api/session with a name');
    return handler(asked, person);
  });
}
