import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A keep-alive connection that sends one request after the other and reads as little of the answers as it can. */
export class Connection {
  readonly #socket: Socket;
  #text = '';
  #answered: ((status: number) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text) => this.#read(String(text)));
    this.#socket.on('error', () => this.#answered?.(0));
  }

  #read(text: string): void {
    this.#text += text;
    const end = this.#text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.#text)?.[1] ?? 0);
    if (this.#text.length < end + 4 + length) return;
    const status = Number(this.#text.slice(9, 12));
    this.#text = this.#text.slice(end + 4 + length);
    this.#answered?.(status);
  }

  /** Sends a JSON body; yields the status. */
  post(path: string, cookie: string, body: string): Promise<number> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
