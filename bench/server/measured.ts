import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** A server that takes longer to finish its work is killed. */
const LAST_WORK = 30_000;

/** What the bench asks of the child. */
export type Asked = 'costs' | 'condition' | 'stop';

/**
 * How the child is. The heap is measured after a collection; `processor` is the time of all threads so far, `stretch` the
 * longest work of the main thread between two turns of its event loop since the last time, and `late` how late its timers
 * were at most, by the clock: much more than `stretch` means that the machine was busy. All in milliseconds.
 */
export interface Condition {
  readonly heap: number;
  readonly rss: number;
  readonly processor: number;
  readonly stretch: number;
  readonly late: number;
  readonly streams: number;
  readonly botsWaiting: number;
  readonly tables: number;
}

/** What the child answers. */
export type Told =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'costs'; readonly costs: readonly number[] }
  | { readonly kind: 'condition'; readonly condition: Condition };

/** A server in a process of its own that says what it costs. */
export interface Measured {
  readonly port: number;
  readonly url: string;
  /** Processor time, in milliseconds, of each request so far that carried the header `x-measured`, in order. */
  costs(): Promise<readonly number[]>;
  /** Collects garbage, then says how the server is. */
  condition(): Promise<Condition>;
  /** Whether it still runs. */
  alive(): boolean;
  stop(): Promise<void>;
}

/** Starts it on a data folder and any free port; `unlimited`: nobody is too fast. */
export async function startMeasured(
  data: string,
  { env = {}, unlimited = false }: { env?: Record<string, string>; unlimited?: boolean } = {},
): Promise<Measured> {
  const child = fork(CHILD, unlimited ? ['--unlimited'] : [], {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      OUTCRY_DATA: data,
      OUTCRY_HOST: '127.0.0.1',
      OUTCRY_PORT: '0',
      OUTCRY_LOG: 'error',
      ...env,
    },
  });
  let ended = false;
  const end = new Promise<void>((resolve) =>
    child.once('exit', () => {
      ended = true;
      resolve();
    }),
  );
  const heard = <Kind extends Told['kind']>(kind: Kind): Promise<Extract<Told, { kind: Kind }>> =>
    new Promise((resolve, reject) => {
      const hear = (told: Told): void => {
        if (told.kind !== kind) return;
        child.off('message', hear);
        resolve(told as Extract<Told, { kind: Kind }>);
      };
      child.on('message', hear);
      void end.then(() => reject(new Error('the server ended')));
    });
  const ask = (asked: Asked): void => void child.send(asked);
  const { url } = await heard('ready');
  const { port } = new URL(url);
  return {
    port: Number(port),
    url: `http://127.0.0.1:${port}`,
    async costs() {
      const told = heard('costs');
      ask('costs');
      return (await told).costs;
    },
    async condition() {
      const told = heard('condition');
      ask('condition');
      return (await told).condition;
    },
    alive: () => !ended,
    async stop() {
      if (!ended) ask('stop');
      const late = setTimeout(() => child.kill('SIGKILL'), LAST_WORK);
      await end;
      clearTimeout(late);
    },
  };
}
