import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../testing/process.ts';
import type { Running } from '../testing/process.ts';
import type { Breakage } from './broken/store.ts';
import { Proxy } from './proxy.ts';

const SKEWED = new URL('skewed.ts', import.meta.url).href;
const BROKEN = new URL('broken/preload.ts', import.meta.url).href;

const TRIES = 10;

/** How all nodes of a cluster are started. */
export interface Nodes {
  /** The ports of the PostgreSQL servers, one of which is the primary. */
  readonly ports: readonly number[];
  /** Where the database is, with the ports of these in place of theirs. */
  readonly url: (ports: readonly number[]) => string;
  /** How every node is broken on purpose; absent: not at all. */
  readonly broken?: Breakage | undefined;
}

/** A node of the cluster: a server in a process of its own, with its own way to each PostgreSQL. */
export class Node {
  readonly number: number;
  readonly #nodes: Nodes;
  readonly #proxies: readonly Proxy[];
  readonly #data = mkdtempSync(join(tmpdir(), 'outcry-chaos-'));
  #running: Running | null = null;
  #skewed: boolean;
  #said = '';

  private constructor(number: number, nodes: Nodes, proxies: readonly Proxy[]) {
    this.number = number;
    this.#nodes = nodes;
    this.#proxies = proxies;
    this.#skewed = number === 1; // clocks differ by a minute from the start
  }

  static async start(number: number, nodes: Nodes): Promise<Node> {
    const node = new Node(number, nodes, await Promise.all(nodes.ports.map((port) => Proxy.to(port))));
    await node.start();
    return node;
  }

  /** Where it answers; null: nowhere, it is dead. */
  get url(): string | null {
    return this.#running?.url ?? null;
  }

  /** All that it has ever said. */
  get said(): string {
    return this.#said + (this.#running?.said() ?? '');
  }

  /** Its ways to the database. */
  get ways(): readonly Proxy[] {
    return this.#proxies;
  }

  /** Starts it, again and again while the database does not answer, as whatever looks after a server does. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.#startOnce();
      } catch (error) {
        if (attempt === TRIES || !String(error).includes('does not answer')) throw error;
      }
  }

  async #startOnce(): Promise<void> {
    const { url, broken } = this.#nodes;
    const imports = [SKEWED, ...(broken ? [BROKEN] : [])].map((module) => `--import ${module}`);
    this.#running = await startProcess(this.#data, {
      env: {
        NODE_OPTIONS: imports.join(' '),
        OUTCRY_DATABASE_URL: url(this.#proxies.map(({ port }) => port)),
        ...(broken ? { OUTCRY_CHAOS_BROKEN: broken } : {}),
        OUTCRY_CHAOS_SKEW: this.#skewed ? '60000' : '0',
        OUTCRY_BOT_THREADS: '1',
        OUTCRY_LOG: 'warn',
      },
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#running!.process.kill(signal);
  }

  /** Sets its clock forward by a minute, or back again. */
  setClock(): void {
    this.#skewed = !this.#skewed;
    this.signal('SIGUSR2');
  }

  /** Gone at once. */
  async kill(): Promise<void> {
    const running = this.#running!;
    this.#said = this.said;
    this.#running = null;
    await running.stop('SIGKILL');
  }

  async close(): Promise<void> {
    if (this.#running) await this.kill();
    for (const proxy of this.#proxies) proxy.close();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
