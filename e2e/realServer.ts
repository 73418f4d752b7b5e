import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';

const root = join(import.meta.dirname, '..');
/** Limits nobody reaches in a test. */
const NO_LIMITS = Object.fromEntries(
  ['REQUESTS', 'ADDRESS', 'GUESTS', 'RENAMES', 'CHAT', 'CODES', 'NEW_TABLES', 'UNDOS', 'STREAMS', 'STREAMS_ADDRESS']
    .map((limit) => `LIMIT_${limit}`)
    .concat('QUOTA_ADDRESS')
    .map((limit) => [`OUTCRY_${limit}`, '1000000']),
);

/** A real server with a real database, which can be killed and started again at the same address. */
export class RealServer {
  /** The folder of its database. */
  readonly data = mkdtempSync(join(tmpdir(), 'outcry-e2e-'));
  #process: ChildProcess | null = null;
  #port = '0';
  url = '';

  /** Ready to be played at. `env` sets what is not usual. */
  async start(env: Record<string, string> = {}): Promise<void> {
    const child = spawn(
      process.execPath,
      [join(root, 'packages/cli/main.ts'), 'serve', '--host', '127.0.0.1', '--port', this.#port],
      {
        env: { ...process.env, ...NO_LIMITS, OUTCRY_BOT_PAUSE: '0', OUTCRY_DATA: this.data, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout! })) {
      const port = /^Outcry is ready: open http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = port;
      this.url = `http://127.0.0.1:${port}`;
      child.stdout!.resume();
      return;
    }
    throw new Error('the server did not start');
  }

  /** Lets somebody who is away have been away for longer. */
  awayLonger(name: string, milliseconds: number): void {
    const db = new DatabaseSync(join(this.data, 'outcry.db'), { timeout: 5000 });
    db.prepare('update person set seen = seen - ? where name = ?').run(milliseconds, name);
    db.close();
  }

  /** Lets all that happened at the tables so far have happened earlier. */
  happenedEarlier(milliseconds: number): void {
    const db = new DatabaseSync(join(this.data, 'outcry.db'), { timeout: 5000 });
    db.prepare('update entry set at = at - ?').run(milliseconds);
    db.close();
  }

  /** Gone at once, in the middle of whatever it did. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
