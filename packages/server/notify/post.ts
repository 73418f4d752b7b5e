import { lookup as resolve } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** An answer may take so long, in milliseconds, and so many bytes of it are read. */
const PATIENCE = 10_000;
const MOST_BYTES = 65_536;
const SOCKETS = 64;

/** Addresses that are not of the public internet. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only this is public, but for tunnels to other addresses and examples. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether an IP address may be reached by anybody. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Why nothing is sent to an address. The text can be shown, and holds nothing of the address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const notPublic = () =>
  new Unreachable(
    'this address does not lead to the public internet over https: the host can allow it (OUTCRY_NOTIFY_HOSTS)',
  );

/** How names are looked up. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** What is sent. */
export interface Sending {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}
/** What came of it. `retryAfter`: in so many seconds, where the answer says so. */
export interface Answered {
  readonly status: number;
  readonly retryAfter: number | null;
}

/**
 * Sends requests to addresses that people gave. What a name leads to is checked where the connection is made, so that it
 * cannot lead elsewhere afterwards. No redirect is followed, and of an answer little is read. `named`: hosts ("ntfy.home", or
 * with a port) that the host of this server allows on private networks and over plain http.
 */
export class Post {
  readonly #named: ReadonlySet<string>;
  readonly #resolve: Resolve;
  readonly #patience: number;
  readonly #agents = [true, false].map((checked) => {
    const options = {
      keepAlive: true,
      maxSockets: SOCKETS,
      timeout: 60_000,
      lookup: (name: string, options: LookupOptions, done: (...found: never[]) => void) =>
        this.#lookup(name, options, done, checked),
    };
    return { https: new Agent(options), http: new PlainAgent(options) };
  });

  constructor(named: readonly string[] = [], resolveName: Resolve = resolve, patience = PATIENCE) {
    this.#named = new Set(named.map((name) => name.toLowerCase()));
    this.#resolve = resolveName;
    this.#patience = patience;
  }

  /** Throws Unreachable unless messages may be sent there now. */
  async check(address: string): Promise<void> {
    const { url, isNamed } = this.#allowed(address);
    const { hostname } = url;
    if (isNamed || isIP(bare(hostname)) !== 0) return;
    await new Promise<void>((done, fail) =>
      this.#lookup(hostname, { all: true }, (error: Error | null) => (error ? fail(error) : done()), true),
    ).catch((error: unknown) => {
      throw error instanceof Unreachable ? error : new Unreachable('no such host is known');
    });
  }

  /** Sends; resolves when the answer has begun. Rejects when there is none in time. */
  send(address: string, { headers, body }: Sending): Promise<Answered> {
    const { url, isNamed } = this.#allowed(address);
    const agents = this.#agents[isNamed ? 1 : 0]!;
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Outcry' },
      signal: AbortSignal.timeout(this.#patience),
    };
    return new Promise((done, fail) => {
      const sent =
        url.protocol === 'https:'
          ? request(url, { ...options, agent: agents.https })
          : plainRequest(url, { ...options, agent: agents.http });
      sent.on('error', fail);
      sent.on('response', (answer) => {
        const seconds = Number(answer.headers['retry-after']);
        done({ status: answer.statusCode!, retryAfter: Number.isFinite(seconds) ? seconds : null });
        let read = 0;
        answer.on('data', ({ length }: Buffer) => (read += length) > MOST_BYTES && answer.destroy());
        answer.on('error', () => {}); // it has said what matters
      });
      sent.end(body);
    });
  }

  close(): void {
    for (const { https, http } of this.#agents) {
      https.destroy();
      http.destroy();
    }
  }

  #allowed(address: string): { url: URL; isNamed: boolean } {
    const url = URL.parse(address);
    if (!url || url.username !== '' || url.password !== '') throw new Unreachable('this is no address of a webhook');
    const isNamed = this.#named.has(url.host) || this.#named.has(url.hostname);
    if (isNamed && ['http:', 'https:'].includes(url.protocol)) return { url, isNamed };
    const literal = bare(url.hostname);
    if (url.protocol !== 'https:' || (isIP(literal) !== 0 && !isPublic(literal))) throw notPublic();
    return { url, isNamed };
  }

  #lookup(name: string, options: LookupOptions, done: (...found: never[]) => void, checked: boolean): void {
    const answer = done as (error: Error | null, found?: LookupAddress[] | string, family?: number) => void;
    this.#resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return answer(error);
      if (found.length === 0 || (checked && !found.every(({ address }) => isPublic(address))))
        return answer(notPublic());
      return options.all ? answer(null, found) : answer(null, found[0]!.address, found[0]!.family);
    });
  }
}

const bare = (hostname: string): string => hostname.replaceAll(/^\[|\]$/g, '');
