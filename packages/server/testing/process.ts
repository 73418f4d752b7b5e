import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** Nobody is too fast in a benchmark. */
const UNLIMITED = {
  OUTCRY_LIMIT_REQUESTS: '1000000000',
  OUTCRY_LIMIT_ADDRESS: '1000000000',
  OUTCRY_LIMIT_GUESTS: '1000000000',
  OUTCRY_LIMIT_RENAMES: '1000000000',
  OUTCRY_LIMIT_CODES: '1000000000',
  OUTCRY_LIMIT_NEW_TABLES: '1000000000',
  OUTCRY_BOT_PAUSE: '0',
  OUTCRY_LIMIT_UNDOS: '1000000000',
  OUTCRY_LIMIT_STREAMS: '100000',
  OUTCRY_LIMIT_STREAMS_ADDRESS: '100000',
};

/** A real server in a process of its own. */
export interface Running {
  readonly port: number;
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds from its start to the moment it was ready. */
  readonly readyAfter: number;
  /** All it has written so far. */
  said(): string;
  /** Ends it with a signal (default: so that it finishes its work) and waits for it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** How to start a server. */
export interface Starting {
  readonly env?: Record<string, string>;
  /** A command that becomes the rest of the line: it must not stay as the parent of the server. */
  readonly wrapper?: readonly string[];
  /** The script instead of the command line's. */
  readonly main?: string;
  /** The user it runs as. */
  readonly uid?: number;
}

/** Starts `outcry serve` on a data folder, any free port, and waits until it says that it is ready. */
export async function startProcess(data: string, how: Starting = {}): Promise<Running> {
  const { env = {}, wrapper = [], main = MAIN, uid } = how;
  const started = performance.now();
  const [command, ...args] = [...wrapper, process.execPath, main, 'serve', '--data', data, '--host', '127.0.0.1'];
  const child = spawn(command!, [...args, '--port', '0'], {
    env: { ...process.env, ...UNLIMITED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += String(text);
      const found = /open http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`the server did not start: ${said}`)));
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    process: child,
    readyAfter: performance.now() - started,
    said: () => said,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
