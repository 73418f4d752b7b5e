import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to a server that can go silent, as a network does: nothing is closed, and nothing passes any more. */
export interface QuietProxy {
  readonly url: string;
  /** Connections that are open are dead from now on, and new ones wait. */
  hush(): void;
  /** New connections pass, and those that waited go on. */
  speak(): void;
  close(): void;
}

/** Opens a way to the server at an address. */
export async function quietProxy(target: string): Promise<QuietProxy> {
  const port = Number(new URL(target).port);
  const open = new Set<Socket>();
  /** By connection, whether it is dead. */
  let living = new Set<Socket>();
  let waiting: (() => void)[] | null = null;
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => {}).on('close', () => open.delete(client));
    const begin = (): void => {
      living.add(client);
      const upstream = connect(port, '127.0.0.1');
      open.add(upstream);
      upstream.on('error', () => {}).on('close', () => (open.delete(upstream), client.destroy()));
      client.on('close', () => upstream.destroy());
      const pass = (from: Socket, to: Socket) => from.on('data', (chunk) => living.has(client) && to.write(chunk));
      pass(client, upstream);
      pass(upstream, client);
    };
    if (waiting) waiting.push(begin);
    else begin();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hush() {
      living = new Set();
      waiting ??= [];
    },
    speak() {
      const begun = waiting ?? [];
      waiting = null;
      for (const begin of begun) begin();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
