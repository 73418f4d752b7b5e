import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One address for several servers: requests go to them in turn, and past those that are dead. */
export interface Balancer {
  readonly url: string;
  /** By person (their cookie): the server that their stream is at. */
  readonly streams: ReadonlyMap<string, string>;
  close(): void;
}

/** Opens it. A person's streams prefer one server, each person's the next one, so that people are spread. */
export async function balancer(targets: readonly string[]): Promise<Balancer> {
  const streams = new Map<string, string>();
  const homes = new Map<string, number>();
  let turn = 0;
  const server = createServer((incoming, answer) => {
    void buffer(incoming).then((body) => {
      const isStream = incoming.url!.startsWith('/api/stream');
      const { cookie = '' } = incoming.headers;
      if (isStream && !homes.has(cookie)) homes.set(cookie, homes.size);
      const first = isStream ? homes.get(cookie)! : turn++;
      const order = targets.map((_, index) => targets[(first + index) % targets.length]!);
      pass(incoming, body, answer, order, (target) => isStream && streams.set(cookie, target));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    streams,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Asks the first of these servers that can be reached. */
function pass(
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  [target, ...others]: readonly string[],
  reached: (target: string) => void,
): void {
  const { method, url, headers } = incoming;
  const asked = request(new URL(url!, target), { method: method!, headers });
  asked.on('response', (response) => {
    reached(target!);
    answer.writeHead(response.statusCode!, response.headers);
    response.pipe(answer);
    response.on('close', () => answer.destroy()); // a server that dies takes its streams with it
  });
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' && others.length > 0) pass(incoming, body, answer, others, reached);
    else answer.destroy();
  });
  answer.on('close', () => asked.destroy());
  asked.end(body);
}
