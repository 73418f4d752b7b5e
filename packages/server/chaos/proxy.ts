import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { withoutNotices } from './messages.ts';

/** What happens to what passes. */
export type Passage = 'open' | 'cut' | 'slow' | 'frozen';

const DELAY = 120;

/** The way from one node to one PostgreSQL, which can be disturbed. */
export class Proxy {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #frozen: (() => void)[] = [];
  #passage: Passage = 'open';
  #losing = false;

  private constructor(target: number) {
    this.#server = createServer((client) => {
      if (this.#passage === 'cut') return client.destroy();
      const upstream = connect({ port: target, host: '127.0.0.1', noDelay: true });
      client.setNoDelay();
      const filter = withoutNotices(() => this.#losing);
      this.#pass(client, upstream, (bytes) => bytes);
      this.#pass(upstream, client, filter);
    });
  }

  static async to(target: number): Promise<Proxy> {
    const proxy = new Proxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Disturbs the way, or opens it again: what was held back passes then. */
  set passage(passage: Passage) {
    this.#passage = passage;
    if (passage === 'cut') for (const socket of this.#open) socket.destroy();
    if (passage !== 'frozen') for (const go of this.#frozen.splice(0)) go();
  }

  /** Whether notifications are lost on the way. */
  set losing(losing: boolean) {
    this.#losing = losing;
  }

  #pass(from: Socket, to: Socket, filter: (bytes: Buffer) => Buffer): void {
    this.#open.add(from);
    // Each piece waits for the one before it.
    let last = Promise.resolve();
    const later = (work: () => void): void => {
      last = last
        .then(() => (this.#passage === 'slow' ? new Promise((go) => setTimeout(go, DELAY)) : undefined))
        .then(() => (this.#passage === 'frozen' ? new Promise<void>((go) => this.#frozen.push(go)) : undefined))
        .then(work);
    };
    from.on('data', (bytes) => {
      const passed = filter(bytes as Buffer);
      if (passed.length > 0) later(() => void to.write(passed));
    });
    from.on('error', () => from.destroy()); // the other side hears of it by `close`
    from.on('close', () => {
      this.#open.delete(from);
      later(() => void to.destroy());
    });
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
    this.passage = 'open';
  }
}
