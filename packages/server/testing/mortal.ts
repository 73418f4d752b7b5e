import { createRequire, syncBuiltinESMExports } from 'node:module';
import { isMainThread, Worker } from 'node:worker_threads';

// Loaded before a server (`node --import`). SIGUSR2 kills the thread that writes, in the middle of whatever it does; with
// DOOMED=1 every thread that takes its place as well. SIGUSR1 makes a mistake nobody catches.
if (isMainThread) {
  const writing: Worker[] = [];
  let doomed = false;
  const threads = createRequire(import.meta.url)('node:worker_threads') as { Worker: typeof Worker };
  threads.Worker = class extends Worker {
    constructor(file: string | URL, options?: WorkerOptions) {
      super(file, options as never);
      if (!String(file).endsWith('store/thread.ts')) return;
      writing.push(this);
      if (doomed) void this.terminate();
    }
  };
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    doomed = process.env.DOOMED === '1';
    void writing.at(-1)?.terminate();
  });
  process.on('SIGUSR1', () => void Promise.reject(new Error('torn')));
}
