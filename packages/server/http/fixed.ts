import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PACK = {
  br: (text: string) => promisify(brotliCompress)(text),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof PACK;
const ENCODINGS = Object.keys(PACK) as Encoding[];

/** A function without arguments that does its work once, for the first who asks. */
function once<Result>(work: () => Result): () => Result {
  let done: { readonly result: Result } | null = null;
  return () => (done ??= { result: work() }).result;
}

/**
 * Answers with a text that stays the same while the server runs: written once, compressed once for each encoding, and
 * sent only to those who lack it. The route itself must not compress.
 */
export function fixed(type: string, write: () => string | Promise<string>) {
  const written = once(async () => {
    const text = await write();
    const packed = { br: once(() => PACK.br(text)), gzip: once(() => PACK.gzip(text)) };
    // Weak: the same text, compressed or not.
    return { text, packed, tag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  });
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { text, packed, tag } = await written();
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    reply.type(type);
    const encoding = negotiate(headers['accept-encoding'] as string, ENCODINGS) as Encoding | null;
    if (encoding === null) return reply.send(text);
    return reply.header('content-encoding', encoding).send(await packed[encoding]());
  };
}
