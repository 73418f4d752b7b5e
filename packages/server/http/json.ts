import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors.ts';

/** Nothing anybody sends is nested deeper than this; what is deeper is meant to break something. */
const DEEPEST = 64;

/** How deep the brackets of a JSON text are nested, stopping at `most`. Those inside strings do not count. */
function depthOf(text: string, most: number): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length && deepest <= most; at++) {
    const letter = text.charCodeAt(at);
    if (quoted) {
      if (letter === 0x5c) at++;
      else if (letter === 0x22) quoted = false;
    } else if (letter === 0x22) quoted = true;
    else if (letter === 0x5b || letter === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (letter === 0x5d || letter === 0x7d) depth--;
  }
  return deepest;
}

/** A body as JSON, or a 400 in one line. */
function parseBody(text: string): unknown {
  if (text === '') return undefined;
  if (depthOf(text, DEEPEST) > DEEPEST) throw new Refused('bad-request', `the body is nested deeper than ${DEEPEST}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('bad-request', 'the body is not whole JSON');
  }
}

/** Has the server read bodies as JSON, and only so. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    parseBody(text),
  );
}
