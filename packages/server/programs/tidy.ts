import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** Threads tell the main one here which programs they started and saw end. */
export const CHANNEL = 'outcry-programs';

export interface Running {
  readonly pid: number;
  readonly isRunning: boolean;
}

let isWatching = false;

/** In the main thread: no program outlives this process, even one that hangs in a thread that was ended. */
export function endProgramsAtExit(): void {
  if (!isMainThread || isWatching) return;
  isWatching = true;
  const running = new Set<number>();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: { data: unknown }) => {
    const { pid, isRunning } = data as Running;
    if (isRunning) running.add(pid);
    else running.delete(pid);
  };
  channel.unref();
  process.once('exit', () => {
    for (const pid of running)
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // it has ended by itself
      }
  });
}
