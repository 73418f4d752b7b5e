import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import ece from 'http_ece';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import type { PushSubscription } from '../api.ts';

/** A request that a receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const started = (server: Server | TcpServer): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** An HTTP server on this machine that keeps what it gets. `answer`: what it says; default: 201. */
export async function receiver(answer: RequestListener = (_request, response) => response.writeHead(201).end()) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      answer(request, response);
    });
  });
  const port = await started(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, received, close };
}

/** A browser with a push service: it decrypts what it gets. */
export async function pushBrowser(answer?: RequestListener) {
  const { received, ...service } = await receiver(answer);
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const subscription: PushSubscription = {
    endpoint: `${service.url}/push/browser`,
    keys: { p256dh: publicKey, auth },
  };
  const read = ({ body }: Received) =>
    JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()) as Record<
      string,
      unknown
    >;
  return { ...service, received, subscription, messages: () => received.map(read) };
}

/** An SMTP server that keeps the mails it gets. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const mails: { readonly to: string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: unfolded(text) });
        done();
      });
    },
    ...options,
  });
  const port = await started(server.server as TcpServer);
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => void server.close(() => {}) };
}

/** A mail without the soft line ends and codes of quoted-printable. */
const unfolded = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
