import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { copyBase } from './postgres/baseBackup.ts';
import { binaries } from './postgres/binaries.ts';
import { guardedFolder, own, OWNER } from './postgres/guarded.ts';
import { descendants, gone } from './postgres/processes.ts';

const USER = 'postgres';
const PASSWORD = 'outcry';

/** How to start one. */
export interface Starting {
  /** Whether commits reach the disk (default: no, it is a test). */
  readonly fsync?: boolean;
  /** Follow this one as its synchronous standby. */
  readonly standbyOf?: Postgres;
  readonly settings?: Readonly<Record<string, string | number>>;
}

/**
 * A real PostgreSQL in a temporary folder, on a free port of the loopback address. It ends with the process that started
 * it, however that ends.
 */
export class Postgres {
  readonly port: number;
  readonly #folder = guardedFolder();
  #lives = 0;
  #server: ChildProcess | null = null;
  #said = '';

  private constructor(port: number) {
    this.port = port;
  }

  static async start({ fsync = false, standbyOf, settings = {} }: Starting = {}): Promise<Postgres> {
    const postgres = new Postgres(await freePort());
    if (standbyOf) {
      await postgres.follow(standbyOf);
      return postgres;
    }
    spawnSync('cp', ['-a', template(), postgres.#data]);
    const all = { ...SETTINGS, ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off' }), ...settings };
    const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(join(postgres.#data, 'postgresql.conf'), lines.join(''));
    await postgres.restart();
    return postgres;
  }

  get #data(): string {
    return join(this.#folder.folder, `data-${this.#lives}`);
  }

  /** What it has logged. */
  get said(): string {
    return this.#said;
  }

  /** All its processes. */
  get pids(): number[] {
    const { pid } = this.#server!;
    return [pid!, ...descendants(pid!)];
  }

  /** Where a database of it is. */
  url(database = 'postgres'): string {
    return `postgres://${USER}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes a database, empty or as a copy of another that nobody uses; yields its address. */
  async createDatabase(name: string, template?: string): Promise<string> {
    await this.query(`create database "${name}"${template ? ` template "${template}"` : ''}`);
    return this.url(name);
  }

  /** Runs one statement on a connection of its own. */
  async query<Row extends pg.QueryResultRow>(sql: string, database?: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    client.on('error', () => {}); // the query that is under way fails, too
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends it and removes all it had. */
  stop(): Promise<void> {
    return this.#folder.remove();
  }

  /** Ends it and all its processes at once, as a power failure would. */
  async kill9(): Promise<void> {
    const { pids } = this;
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has just ended by itself
      }
    await gone(pids);
    rmSync(join(this.#data, 'postmaster.pid'), { force: true }); // the number may soon be that of another process
    this.#server = null;
  }

  /** Starts it, after it was killed or stopped, and waits until it answers. */
  async restart(): Promise<void> {
    const server = spawn(join(binaries(), 'postgres'), ['-D', this.#data, '-p', String(this.port)], {
      ...OWNER,
      cwd: this.#folder.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#server = server;
    const logged = this.#said.length;
    server.unref();
    (server.stderr as Socket).unref();
    server.stderr.on('data', (text) => (this.#said += String(text)));
    while (!(await this.#answers())) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${this.#said.slice(logged)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('select 1');
      return true;
    } catch {
      return false; // not yet: it starts, or replays its log
    }
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    const [row] = await this.query<{ done: boolean }>('select pg_promote(true, 60) as done');
    if (!row?.done) throw new Error('the standby could not be promoted');
  }

  /** Leaves what it has and begins anew as the synchronous standby of another. */
  async follow(primary: Postgres): Promise<void> {
    if (this.#server) await this.kill9();
    this.#lives++; // to remove what it had takes seconds
    mkdirSync(this.#data, { mode: 0o700 });
    await copyBase(primary, primary.#data, this.#data);
    const source = `host=127.0.0.1 port=${primary.port} user=${USER} password=${PASSWORD} application_name=standby`;
    appendFileSync(join(this.#data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    writeFileSync(join(this.#data, 'standby.signal'), '');
    if (OWNER.uid !== undefined) spawnSync('chown', ['-R', `${OWNER.uid}:${OWNER.gid}`, this.#data]);
    await this.restart();
    await primary.query("alter system set synchronous_standby_names = 'standby'");
    await primary.query('select pg_reload_conf()');
    while ((await primary.query("select 1 from pg_stat_replication where sync_state = 'sync'")).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '64MB',
  wal_keep_size: '256MB', // a standby needs what was written while its base was copied
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync', // much quicker than file by file
};

let made: string | undefined;

/** A fresh cluster, made once in each process: a copy is quicker. */
function template(): string {
  if (made) return made;
  const { folder } = guardedFolder();
  writeFileSync(join(folder, 'password'), PASSWORD);
  own(join(folder, 'password'));
  const args = ['-D', join(folder, 'data'), '-U', USER, '--pwfile', join(folder, 'password'), '--auth=scram-sha-256'];
  const { status, stderr } = spawnSync(
    join(binaries(), 'initdb'),
    [...args, '--no-sync', '--no-instructions', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...OWNER, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  return (made = join(folder, 'data'));
}

/** A port that nobody has just now. PostgreSQL cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
