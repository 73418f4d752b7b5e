import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused, TryLater } from '../errors.ts';
import { unavailable } from '../store/commits.ts';
import { Conflict, Interrupted, StoreUnavailable } from '../store/store.ts';

/** What of all that can go wrong becomes which answer. Nothing of the inside gets out. */
function refusedBy(error: FastifyError): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof Interrupted)
    return new Refused(
      'busy',
      'the server broke off while it wrote: send it again, with the same key where it has one',
    );
  if (error instanceof Conflict)
    return new Refused('busy', 'others were faster again and again; nothing was changed, try again in a moment');
  if (error instanceof StoreUnavailable || unavailable(error))
    return new Refused('busy', 'the server cannot write now; nothing was changed, try again later');
  if (error.statusCode === 413) return new Refused('too-large', 'the body is too large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refused('bad-request', 'send JSON, with content-type: application/json');
  if (error.statusCode === 503) return new Refused('busy', 'the server is going down; try again in a moment');
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refused('bad-request', error.message);
  return null;
}

/** Answers what is wrong before a route is found (an address that cannot be read). */
export function unreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = refusedBy(error) ?? new Refused('bad-request', 'this address cannot be read');
  void reply.code(status).send(body);
}

/** Answers every error in the one form that clients know. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = refusedBy(error);
    if (refused?.status === 503) request.log.error({ err: error }, 'unavailable');
    if (!refused) request.log.error({ err: error }, 'failed');
    const { status, body } = refused ?? new Refused('failed', 'something went wrong here; it was written down');
    if (status === 429) reply.header('retry-after', String(refused instanceof TryLater ? refused.seconds : 5));
    if (status === 503) reply.header('retry-after', '2');
    return reply.code(status).send(body);
  });
}
