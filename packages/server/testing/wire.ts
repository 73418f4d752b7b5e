import { connect } from 'node:net';

/** Sends bytes as they are and yields what comes back until the connection is closed or still. */
export function send(url: string, bytes: string | Buffer, end = true, patience = 1500): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve) => {
    let got = '';
    const socket = connect({ port: Number(port), host: hostname });
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (text) => (got += String(text)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(got));
    socket.write(bytes);
    if (end) setTimeout(() => socket.end(), 50);
  });
}

/** Sends a request line with headers and a body as they are; yields the status of the answer and its text. */
export async function ask(
  url: string,
  line: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<{ status: number; text: string }> {
  const all = { host: new URL(url).host, connection: 'close', 'content-length': String(body.length), ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const text = await send(url, `${line} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`, false);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text };
}
