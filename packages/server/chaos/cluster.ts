import { Postgres } from '../testing/postgres.ts';
import type { Breakage } from './broken/store.ts';
import { Node } from './node.ts';

const DATABASE = 'outcry';

/** PostgreSQL with a synchronous standby, and some nodes. */
export class Cluster {
  readonly nodes: readonly Node[];
  #primary: Postgres;
  #standby: Postgres;

  private constructor(primary: Postgres, standby: Postgres, nodes: readonly Node[]) {
    this.#primary = primary;
    this.#standby = standby;
    this.nodes = nodes;
  }

  static async start(count: number, broken?: Breakage): Promise<Cluster> {
    const primary = await Postgres.start({ fsync: true });
    await primary.createDatabase(DATABASE);
    const standby = await Postgres.start({ standbyOf: primary });
    const url = (ports: readonly number[]): string => {
      const { username, password } = new URL(primary.url());
      const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
      return `postgres://${username}:${password}@${hosts}/${DATABASE}?target_session_attrs=read-write`;
    };
    const ports = [primary.port, standby.port];
    // All at once, as after a power failure: one of them makes the tables of the database.
    const nodes = await Promise.all(
      Array.from({ length: count }, (_, number) => Node.start(number, { ports, url, broken })),
    );
    return new Cluster(primary, standby, nodes);
  }

  get primary(): Postgres {
    return this.#primary;
  }

  /** Runs a statement on the primary, behind the nodes' backs. */
  query(sql: string): Promise<object[]> {
    return this.#primary.query(sql, DATABASE);
  }

  /** The primary dies, and the standby takes over. */
  async promote(): Promise<void> {
    await this.#primary.kill9();
    await this.#standby.promote();
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
  }

  /** The dead one comes back as the standby of the other. */
  rejoin(): Promise<void> {
    return this.#standby.follow(this.#primary);
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.close()));
    await this.#standby.stop();
    await this.#primary.stop();
  }
}
