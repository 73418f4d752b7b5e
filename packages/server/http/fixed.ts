import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Written {
  readonly text: string;
  readonly tag: string;
}

/** Answers with a text that stays the same while the server runs: written once, and sent only to those who lack it. */
export function fixed(type: string, write: () => string | Promise<string>) {
  let written: Promise<Written> | null = null;
  const make = async (): Promise<Written> => {
    const text = await write();
    // Weak: the same text, compressed or not.
    return { text, tag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { text, tag } = await (written ??= make());
    reply.headers({ etag: tag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(type).send(text);
  };
}
