import { Agent, request } from 'node:http';
import type { StreamMessage } from '@outcry/server/api';

/** Where a request comes from: the proxy in front of the server, which is this bench, says so. */
export interface From {
  readonly cookie: string;
  readonly address: string;
}

export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Status 0: no answer, and `body` says why. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

/** An honest client gives up after this long. */
const PATIENCE = 30_000;

const headersOf = ({ cookie, address }: From): Record<string, string> => ({
  'x-forwarded-for': address,
  ...(cookie === '' ? {} : { cookie }),
});

/** A pool of connections to a server on this machine. */
export class Browser {
  readonly port: number;
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

  constructor(port: number) {
    this.port = port;
  }

  /** Sends a request and reads the answer. Never fails: a broken connection is status 0. */
  send(from: From, { method, path, headers, body }: Outgoing): Promise<Answer> {
    return new Promise((resolve) => {
      const sent = request({
        agent: this.#agent,
        host: '127.0.0.1',
        port: this.port,
        method,
        path,
        headers: {
          ...headersOf(from),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
        timeout: PATIENCE,
      });
      const fail = (why: string): void => resolve({ status: 0, body: why, cookie: '' });
      sent.on('timeout', () => sent.destroy(new Error('timeout')));
      sent.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
      sent.on('response', (answer) => {
        const chunks: Buffer[] = [];
        const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', (error: Error) => fail(error.message));
        answer.on('end', () => resolve({ status: answer.statusCode!, body: Buffer.concat(chunks).toString(), cookie }));
      });
      sent.end(body);
    });
  }

  /** Opens a stream on a connection of its own. `hear` gets each message with its id, `end` the status once it is over. */
  listen(
    from: From,
    path: string,
    hear: (message: StreamMessage, id: string | null) => void,
    end: (status: number) => void,
  ): () => void {
    const sent = request({ agent: false, host: '127.0.0.1', port: this.port, path, headers: headersOf(from) });
    let status = 0;
    sent.on('error', () => end(status));
    sent.on('response', (answer) => {
      status = answer.statusCode!;
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop()!;
        for (const part of parts) {
          const data = /^data: (.*)$/m.exec(part)?.[1];
          if (data) hear(JSON.parse(data) as StreamMessage, /^id: (.*)$/m.exec(part)?.[1] ?? null);
        }
      });
      answer.on('error', () => {});
      answer.on('close', () => end(status));
    });
    sent.end();
    return () => sent.destroy();
  }

  close(): void {
    this.#agent.destroy();
  }
}
